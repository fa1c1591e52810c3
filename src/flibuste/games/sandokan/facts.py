"""What happens on a voyage, in the order of the numbers; the rules write the fields in order.

Facts of fights and called bluffs follow in `fight_facts`.
"""

from typing import Annotated, Final

from flibuste.core.declared.facts import Fact, FactTable
from flibuste.core.declared.fields import UNSAID
from flibuste.core.message import Message, message, seat
from flibuste.games.sandokan.nouns import (
    Card,
    Cell,
    Count,
    Event,
    Heading,
    Port,
    Seat,
    Stall,
    Treasure,
    Why,
    cards_shown,
)

FACTS: Final = FactTable("sk-fact")
MAX_FACTS: Final = 48
"""No action leads to more facts than this."""


class ChosePort(Fact):
    """A captain chose a home port."""

    who: Seat
    port: Port


CHOSE_PORT: Final = FACTS.add(ChosePort)


class Sailed(Fact):
    """A boat sailed with black cards that everyone saw."""

    who: Seat
    start: Cell
    end: Cell
    ones: Count
    twos: Count
    threes: Count


def _sailed(sailed: Sailed) -> Message:
    return message(
        "sk-fact-sailed",
        who=seat(sailed.who),
        cells=sailed.ones + 2 * sailed.twos + 3 * sailed.threes,
        cards=cards_shown("black", sailed.ones, sailed.twos, sailed.threes),
    )


SAILED: Final = FACTS.add(Sailed, _sailed)


class SailedCovered(Fact):
    """A boat sailed with cards face down."""

    who: Seat
    start: Cell
    end: Cell
    cells: int
    cards: int


SAILED_COVERED: Final = FACTS.add(SailedCovered)


class Drifted(Fact):
    """A boat without black cards made one cell."""

    who: Seat
    start: Cell
    end: Cell


DRIFTED: Final = FACTS.add(Drifted)


class Glided(Fact):
    """A boat went along Serenity."""

    who: Seat
    start: Cell
    end: Cell


GLIDED: Final = FACTS.add(Glided)


class Turned(Fact):
    """A boat turned on the spot."""

    who: Seat
    heading: Heading


TURNED: Final = FACTS.add(Turned)


class Stayed(Fact):
    """A boat stayed."""

    who: Seat


STAYED: Final = FACTS.add(Stayed)


class Declined(Fact):
    """A captain declined the extra turn."""

    who: Seat


DECLINED: Final = FACTS.add(Declined)


class Headed(Fact):
    """A boat points its bow for the next turn."""

    who: Seat
    heading: Heading


HEADED: Final = FACTS.add(Headed)


class Drew(Fact):
    """A captain took a card, whose kind only those who know it see."""

    who: Seat
    card: Card | None


DREW: Final = FACTS.add(Drew)
DREW_HIDDEN: Final = FACTS.add(Drew, "sk-fact-drew-hidden", card=None)


class Swapped(Fact):
    """A captain swapped a card with the pile."""

    who: Seat
    given: Card
    taken: Card
    depth: Annotated[int, UNSAID]


SWAPPED: Final = FACTS.add(Swapped)


class SwapFailed(Fact):
    """The pile had no fitting card."""

    who: Seat
    card: Card


SWAP_FAILED: Final = FACTS.add(SwapFailed)


class Bargained(Fact):
    """A captain begins to pay for a treasure."""

    who: Seat
    treasure: Treasure
    place: Stall


BARGAINED: Final = FACTS.add(Bargained, "sk-fact-bargained-{place}")


class Paid(Fact):
    """A captain paid with a card that only he saw."""

    who: Seat
    card: Card


PAID: Final = FACTS.add(Paid)


class PaidCovered(Fact):
    """A captain paid with cards that others did not see."""

    who: Seat
    cards: int


PAID_COVERED: Final = FACTS.add(PaidCovered)


class TradedIn(Fact):
    """A captain gave a treasure as part of the price."""

    who: Seat
    treasure: Treasure


TRADED_IN: Final = FACTS.add(TradedIn)


class Got(Fact):
    """A treasure of the box came aboard."""

    who: Seat
    treasure: Treasure


GOT: Final = FACTS.add(Got)


class Met(Fact):
    """A captain turned an event, in a port or at the Island of Storms."""

    who: Seat
    event: Event
    port: Port | None


MET: Final = FACTS.add(Met, lambda met: "sk-fact-met" if met.port else "sk-fact-met-storms")


class Blown(Fact):
    """An event moved a boat."""

    who: Seat
    start: Cell
    end: Cell
    event: Event


BLOWN: Final = FACTS.add(Blown, "sk-fact-blown-{event}")


class Lost(Fact):
    """A treasure went to the box."""

    who: Seat
    treasure: Treasure
    why: Why


LOST: Final = FACTS.add(Lost)


class PutUnder(Fact):
    """A captain put a card under the pile."""

    who: Seat
    card: Card | None
    why: Why


PUT_UNDER: Final = FACTS.add(PutUnder)
PUT_UNDER_HIDDEN: Final = FACTS.add(PutUnder, "sk-fact-put-under-hidden", card=None)


class Robbed(Fact):
    """A captain drew a card from another hand."""

    who: Seat
    whom: Seat
    card: Card | None


ROBBED: Final = FACTS.add(Robbed)
ROBBED_HIDDEN: Final = FACTS.add(Robbed, "sk-fact-robbed-hidden", card=None)


class Gave(Fact):
    """A beaten captain handed a card over."""

    who: Seat
    whom: Seat
    card: Card | None


GAVE: Final = FACTS.add(Gave)
GAVE_HIDDEN: Final = FACTS.add(Gave, "sk-fact-gave-hidden", card=None)


class Ceded(Fact):
    """A beaten captain handed a treasure over."""

    who: Seat
    whom: Seat
    treasure: Treasure


CEDED: Final = FACTS.add(Ceded)


class Seized(Fact):
    """The winner took a treasure."""

    who: Seat
    whom: Seat
    treasure: Treasure


SEIZED: Final = FACTS.add(Seized)


class TookFree(Fact):
    """A captain took the treasure of a free port."""

    who: Seat
    treasure: Treasure
    port: Port


TOOK_FREE: Final = FACTS.add(TookFree)


class SwappedCargo(Fact):
    """A captain swapped a carried treasure for that of a free port."""

    who: Seat
    left: Treasure
    taken: Treasure
    port: Port


SWAPPED_CARGO: Final = FACTS.add(SwappedCargo)


class Left(Fact):
    """A captain left a treasure in another's port."""

    who: Seat
    treasure: Treasure
    port: Port


LEFT: Final = FACTS.add(Left)


class Fetched(Fact):
    """A captain took a treasure from another's port."""

    who: Seat
    treasure: Treasure
    port: Port


FETCHED: Final = FACTS.add(Fetched)


class Unloaded(Fact):
    """A treasure came ashore at home."""

    who: Seat
    treasure: Treasure


UNLOADED: Final = FACTS.add(Unloaded)


class CameHome(Fact):
    """A captain came home with treasure."""

    who: Seat
    points: int


CAME_HOME: Final = FACTS.add(CameHome)


class Cured(Fact):
    """The plague left a boat."""

    who: Seat


CURED: Final = FACTS.add(Cured)
