"""What sites, lines and Coco cards promise a seat at Catan Junior, by its taste."""

from flibuste.core.compiled import compiled
from flibuste.core.mind import Floats
from flibuste.games.catan_junior.coco import pile
from flibuste.games.catan_junior.data import (
    ANCHORS,
    ENDS_OF,
    FORTS_EACH,
    FREE_CARD,
    GHOST_CARD,
    KINDS,
    LINES_AT,
)
from flibuste.games.catan_junior.mind.board import YIELD
from flibuste.games.catan_junior.mind.hand import SITE
from flibuste.games.catan_junior.mind.taste import (
    A_COCO,
    COCO_BREAKS_LEAD,
    COCO_BREAKS_VICTOR,
    COCO_CASTLE,
    COCO_FREE,
    COCO_WINS,
    FADING,
    KNOWN_KIND,
    NEW_KIND,
)
from flibuste.games.catan_junior.state import State


@compiled
def earned_kinds(s: State, seat: int) -> int:
    """The mask of the kinds that the seat's fortresses earn."""
    side, kinds = s.players - 3, 0
    for site in range(YIELD.shape[1]):
        if s.forts[site] == seat:
            for kind in range(KINDS):
                if YIELD[side, site, kind] > 0:
                    kinds |= 1 << kind
    return kinds


@compiled
def site_appeal(s: State, site: int, earned: int, taste: Floats) -> float:
    """What a fortress on a site would earn, new kinds of cards above all."""
    appeal = 0.0
    for kind in range(KINDS):
        terrains = YIELD[s.players - 3, site, kind]
        if terrains > 0:
            appeal += terrains * taste[(KNOWN_KIND if (earned >> kind) & 1 else NEW_KIND) + kind]
    return appeal


@compiled
def outlook(s: State, seat: int, site: int, leads_on: float, contested: float) -> float:
    """What it counts for that lines lead on from a site to others, and that somebody else may take it."""
    appeal = 0.0
    if leads_on != 0.0:
        side = s.players - 3
        lines = LINES_AT[side, site] & s.free_lines
        beyond = s.free_sites & ~s.reached[seat] & ~(1 << site)
        for line in range(ENDS_OF.shape[1]):
            if (lines >> line) & 1 and ENDS_OF[side, line] & beyond:
                appeal += leads_on
    if contested != 0.0:
        for other in range(s.players):
            if other != seat and (s.reached[other] >> site) & 1:
                return appeal + contested
    return appeal


@compiled
def has_anchor(s: State, site: int) -> bool:
    """Whether a fortress on a site would draw a port tile."""
    return bool((ANCHORS[s.players - 3] >> site) & 1 and s.tiles != 0 and s.ports)


@compiled
def freshness(s: State, seat: int, taste: Floats) -> float:
    """How much a site's earnings still count: less, the fewer fortresses are still to come."""
    return float(1.0 - taste[FADING] * (int(s.built[seat]) - 2))


@compiled
def coco_appeal(s: State, seat: int, found: int, taste: Floats) -> float:
    """What turning a Coco card may bring, by the kinds that are still face down."""
    cards = pile(s)
    ghost, free = int(s.coco[GHOST_CARD]) / cards, int(s.coco[FREE_CARD]) / cards
    mine, most = int(s.turned[seat, GHOST_CARD]) + 1, 0
    for other in range(s.players):
        if other != seat:
            most = max(most, int(s.turned[other, GHOST_CARD]))
    appeal, builds = float(taste[A_COCO]), 0.0
    if s.castle != seat and mine > most:
        appeal += taste[COCO_CASTLE] * ghost
        builds += ghost
    elif s.castle >= 0 and s.castle != seat and mine == most:
        victor = s.built[s.castle] == FORTS_EACH - 1
        appeal += (taste[COCO_BREAKS_LEAD] + (taste[COCO_BREAKS_VICTOR] if victor else 0.0)) * ghost
    if found & SITE:
        appeal += taste[COCO_FREE] * free
        builds += free
    if s.built[seat] == FORTS_EACH - 1:
        appeal += taste[COCO_WINS] * builds
    return appeal
