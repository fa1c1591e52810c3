"""Who is winning at Catan Junior: a few figures per seat, weighted by how much each counted in many games."""

import math
from typing import Final

import numpy as np

from flibuste.core.compiled import compiled
from flibuste.core.mind import Floats
from flibuste.games.catan_junior.build import open_sites
from flibuste.games.catan_junior.data import GHOST_CARD, GOLD, KINDS, RUM, SABRE, WOOD, WOOL
from flibuste.games.catan_junior.mind.board import BESIDE, YIELD
from flibuste.games.catan_junior.mind.hand import CARD, LINE, SITE, card, packed_hand, prospects, size
from flibuste.games.catan_junior.state import ROLL, State

FIGURES: Final = (
    "fortresses", "five fortresses", "six fortresses", "a site", "two sites", "a line", "cards",
    "kinds for a fortress", "pays a fortress", "pays a boat", "pays a Coco card", "kinds for a Coco card",
    "earned a roll", "kinds earned", "gold earned",
    "castle", "ghost cards", "ports", "turns to wait", "at the die", "pays when near",
)  # fmt: skip

WEIGHTS: Final[Floats] = np.array([
    2.168, 0.354, 0.753, 0.915, 0.725, -0.205, 0.268, 0.128,
    0.101, 0.154, 0.103, -0.017, 0.174, 0.190,
    -0.022, -1.544, 0.306, 0.072, -0.031, -0.004, 0.811,
])  # fmt: skip


@compiled
def figures(s: State, seat: int, out: Floats) -> None:
    """Writes the figures of a seat."""
    side = s.players - 3
    hand, found = packed_hand(s, seat), prospects(s, seat)
    built = int(s.built[seat])
    sites = open_sites(s, seat)
    to_fort = card(hand, SABRE) + card(hand, WOOL) + card(hand, WOOD) + card(hand, RUM)
    to_coco = card(hand, SABRE) + card(hand, RUM) + card(hand, GOLD)
    site = 1.0 if found & SITE else 0.0
    haunted = BESIDE[side, s.ghost] if s.ghost >= 0 else 0
    earned, gold, kinds = 0, 0, 0
    for place in range(YIELD.shape[1]):
        if s.forts[place] == seat:
            for kind in range(KINDS):
                terrains = YIELD[side, place, kind]
                if terrains > 0:
                    earned += terrains
                    kinds |= 1 << kind
                    if kind == GOLD:
                        gold += terrains
            if (haunted >> place) & 1:
                earned -= 1
    different, ports = 0, 0
    for kind in range(KINDS):
        different += (kinds >> kind) & 1
        ports += (int(s.harbours[seat]) >> kind) & 1
    pays_fort = 1.0 if to_fort == 4 and site > 0.0 else 0.0
    out[0] = built
    out[1] = built >= 5
    out[2] = built >= 6
    out[3] = site
    out[4] = 1.0 if sites & (sites - 1) else 0.0
    out[5] = 1.0 if found & LINE else 0.0
    out[6] = min(size(hand), 12)
    out[7] = to_fort
    out[8] = pays_fort
    out[9] = 1.0 if card(hand, WOOL) and card(hand, WOOD) and found & LINE else 0.0
    out[10] = 1.0 if to_coco == 3 and found & CARD else 0.0
    out[11] = to_coco if found & CARD else 0
    out[12] = earned
    out[13] = different
    out[14] = gold
    out[15] = 1.0 if s.castle == seat else 0.0
    out[16] = int(s.turned[seat, GHOST_CARD])
    out[17] = ports
    out[18] = (seat - int(s.active)) % s.players
    out[19] = 1.0 if s.active == seat and s.phase == ROLL else 0.0
    out[20] = pays_fort * (built >= 6)


@compiled
def worth(s: State, shares: Floats) -> None:
    """Writes each seat's share in the win by a logit model of the figures."""
    seen = np.empty(len(WEIGHTS))
    total = 0.0
    for seat in range(s.players):
        figures(s, seat, seen)
        shares[seat] = math.exp((seen * WEIGHTS).sum())
        total += shares[seat]
    for seat in range(s.players):
        shares[seat] /= total
