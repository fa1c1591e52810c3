"""Digests of what short bot games come to: the same file and depth give the same figures everywhere."""

import hashlib
from pathlib import Path

import msgspec

from flibuste.analysis.report import FORMAT, figures
from tests.analysis.games import judged_games, told

PAGE = Path(__file__).parent / "golden.json"


class Stored(msgspec.Struct):
    """The digests by game, and the format of analyses that they are of."""

    format: int
    digests: dict[str, str]


def digest(name: str) -> str:
    """A game's figures in short, as exactly as they are shown."""
    return hashlib.sha256(msgspec.json.encode(figures(told(name)))).hexdigest()


def stored() -> Stored:
    """What is written down."""
    return msgspec.json.decode(PAGE.read_bytes(), type=Stored)


def write() -> None:
    """Writes the digests anew; whoever has kept analyses must hear of it by a new format."""
    found = Stored(FORMAT, {name: digest(name) for name in judged_games()})
    before = stored() if PAGE.exists() else None
    if before is not None and before.format == FORMAT and before.digests != found.digests:
        raise SystemExit("the same game is analysed otherwise: raise FORMAT in analysis/report.py first")
    PAGE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
