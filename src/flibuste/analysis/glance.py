"""Where a finished game turned, at a glance: positions are weighed as they stand, and nothing is imagined."""

from typing import Any, Final

import numpy as np

from flibuste.analysis.playouts import Desk, desk_for, look
from flibuste.core.game import Game
from flibuste.core.message import message, seat
from flibuste.core.mind import Floats
from flibuste.core.review import Mark

POINTS: Final = 100.0


class Glances:
    """Everybody's chance at each position it was shown, as the judge's figures say."""

    def __init__(self, game: Game, s: Any) -> None:
        self._desk: Desk = desk_for(game, s)
        self._players = int(s.players)
        self._rows: list[Floats] = []

    def take(self, s: Any) -> None:
        """Looks at the next position."""
        shares = np.zeros(self._players)
        look(s, self._desk, shares)
        self._rows.append(shares)

    def turning(self) -> Mark | None:
        """Where the game turned, once its end has been seen."""
        return turning_in(np.array(self._rows))


def turning_in(curve: Floats) -> Mark | None:
    """The step after which the winner leads to the end, if somebody else has led."""
    winner = int(np.argmax(curve[-1]))
    behind = [step for step in range(len(curve)) if curve[step, winner] < curve[step].max()]
    if not behind or behind[-1] + 1 >= len(curve):
        return None
    step = behind[-1] + 1
    leader = int(np.argmax(curve[step - 1]))
    swing = float(curve[step, winner] - curve[step - 1, winner]) * POINTS
    said = message("analysis-turning", who=seat(winner), other=seat(leader))
    return Mark("turning", step, winner, round(swing, 2), said)
