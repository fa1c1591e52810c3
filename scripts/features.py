"""Writes the tables of features in docs/learning.md from what the games say about their records.

`python scripts/features.py` writes them; with `--check` it says whether they are current.
"""

import ast
import inspect
import itertools
import sys
from pathlib import Path
from textwrap import dedent

from flibuste import games
from flibuste.bots.features import Features
from flibuste.core.features import MINE, SEATS, Kind, Meaning, meanings
from flibuste.core.game import Game

PAGE = Path(__file__).resolve().parent.parent / "docs" / "learning.md"
BEGIN, END = "<!-- features: written by scripts/features.py -->\n", "<!-- end of features -->\n"
MOST_NAMES = 8


def docstrings(game: Game) -> dict[str, str]:
    """The docstrings below the fields of the record's class."""
    body = ast.parse(dedent(inspect.getsource(game.state))).body[0]
    said: dict[str, str] = {}
    fields = body.body if isinstance(body, ast.ClassDef) else []
    for one, following in itertools.pairwise(fields):
        is_text = isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant)
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name) and is_text:
            said[one.target.id] = " ".join(str(following.value.value).split())  # type: ignore[attr-defined]
    return said


def listed(names: tuple[str, ...]) -> str:
    """Names in a row, only the first few if there are many."""
    shown = names if len(names) <= MOST_NAMES else (*names[: MOST_NAMES - 2], "…", names[-1])
    return ", ".join(f"`{name}`" if name != "…" else name for name in shown)


def how(meaning: Meaning) -> str:
    """How a field becomes numbers."""
    match meaning.kind:
        case Kind.NUMBER:
            return "0 or 1" if meaning.most == 1 else f"divided by {meaning.most:g}"
        case Kind.CHOICE:
            return f"one of {listed(meaning.names)}"
        case Kind.WHO:
            return "one of the seats"
        case Kind.BITS:
            return f"0 or 1 for each of {listed(meaning.names)}"
        case Kind.SEATS:
            return "0 or 1 for each seat"
        case Kind.SPOT:
            return f"one of {meaning.values[0]} columns, one of {meaning.values[1]} rows"
        case Kind.PARCEL:
            return f"{listed(meaning.names)}, divided by {meaning.most:g}"
    return "left out"


def axes(game: Game, name: str, meaning: Meaning) -> str:
    """The axes of a field as they appear in a feature's name."""
    shape = game.dtype[name].shape
    along = [*meaning.along, *(range(size) for size in shape[len(meaning.along) :])]
    said = []
    for axis in along:
        if axis == SEATS:
            said.append("seat")
        elif axis != MINE:
            names = tuple(map(str, axis))
            said.append(names[0] if len(names) == 1 else f"{names[0]} … {names[-1]}")
    return f"[{', '.join(said)}]" if said else ""


def table(game: Game) -> str:
    """The features of a game, one field per row; raises ValueError for a field that nobody explains."""
    told, features = docstrings(game), Features(game)
    lines = [
        f"### {game.name}, rules version {game.version}: {len(features.names)} features",
        "",
        "| field | features | as numbers | what it is |",
        "|---|---|---|---|",
    ]
    for name, meaning in meanings(game).items():
        about = meaning.about or told.get(name)
        if not about:
            raise ValueError(f"{game.name}: nobody says what {name} is")
        count = len(features.fields.get(name, ()))
        field = f"`{name}{axes(game, name, meaning)}`" if count else f"`{name}`"
        lines.append(f"| {field} | {count or ''} | {how(meaning)} | {about} |")
    return "\n".join(lines) + "\n"


def page() -> str:
    """The page with up-to-date tables."""
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    ours = [game for game in games.every() if games.package(game.name).startswith("flibuste.")]
    return before + BEGIN + "\n" + "\n".join(table(game) for game in ours) + "\n" + END + after


if __name__ == "__main__":
    new = page()
    if "--check" in sys.argv[1:]:
        if new != PAGE.read_text("utf-8"):
            sys.exit("docs/learning.md: the features have changed; run scripts/fix")
    else:
        PAGE.write_text(new, "utf-8")
