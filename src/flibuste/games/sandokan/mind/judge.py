"""Who is how likely to win at Sandokan, for the analysis of a finished game."""

from typing import Any, Final

import numpy as np

from flibuste.core.chance import mix, rekey
from flibuste.core.compiled import compiled
from flibuste.core.judge import Judge
from flibuste.core.record import Ints, assign
from flibuste.games.sandokan.mind.judge_weights import WEIGHTS
from flibuste.games.sandokan.mind.worth import FIGURES, figures
from flibuste.games.sandokan.state import OPEN, PILE, STORM_PILE, State

FEWEST: Final = 2
MOST: Final = 6


@compiled
def unsettle(s: State, stream: Ints, out: State) -> None:
    """Writes the state with the pile and the unseen events reshuffled, except for cards somebody knows."""
    assign(out, s)
    cards = np.empty(PILE + STORM_PILE, np.int64)
    count = 0
    for depth in range(int(s.pile_size)):
        place = (int(s.pile_top) + depth) & (PILE - 1)
        if s.pile_known[place] == 0:
            cards[count] = s.pile[place]
            count += 1
    mix(stream, cards, count)
    for depth in range(int(s.pile_size)):
        place = (int(s.pile_top) + depth) & (PILE - 1)
        if s.pile_known[place] == 0:
            count -= 1
            out.pile[place] = cards[count]
    for port in range(6):
        if 0 < s.port_event[port] < OPEN:
            cards[count] = s.port_event[port]
            count += 1
    for place in range(STORM_PILE):
        if 0 < s.storms[place] < OPEN:
            cards[count] = s.storms[place]
            count += 1
    mix(stream, cards, count)
    for port in range(6):
        if 0 < s.port_event[port] < OPEN:
            count -= 1
            out.port_event[port] = cards[count]
    for place in range(STORM_PILE):
        if 0 < s.storms[place] < OPEN:
            count -= 1
            out.storms[place] = cards[count]
    rekey(out, stream)


def _row(s: Any) -> int:
    return int(s.by_book) * (MOST + 1 - FEWEST) + int(s.players) - FEWEST


JUDGE: Final = Judge(
    figures=figures,
    figure_names=FIGURES,
    weights=WEIGHTS,
    row=_row,
    ways=tuple(
        (players, {"rules": rules}) for rules in ("swift", "book") for players in range(FEWEST, MOST + 1)
    ),
    unsettle=unsettle,
    horizon=40,
    noise=0.5,
    bots="greedy",
)
