"""What happens in Pirate's Dice, in the order of the numbers; the rules write the fields in order."""

from typing import Final

from flibuste.core.declared.facts import Fact, FactTable
from flibuste.core.message import Message, message, seat
from pirates_dice.nouns import Count, Cup, Drawn, Face, Seat, so_many

FACTS: Final = FactTable("pd-fact")
MAX_FACTS: Final = 12
"""No action leads to more facts than this."""


class Round(Fact):
    """All roll, and somebody begins."""

    who: Seat
    round: int
    dice: Drawn
    """How many dice are on the table."""


ROUND: Final = FACTS.add(Round)


class Said(Fact):
    """Somebody bids."""

    who: Seat
    count: Count
    face: Face


def _say_bid(said: Said) -> Message:
    return message("pd-fact-said", who=seat(said.who), what=so_many(said.count, said.face))


SAID: Final = FACTS.add(Said, _say_bid)


class Called(Fact):
    """Somebody does not believe the last bid."""

    who: Seat
    whom: Seat


CALLED: Final = FACTS.add(Called)


class Shown(Fact):
    """A cup is lifted."""

    who: Seat
    dice: Cup


SHOWN: Final = FACTS.add(Shown)


class Counted(Fact):
    """This many dice count for the bid."""

    count: int
    face: Face
    held: bool
    """Whether the bid was true."""


def _say_counted(counted: Counted) -> Message:
    verdict = "true" if counted.held else "lie"
    return message(f"pd-fact-counted-{verdict}", what=so_many(counted.count, counted.face))


COUNTED: Final = FACTS.add(Counted, _say_counted)


class Lost(Fact):
    """Somebody gives a die away."""

    who: Seat
    left: int


LOST: Final = FACTS.add(Lost)


class Out(Fact):
    """Somebody has no dice left."""

    who: Seat


OUT: Final = FACTS.add(Out)


class Won(Fact):
    """One player is left."""

    who: Seat


WON: Final = FACTS.add(Won)
