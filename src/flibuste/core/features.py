"""What the fields of a game's record mean: how a learner gets them as numbers, and what readers call them.

A game says so in a mapping from field to one of the kinds below; a field it does not name is a plain number.
Seats are counted from the observer, who is `me`; the next in order is `+1`.
"""

# compile-cache: holds no rules

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from flibuste.core.game import Game

NOT_TOLD: Final = ("key", "drawn", "version")
"""Fields of every record that no seat sees, or that say nothing about the game."""


class Kind(IntEnum):
    """How a field becomes features."""

    LEFT_OUT = 0
    NUMBER = 1
    """Divided by its maximum."""
    CHOICE = 2
    """One of several things: one-hot."""
    WHO = 3
    """One of the seats, or nobody."""
    BITS = 4
    """A mask of things."""
    SEATS = 5
    """A mask of seats."""
    SPOT = 6
    """A cell of a chart: one-hot in column and row."""
    PARCEL = 7
    """Several counts in one number, a few bits each."""


class Along(IntEnum):
    """What an axis of a field counts, where it counts seats."""

    SEATS = 0
    """One entry for each seat, the observer's first."""
    MINE = 1
    """Only the observer's own entry."""


SEATS: Final = Along.SEATS
MINE: Final = Along.MINE

Axis = Along | Sequence[str]
"""What an axis counts: seats, or things with these names."""


@dataclass(frozen=True)
class Meaning:
    """What a field of a record means."""

    kind: Kind
    along: tuple[Axis, ...] = ()
    """What the axes of an array count; unnamed axes are numbered."""
    names: tuple[str, ...] = ()
    """What the values, the bits, or the counts of a parcel are called."""
    values: tuple[int, ...] = ()
    """The numbers that stand for the named values."""
    most: float = 1.0
    bits: int = 0
    """How many bits a count of a parcel takes."""
    about: str = ""
    """What the field is, where the record's own docstring does not say."""


def number(most: float, *along: Axis, about: str = "") -> Meaning:
    """A count of at most `most`, or a yes or no."""
    return Meaning(Kind.NUMBER, along, most=float(most), about=about)


def choice(names: Sequence[str] | Mapping[int, str], *along: Axis, about: str = "") -> Meaning:
    """One of several things, numbered from 0 or as the mapping says; any other number means nothing."""
    named = dict(names) if isinstance(names, Mapping) else dict(enumerate(names))
    return Meaning(Kind.CHOICE, along, tuple(named.values()), tuple(named), about=about)


def who(*along: Axis, about: str = "") -> Meaning:
    """A seat; any number that is not a seat means nobody."""
    return Meaning(Kind.WHO, along, about=about)


def bits(names: Sequence[str], *along: Axis, about: str = "") -> Meaning:
    """A mask of things, the lowest bit first."""
    return Meaning(Kind.BITS, along, tuple(names), about=about)


def seats(*along: Axis, about: str = "") -> Meaning:
    """A mask of seats."""
    return Meaning(Kind.SEATS, along, about=about)


def spot(width: int, height: int, *along: Axis, about: str = "") -> Meaning:
    """A cell of a chart, numbered row by row."""
    names = (*(f"x{x}" for x in range(width)), *(f"y{y}" for y in range(height)))
    return Meaning(Kind.SPOT, along, names, (width, height), about=about)


def parcel(bits_each: int, most: float, names: Sequence[str], *along: Axis, about: str = "") -> Meaning:
    """Counts of a few bits each in one number, the first in the lowest bits."""
    return Meaning(Kind.PARCEL, along, tuple(names), most=float(most), bits=bits_each, about=about)


def left_out(about: str) -> Meaning:
    """A field that tells a learner nothing new, and why."""
    return Meaning(Kind.LEFT_OUT, about=about)


@dataclass(frozen=True, eq=False)
class Learning:
    """What a game tells learning programs."""

    fields: Mapping[str, Meaning] = field(default_factory=dict)
    """The meaning of the record's fields."""
    scores: Callable[[Any], Sequence[int]] | None = None
    """What each seat has at the end, where a win can be close: for rewards by margin."""
    most: int = 1
    """About a winner's score; margins are counted as fractions of it."""
    draws: int = 0
    """Where draws are few enough to be nodes of a game tree: the most outcomes one can have."""


def learning_of(game: "Game") -> Learning:
    """What a game tells learners; empty if it tells nothing."""
    return game.learning or Learning()


def meanings(game: "Game") -> dict[str, Meaning]:
    """The meaning of every field that can be told, in the order of the record."""
    told = learning_of(game).fields
    plain = Meaning(Kind.NUMBER)
    return {name: told.get(name, plain) for name in game.dtype.names or () if name not in NOT_TOLD}


def inner_axes(game: "Game", name: str, meaning: Meaning) -> tuple[bool, bool, tuple[tuple[str, ...], ...]]:
    """Whether the observer's own entry is taken, whether seats are counted, and the names along the rest."""
    shape = game.dtype[name].shape
    along: list[Axis] = [*meaning.along, *([()] * (len(shape) - len(meaning.along)))]
    mine = bool(along) and along[0] == MINE
    after = along[1:] if mine else along
    seats = bool(after) and after[0] == SEATS
    inner = after[1:] if seats else after
    if len(along) != len(shape) or any(isinstance(axis, Along) for axis in inner):
        raise ValueError(f"{game.name}: the axes of {name} are {shape}")
    named = []
    for axis, size in zip(inner, shape[len(shape) - len(inner) :], strict=True):
        names = tuple(axis) if not isinstance(axis, Along) else ()
        if names and len(names) != size:
            raise ValueError(f"{game.name}: {name} has {size} entries along an axis of {len(names)} names")
        named.append(names or tuple(map(str, range(size))))
    return mine, seats, tuple(named)
