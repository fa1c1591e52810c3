"""Facts as structs, and as lines of the log."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from flibuste.core.message import Message, message
from flibuste.core.message import seat as seated
from flibuste.games.catan_junior import descriptions as d
from flibuste.games.catan_junior import happenings as told
from flibuste.games.catan_junior.actions import unpack
from flibuste.games.catan_junior.data import COCO_KINDS, RESOURCES


def heap(resource: str, count: int) -> Message:
    """So many cards of a resource."""
    return message(f"cj-cards-{resource}", n=count)


def _name(resource: str) -> Message:
    return message(f"cj-name-{resource}")


def _cards(side: int) -> d.Cards:
    return d.Cards(*unpack(side))


def heaps(cards: d.Cards) -> list[Message]:
    """All the cards of one side of a trade."""
    return [heap(name, count) for name, count in msgspec.structs.asdict(cards).items() if count]


def _or_none(number: int) -> int | None:
    return None if number < 0 else number


_STRUCTS: Final[dict[int, Callable[..., Any]]] = {
    told.TURN: lambda a, b, *_: d.Turn(a, b),
    told.ROLLED: lambda a, b, *_: d.Rolled(a, b),
    told.EARNED: lambda a, b, c, *_: d.Earned(a, RESOURCES[b], c),
    told.SHORT: lambda a, *_: d.Short(RESOURCES[a]),
    told.GHOST_MOVED: lambda a, b, c, e, f, *_: d.GhostMoved(a, _or_none(b), c, RESOURCES[e], f),
    told.BOAT_BUILT: lambda a, b, c, *_: d.BoatBuilt(a, b, bool(c)),
    told.FORT_BUILT: lambda a, b, c, *_: d.FortBuilt(a, b, bool(c)),
    told.PORT_DRAWN: lambda a, b, *_: d.PortDrawn(a, RESOURCES[b]),
    told.COCO_TURNED: lambda a, b, *_: d.CocoTurned(a, COCO_KINDS[b]),
    told.FREE_BUILD_LOST: lambda a, *_: d.FreeBuildLost(a),
    told.TOOK: lambda a, b, c, *_: d.Took(a, RESOURCES[b], c),
    told.CASTLE_CHANGED: lambda a, b, *_: d.CastleChanged(_or_none(a), _or_none(b)),
    told.GIFT_CHOSEN: lambda a, *_: d.GiftChosen(a),
    told.GIFT_SEEN: lambda a, b, c, *_: d.Gift(a, b, RESOURCES[c]),
    told.GIFT_UNSEEN: lambda a, b, *_: d.Gift(a, b, None),
    told.GIFT_NONE: lambda a, b, *_: d.NoGift(a, b),
    told.BARGAINED: lambda a, b, c, *_: d.Bargained(a, RESOURCES[b], RESOURCES[c]),
    told.MARKET_CLEARED: lambda a, *_: d.MarketCleared(RESOURCES[a]),
    told.STALL_FILLED: lambda a, *_: d.StallFilled(RESOURCES[a]),
    told.STOCK_TRADED: lambda a, b, c, e, *_: d.StockTraded(a, RESOURCES[b], c, RESOURCES[e]),
    told.OFFERED: lambda a, b, c, *_: d.Offered(a, _cards(b), _cards(c)),
    told.ACCEPTED_OFFER: lambda a, *_: d.Accepted(a),
    told.REFUSED_OFFER: lambda a, *_: d.Refused(a),
    told.COUNTERED_OFFER: lambda a, b, c, *_: d.Countered(a, _cards(b), _cards(c)),
    told.OFFER_ENDED: lambda a, *_: d.OfferEnded(a),
    told.DEALT: lambda a, b, c, e, *_: d.Dealt(a, b, _cards(c), _cards(e)),
    told.CALL_OFF_PROPOSED: lambda a, *_: d.CallOffProposed(a),
    told.VICTORY: lambda a, *_: d.Victory(a),
    told.CALLED_OFF_BY_ALL: lambda *_: d.CalledOffByAll(),
    told.CALLED_OFF_AT_THE_LIMIT: lambda a, *_: d.CalledOffAtTheLimit(a),
}


def fact_name(row: tuple[int, ...]) -> msgspec.Struct:
    """A fact (kind, six numbers) as a struct."""
    return _STRUCTS[row[0]](*row[1:])  # type: ignore[no-any-return]


def fact(row: tuple[int, ...]) -> Message:
    """A fact (kind, six numbers) as a line of the log."""
    match fact_name(row):
        case d.Turn(who, round_):
            return message("cj-fact-turn", who=seated(who), round=round_)
        case d.Rolled(who, number):
            return message("cj-fact-rolled", who=seated(who), number=number)
        case d.Earned(who, resource, count):
            return message(f"cj-fact-earned-{resource}", who=seated(who), n=count)
        case d.Short(resource):
            return message("cj-fact-short", what=_name(resource))
        case d.GhostMoved(who, _, _, resource, number):
            return message(f"cj-fact-ghost-{resource}", who=seated(who), number=number)
        case d.BoatBuilt(who, _, free):
            return message("cj-fact-boat-free" if free else "cj-fact-boat", who=seated(who))
        case d.FortBuilt(who, _, free):
            return message("cj-fact-fort-free" if free else "cj-fact-fort", who=seated(who))
        case d.PortDrawn(who, resource):
            return message("cj-fact-port", who=seated(who), what=_name(resource))
        case d.CocoTurned(who, card):
            return message(f"cj-fact-coco-{card.replace('_', '-')}", who=seated(who))
        case d.Took(who, resource, count):
            return message("cj-fact-took", who=seated(who), what=heap(resource, count), n=count)
        case d.CastleChanged(None, before):
            return message("cj-fact-castle-empty", before=seated(before or 0))
        case d.CastleChanged(now, _):
            return message("cj-fact-castle", who=seated(now or 0))
        case d.Gift(giver, receiver, None):
            return message("cj-fact-gift-unseen", who=seated(giver), to=seated(receiver))
        case d.Gift(giver, receiver, resource):
            gift = heap(str(resource), 1)
            return message("cj-fact-gift", who=seated(giver), to=seated(receiver), what=gift)
        case d.NoGift(giver, receiver):
            return message("cj-fact-no-gift", who=seated(giver), to=seated(receiver))
        case d.Bargained(who, give, take):
            return message("cj-fact-bargained", who=seated(who), give=heap(give, 1), take=heap(take, 1))
        case d.MarketCleared(resource):
            return message("cj-fact-market-cleared", what=_name(resource))
        case d.StallFilled(resource):
            return message("cj-fact-stall-filled", what=heap(resource, 1))
        case d.StockTraded(who, give, count, take):
            return message("cj-fact-stock", who=seated(who), give=heap(give, count), take=heap(take, 1))
        case d.Offered(who, give, want):
            return message("cj-fact-offered", who=seated(who), give=heaps(give), want=heaps(want))
        case d.Countered(who, give, want):
            return message("cj-fact-countered", who=seated(who), give=heaps(give), want=heaps(want))
        case d.Dealt(who, other, give, take):
            return message(
                "cj-fact-dealt", who=seated(who), other=seated(other), give=heaps(give), take=heaps(take)
            )
        case d.CalledOffByAll():
            return message("cj-fact-called-off-by-all")
        case d.CalledOffAtTheLimit(rounds):
            return message("cj-fact-called-off-at-the-limit", n=rounds)
        case plain:
            tag = str(plain.__struct_config__.tag).replace("_", "-")
            return message(f"cj-fact-{tag}", who=seated(plain.who))  # type: ignore[attr-defined]
