"""What happens in Santy Anno, in the order of the numbers; the rules write the fields in order."""

from typing import Annotated, Final, Literal

from flibuste.core.declared.facts import Fact, FactTable
from flibuste.core.declared.fields import UNSAID, OneOf, Said, from_one
from flibuste.core.message import Argument, Message, message, seat
from flibuste.games.santy_anno.nouns import (
    Card,
    Chair,
    Count,
    Event,
    Seat,
    Seats,
    Ship,
    card_name,
    event_name,
    event_text,
    reason,
    ship_name,
)

FACTS: Final = FactTable("sa-fact")

TAKEN: Final = ("ship", "start", "card", "event", "landing", "late")
"""What the Bosun can take back."""
TAKEN_SHIP, TAKEN_START, TAKEN_CARD, TAKEN_EVENT, TAKEN_LANDING, TAKEN_LATE = range(6)


class Lies(Fact):
    """A ship lies before a chair."""

    chair: Annotated[int, Said(from_one)]
    ship: Ship


LIES: Final = FACTS.add(Lies)


class Starts(Fact):
    """A pirate's tile starts at a ship."""

    who: Seat
    ship: Ship


STARTS: Final = FACTS.add(Starts)


class RoundBegins(Fact):
    """A round with this many cards begins."""

    round: int
    cards: int


ROUND: Final = FACTS.add(RoundBegins, "sa-fact-round")


class Laid(Fact):
    """A card is laid at its place in the line, counted from 1; None if this seat does not see it."""

    place: int
    card: Card | None


LAID: Final = FACTS.add(Laid)
LAID_UNSEEN: Final = FACTS.add(Laid, "sa-fact-laid-unseen", card=None)


class EventTurns(Fact):
    """The event card is turned; None if this seat does not see it."""

    event: Event | None


def _event(turned: EventTurns) -> Message:
    event = turned.event or ""
    return message("sa-fact-event", event=event_name(event), text=event_text(event))


EVENT: Final = FACTS.add(EventTurns, _event)
EVENT_UNSEEN: Final = FACTS.add(EventTurns, "sa-fact-event-unseen", event=None)


class CastsOff(Fact):
    """Cast off: the race is on."""


CAST_OFF: Final = FACTS.add(CastsOff, "sa-fact-cast-off")


class Goes(Fact):
    """Behind the curtain, this seat has its go."""

    who: Seat


GO: Final = FACTS.add(Goes)


class Runs(Fact):
    """A pirate runs from chair to chair, 1 clockwise or -1."""

    who: Seat
    chair: Chair
    to: Chair
    way: Annotated[int, UNSAID]


def _ran(ran: Runs) -> Message:
    return message("sa-fact-runs", who=seat(ran.who), chair=from_one(ran.to))


RAN: Final = FACTS.add(Runs, _ran)


class SitsDown(Fact):
    """A pirate sits down."""

    who: Seat
    chair: Chair
    ship: Ship


SAT: Final = FACTS.add(SitsDown)


class StandsUp(Fact):
    """A pirate stands up."""

    who: Seat
    chair: Chair


STOOD: Final = FACTS.add(StandsUp)


class EndsLap(Fact):
    """A pirate's lap is done."""

    who: Seat


LAPPED: Final = FACTS.add(EndsLap)


class TakesScuttle(Fact):
    """A pirate takes the scuttle after the lap."""

    who: Seat


TOOK_SCUTTLE: Final = FACTS.add(TakesScuttle)


class LaysFrame(Fact):
    """A pirate puts the frame under a ship."""

    who: Seat
    ship: Ship


FRAMED: Final = FACTS.add(LaysFrame)


class Lands(Fact):
    """A scuttle is laid, at this instant of the race."""

    who: Seat
    instant: Annotated[int, UNSAID]


LANDED: Final = FACTS.add(Lands)


class Counts(Fact):
    """A number of the count is called."""

    number: Count


COUNTED: Final = FACTS.add(Counts)


class TimeIsUp(Fact):
    """The limit is reached with these pirates out."""

    out: Count


TIME_UP: Final = FACTS.add(TimeIsUp)


class IsLate(Fact):
    """A pirate is too late and takes a free chair."""

    who: Seat
    chair: Chair | None


LATE: Final = FACTS.add(IsLate, "sa-fact-late")


class DrawsLots(Fact):
    """Several arrivals share an instant, and lots are drawn."""

    among: Count


LOTS: Final = FACTS.add(DrawsLots)


class Steps(Fact):
    """A card, the nth that works, moves a tile; `after` is where the sea then carries it."""

    who: Seat
    nth: int
    card: Card
    start: Ship
    to: Ship
    after: Ship


def _step(step: Steps) -> Message:
    """A step of a path with its reason; the sea's extra step is part of the line."""
    args: dict[str, Argument] = {
        "who": seat(step.who),
        "card": card_name(step.card),
        "to": ship_name(step.to),
        "why": reason(step.card, step.start),
    }
    if step.after != step.to:
        return message("sa-fact-step-seasick", **args, after=ship_name(step.after))
    return message("sa-fact-step" if step.to != step.start else "sa-fact-stay", **args)


STEP: Final = FACTS.add(Steps, _step)


class Arrives(Fact):
    """The pile is turned: who is at which place, where he believed to be and where he is, and the coin."""

    place: int
    who: Seat
    believed: Ship
    end: Ship
    ducats: Count


def _arrived(arrived: Arrives) -> str:
    if arrived.believed != arrived.end:
        return "sa-fact-wrong"
    return "sa-fact-right" if arrived.ducats else "sa-fact-right-unpaid"


ARRIVED: Final = FACTS.add(Arrives, _arrived)


class DuelBegins(Fact):
    """The tied seats fight."""

    who: Seats
    bout: Annotated[int, UNSAID]


DUEL: Final = FACTS.add(DuelBegins, "sa-fact-duel")


class HasTapped(Fact):
    """A seat has fought."""

    who: Seat


TAPPED: Final = FACTS.add(HasTapped)


class Taps(Fact):
    """How often a seat has tapped."""

    who: Seat
    taps: Count


TAPS: Final = FACTS.add(Taps)


class WinsWrestling(Fact):
    """Who wins the arm-wrestling."""

    who: Seat


WRESTLED: Final = FACTS.add(WinsWrestling, "sa-fact-wrestled")


class Ranks(Fact):
    """A seat's final rank and ducats."""

    who: Seat
    rank: int
    ducats: Count


RANKED: Final = FACTS.add(Ranks, "sa-fact-ranked")


class SitsAt(Fact):
    """By hand: a scuttle of the pile and where its pirate sits."""

    who: Seat
    ship: Ship
    place: int


SITS: Final = FACTS.add(SitsAt)


class TakesBack(Fact):
    """By hand: the last thing named is taken back."""

    what: Annotated[str, OneOf(TAKEN)]


TAKEN_BACK: Final = FACTS.add(TakesBack, "sa-fact-taken-back-{what}")


class StepsInBox(Steps):
    """A step in a box painted differently from ours (SA-14); the check shows why it leads there."""


def _step_in_box(step: StepsInBox) -> Message:
    args: dict[str, Argument] = {
        "who": seat(step.who),
        "card": card_name(step.card),
        "after": ship_name(step.after),
    }
    return message("sa-fact-step-in-box", **args)


STEP_IN_BOX: Final = FACTS.add(StepsInBox, _step_in_box)


class IsPainted(Fact):
    """By hand: the ships are painted as in this box, or as we know them."""

    like: Literal["ours", "box"]


PAINTED: Final = FACTS.add(IsPainted, "sa-fact-painted-{like}")
