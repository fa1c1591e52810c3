"""Generic code knows no game: fails where code outside a game's own folders names one.

python scripts/game_names.py         the client and the Python package
python scripts/game_names.py --web   the client only

The names are those of the folders under web/src/games and src/flibuste/games, in every spelling: santy-anno,
santy_anno, santyAnno, SantyAnno, Santy Anno.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = Path("web")
PACKAGE = Path("src", "flibuste")
WEB_FILES = {".ts", ".svelte", ".css", ".html"}
OF_GAMES = (WEB / "src" / "games", PACKAGE / "games")
"""Folders that have one folder for each game."""


def games() -> list[str]:
    """Return the words of every game's name, joined by hyphens."""
    folders = (folder for parent in OF_GAMES for folder in (ROOT / parent).iterdir())
    return sorted({folder.name.replace("_", "-") for folder in folders if _is_game(folder)})


def _is_game(folder: Path) -> bool:
    return any((folder / file).is_file() for file in ("guide.ts", "__init__.py"))


def spellings(names: list[str]) -> re.Pattern[str]:
    """Return a pattern that finds any of these games, whatever joins the words of its name."""
    return re.compile("|".join(name.replace("-", "[-_ ]?") for name in names), re.IGNORECASE)


def generic_files(*, web_only: bool) -> Iterator[Path]:
    """Yield the files that may not name a game, as paths below the project."""
    roots = [ROOT / WEB / "src"] if web_only else [ROOT / WEB / "src", ROOT / PACKAGE]
    found = [path for root in roots for path in root.rglob("*")] + list((ROOT / WEB).glob("*"))
    own = {
        folder / name for folder in OF_GAMES for game in games() for name in (game, game.replace("-", "_"))
    }
    for path in sorted(path.relative_to(ROOT) for path in found if path.is_file()):
        wanted = WEB_FILES if path.is_relative_to(WEB) else {".py"}
        if path.suffix in wanted and not own & set(path.parents):
            yield path


def main(arguments: list[str]) -> int:
    """Print every place that names a game and return the exit status."""
    if arguments not in ([], ["--web"]):
        print(__doc__, file=sys.stderr)
        return 2
    named = spellings(games())
    status = 0
    for path in generic_files(web_only=arguments == ["--web"]):
        for number, line in enumerate((ROOT / path).read_text(encoding="utf-8").splitlines(), 1):
            if named.search(line):
                print(f"{path.as_posix()}:{number}: {line.strip()}", file=sys.stderr)
                status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
