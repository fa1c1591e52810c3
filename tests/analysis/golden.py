"""Digests of the analyses of short bot games: the same file and depth give the same figures everywhere."""

import hashlib
from pathlib import Path

import msgspec

from flibuste.analysis.report import FORMAT, figures
from tests.analysis.games import judged_games, told

PAGE = Path(__file__).parent / "golden.json"


class Stored(msgspec.Struct):
    """The digests by game, and the format of the analyses."""

    format: int
    digests: dict[str, str]


def digest(name: str) -> str:
    """A game's figures, hashed at the precision they are shown in."""
    return hashlib.sha256(msgspec.json.encode(figures(told(name)))).hexdigest()


def stored() -> Stored:
    """The stored digests."""
    return msgspec.json.decode(PAGE.read_bytes(), type=Stored)


def write() -> None:
    """Rewrites the digests; stored analyses become invalid through a new format."""
    found = Stored(FORMAT, {name: digest(name) for name in judged_games()})
    before = stored() if PAGE.exists() else None
    if before is not None and before.format == FORMAT and before.digests != found.digests:
        raise SystemExit("the same game is analysed otherwise: raise FORMAT in analysis/report.py first")
    PAGE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
