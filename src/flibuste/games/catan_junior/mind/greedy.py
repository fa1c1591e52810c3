"""A page of good sense for Catan Junior: what a choice brings at once, reason by reason, by a bot's taste."""

import math
from typing import Final

from flibuste.core.compiled import compiled
from flibuste.core.mind import Floats, credit
from flibuste.core.record import Ints
from flibuste.games.catan_junior.actions import (
    ACCEPT,
    BUILD_BOAT,
    BUILD_FORT,
    BUY_COCO,
    DEAL_WITH,
    DENSE,
    GIVE,
    GIVE_NOTHING,
    MARKET,
    MOVE_GHOST,
    STOCK,
    WITHDRAW,
)
from flibuste.games.catan_junior.build import open_sites
from flibuste.games.catan_junior.data import ENDS_OF, FORTS_EACH, GOLD, KINDS
from flibuste.games.catan_junior.market import rate
from flibuste.games.catan_junior.mind.appeal import (
    coco_appeal,
    earned_kinds,
    freshness,
    has_anchor,
    outlook,
    site_appeal,
)
from flibuste.games.catan_junior.mind.board import BESIDE, YIELD
from flibuste.games.catan_junior.mind.hand import (
    BOAT_PRICE,
    COCO_PRICE,
    FORT_PRICE,
    SITE,
    packed_hand,
    promise,
    prospects,
)
from flibuste.games.catan_junior.mind.taste import (
    A_FORTRESS,
    AN_ANCHOR,
    AT_MARKET,
    AT_STOCK,
    BOAT_CONTESTED,
    BOAT_EARNING,
    BOAT_LATE,
    BOAT_LEADS_ON,
    BOAT_MORE,
    BOAT_TO_A_SITE,
    BOAT_TO_ANCHOR,
    BOAT_TO_NOWHERE,
    BOAT_TO_SPARE,
    FORT_CONTESTED,
    FORT_LEADS_ON,
    GHOST_ON_GOLD,
    GHOST_ON_ME,
    GHOST_ON_MY_GOLD,
    GHOST_ON_OTHERS,
    PLAIN,
    SEASONED,
)
from flibuste.games.catan_junior.mind.trades import MARGIN, answer_gain, bid_gain, deal_gain
from flibuste.games.catan_junior.state import FREE_BUILD, State

TERMS: Final = (
    "bots-cj-victory", "bots-cj-fortress", "bots-cj-boat", "bots-cj-coco", "bots-cj-earning",
    "bots-cj-anchor", "bots-cj-hand", "bots-cj-ghost-on-others", "bots-cj-ghost-on-me", "bots-cj-deal",
)  # fmt: skip
VICTORY, FORTRESS, BOAT, COCO, EARNING, ANCHOR, HAND, ON_OTHERS, ON_ME, DEAL = range(len(TERMS))

_WIN: Final = 1000.0


@compiled
def appraise(s: State, seat: int, choices: Ints, count: int, scores: Floats, terms: Floats) -> None:
    """Writes how much a greedy seat likes each of its choices."""
    weigh(s, seat, choices, count, scores, terms, PLAIN)


@compiled
def advise(s: State, seat: int, choices: Ints, count: int, scores: Floats, terms: Floats) -> None:
    """Writes which of its choices a seat that looks ahead should try first."""
    weigh(s, seat, choices, count, scores, terms, SEASONED)


@compiled
def weigh(
    s: State, seat: int, choices: Ints, count: int, scores: Floats, terms: Floats, taste: Floats
) -> None:
    """Writes how much a seat with this taste likes each of its choices."""
    hand, found = packed_hand(s, seat), prospects(s, seat)
    now = promise(hand, found, taste)
    earned = earned_kinds(s, seat)
    for nth in range(count):
        action = choices[nth]
        if BUILD_BOAT <= action < BUILD_FORT:
            _like_boat(s, seat, action - BUILD_BOAT, hand, now, found, earned, nth, scores, terms, taste)
        elif BUILD_FORT <= action < BUY_COCO:
            _like_fort(s, seat, action - BUILD_FORT, hand, now, found, earned, nth, scores, terms, taste)
        elif action == BUY_COCO:
            credit(scores, terms, nth, COCO, coco_appeal(s, seat, found, taste))
            credit(scores, terms, nth, HAND, promise(hand - COCO_PRICE, found, taste) - now)
        elif MOVE_GHOST <= action < GIVE:
            _like_haunting(s, seat, action - MOVE_GHOST, nth, scores, terms, taste)
        elif GIVE <= action < GIVE_NOTHING:
            credit(scores, terms, nth, HAND, promise(hand - (1 << 8 * (action - GIVE)), found, taste) - now)
        elif MARKET <= action < STOCK:
            give, take = (action - MARKET) // KINDS, (action - MARKET) % KINDS
            after = promise(hand - (1 << 8 * give) + (1 << 8 * take), found, taste)
            credit(scores, terms, nth, HAND, after - now - taste[AT_MARKET])
        elif STOCK <= action < ACCEPT:
            give, take = (action - STOCK) // KINDS, (action - STOCK) % KINDS
            after = promise(hand - (rate(s, seat, give) << 8 * give) + (1 << 8 * take), found, taste)
            credit(scores, terms, nth, HAND, after - now - taste[AT_STOCK])
        elif action == ACCEPT:
            credit(scores, terms, nth, DEAL, answer_gain(s, seat, MARGIN))
        elif action == WITHDRAW:
            credit(scores, terms, nth, DEAL, -taste[AT_MARKET])
        elif action >= DENSE:
            credit(scores, terms, nth, DEAL, bid_gain(s, seat, action))
        elif action >= DEAL_WITH:
            credit(scores, terms, nth, DEAL, deal_gain(s, seat, action - DEAL_WITH, MARGIN))


