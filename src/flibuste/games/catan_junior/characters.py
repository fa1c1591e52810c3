"""The colours, which are seats of the game: with three players white is out (CJ-1)."""

# compile-cache: holds no rules

from typing import Final

from flibuste.core.characters import Characters
from flibuste.games.catan_junior.data import COLOURS

_ALL: Final = COLOURS[4]


def _seated(players: int) -> tuple[int, ...]:
    return tuple(_ALL.index(colour) for colour in COLOURS[players])


def beginning(seat: int, players: int) -> dict[str, str | int]:
    """The option that makes this seat begin (CJ-25)."""
    return {"first": COLOURS[players][seat]}


CHARACTERS: Final = Characters(tuple(f"cj-colour-{colour}" for colour in _ALL), seated=_seated)
