"""A page of good sense for Catan Junior: what a choice brings at once, reason by reason.

Everything is counted in points of which a card is worth a fifth and a fortress about twenty.
"""

from typing import Final

from flibuste.bots.catan_junior.board import BESIDE, YIELD
from flibuste.bots.catan_junior.hand import (
    BOAT_PRICE,
    COCO_PRICE,
    FORT_PRICE,
    SITE,
    packed_hand,
    promise,
    prospects,
)
from flibuste.bots.catan_junior.trades import answer_gain, deal_gain
from flibuste.bots.mind import Floats, credit
from flibuste.core.compiled import compiled
from flibuste.core.record import Ints
from flibuste.games.catan_junior.actions import (
    ACCEPT,
    BUILD_BOAT,
    BUILD_FORT,
    BUY_COCO,
    DEAL_WITH,
    GIVE,
    GIVE_NOTHING,
    MARKET,
    MOVE_GHOST,
    STOCK,
    WITHDRAW,
)
from flibuste.games.catan_junior.data import ANCHORS, ENDS_OF, FORTS_EACH, KINDS
from flibuste.games.catan_junior.market import rate
from flibuste.games.catan_junior.state import FREE_BUILD, State

TERMS: Final = (
    "bots-cj-victory", "bots-cj-fortress", "bots-cj-boat", "bots-cj-coco", "bots-cj-earning",
    "bots-cj-anchor", "bots-cj-hand", "bots-cj-ghost-on-others", "bots-cj-ghost-on-me", "bots-cj-deal",
)  # fmt: skip
VICTORY, FORTRESS, BOAT, COCO, EARNING, ANCHOR, HAND, ON_OTHERS, ON_ME, DEAL = range(len(TERMS))

_WIN: Final = 1000.0
_FORT: Final = 20.0
_BOAT_TO_A_SITE: Final = 8.0
_BOAT_MORE: Final = 3.0
_BOAT_TO_NOWHERE: Final = -4.0
_COCO: Final = 8.5
_NEW_KIND: Final = 1.7
_KNOWN_KIND: Final = 1.0
_ANCHOR: Final = 1.0
_GHOST_ON_ME: Final = -3.0
_RELUCTANCE: Final = 0.2
"""What any swap must bring more than it costs."""


@compiled
def appraise(s: State, seat: int, choices: Ints, count: int, scores: Floats, terms: Floats) -> None:
    """Writes how much a seat likes each of its choices."""
    hand, found = packed_hand(s, seat), prospects(s, seat)
    now = promise(hand, found)
    earned = _earned_kinds(s, seat)
    for nth in range(count):
        action = choices[nth]
        if BUILD_BOAT <= action < BUILD_FORT:
            _like_boat(s, seat, action - BUILD_BOAT, hand, now, found, earned, nth, scores, terms)
        elif BUILD_FORT <= action < BUY_COCO:
            _like_fort(s, seat, action - BUILD_FORT, hand, now, found, earned, nth, scores, terms)
        elif action == BUY_COCO:
            credit(scores, terms, nth, COCO, _COCO)
            credit(scores, terms, nth, HAND, promise(hand - COCO_PRICE, found) - now)
        elif MOVE_GHOST <= action < GIVE:
            _like_haunting(s, seat, action - MOVE_GHOST, nth, scores, terms)
        elif GIVE <= action < GIVE_NOTHING:
            credit(scores, terms, nth, HAND, promise(hand - (1 << 8 * (action - GIVE)), found) - now)
        elif MARKET <= action < STOCK:
            give, take = (action - MARKET) // KINDS, (action - MARKET) % KINDS
            after = promise(hand - (1 << 8 * give) + (1 << 8 * take), found)
            credit(scores, terms, nth, HAND, after - now - _RELUCTANCE)
        elif STOCK <= action < ACCEPT:
            give, take = (action - STOCK) // KINDS, (action - STOCK) % KINDS
            after = promise(hand - (rate(s, seat, give) << 8 * give) + (1 << 8 * take), found)
            credit(scores, terms, nth, HAND, after - now - _RELUCTANCE)
        elif action == ACCEPT:
            credit(scores, terms, nth, DEAL, answer_gain(s, seat))
        elif action == WITHDRAW:
            credit(scores, terms, nth, DEAL, -_RELUCTANCE)
        elif action >= DEAL_WITH:
            credit(scores, terms, nth, DEAL, deal_gain(s, seat, action - DEAL_WITH))


