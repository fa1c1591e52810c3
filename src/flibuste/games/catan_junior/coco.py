"""The Coco cards, one small function each (CJ-44 to CJ-48)."""

from flibuste.core.chance import draw
from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.games.catan_junior import facts as told
from flibuste.games.catan_junior.build import open_lines, open_sites
from flibuste.games.catan_junior.castle import storm_castle
from flibuste.games.catan_junior.data import (
    FREE_CARD,
    GHOST_CARD,
    GOLD,
    KINDS,
    NEIGHBOUR_CARD,
    RUM,
    SABRE,
    WOOD,
    WOOD_AND_WOOL_CARD,
    WOOL,
)
from flibuste.games.catan_junior.gifts import ask_neighbours
from flibuste.games.catan_junior.market import fill_stalls, pay
from flibuste.games.catan_junior.state import FREE_BUILD, GHOST, OVER, State


@compiled
def can_pay_coco(s: State, seat: int) -> bool:
    """Whether a hand holds rum, sabre and gold."""
    return bool(s.hands[seat, RUM] > 0 and s.hands[seat, SABRE] > 0 and s.hands[seat, GOLD] > 0)


@compiled
def pile(s: State) -> int:
    """How many Coco cards are still face down."""
    count = 0
    for card in range(KINDS):
        count += int(s.coco[card])
    return count


@compiled
def buy_coco(s: State, seat: int, facts: Ints) -> None:
    """Pays for a Coco card and turns it."""
    pay(s, seat, RUM, 1)
    pay(s, seat, SABRE, 1)
    pay(s, seat, GOLD, 1)
    fill_stalls(s, facts)
    turn_card(s, seat, draw_card(s), facts)


@compiled
def draw_card(s: State) -> int:
    """Takes a card from the pile, which nobody has looked at: each of those left is equally likely."""
    nth = draw(s, pile(s))
    card = 0
    while nth >= s.coco[card]:
        nth -= int(s.coco[card])
        card += 1
    s.coco[card] -= 1
    return card


@compiled
def turn_card(s: State, seat: int, card: int, facts: Ints) -> None:
    """Lays a card open before its buyer and does what it says."""
    s.turned[seat, card] += 1
    tell(facts, told.COCO_TURNED, seat, card)
    if card == GHOST_CARD:
        meet_the_ghost(s, facts)
    elif card == FREE_CARD:
        build_for_free(s, seat, facts)
    elif card == NEIGHBOUR_CARD:
        ask_neighbours(s, seat)
    else:
        take(s, seat, WOOD, 2, facts)
        if card == WOOD_AND_WOOL_CARD:
            take(s, seat, WOOL, 1, facts)


@compiled
def meet_the_ghost(s: State, facts: Ints) -> None:
    """The card counts for the castle, and the ghost moves (CJ-48)."""
    storm_castle(s, facts)
    if s.phase != OVER:
        s.phase = GHOST


@compiled
def build_for_free(s: State, seat: int, facts: Ints) -> None:
    """Offers a boat or a fortress at no cost; with no place or piece for either the card is lost (CJ-45)."""
    if open_lines(s, seat) | open_sites(s, seat):
        s.phase = FREE_BUILD
    else:
        tell(facts, told.FREE_BUILD_LOST, seat)


@compiled
def take(s: State, seat: int, kind: int, count: int, facts: Ints) -> None:
    """Takes cards from the stock, as many as there are (CJ-47)."""
    count = min(count, int(s.stock[kind]))
    s.stock[kind] -= count
    s.hands[seat, kind] += count
    tell(facts, told.TOOK, seat, kind, count)
