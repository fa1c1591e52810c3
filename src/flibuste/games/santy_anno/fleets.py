"""The fleet of a box painted differently from ours: which of our ships' marks each ship bears (SA-14).

A box has the eight ships by name; their colours, numbers and corners are known only as far as the rulebooks
show them. In any box, each kind of mark is ours in another order, with the colours perhaps exchanged.
"""

import functools
import itertools
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from flibuste.core.compiled import compiled
from flibuste.core.record import Ints
from flibuste.games.santy_anno.cards import TO, lead
from flibuste.games.santy_anno.data import CHAIRS, COLOUR_OF, COLOURS, CORNER_OF, KINDS
from flibuste.games.santy_anno.state import State

_FACTORIALS: Final[Ints] = np.array([1, 1, 2, 6, 24, 120, 720, 5040], np.int64)
ORDERS: Final = 40_320
"""The ways to put eight ships in order."""


def _recolourings() -> Ints:
    """The ways to exchange colours that result in other ships; the first one exchanges none."""
    found: dict[frozenset[tuple[int, ...]], tuple[int, ...]] = {}
    for colours in itertools.permutations(range(len(COLOURS))):
        ships = frozenset(tuple(colours[colour] for colour in ship) for ship in COLOUR_OF.tolist())
        found.setdefault(ships, colours)
    return np.array(list(found.values()), np.int8)


RECOLOURED: Final[Ints] = _recolourings()
"""By recolouring, the new colour for each of ours."""
FLEETS: Final = len(RECOLOURED) * ORDERS**3

# Above all instants of the race.
FLEET_SHIFT: Final = 52
FLEET_IS: Final = 1 << FLEET_SHIFT
"""The first number of the actions that tell a fleet."""


def is_fleet(action: int) -> bool:
    """Whether the number tells a fleet."""
    return FLEET_IS <= action < FLEET_IS + FLEETS


class Fleet(NamedTuple):
    """What differs from ours: the exchange of colours; ranks of the orders of colours, numbers, corners."""

    recoloured: int
    coloured: int
    numbered: int
    cornered: int


OURS: Final = Fleet(0, 0, 0, 0)


@dataclass(frozen=True, eq=False)
class Marks:
    """What the ships of a fleet bear: colours by [ship, element], numbers from 0, Coco's corners."""

    colours: Ints
    numbers: Ints
    corners: Ints
    to: Ints
    """Where each card leads: [kind, ship]."""


@compiled
def put_in_order(rank: int, order: Ints) -> None:
    """Writes the order of the ships that has this rank; rank 0 is our own order."""
    for place in range(CHAIRS):
        order[place] = place
    for place in range(CHAIRS):
        rest = int(_FACTORIALS[CHAIRS - 1 - place])
        at = place + rank // rest
        rank = rank % rest
        chosen = order[at]
        while at > place:
            order[at] = order[at - 1]
            at -= 1
        order[place] = chosen


@compiled
def paint(
    recoloured: int, coloured: int, numbered: int, cornered: int, colours: Ints, numbers: Ints, corners: Ints
) -> None:
    """Writes what the ships of a fleet bear."""
    like = np.zeros(CHAIRS, np.int8)
    put_in_order(coloured, like)
    for ship in range(CHAIRS):
        for element in range(4):
            colours[ship, element] = RECOLOURED[recoloured, int(COLOUR_OF[int(like[ship]), element])]
    put_in_order(numbered, numbers)
    put_in_order(cornered, like)
    for ship in range(CHAIRS):
        corners[ship] = CORNER_OF[int(like[ship])]


@compiled
def has_our_fleet(s: State) -> bool:
    """Whether the ships of this table are painted as we know them."""
    return s.recoloured == 0 and s.coloured == 0 and s.numbered == 0 and s.cornered == 0


@compiled
def led_here(s: State, to: Ints) -> None:
    """Writes where each card leads from each ship of this table."""
    if has_our_fleet(s):
        to[:] = TO
        return
    colours = np.zeros((CHAIRS, 4), np.int8)
    numbers = np.zeros(CHAIRS, np.int8)
    corners = np.zeros(CHAIRS, np.int8)
    paint(int(s.recoloured), int(s.coloured), int(s.numbered), int(s.cornered), colours, numbers, corners)
    lead(colours, numbers, corners, to)


@compiled
def is_told_once(number: int) -> bool:
    """Whether a fleet is told by this number: our two ships with Coco in one corner stand in our order."""
    like = np.zeros(CHAIRS, np.int8)
    put_in_order(number % ORDERS, like)
    for one in range(CHAIRS):
        for two in range(one + 1, CHAIRS):
            if like[one] > like[two] and CORNER_OF[int(like[one])] == CORNER_OF[int(like[two])]:
                return False
    return True


@compiled
def take_fleet(s: State, number: int) -> None:
    """Paints the ships of this table as in the fleet with this number."""
    s.cornered = number % ORDERS
    number = number // ORDERS
    s.numbered = number % ORDERS
    number = number // ORDERS
    s.coloured = number % ORDERS
    s.recoloured = number // ORDERS


def fleet_of(s: State) -> Fleet:
    """The fleet of a table."""
    return Fleet(int(s.recoloured), int(s.coloured), int(s.numbered), int(s.cornered))


def number_of(fleet: Fleet) -> int:
    """The number of a fleet; ours is 0."""
    recoloured, coloured, numbered, cornered = fleet
    return ((recoloured * ORDERS + coloured) * ORDERS + numbered) * ORDERS + cornered


def numbered_fleet(number: int) -> Fleet:
    """The fleet with this number."""
    number, cornered = divmod(number, ORDERS)
    number, numbered = divmod(number, ORDERS)
    recoloured, coloured = divmod(number, ORDERS)
    return Fleet(recoloured, coloured, numbered, cornered)


def rank_of(order: list[int]) -> int:
    """The rank of an order of the eight ships."""
    left, rank = list(range(CHAIRS)), 0
    for place, ship in enumerate(order):
        rank += left.index(ship) * int(_FACTORIALS[CHAIRS - 1 - place])
        left.remove(ship)
    return rank


@functools.lru_cache(maxsize=64)
def marks_of(fleet: Fleet) -> Marks:
    """What the ships of a fleet bear, and where each card leads."""
    marks = Marks(
        np.zeros((CHAIRS, len(COLOURS)), np.int8),
        np.zeros(CHAIRS, np.int8),
        np.zeros(CHAIRS, np.int8),
        np.zeros((KINDS, CHAIRS), np.uint8),
    )
    # Imported here: which form runs is neither part of the rules nor of the key of their compiled code.
    from flibuste.core.two_forms import PLAIN

    with PLAIN:
        paint(*fleet, marks.colours, marks.numbers, marks.corners)
        lead(marks.colours, marks.numbers, marks.corners, marks.to)
    return marks
