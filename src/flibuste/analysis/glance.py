"""Where a finished game turned, at a glance: positions are weighed as they stand, and nothing is imagined."""

# compile-cache: holds no rules

from typing import Any, Final

import numpy as np

from flibuste.analysis.playouts import Desk, desk_for, look
from flibuste.core.game import Game
from flibuste.core.message import message, seat
from flibuste.core.mind import Floats
from flibuste.core.review import Mark

POINTS: Final = 100.0


class Glances:
    """Everybody's chance at each position shown to it, by the judge's figures."""

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
    """The step after which a winner leads until the end, if somebody else ever led.

    If several share the win, it is the one who was last behind a loser.
    """
    won = curve[-1] == curve[-1].max()
    others = np.where(won, -np.inf, curve)
    ahead = others.max(axis=1)
    winner, last = -1, -1
    for each in np.flatnonzero(won):
        behind = np.flatnonzero(curve[:, each] < ahead)
        if len(behind) and behind[-1] > last:
            winner, last = int(each), int(behind[-1])
    if winner < 0:
        return None
    step = last + 1
    leader = int(np.argmax(others[last]))
    swing = float(curve[step, winner] - curve[step - 1, winner]) * POINTS
    said = message("analysis-turning", who=seat(winner), other=seat(leader))
    return Mark("turning", step, winner, round(swing, 2), said)
