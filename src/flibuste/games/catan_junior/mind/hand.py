"""What a hand of cards promises: how close it is to the next fortress, boat or Coco card.

A hand is packed into one number, eight bits per kind, so that a trade is an addition.
"""

from typing import Final

from flibuste.core.compiled import compiled
from flibuste.core.mind import Floats
from flibuste.games.catan_junior.build import open_lines, open_sites
from flibuste.games.catan_junior.coco import pile
from flibuste.games.catan_junior.data import (
    BOAT_COST,
    COCO_COST,
    FORT_COST,
    GOLD,
    KINDS,
    RUM,
    SABRE,
    WOOD,
    WOOL,
)
from flibuste.games.catan_junior.mind.taste import (
    A_CARD,
    A_PAIR,
    ANY_CARD,
    BOAT_WITH_SITE,
    FORT_WITHOUT_SITE,
    THREE_CARDS,
    TO_BOAT,
    TO_COCO,
    TO_FORT,
)
from flibuste.games.catan_junior.state import State

FORT_PRICE: Final = sum(1 << 8 * kind for kind in FORT_COST)
BOAT_PRICE: Final = sum(1 << 8 * kind for kind in BOAT_COST)
COCO_PRICE: Final = sum(1 << 8 * kind for kind in COCO_COST)

_ENOUGH_CARDS: Final = 12

SITE, LINE, CARD = 1, 2, 4
"""The bits for what a seat could place or turn if it could pay: a fortress, a boat, a Coco card."""


@compiled
def packed_hand(s: State, seat: int) -> int:
    """A seat's cards, eight bits per kind."""
    hand = 0
    for kind in range(KINDS):
        hand |= max(int(s.hands[seat, kind]), 0) << (8 * kind)
    return hand


@compiled
def prospects(s: State, seat: int) -> int:
    """Whether the seat has a site for a fortress, a line for a boat and a Coco card to turn, as bits."""
    found = 0
    if open_sites(s, seat):
        found |= SITE
    if open_lines(s, seat):
        found |= LINE
    if pile(s) > 0:
        found |= CARD
    return found


@compiled
def card(hand: int, kind: int) -> int:
    """1 if the hand holds a card of this kind."""
    return 1 if (hand >> (8 * kind)) & 255 else 0


@compiled
def size(hand: int) -> int:
    """How many cards the hand holds."""
    return (hand & 255) + (hand >> 8 & 255) + (hand >> 16 & 255) + (hand >> 24 & 255) + (hand >> 32 & 255)


@compiled
def holds_price(hand: int, price: int) -> bool:
    """Whether the hand has every card of a price."""
    for kind in range(KINDS):
        if (hand >> 8 * kind & 255) < (price >> 8 * kind & 255):
            return False
    return True


@compiled
def can_build(hand: int, found: int) -> int:
    """The bits of what the hand can pay for and is worth building: a boat only where no site is open yet."""
    built = 0
    if found & SITE and holds_price(hand, FORT_PRICE):
        built |= SITE
    if found & LINE and not found & SITE and holds_price(hand, BOAT_PRICE):
        built |= LINE
    if found & CARD and holds_price(hand, COCO_PRICE):
        built |= CARD
    return built


@compiled
def promise(hand: int, found: int, taste: Floats) -> float:
    """What the hand is worth to a seat with these prospects."""
    sabre, wool, wood = card(hand, SABRE), card(hand, WOOL), card(hand, WOOD)
    rum, gold = card(hand, RUM), card(hand, GOLD)
    value = taste[ANY_CARD] * min(size(hand), _ENOUGH_CARDS)
    for kind in range(KINDS):
        held = (hand >> (8 * kind)) & 255
        value += taste[A_CARD + kind] * held
        if held > 1:
            value += taste[A_PAIR + kind]
        if held > 2:
            value += taste[THREE_CARDS]
    to_fort = taste[TO_FORT + sabre + wool + wood + rum]
    value += to_fort if found & SITE else taste[FORT_WITHOUT_SITE] * to_fort
    if found & LINE:
        to_boat = taste[TO_BOAT + wool + wood]
        value += taste[BOAT_WITH_SITE] * to_boat if found & SITE else to_boat
    if found & CARD:
        value += taste[TO_COCO + rum + sabre + gold]
    return float(value)