@compiled
def _earned_kinds(s: State, seat: int) -> int:
    """The mask of the kinds that the seat's fortresses earn."""
    side, kinds = s.players - 3, 0
    for site in range(YIELD.shape[1]):
        if s.forts[site] == seat:
            for kind in range(KINDS):
                if YIELD[side, site, kind] > 0:
                    kinds |= 1 << kind
    return kinds


@compiled
def site_appeal(s: State, site: int, earned: int) -> float:
    """What a fortress on a site would earn, new kinds of cards above all."""
    appeal = 0.0
    for kind in range(KINDS):
        if YIELD[s.players - 3, site, kind] > 0:
            appeal += YIELD[s.players - 3, site, kind] * (_KNOWN_KIND if (earned >> kind) & 1 else _NEW_KIND)
    return appeal


@compiled
def _like_fort(
    s: State, seat: int, site: int, hand: int, now: float, found: int, earned: int, nth: int,
    scores: Floats, terms: Floats,
) -> None:  # fmt: skip
    """A fortress counts, earns, and may draw a port tile; the seventh wins."""
    if s.built[seat] + 1 == FORTS_EACH:
        credit(scores, terms, nth, VICTORY, _WIN)
    credit(scores, terms, nth, FORTRESS, _FORT)
    credit(scores, terms, nth, EARNING, site_appeal(s, site, earned))
    if (ANCHORS[s.players - 3] >> site) & 1 and s.tiles != 0 and s.ports:
        credit(scores, terms, nth, ANCHOR, _ANCHOR)
    if s.phase != FREE_BUILD:
        credit(scores, terms, nth, HAND, promise(hand - FORT_PRICE, found) - now)


@compiled
def _like_boat(
    s: State, seat: int, line: int, hand: int, now: float, found: int, earned: int, nth: int,
    scores: Floats, terms: Floats,
) -> None:  # fmt: skip
    """A boat is worth the new site it leads to, most of all if there is no other."""
    opened = ENDS_OF[s.players - 3, line] & s.free_sites & ~s.reached[seat]
    best = 0.0
    for site in range(YIELD.shape[1]):
        if (opened >> site) & 1:
            best = max(best, site_appeal(s, site, earned))
    if opened == 0:
        credit(scores, terms, nth, BOAT, _BOAT_TO_NOWHERE)
    elif found & SITE:
        credit(scores, terms, nth, BOAT, _BOAT_MORE)
    else:
        credit(scores, terms, nth, BOAT, _BOAT_TO_A_SITE)
    credit(scores, terms, nth, EARNING, best / 2)
    if s.phase != FREE_BUILD:
        after = promise(hand - BOAT_PRICE, found | SITE if opened else found)
        credit(scores, terms, nth, HAND, after - now)


@compiled
def _like_haunting(s: State, seat: int, terrain: int, nth: int, scores: Floats, terms: Floats) -> None:
    """The ghost should stand where the leaders earn, and not where the seat does."""
    for site in range(YIELD.shape[1]):
        if (BESIDE[s.players - 3, terrain] >> site) & 1:
            owner = int(s.forts[site])
            if owner == seat:
                credit(scores, terms, nth, ON_ME, _GHOST_ON_ME)
            elif owner >= 0:
                credit(scores, terms, nth, ON_OTHERS, float(s.built[owner]) / 3)
