"""Actions and facts by name, as they stand on the wire: `{"kind": "build_boat", "line": 12}`."""

from typing import Literal

import msgspec

Resource = Literal["sabre", "wool", "wood", "rum", "gold"]
Coco = Literal["ghost", "free_build", "neighbours", "two_wood", "wood_and_wool"]


class Cards(msgspec.Struct, frozen=True):
    """So many cards of each resource."""

    sabre: int = 0
    wool: int = 0
    wood: int = 0
    rum: int = 0
    gold: int = 0


class Described(msgspec.Struct, frozen=True, tag_field="kind", tag=True):
    """What actions and facts have in common: a kind."""


# Actions


class Roll(Described, frozen=True, tag="roll"):
    """Roll the die."""


class EndTurn(Described, frozen=True, tag="end_turn"):
    """Pass the die on."""


class BuildBoat(Described, frozen=True, tag="build_boat"):
    """Lay a boat on a line."""

    line: int


class BuildFort(Described, frozen=True, tag="build_fort"):
    """Build a fortress on a site."""

    site: int


class BuyCoco(Described, frozen=True, tag="buy_coco"):
    """Buy and turn a Coco card."""


class MoveGhost(Described, frozen=True, tag="move_ghost"):
    """Send the ghost to a terrain."""

    hex: int


class Give(Described, frozen=True, tag="give"):
    """Give a neighbour a card."""

    resource: Resource


class GiveNothing(Described, frozen=True, tag="give_nothing"):
    """Show a neighbour an empty hand."""


class Market(Described, frozen=True, tag="market"):
    """Swap a card at the market."""

    give: Resource
    take: Resource


class Stock(Described, frozen=True, tag="stock"):
    """Trade with the stock, three for one, or two with the port."""

    give: Resource
    take: Resource


class Accept(Described, frozen=True, tag="accept"):
    """Say yes to the offer on the table."""


class Refuse(Described, frozen=True, tag="refuse"):
    """Say no to the offer on the table."""


class Withdraw(Described, frozen=True, tag="withdraw"):
    """Take one's offer back."""


class DealWith(Described, frozen=True, tag="deal_with"):
    """Close the deal with a seat that accepted or made a counter-offer."""

    seat: int


class Offer(Described, frozen=True, tag="offer"):
    """Offer cards for other cards."""

    give: Cards
    want: Cards


class Counter(Described, frozen=True, tag="counter"):
    """Answer an offer with another."""

    give: Cards
    want: Cards


class CallOff(Described, frozen=True, tag="call_off"):
    """Propose to end the game unfinished."""


Action = (
    Roll
    | EndTurn
    | BuildBoat
    | BuildFort
    | BuyCoco
    | MoveGhost
    | Give
    | GiveNothing
    | Market
    | Stock
    | Accept
    | Refuse
    | Withdraw
    | DealWith
    | Offer
    | Counter
    | CallOff
)

# Facts


class Turn(Described, frozen=True, tag="turn"):
    """A turn begins."""

    who: int
    round: int


class Rolled(Described, frozen=True, tag="rolled"):
    """The die shows a number."""

    who: int
    number: int


class Earned(Described, frozen=True, tag="earned"):
    """Terrains give a player cards."""

    who: int
    resource: Resource
    count: int


class Short(Described, frozen=True, tag="short"):
    """The stock has too few cards for all who earn."""

    resource: Resource


class GhostMoved(Described, frozen=True, tag="ghost_moved"):
    """The ghost goes to another terrain (from none: from its castle)."""

    who: int
    start: int | None
    hex: int
    resource: Resource
    number: int


class BoatBuilt(Described, frozen=True, tag="boat_built"):
    """A boat is laid."""

    who: int
    line: int
    free: bool


class FortBuilt(Described, frozen=True, tag="fort_built"):
    """A fortress is built."""

    who: int
    site: int
    free: bool


class PortDrawn(Described, frozen=True, tag="port_drawn"):
    """A port tile is drawn."""

    who: int
    resource: Resource


class CocoTurned(Described, frozen=True, tag="coco_turned"):
    """A Coco card is bought and turned."""

    who: int
    card: Coco


class FreeBuildLost(Described, frozen=True, tag="free_build_lost"):
    """There is no place for the free piece."""

    who: int


class Took(Described, frozen=True, tag="took"):
    """A Coco card brings cards from the stock."""

    who: int
    resource: Resource
    count: int


class CastleChanged(Described, frozen=True, tag="castle_changed"):
    """The castle gets a new master, or none."""

    now: int | None
    before: int | None


class GiftChosen(Described, frozen=True, tag="gift_chosen"):
    """A neighbour has chosen his gift."""

    who: int


class Gift(Described, frozen=True, tag="gift"):
    """A card goes to a neighbour; no resource: one does not see which."""

    giver: int
    receiver: int
    resource: Resource | None


class NoGift(Described, frozen=True, tag="no_gift"):
    """A neighbour has nothing to give."""

    giver: int
    receiver: int


class Bargained(Described, frozen=True, tag="bargained"):
    """A card is swapped at the market."""

    who: int
    give: Resource
    take: Resource


class MarketCleared(Described, frozen=True, tag="market_cleared"):
    """Five alike go back to the stock."""

    resource: Resource


class StallFilled(Described, frozen=True, tag="stall_filled"):
    """A stall gets its card."""

    resource: Resource


class StockTraded(Described, frozen=True, tag="stock_traded"):
    """Cards are traded with the stock."""

    who: int
    give: Resource
    count: int
    take: Resource


class Offered(Described, frozen=True, tag="offered"):
    """An offer lies on the table."""

    who: int
    give: Cards
    want: Cards


class Accepted(Described, frozen=True, tag="accepted"):
    """A seat says yes."""

    who: int


class Refused(Described, frozen=True, tag="refused"):
    """A seat says no."""

    who: int


class Countered(Described, frozen=True, tag="countered"):
    """A seat makes a counter-offer."""

    who: int
    give: Cards
    want: Cards


class OfferEnded(Described, frozen=True, tag="offer_ended"):
    """The offer is off the table."""

    who: int


class Dealt(Described, frozen=True, tag="dealt"):
    """Two players swap cards."""

    who: int
    other: int
    give: Cards
    take: Cards


class CallOffProposed(Described, frozen=True, tag="call_off_proposed"):
    """Somebody proposes to stop here."""

    who: int


class Victory(Described, frozen=True, tag="victory"):
    """Seven fortresses stand."""

    who: int


class CalledOffByAll(Described, frozen=True, tag="called_off_by_all"):
    """All agree to stop."""


class CalledOffAtTheLimit(Described, frozen=True, tag="called_off_at_the_limit"):
    """The last round is over."""

    rounds: int


Fact = (
    Turn
    | Rolled
    | Earned
    | Short
    | GhostMoved
    | BoatBuilt
    | FortBuilt
    | PortDrawn
    | CocoTurned
    | FreeBuildLost
    | Took
    | CastleChanged
    | GiftChosen
    | Gift
    | NoGift
    | Bargained
    | MarketCleared
    | StallFilled
    | StockTraded
    | Offered
    | Accepted
    | Refused
    | Countered
    | OfferEnded
    | Dealt
    | CallOffProposed
    | Victory
    | CalledOffByAll
    | CalledOffAtTheLimit
)