@compiled
def _like_fort(
    s: State, seat: int, site: int, hand: int, now: float, found: int, earned: int, nth: int,
    scores: Floats, terms: Floats, taste: Floats,
) -> None:  # fmt: skip
    """A fortress counts, earns, and may draw a port tile; the seventh wins."""
    if s.built[seat] + 1 == FORTS_EACH:
        credit(scores, terms, nth, VICTORY, _WIN)
    ahead = outlook(s, seat, site, taste[FORT_LEADS_ON], taste[FORT_CONTESTED])
    credit(scores, terms, nth, FORTRESS, taste[A_FORTRESS] + ahead)
    credit(scores, terms, nth, EARNING, freshness(s, seat, taste) * site_appeal(s, site, earned, taste))
    if has_anchor(s, site):
        credit(scores, terms, nth, ANCHOR, taste[AN_ANCHOR])
    if s.phase != FREE_BUILD:
        credit(scores, terms, nth, HAND, promise(hand - FORT_PRICE, found, taste) - now)


@compiled
def _like_boat(
    s: State, seat: int, line: int, hand: int, now: float, found: int, earned: int, nth: int,
    scores: Floats, terms: Floats, taste: Floats,
) -> None:  # fmt: skip
    """A boat is worth the new site it leads to, most of all if there is no other."""
    opened = ENDS_OF[s.players - 3, line] & s.free_sites & ~s.reached[seat]
    if opened == 0:
        credit(scores, terms, nth, BOAT, taste[BOAT_TO_NOWHERE])
    else:
        sites = open_sites(s, seat)
        if not sites:
            credit(scores, terms, nth, BOAT, taste[BOAT_TO_A_SITE])
        else:
            credit(scores, terms, nth, BOAT, taste[BOAT_MORE])
            if sites & (sites - 1):
                credit(scores, terms, nth, BOAT, taste[BOAT_TO_SPARE])
        if s.built[seat] == FORTS_EACH - 1:
            credit(scores, terms, nth, BOAT, taste[BOAT_LATE])
        fresh, best = taste[BOAT_EARNING] * freshness(s, seat, taste), -math.inf
        for site in range(YIELD.shape[1]):
            if (opened >> site) & 1:
                appeal = fresh * site_appeal(s, site, earned, taste)
                appeal += outlook(s, seat, site, taste[BOAT_LEADS_ON], taste[BOAT_CONTESTED])
                if has_anchor(s, site):
                    appeal += taste[BOAT_TO_ANCHOR]
                best = max(best, appeal)
        credit(scores, terms, nth, EARNING, best)
    if s.phase != FREE_BUILD:
        after = promise(hand - BOAT_PRICE, found | SITE if opened else found, taste)
        credit(scores, terms, nth, HAND, after - now)


@compiled
def _like_haunting(
    s: State, seat: int, terrain: int, nth: int, scores: Floats, terms: Floats, taste: Floats
) -> None:
    """The ghost should stand where the leaders earn, and not where the seat does."""
    for site in range(YIELD.shape[1]):
        if (BESIDE[s.players - 3, terrain] >> site) & 1:
            owner = int(s.forts[site])
            gold = 1.0 if YIELD[s.players - 3, site, GOLD] > 0 else 0.0
            if owner == seat:
                credit(scores, terms, nth, ON_ME, taste[GHOST_ON_ME] + gold * taste[GHOST_ON_MY_GOLD])
            elif owner >= 0:
                leading = float(s.built[owner]) / taste[GHOST_ON_OTHERS]
                credit(scores, terms, nth, ON_OTHERS, leading + gold * taste[GHOST_ON_GOLD])
