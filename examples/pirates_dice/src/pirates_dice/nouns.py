"""What the actions and facts of Pirate's Dice are about: types that number and say each thing."""

from typing import Annotated, Final

from flibuste.core.declared.fields import UNSAID, Range, Said
from flibuste.core.message import Message, message, seat
from pirates_dice.data import ALL_DICE, FACES, MOST_PLAYERS

_BITS: Final = 3
"""Bits per count: a player has at most five dice of a face."""


def so_many(count: int, face: int) -> Message:
    """A number of dice of one face: four fives."""
    return message(f"pd-dice-{face}", n=count)


def faces_of(packed: int) -> list[int]:
    """The dice of a cup, sorted, from the packed counts of its faces."""
    return [face + 1 for face in range(FACES) for _ in range(packed >> _BITS * face & 7)]


class _Cup:
    """Dice as a list, numbered by the packed counts of their faces."""

    count = 0

    def value(self, number: int) -> list[int]:
        """The dice."""
        return faces_of(number)

    def number(self, dice: list[int]) -> int:
        """The packed counts."""
        return sum(1 << _BITS * (face - 1) for face in dice)


def in_a_row(dice: list[int]) -> str:
    """Dice side by side."""
    return " ".join(str(face) for face in dice)


Seat = Annotated[int, Range(MOST_PLAYERS), Said(seat)]
Count = Annotated[int, Range(ALL_DICE, first=1)]
Face = Annotated[int, Range(FACES, first=1)]
Cup = Annotated[list[int], _Cup(), Said(in_a_row)]
Drawn = Annotated[int, UNSAID]
"""A number that only the client shows."""
