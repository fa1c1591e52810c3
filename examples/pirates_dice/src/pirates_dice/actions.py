"""What players can do in Pirate's Dice: bids from low to high, and the call."""

from typing import Final

from flibuste.core.compiled import compiled
from flibuste.core.declared.actions import Action, ActionTable
from flibuste.core.message import Message, message
from pirates_dice.data import FACES
from pirates_dice.nouns import Count, Face, so_many

ACTIONS: Final = ActionTable("pd-do")


class Bid(Action):
    """Say that at least this many dice show a face."""

    count: Count
    face: Face


def _say_bid(bid: Bid) -> Message:
    return message("pd-do-bid", what=so_many(bid.count, bid.face))


# The last field changes fastest, so a higher number is a higher bid (PD-12).
BID: Final = ACTIONS.add(Bid, _say_bid)


class Call(Action):
    """Call the last bidder a liar."""


CALL: Final = ACTIONS.add(Call)

DENSE: Final = ACTIONS.dense


@compiled
def count_of(bid: int) -> int:
    """How many dice a bid names."""
    return (bid - BID) // FACES + 1


@compiled
def face_of(bid: int) -> int:
    """The face a bid names, from 0."""
    return (bid - BID) % FACES
