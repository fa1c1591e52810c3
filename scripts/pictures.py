"""Draws the pictures of docs/architecture.md from its own tables: the packages, and the way of an action.

`python scripts/pictures.py` writes them; with `--check` it says whether they are current.
"""

import re
import sys
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "architecture.md"
PICTURES = ROOT / "docs" / "pictures"
PACKAGE = re.compile(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
HOP = re.compile(r"^\| (\d+) \| `([^`]+)` \| `([^`]+)` \| ([^|]+) \|$", re.MULTILINE)
STYLE = (
    "<style>text{font:13px system-ui,sans-serif;fill:#3b2a1a}.b{font-weight:600}"
    ".s{font-size:11px;fill:#6b5a48}.box{fill:#fbf4e4;stroke:#3b2a1a}.web{fill:#d7ebe8}"
    ".line{fill:none;stroke:#8a6d4b}</style>"
)
GRID = {
    "cli": (1, 0), "server": (0.5, 1), "lab": (1.5, 1), "store": (0, 2), "analysis": (1, 2), "words": (2, 2),
    "table": (0, 3), "bots": (1, 3), "games": (1, 4), "core": (1, 5),
}  # fmt: skip
"""Column and row of each package: imports only ever point downwards."""
WIDE, HIGH, GAP_X, GAP_Y = 150, 40, 40, 46


def packages(page: str) -> str:
    """The packages as boxes, with a line to each one they import that no package in between also imports."""
    imports = {
        name: [word for word in re.findall(r"\w+", allowed) if word != "nothing"]
        for name, _, allowed in PACKAGE.findall(page)
    }
    places = {
        name: (round(10 + column * (WIDE + GAP_X)), 10 + row * (HIGH + GAP_Y))
        for name, (column, row) in GRID.items()
    }
    lines, boxes = [], []
    for name, (x, y) in places.items():
        below = [other for other in imports[name] if other in places]
        direct = [one for one in below if not any(one in imports[other] for other in below)]
        lines += [_line(places[name], places[other]) for other in direct]
        boxes.append(
            f'<rect class="box" x="{x}" y="{y}" width="{WIDE}" height="{HIGH}" rx="8"/>'
            f'<text class="b" x="{x + WIDE // 2}" y="{y + 25}" text-anchor="middle">{name}</text>'
        )
    width, height = 20 + 3 * WIDE + 2 * GAP_X, 20 + 6 * HIGH + 5 * GAP_Y
    return _svg(width, height, "The packages of Flibuste and what they import", lines + boxes)


def _line(above: tuple[int, int], below: tuple[int, int]) -> str:
    x, y = above[0] + WIDE // 2, above[1] + HIGH
    to_x, to_y = below[0] + WIDE // 2, below[1]
    bend = to_y - GAP_Y // 2
    return f'<path class="line" d="M{x} {y}L{x} {bend - 10}C{x} {to_y} {to_x} {bend - 10} {to_x} {to_y}"/>'


def life(page: str) -> str:
    """The hops of an action, one below the other."""
    parts = []
    row, wide = 46, 800
    for number, file, function, what in HOP.findall(page):
        y = 10 + (int(number) - 1) * row
        kind = "box" if file.endswith(".py") else "box web"
        parts.append(
            f'<rect class="{kind}" x="10" y="{y}" width="{wide - 20}" height="{row - 10}" rx="8"/>'
            f'<text x="24" y="{y + 22}" class="b">{number}</text>'
            f'<text x="50" y="{y + 16}" class="b">{escape(function)}</text>'
            f'<text x="50" y="{y + 30}" class="s">{escape(file)}</text>'
            f'<text x="330" y="{y + 22}" class="s">{escape(what.replace("`", ""))}</text>'
        )
    return _svg(wide, 10 + len(parts) * row, "The way of an action through the files", parts)


def _svg(width: int, height: int, title: str, parts: list[str]) -> str:
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    return "\n".join([head, f"<title>{title}</title>", STYLE, *parts, "</svg>", ""])


def main(arguments: list[str]) -> int:
    """Write the pictures, or compare them with the files."""
    page = PAGE.read_text(encoding="utf-8")
    stale = []
    for name, text in (("packages", packages(page)), ("life-of-an-action", life(page))):
        path = PICTURES / f"{name}.svg"
        if arguments != ["--check"]:
            path.write_text(text, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            stale.append(path.relative_to(ROOT).as_posix())
    if stale:
        print(f"{', '.join(stale)} not current: python scripts/pictures.py", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
