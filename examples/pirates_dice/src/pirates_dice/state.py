"""The record of a game of Pirate's Dice."""

from typing import Annotated, Final

import numpy as np

from flibuste.core.record import I8, I16, I32, Ints, Record
from pirates_dice.data import FACES, MOST_PLAYERS

VERSION: Final = 1

NO_BID: Final = -1
NOBODY_YET: Final = -1

WON: Final = 1
"""The only ending."""


class State(Record):
    """All that a game of Pirate's Dice consists of."""

    serial: I32
    """How many bids and calls there were."""
    rounds: I16
    bid: I16
    """The action that was the highest bid of this round."""
    bidder: I8
    active: I8
    first: I8
    """Who began this round."""
    wild: I8
    over: I8

    held: Annotated[Ints, np.int8, MOST_PLAYERS]
    """How many dice each player still has, which all can see."""
    dice: Annotated[Ints, np.int8, MOST_PLAYERS, FACES]
    """How many dice under each cup show each face: the only secret."""
    left_as: Annotated[Ints, np.int8, MOST_PLAYERS]
    """Who was out first, second and so on; 0 for those still in."""

    caller: I8
    """Who called last; what was then shown is known to all."""
    loser: I8
    called_bid: I16
    called_bidder: I8
    shown: Annotated[Ints, np.int8, MOST_PLAYERS, FACES]
