"""What happens in Catan Junior, in the order of the numbers; the rules write the fields in order."""

from typing import Annotated, Final

from flibuste.core.declared.facts import Fact, FactTable
from flibuste.core.declared.fields import UNSAID, Said
from flibuste.core.message import Message, message, seat
from flibuste.games.catan_junior.data import Coco
from flibuste.games.catan_junior.nouns import (
    Count,
    OneCard,
    Place,
    Resource,
    Seat,
    Side,
    What,
    heap,
    one_card,
)

FACTS: Final = FactTable("cj-fact")
MAX_FACTS: Final = 24
"""No action leads to more facts than this."""


class Turn(Fact):
    """A turn begins."""

    who: Seat
    round: int


TURN: Final = FACTS.add(Turn)


class Rolled(Fact):
    """The die shows a number."""

    who: Seat
    number: int


ROLLED: Final = FACTS.add(Rolled)


class Earned(Fact):
    """Terrains give a player cards."""

    who: Seat
    resource: Resource
    count: Count


EARNED: Final = FACTS.add(Earned, "cj-fact-earned-{resource}")


class Short(Fact):
    """The stock has too few cards for all who earn."""

    resource: What


SHORT: Final = FACTS.add(Short)


class GhostMoved(Fact):
    """The ghost goes to another terrain (from None: from its castle)."""

    who: Seat
    start: Place | None
    hex: Place
    resource: Resource
    number: int


GHOST_MOVED: Final = FACTS.add(GhostMoved, "cj-fact-ghost-{resource}")


class BoatBuilt(Fact):
    """A boat is laid."""

    who: Seat
    line: Place
    free: bool


BOAT_BUILT: Final = FACTS.add(BoatBuilt, lambda boat: "cj-fact-boat-free" if boat.free else "cj-fact-boat")


class FortBuilt(Fact):
    """A fortress is built."""

    who: Seat
    site: Place
    free: bool


FORT_BUILT: Final = FACTS.add(FortBuilt, lambda fort: "cj-fact-fort-free" if fort.free else "cj-fact-fort")


class PortDrawn(Fact):
    """A port tile is drawn."""

    who: Seat
    resource: What


PORT_DRAWN: Final = FACTS.add(PortDrawn, "cj-fact-port")


class CocoTurned(Fact):
    """A Coco card is bought and turned."""

    who: Seat
    card: Coco


COCO_TURNED: Final = FACTS.add(CocoTurned, "cj-fact-coco-{card}")


class FreeBuildLost(Fact):
    """There is no place for the free piece."""

    who: Seat


FREE_BUILD_LOST: Final = FACTS.add(FreeBuildLost)


class Took(Fact):
    """A Coco card brings cards from the stock."""

    who: Seat
    resource: Resource
    count: Count


def _took(took: Took) -> Message:
    return message("cj-fact-took", who=seat(took.who), what=heap(took.resource, took.count), n=took.count)


TOOK: Final = FACTS.add(Took, _took)


class CastleChanged(Fact):
    """The castle gets a new master, or loses its master."""

    now: Seat | None
    before: Seat | None


def _castle_changed(castle: CastleChanged) -> Message:
    if castle.now is None:
        return message("cj-fact-castle-empty", before=seat(castle.before or 0))
    return message("cj-fact-castle", who=seat(castle.now))


CASTLE_CHANGED: Final = FACTS.add(CastleChanged, _castle_changed)


class GiftChosen(Fact):
    """A neighbour has chosen his gift."""

    who: Seat


GIFT_CHOSEN: Final = FACTS.add(GiftChosen)

Giver = Annotated[Seat, Said(seat, "who")]
Receiver = Annotated[Seat, Said(seat, "to")]


class Gift(Fact):
    """A card goes to a neighbour; without a resource, its kind is hidden."""

    giver: Giver
    receiver: Receiver
    resource: OneCard | None


GIFT_SEEN: Final = FACTS.add(Gift)
"""For giver and receiver."""
GIFT_UNSEEN: Final = FACTS.add(Gift, "cj-fact-gift-unseen", resource=None)
"""For everybody else."""


class NoGift(Fact):
    """A neighbour has nothing to give."""

    giver: Giver
    receiver: Receiver


GIFT_NONE: Final = FACTS.add(NoGift)


class Bargained(Fact):
    """A card is swapped at the market."""

    who: Seat
    give: Resource
    take: Resource


BARGAINED: Final = FACTS.add(Bargained)


class MarketCleared(Fact):
    """Five alike go back to the stock."""

    resource: What


MARKET_CLEARED: Final = FACTS.add(MarketCleared)


class StallFilled(Fact):
    """A stall gets its card."""

    resource: OneCard


STALL_FILLED: Final = FACTS.add(StallFilled)


class StockTraded(Fact):
    """Cards are traded with the stock."""

    who: Seat
    give: Resource
    count: Annotated[int, UNSAID]
    take: Resource


def _stock_traded(trade: StockTraded) -> Message:
    give, take = heap(trade.give, trade.count), one_card(trade.take)
    return message("cj-fact-stock", who=seat(trade.who), give=give, take=take)


STOCK_TRADED: Final = FACTS.add(StockTraded, _stock_traded)


class Offered(Fact):
    """An offer lies on the table."""

    who: Seat
    give: Side
    want: Side


OFFERED: Final = FACTS.add(Offered)


class Accepted(Fact):
    """A seat says yes."""

    who: Seat


ACCEPTED_OFFER: Final = FACTS.add(Accepted)


class Refused(Fact):
    """A seat says no."""

    who: Seat


REFUSED_OFFER: Final = FACTS.add(Refused)


class Countered(Fact):
    """A seat makes a counter-offer."""

    who: Seat
    give: Side
    want: Side


COUNTERED_OFFER: Final = FACTS.add(Countered)


class OfferEnded(Fact):
    """The offer is off the table."""

    who: Seat


OFFER_ENDED: Final = FACTS.add(OfferEnded)


class Dealt(Fact):
    """Two players swap cards."""

    who: Seat
    other: Seat
    give: Side
    take: Side


DEALT: Final = FACTS.add(Dealt)


class CallOffProposed(Fact):
    """Somebody proposes to stop here."""

    who: Seat


CALL_OFF_PROPOSED: Final = FACTS.add(CallOffProposed)


class Victory(Fact):
    """Seven fortresses stand."""

    who: Seat


VICTORY: Final = FACTS.add(Victory)


class CalledOffByAll(Fact):
    """All agree to stop."""


CALLED_OFF_BY_ALL: Final = FACTS.add(CalledOffByAll)


class CalledOffAtTheLimit(Fact):
    """The last round is over."""

    rounds: Count


CALLED_OFF_AT_THE_LIMIT: Final = FACTS.add(CalledOffAtTheLimit)
