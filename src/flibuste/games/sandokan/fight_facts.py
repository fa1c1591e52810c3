"""What happens in fights, when a bluff is called and at the end, numbered after what happens on a voyage."""

from typing import Final

from flibuste.core.declared.facts import Fact, FactTable
from flibuste.core.message import Message, message, seat
from flibuste.games.sandokan import facts
from flibuste.games.sandokan.nouns import Count, Seat, cards_shown

FACTS: Final = FactTable("sk-fact", after=facts.FACTS)
"""All facts of the game."""


class Attacked(Fact):
    """A captain attacked."""

    who: Seat
    whom: Seat


ATTACKED: Final = FACTS.add(Attacked)


class Answered(Fact):
    """A captain is ready to fight."""

    who: Seat


ANSWERED: Final = FACTS.add(Answered)


class Showed(Fact):
    """A captain's strength in a fight."""

    who: Seat
    ones: Count
    twos: Count
    threes: Count
    letter: bool
    strength: int


SHOWN: Final = ("ones", "twos", "threes")
"""The fields that count red cards, in the order of their kinds."""


def _showed(showed: Showed) -> Message:
    cards = cards_shown("red", showed.ones, showed.twos, showed.threes)
    if showed.letter:
        cards.append(message("sk-the-letter"))
    said = {"who": seat(showed.who), "strength": showed.strength}
    return (
        message("sk-fact-showed", cards=cards, **said) if cards else message("sk-fact-showed-nothing", **said)
    )


SHOWED: Final = FACTS.add(Showed, _showed)


class Beat(Fact):
    """A captain won a fight."""

    who: Seat
    whom: Seat


BEAT: Final = FACTS.add(Beat)


class DrewLevel(Fact):
    """A fight ended in a draw."""

    who: Seat
    whom: Seat


DREW_LEVEL: Final = FACTS.add(DrewLevel)


class ExtraTurn(Fact):
    """A captain gets an extra turn."""

    who: Seat


EXTRA_TURN: Final = FACTS.add(ExtraTurn)


class Missed(Fact):
    """A becalmed boat missed a turn."""

    who: Seat
    extra: bool


MISSED: Final = FACTS.add(Missed, lambda missed: "sk-fact-missed-extra" if missed.extra else "sk-fact-missed")


class Called(Fact):
    """A captain called a bluff."""

    who: Seat
    whom: Seat


CALLED: Final = FACTS.add(Called)


class Caught(Fact):
    """A captain had sailed too far."""

    who: Seat
    cells: int
    allowed: int


CAUGHT: Final = FACTS.add(Caught)


class Cleared(Fact):
    """A captain had sailed honestly."""

    who: Seat


CLEARED: Final = FACTS.add(Cleared)


class LetPass(Fact):
    """A captain did not call."""

    who: Seat


LET_PASS: Final = FACTS.add(LetPass)


class Won(Fact):
    """A good event at the quay ended the game."""

    who: Seat
    points: int


WON: Final = FACTS.add(Won)


class TurnsOver(Fact):
    """All turns have been played."""


TURNS_OVER: Final = FACTS.add(TurnsOver)
