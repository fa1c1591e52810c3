"""What players can do in Catan Junior, in the order of the numbers: offers come last, as packed counts."""

from typing import Annotated, Final

from flibuste.core.compiled import compiled
from flibuste.core.declared.actions import Action, ActionTable
from flibuste.core.declared.fields import Bits, Said
from flibuste.core.message import seat
from flibuste.games.catan_junior.nouns import (
    SIDE_BITS,
    Hex,
    Line,
    OneCard,
    Resource,
    Seat,
    Side,
    Site,
    resource_name,
)

ACTIONS: Final = ActionTable("cj-do")


class Roll(Action):
    """Roll the die."""


ROLL_DIE: Final = ACTIONS.add(Roll)


class EndTurn(Action):
    """Pass the die on."""


END_TURN: Final = ACTIONS.add(EndTurn)


class BuildBoat(Action):
    """Lay a boat on a line."""

    line: Line


BUILD_BOAT: Final = ACTIONS.add(BuildBoat)


class BuildFort(Action):
    """Build a fortress on a site."""

    site: Site


BUILD_FORT: Final = ACTIONS.add(BuildFort)


class BuyCoco(Action):
    """Buy and turn a Coco card."""


BUY_COCO: Final = ACTIONS.add(BuyCoco)


class MoveGhost(Action):
    """Send the ghost to a terrain."""

    hex: Hex


MOVE_GHOST: Final = ACTIONS.add(MoveGhost)


class Give(Action):
    """Give a neighbour a card."""

    resource: OneCard


GIVE: Final = ACTIONS.add(Give)


class GiveNothing(Action):
    """Show a neighbour an empty hand."""


GIVE_NOTHING: Final = ACTIONS.add(GiveNothing)


class Market(Action):
    """Swap a card at the market."""

    give: Resource
    take: Resource


MARKET: Final = ACTIONS.add(Market)


class Stock(Action):
    """Trade with the stock, three for one, or two with the port."""

    give: Annotated[Resource, Said(resource_name)]
    take: Resource


STOCK: Final = ACTIONS.add(Stock)


class Accept(Action):
    """Say yes to the offer on the table."""


ACCEPT: Final = ACTIONS.add(Accept)


class Refuse(Action):
    """Say no to the offer on the table."""


REFUSE: Final = ACTIONS.add(Refuse)


class Withdraw(Action):
    """Take back an offer."""


WITHDRAW: Final = ACTIONS.add(Withdraw)


class DealWith(Action):
    """Close the deal with a seat that accepted or made a counter-offer."""

    seat: Annotated[Seat, Said(seat, "who")]


DEAL_WITH: Final = ACTIONS.add(DealWith)

DENSE: Final = ACTIONS.dense

# Two sides of an offer, each SIDE_BITS wide, and above them the kind of packed action.
SIDE: Final = (1 << SIDE_BITS) - 1
TAG_BITS: Final = 2 * SIDE_BITS
OFFER_TAG, COUNTER_TAG, CALL_OFF_TAG = 1, 2, 3


class Offer(Action):
    """Offer cards for other cards."""

    give: Annotated[Side, Bits(0, SIDE_BITS)]
    want: Annotated[Side, Bits(SIDE_BITS, SIDE_BITS)]


OFFER: Final = ACTIONS.add(Offer, number=OFFER_TAG << TAG_BITS)


class Counter(Action):
    """Answer an offer with another."""

    give: Annotated[Side, Bits(0, SIDE_BITS)]
    want: Annotated[Side, Bits(SIDE_BITS, SIDE_BITS)]


COUNTER: Final = ACTIONS.add(Counter, number=COUNTER_TAG << TAG_BITS)


class CallOff(Action):
    """Propose to end the game unfinished."""


CALL_OFF: Final = ACTIONS.add(CallOff, number=CALL_OFF_TAG << TAG_BITS)
"""The others accept or refuse the proposal like an offer (CJ-71)."""


@compiled
def tag(action: int) -> int:
    """The kind of a packed action: an offer, a counter-offer, or the proposal to call the game off."""
    return action >> TAG_BITS


def is_offer(action: int) -> bool:
    """Whether the number packs an offer, a counter-offer, or the proposal to call the game off."""
    return action == CALL_OFF or action >> TAG_BITS in (OFFER_TAG, COUNTER_TAG)


@compiled
def given(packed: int) -> int:
    """What the seat that speaks gives."""
    return packed & SIDE


@compiled
def wanted(packed: int) -> int:
    """What the seat that speaks wants."""
    return (packed >> SIDE_BITS) & SIDE


@compiled
def cards(side: int, kind: int) -> int:
    """How many cards of a kind lie on a side."""
    return (side >> (5 * kind)) & 31


def offer(give: int, want: int, of: int = OFFER_TAG) -> int:
    """The action that offers one side for another."""
    return of << TAG_BITS | want << SIDE_BITS | give
