"""The table before the first roll (CJ-20 to CJ-26)."""

from typing import Final

from flibuste.core.chance import draw
from flibuste.core.compiled import compiled
from flibuste.core.record import Ints
from flibuste.games.catan_junior.build import stand_fort
from flibuste.games.catan_junior.data import (
    CARDS_OF_A_KIND,
    COCO_CARDS,
    GOLD,
    KINDS,
    LINE_COUNT,
    MOST_LINES,
    MOST_SITES,
    PORT_TILES,
    RUM,
    SITE_COUNT,
    STARTS,
    WOOD,
)
from flibuste.games.catan_junior.state import CASTLE, MOST_GIFT_CARDS, NONE, NOT_GIVEN, ROLL, VERSION, State

PORTS, COMPENSATION, ROUNDS, FIRST, OFFERS = range(5)
"""The options in the order the game declares them."""

MOST_OFFERS: Final = (3, 6, 12, 0)
"""How many offers without a trade a turn allows, by value of the option; 0 for any number (CJ-60)."""


@compiled
def lay_board(s: State) -> None:
    """Puts the fortresses on their circles and the ghost on its castle (CJ-20, CJ-21)."""
    for site in range(MOST_SITES):
        s.forts[site] = NONE
    for line in range(MOST_LINES):
        s.boats[line] = NONE
    s.free_sites = (1 << SITE_COUNT[s.players - 3]) - 1
    s.free_lines = (1 << LINE_COUNT[s.players - 3]) - 1
    for seat in range(s.players):
        stand_fort(s, seat, STARTS[s.players - 3, seat, 0])
        stand_fort(s, seat, STARTS[s.players - 3, seat, 1])
    s.ghost = CASTLE
    s.castle = NONE


@compiled
def lay_cards(s: State) -> None:
    """Lays out Coco cards, port tiles and the market, and leaves the rest as the stock (CJ-22, CJ-23)."""
    for card in range(KINDS):
        s.coco[card] = COCO_CARDS[card]
    for kind in PORT_TILES:
        s.tiles |= 1 << kind
    for kind in range(KINDS):
        s.market[kind] = kind
        s.stock[kind] = CARDS_OF_A_KIND - 1
    for card in range(MOST_GIFT_CARDS):
        s.buyers[card] = NONE
        s.gifts[card, 0] = NOT_GIVEN
        s.gifts[card, 1] = NOT_GIVEN


@compiled
def deal(s: State, seat: int, kind: int) -> None:
    """Gives a player one card from the stock."""
    s.stock[kind] -= 1
    s.hands[seat, kind] += 1


@compiled
def first_player(s: State, colour: int) -> int:
    """The seat of the chosen colour (white is 1), or a random seat (CJ-25)."""
    seat = colour - 1 - (4 - s.players)
    return seat if seat >= 0 else draw(s, int(s.players))


@compiled
def prepare(s: State, players: int, options: Ints, key: Ints) -> None:
    """Prepares the whole table."""
    s.version = VERSION
    s.players = players
    s.key[0] = key[0]
    s.key[1] = key[1]
    s.ports = options[PORTS]
    s.rounds = options[ROUNDS]
    s.most_offers = MOST_OFFERS[options[OFFERS]]
    lay_board(s)
    lay_cards(s)
    s.first = first_player(s, options[FIRST])
    s.active = s.first
    s.phase = ROLL
    for seat in range(players):
        deal(s, seat, WOOD)
        deal(s, seat, RUM)
        if options[COMPENSATION] and seat != s.first:
            deal(s, seat, GOLD)
