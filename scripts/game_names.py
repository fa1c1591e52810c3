"""Generic code knows no game: fails where a file outside a game's own folders names one.

python scripts/game_names.py         the client, the Python package and the scripts
python scripts/game_names.py --web   the client only

The games are the folders under web/src/games and src/flibuste/games, and those that the examples bring. In
every path and every text file it looks for their names, however the words are joined (blind-hookey,
blind_hookey, blindHookey, Blind&nbsp;Hookey, also over two lines), and for keys of their messages
(bh-prompt).
A name that a program puts together from parts is beyond it.
"""

import os
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = Path("web")
PACKAGE = Path("src", "flibuste")
SCRIPTS = Path("scripts")
OF_GAMES = (WEB / "src" / "games", PACKAGE / "games")
"""Folders that have one folder for each game."""
EXAMPLES = Path("examples")
MADE = {"web/node_modules", "web/dist", "src/flibuste/server/client", "src/flibuste/server/client.new"}
"""What is installed or built."""
MAY_NAME_GAMES = {
    "src/flibuste/games/ours.pyi": "tells type checkers which games there are",
    "src/flibuste/words/*/*.ftl": "the catalogs of our games",
    "web/public/previews/*.png": "a picture for each game",
    "scripts/vocabulary.py": "knows which messages are bound by which heading of the glossary",
}
"""Exceptions, each with its reason."""

SPACE = r"(?:\n[ \t]*(?:#|//|\*)[ \t]|\s|&nbsp;|&#160;|%20)"
"""White space in any writing, or the beginning of the next line of a comment."""
BETWEEN_WORDS = rf"(?:[-_.\u2010\u2011]|{SPACE}*)"
STARTS = r"(?:(?<![^\W\d_])|(?<=[a-z])(?=[A-Z]))"
ENDS = r"(?:(?![^\W\d_])|(?<=[a-z])(?=[A-Z]))"
"""Where a word starts or ends, also within camelCase: a game called Go is not found in google."""
PREFIX = re.compile(r"^\s*prefix: '(\w+)'", re.MULTILINE)


def games() -> list[str]:
    """Return the words of every game's name, joined by hyphens."""
    folders = (folder for parent in OF_GAMES for folder in (ROOT / parent).iterdir())
    ours = {folder.name.replace("_", "-") for folder in folders if _is_game(folder)}
    projects = (tomllib.loads(file.read_text("utf-8")) for file in (ROOT / EXAMPLES).glob("*/pyproject.toml"))
    return sorted(ours.union(*(_brought_by(project) for project in projects)))


def _is_game(folder: Path) -> bool:
    return any((folder / file).is_file() for file in ("guide.ts", "__init__.py"))


def _brought_by(project: dict[str, dict[str, dict[str, dict[str, str]]]]) -> set[str]:
    return set(project.get("project", {}).get("entry-points", {}).get("flibuste.games", {}))


def prefixes() -> list[str]:
    """Return the prefixes of the keys of the games' messages, as their guides say them."""
    guides = [*(ROOT / OF_GAMES[0]).glob("*/guide.ts"), *(ROOT / EXAMPLES).glob("*/src/*/web/guide.ts")]
    return sorted(prefix for guide in guides for prefix in PREFIX.findall(guide.read_text(encoding="utf-8")))


def spellings(names: list[str], keys: list[str]) -> re.Pattern[str]:
    """Return a pattern that finds any of these games in any spelling, and any key with these prefixes."""
    joined = "|".join(BETWEEN_WORDS.join(map(re.escape, name.split("-"))) for name in names)
    named = [rf"{STARTS}(?i:{joined}){ENDS}"]
    if keys:
        named.append(rf"(?<![\w-])(?:[a-z]+-)*(?:{'|'.join(keys)})-[a-z{{$]")
    return re.compile("|".join(named))


def generic_files(*, web_only: bool) -> Iterator[Path]:
    """Yield the files that may not name a game, as paths below the project."""
    own = {
        folder / spelt for folder in OF_GAMES for game in games() for spelt in (game, game.replace("-", "_"))
    }
    left_out = own | set(map(Path, MADE))
    for root in (WEB,) if web_only else (WEB, PACKAGE, SCRIPTS):
        for place, folders, files in os.walk(ROOT / root):
            here = Path(place).relative_to(ROOT)
            folders[:] = sorted(
                name for name in folders if name != "__pycache__" and here / name not in left_out
            )
            for path in (here / name for name in sorted(files)):
                if not any(path.match(exception) for exception in MAY_NAME_GAMES):
                    yield path


def faults(path: Path, named: re.Pattern[str]) -> Iterator[str]:
    """Yield a line for the path and for each line of the file that names a game."""
    if named.search(path.as_posix()):
        yield f"{path.as_posix()}: is named after a game"
    content = (ROOT / path).read_bytes()
    if b"\0" in content:
        return
    text = content.decode("utf-8", errors="replace")
    lines = text.splitlines()
    for number in sorted({text.count("\n", 0, found.start()) for found in named.finditer(text)}):
        yield f"{path.as_posix()}:{number + 1}: {lines[number].strip()}"


def main(arguments: list[str]) -> int:
    """Print every place that names a game and return the exit status."""
    if arguments not in ([], ["--web"]):
        print(__doc__, file=sys.stderr)
        return 2
    named = spellings(games(), prefixes())
    wrong = [
        fault for path in generic_files(web_only=arguments == ["--web"]) for fault in faults(path, named)
    ]
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
