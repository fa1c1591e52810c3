"""Who is winning at Sandokan: a few figures per captain, weighted by how much each counted in many games."""

import math
from typing import Final

import numpy as np

from flibuste.core.compiled import compiled
from flibuste.core.mind import Floats
from flibuste.games.sandokan.data import PORT_AT, TO_WIN
from flibuste.games.sandokan.mind.chart import TO_STORMS, TO_TREASURE_ISLAND, TURNS, TURNS_HEADING
from flibuste.games.sandokan.quay import points_at_home
from flibuste.games.sandokan.state import State
from flibuste.games.sandokan.treasures import worth as treasure_worth

FIGURES: Final = (
    "points at home", "points carried", "a full hold", "turns home with treasure", "20 points at home",
    "20 points with what is carried", "turns home to win", "in port with treasure", "cards", "black cards",
    "red points", "may buy", "turns to Treasure Island", "turns to Storms", "becalmed", "letter", "plague",
    "turns to wait", "closeness to 20",
)  # fmt: skip

_OF_TWO: Final = (
    0.094, 0.100, -0.268, -0.098, -0.409, 0.508, -0.133,
    0.213, -0.013, 0.195, 0.042, 0.009, -0.111, -0.047,
    -0.017, 0.119, 0.035, -0.086, -0.022,
)  # fmt: skip
_OF_MORE: Final = (
    0.122, 0.161, -0.435, -0.175, -0.494, 0.634, -0.149,
    0.205, -0.043, 0.300, 0.080, 0.163, -0.133, -0.137,
    -0.051, 0.194, 0.011, -0.035, -0.149,
)  # fmt: skip
WEIGHTS: Final[Floats] = np.array([_OF_TWO, _OF_MORE])
"""Learnt from games of two and of four captains (lab/fit.py)."""


@compiled
def figures(s: State, seat: int, out: Floats) -> None:
    """Writes the figures of a captain."""
    cell, spent = int(s.where[seat]), int(s.cards_spent)
    carried = treasure_worth(s.cargo[seat])
    at_home = points_at_home(s, seat)
    hand = s.hands[seat]
    blacks = int(hand[0]) + int(hand[1]) + int(hand[2])
    home = 0.0
    if cell >= 0 and s.home[seat] >= 0:
        home = float(TURNS_HEADING[spent, int(s.home[seat]), cell, int(s.heading[seat])])
    winning = at_home + carried >= TO_WIN and carried > 0
    out[0] = at_home
    out[1] = carried
    out[2] = 1.0 if s.aboard[seat] >= 2 else 0.0
    out[3] = home if carried > 0 else 0.0
    out[4] = 1.0 if at_home >= TO_WIN else 0.0
    out[5] = 1.0 if winning else 0.0
    out[6] = home if winning else 0.0
    out[7] = 1.0 if carried > 0 and cell >= 0 and PORT_AT[cell] >= 0 else 0.0
    out[8] = int(s.cards[seat])
    out[9] = min(blacks, 3)
    out[10] = int(hand[3]) + 2 * int(hand[4]) + 3 * int(hand[5])
    out[11] = 0.0 if (int(s.bought) >> seat) & 1 else 1.0
    out[12] = float(TURNS[spent, cell, TO_TREASURE_ISLAND]) if cell >= 0 else 0.0
    out[13] = float(TURNS[spent, cell, TO_STORMS]) if cell >= 0 else 0.0
    out[14] = int(s.becalmed[seat])
    out[15] = 1.0 if s.marque == seat else 0.0
    out[16] = float((int(s.plagued) >> seat) & 1)
    out[17] = (seat - int(s.active)) % int(s.players)
    out[18] = (min(at_home + carried, 25) / 20.0) ** 3


@compiled
def worth(s: State, shares: Floats) -> None:
    """Writes each captain's share in the win by a logit model of the figures."""
    seen = np.empty(WEIGHTS.shape[1])
    weights = WEIGHTS[0 if s.players == 2 else 1]
    total = 0.0
    for seat in range(int(s.players)):
        figures(s, seat, seen)
        shares[seat] = math.exp((seen * weights).sum())
        total += shares[seat]
    for seat in range(int(s.players)):
        shares[seat] /= total
