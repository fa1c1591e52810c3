"""Where each field of `views.Public` and `views.Own` comes from; see core/showing.py."""

from typing import Any, Final

from flibuste.core.compiled import compiled
from flibuste.core.record import Ints
from flibuste.games.catan_junior.actions import CALL_OFF, OFFER_TAG, cards, given, tag, wanted
from flibuste.games.catan_junior.data import (
    BOATS_EACH,
    EARNER_COUNT,
    EARNERS,
    FORTS_EACH,
    GHOST_CARD,
    HEX_COUNT,
    KINDS,
    LINES,
    SITES,
    TERRAINS,
)
from flibuste.games.catan_junior.gifts import LEFT, RIGHT, giver
from flibuste.games.catan_junior.market import rate
from flibuste.games.catan_junior.offers import may_offer
from flibuste.games.catan_junior.state import (
    GIFTS,
    HIDDEN,
    MAIN,
    NONE,
    NOT_GIVEN,
    OVER,
    ROLL,
    SILENT,
    State,
)

_SITES_OF: Final = (len(SITES[3]), len(SITES[4]))
_LINES_OF: Final = (len(LINES[3]), len(LINES[4]))


@compiled
def hand_size(o: State, seat: int) -> int:
    """How many cards a seat holds, which all can see; hidden gifts, undone in the hands, still count."""
    size = 0
    for kind in range(KINDS):
        size += o.hands[seat, kind]
    for card in range(o.asked - (1 if o.phase == GIFTS else 0)):
        for side in (LEFT, RIGHT):
            if o.gifts[card, side] == HIDDEN:
                size += (1 if o.buyers[card] == seat else 0) - (1 if giver(o, card, side) == seat else 0)
    return int(size)


@compiled
def _player(o: State, v: Any, seat: int) -> None:
    # The three-player colours come before the four-player ones.
    v.players_colour[seat] = seat + (3 if o.players == 4 else 0)
    v.players_cards[seat] = hand_size(o, seat)
    v.players_forts[seat] = o.built[seat]
    v.players_forts_left[seat] = FORTS_EACH - o.built[seat]
    v.players_boats_left[seat] = BOATS_EACH - o.sailing[seat]
    v.players_ghosts[seat] = o.turned[seat, GHOST_CARD]
    v.players_earned[seat] = o.earned[seat]
    turned = ports = 0
    for kind in range(KINDS):
        v.players_coco[seat, kind] = o.turned[seat, kind] if o.turned[seat, kind] > 0 else NONE
        turned += o.turned[seat, kind]
        if (o.harbours[seat] >> kind) & 1:
            v.players_ports[seat, ports] = kind
            ports += 1
    v.players_coco_cards[seat] = turned
    v.players_ports_count[seat] = ports


@compiled
def _side(column: Ints, packed: int) -> None:
    """One side of an offer."""
    for kind in range(KINDS):
        column[kind] = cards(packed, kind)


@compiled
def _offer(o: State, v: Any) -> None:
    v.offer = 0 if o.offer else NONE
    v.offer_call_off = 1 if o.offer == CALL_OFF else 0
    _side(v.offer_give, given(o.offer))
    _side(v.offer_want, wanted(o.offer))
    v.offer_answers_count = v.offer_counters_count = o.players
    for seat in range(o.players):
        v.offer_answers[seat] = NONE if seat == o.active else o.answers[seat]
        v.offer_counters[seat] = 0 if o.counters[seat] else NONE
        _side(v.offer_counters_give[seat], given(o.counters[seat]))
        _side(v.offer_counters_want[seat], wanted(o.counters[seat]))


@compiled
def _chosen(o: State, v: Any) -> None:
    """Lists the seats that have laid a gift aside."""
    shown = 0
    if o.phase == GIFTS:
        for side in (LEFT, RIGHT):
            if o.gifts[o.asked - 1, side] != NOT_GIVEN:
                v.chosen[shown] = giver(o, o.asked - 1, side)
                shown += 1
    v.chosen_count = shown


@compiled
def _earning(o: State, v: Any) -> None:
    """Lists the fortresses beside the terrains that produce on the last roll."""
    side = o.players - 3
    shown = 0
    if o.roll != 6:
        for row in range(EARNER_COUNT[side, o.roll]):
            terrain, kind, site = EARNERS[side, o.roll, row]
            if o.forts[site] >= 0 and terrain != o.ghost:
                v.earning_site[shown] = site
                v.earning_resource[shown] = kind
                shown += 1
    v.earning_count = shown


@compiled
def _board(o: State, v: Any) -> None:
    side = o.players - 3
    shown = 0
    for terrain in range(HEX_COUNT[side]):
        if TERRAINS[side, terrain, 1] == o.roll and terrain != o.ghost:
            v.working[shown] = terrain
            shown += 1
    v.working_count = shown
    v.ghost = o.ghost
    v.castle = o.castle
    v.forts_count = _SITES_OF[side]
    for site in range(_SITES_OF[side]):
        v.forts[site] = o.forts[site]
    v.boats_count = _LINES_OF[side]
    for line in range(_LINES_OF[side]):
        v.boats[line] = o.boats[line]


@compiled
def fill(o: State, v: Any) -> None:
    """What everyone sees, from the observation of NOBODY."""
    v.players_count = o.players
    for seat in range(o.players):
        _player(o, v, seat)
    v.phase = o.phase
    v.active = o.active
    v.first = o.first
    v.round = min(o.turn // o.players + 1, o.rounds)
    v.rounds = o.rounds
    v.roll = o.roll
    v.rolled = 1 if ROLL < o.phase < OVER else 0
    v.rolls_count = 6
    for roll in range(6):
        v.rolls[roll] = o.rolls[roll + 1]
    _board(o, v)
    _earning(o, v)
    coco = tiles = 0
    v.market_count = KINDS
    for kind in range(KINDS):
        v.stock[kind] = o.stock[kind]
        v.market[kind] = o.market[kind]
        coco += o.coco[kind]
        tiles += (o.tiles >> kind) & 1
    v.bargained = 1 if o.bargained else 0
    v.coco_left = coco
    v.tiles_left = tiles if o.ports else 0
    v.ports = 1 if o.ports else 0
    v.offers_left = o.most_offers - o.offers if o.most_offers else NONE
    _offer(o, v)
    _chosen(o, v)


@compiled
def _own_gift(o: State, seat: int) -> int:
    """The kind that a seat has laid aside for the buyer; NONE without a gift."""
    if o.phase == GIFTS:
        for side in (LEFT, RIGHT):
            kind = int(o.gifts[o.asked - 1, side])
            if kind < KINDS and giver(o, o.asked - 1, side) == seat:
                return kind
    return NONE


@compiled
def fill_own(o: State, v: Any, seat: int) -> None:
    """What only this seat sees, from its own observation."""
    held = 0
    for kind in range(KINDS):
        v.hand[kind] = o.hands[seat, kind]
        v.rates[kind] = rate(o, seat, kind)
        held += o.hands[seat, kind]
    v.gift = _own_gift(o, seat)
    # Nothing can be offered with an empty hand.
    offers = held > 0 and seat == o.active and o.phase == MAIN and o.offer == 0 and may_offer(o)
    counters = held > 0 and seat != o.active and tag(o.offer) == OFFER_TAG and o.answers[seat] == SILENT
    v.may_offer = 1 if offers else 0
    v.may_counter = 1 if counters else 0
