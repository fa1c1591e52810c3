"""What the laboratory counts and draws for Sandokan."""

from typing import Any, Final

import numpy as np

from flibuste.core.chance import pick, stream_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.record import Ints
from flibuste.core.study import Picture, Study
from flibuste.games.sandokan import rules
from flibuste.games.sandokan.actions import ATTACK, LAY, MAX_LEGAL, SAIL, SHOW, TURN, TURN_EVENT
from flibuste.games.sandokan.data import PORTS
from flibuste.games.sandokan.state import CHOOSE_PORT
from flibuste.games.sandokan.study.flow import SandokanFlow
from flibuste.games.sandokan.study.pictures import draw_sea_lanes


class SandokanStudy(Study):
    """Wins by port, fights, and sea lanes."""

    flow = SandokanFlow
    picture = Picture("Sea lanes: how often a boat comes over a cell, a game", draw_sea_lanes, height=5.0)
    allowed = 3.0
    """SK-5."""
    quick_games = 20
    best_games = 150

    def place(self, s: Any, seat: int) -> str:
        """The captain's home port."""
        return PORTS[int(s.home[seat])]

    def first(self, s: Any) -> int:
        """The captain who began."""
        return int(s.first)

    def turns_each(self, s: Any) -> int:
        """The laps begun."""
        return int(s.lap)

    def counted(self, steps: Ints) -> dict[str, int]:
        """The fights, the moves, and how many moves were of one cell for want of a black card (SK-24)."""
        seats, acts = steps[:, 0], steps[:, 1]
        sailed = (acts >= SAIL) & (acts < TURN)
        laid = (acts >= LAY) & (acts < SAIL)
        same = seats[1:] == seats[:-1]
        moves = laid[:-1] & sailed[1:] & same
        # A second move in one turn is the wind's (SK-E4).
        blown = (sailed[:-1] | (acts[:-1] == TURN_EVENT)) & sailed[1:] & same
        drifts = int(sailed.sum()) - int(moves.sum()) - int(blown.sum())
        return {
            "fights": int(((acts >= ATTACK) & (acts < SHOW)).sum()),
            "moves": int(moves.sum()) + drifts,
            "drifts": drifts,
        }

    def opening(self, s: Any, number: int) -> Ints:
        """Draws every captain's home port, whatever his bot would choose (SK-5)."""
        stream = stream_of("ports", number)
        choices = np.zeros(MAX_LEGAL, np.int64)
        steps = []
        while int(s.phase) == CHOOSE_PORT:
            seat = int(rules.actors(s)).bit_length() - 1
            action = int(choices[pick(stream, int(rules.legal(s, seat, choices)))])
            rules.apply(s, seat, action, NO_FACTS)
            steps.append((seat, action))
        return np.array(steps, np.int64)


STUDY: Final = SandokanStudy()
