"""The bodies of the voyage of the day."""

from typing import Literal

import msgspec

from flibuste.server.wire.parts import GameName, Millis


class LegInfo(msgspec.Struct):
    """A leg of today's voyage, and this device's result on it."""

    game: GameName
    kind: Literal["race", "puzzle"]
    """Against the clock, or one position to solve."""
    begun: bool
    done: bool
    marks: list[bool]
    """Right and wrong answers so far."""
    millis: int


class DayInfo(msgspec.Struct):
    """This device's result on a day."""

    day: int
    """Days since 1970, UTC."""
    legs: int
    right: int
    of: int
    millis: int


class Voyage(msgspec.Struct):
    """`GET /api/voyage`: today's voyage, and how this device has sailed recently."""

    day: int
    ends: Millis
    """When the next day begins."""
    legs: list[LegInfo]
    streak: int
    """Days in a row with all legs done, up to today or yesterday."""
    days: list[DayInfo]
    """The last days with something done, oldest first."""


class BoardRow(msgspec.Struct):
    """Somebody's place on the board."""

    name: str
    """Empty if they have not chosen one."""
    legs: int
    right: int
    of: int
    millis: int
    you: bool


class Board(msgspec.Struct):
    """`GET /api/voyage/board?table=CODE`: who did best today, here or among the people of a table."""

    day: int
    legs: int
    """How many there are."""
    rows: list[BoardRow]
