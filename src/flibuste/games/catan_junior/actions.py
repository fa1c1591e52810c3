"""How the actions are numbered: first those that can be enumerated, then offers as packed counts."""

from typing import Final

import numpy as np

from flibuste.core.compiled import compiled
from flibuste.core.record import Ints
from flibuste.games.catan_junior.data import KINDS, MOST_HEXES, MOST_LINES, MOST_SITES

ROLL_DIE: Final = 0
END_TURN: Final = 1
BUILD_BOAT: Final = 2
BUILD_FORT: Final = BUILD_BOAT + MOST_LINES
BUY_COCO: Final = BUILD_FORT + MOST_SITES
MOVE_GHOST: Final = BUY_COCO + 1
GIVE: Final = MOVE_GHOST + MOST_HEXES
GIVE_NOTHING: Final = GIVE + KINDS
MARKET: Final = GIVE_NOTHING + 1
"""Plus 5 x the kind given + the kind taken."""
STOCK: Final = MARKET + KINDS * KINDS
"""Plus 5 x the kind given + the kind taken."""
ACCEPT: Final = STOCK + KINDS * KINDS
REFUSE: Final = ACCEPT + 1
WITHDRAW: Final = REFUSE + 1
DEAL_WITH: Final = WITHDRAW + 1
"""Plus the seat that has accepted or made the counter-offer."""
DENSE: Final = DEAL_WITH + 4

SIDE_BITS: Final = 25
"""Five counts of five bits: one side of an offer."""
SIDE: Final = (1 << SIDE_BITS) - 1
TAG_BITS: Final = 2 * SIDE_BITS
OFFER_TAG, COUNTER_TAG, CALL_OFF_TAG = 1, 2, 3
CALL_OFF: Final = CALL_OFF_TAG << TAG_BITS
"""The proposal to end the game unfinished (CJ-71), which the others accept or refuse like an offer."""


@compiled
def tag(action: int) -> int:
    """What a packed action is: an offer, a counter-offer, or the proposal to call the game off."""
    return action >> TAG_BITS


@compiled
def given(packed: int) -> int:
    """What the one who speaks gives."""
    return packed & SIDE


@compiled
def wanted(packed: int) -> int:
    """What the one who speaks wants."""
    return (packed >> SIDE_BITS) & SIDE


@compiled
def cards(side: int, kind: int) -> int:
    """How many cards of a kind lie on a side."""
    return (side >> (5 * kind)) & 31


def pack(counts: Ints | tuple[int, ...] | list[int]) -> int:
    """Five counts as one side of an offer."""
    return sum(int(n) << (5 * kind) for kind, n in enumerate(counts))


def unpack(side: int) -> tuple[int, ...]:
    """One side of an offer as five counts."""
    return tuple(side >> (5 * kind) & 31 for kind in range(KINDS))


def offer(give: int, want: int, of: int = OFFER_TAG) -> int:
    """The action that offers one side for another."""
    return of << TAG_BITS | want << SIDE_BITS | give


# A power of two below 2 ** 66 has a remainder of its own modulo 67: the way from a bit to its number.
_NUMBER_OF: Final[Ints] = np.zeros(67, np.int64)
for _bit in range(63):
    _NUMBER_OF[(1 << _bit) % 67] = _bit


@compiled
def lowest(mask: int) -> int:
    """The number of the lowest bit of a mask."""
    return _NUMBER_OF[(mask & -mask) % 67]  # type: ignore[no-any-return]


@compiled
def write_bits(out: Ints, count: int, mask: int, first: int) -> int:
    """Writes first + the number of each bit of the mask, and returns the new count."""
    while mask != 0:
        bit = mask & -mask
        out[count] = first + _NUMBER_OF[bit % 67]
        count += 1
        mask ^= bit
    return count
