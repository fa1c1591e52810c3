"""The record of a game of Catan Junior."""

from typing import Annotated, Final

import numpy as np

from flibuste.core.record import I8, I16, I32, I64, Ints, Record
from flibuste.games.catan_junior.data import KINDS, MOST_LINES, MOST_SITES

VERSION: Final = 2

ROLL, GHOST, MAIN, FREE_BUILD, GIFTS, OVER = range(6)
"""What the game waits for: the die, the ghost, trade and build, a free piece, neighbours' gifts, nothing."""

NONE: Final = -1
CASTLE: Final = -1
"""Where the ghost stands at the start."""

NOT_GIVEN, GAVE_NONE, HIDDEN = 5, 6, 7
"""Stands for a gift that was not made yet, that could not be made, or whose kind the seat does not know."""

SILENT, REFUSED, ACCEPTED, COUNTERED = range(4)
"""What a seat answered to the offer on the table."""

MOST_GIFT_CARDS: Final = 4
OFFERS_COUNTED: Final = 127
"""Offers in a turn beyond this number are not told apart."""

WON: Final = 1
CALLED_OFF: Final = 2
"""The endings."""


class State(Record):
    """All that a game of Catan Junior consists of."""

    turn: I16
    rounds: I16
    serial: I32
    phase: I8
    active: I8
    first: I8
    ports: I8
    roll: I8
    ghost: I8
    castle: I8
    bargained: I8
    """Whether the active player has been to the market this turn (CJ-61)."""
    offers: I8
    """Offers of this turn that have led to no trade (CJ-60)."""
    most_offers: I8
    """How many of them a player may make in a turn; 0 for any number (CJ-60)."""
    proposed: I8
    """Whether the active player has proposed to call the game off this turn (CJ-71)."""
    waiting: I8
    """The mask of the market's empty stalls (CJ-62)."""
    tiles: I8
    """The mask of the resources on the port tiles that are still face down."""
    asked: I8
    """How many neighbour cards have been turned (CJ-46)."""

    hands: Annotated[Ints, np.int8, 4, KINDS]
    stock: Annotated[Ints, np.int8, KINDS]
    market: Annotated[Ints, np.int8, KINDS]
    coco: Annotated[Ints, np.int8, KINDS]
    """The Coco cards of each kind that are still face down."""
    turned: Annotated[Ints, np.int8, 4, KINDS]
    """The Coco cards that lie open before each player."""
    harbours: Annotated[Ints, np.int8, 4]
    """The mask of the resources on each player's port tiles."""
    built: Annotated[Ints, np.int8, 4]
    """Fortresses taken from the reserve, including the castle's."""
    sailing: Annotated[Ints, np.int8, 4]
    """Boats taken from the reserve."""
    forts: Annotated[Ints, np.int8, MOST_SITES]
    """Whose fortress stands on each site."""
    boats: Annotated[Ints, np.int8, MOST_LINES]
    """Whose boat lies on each line."""
    rolls: Annotated[Ints, np.int16, 7]
    """How often each number was rolled."""
    earned: Annotated[Ints, np.int16, 4]
    """Cards each player has earned by the die."""

    buyers: Annotated[Ints, np.int8, MOST_GIFT_CARDS]
    """Who turned each neighbour card."""
    gifts: Annotated[Ints, np.int8, MOST_GIFT_CARDS, 2]
    """The kind that the left and the right neighbour gave."""
    low: Annotated[Ints, np.int8, MOST_GIFT_CARDS, 4, KINDS]
    """From each neighbour card to the next: the fewest cards of a kind a hand was left with (secrets.py)."""

    answers: Annotated[Ints, np.int8, 4]
    offer: I64
    counters: Annotated[Ints, np.int64, 4]

    free_sites: I64
    free_lines: I64
    reached: Annotated[Ints, np.int64, 4]
    """The mask of the sites that each player's boats lead to."""
    beside: Annotated[Ints, np.int64, 4]
    """The mask of the lines beside each player's fortresses."""
