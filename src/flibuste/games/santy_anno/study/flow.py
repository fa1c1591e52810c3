"""Which coins were taken at Santy Anno, and whom the cards spared a long run."""

from typing import TYPE_CHECKING, Any

import numpy as np

from flibuste.core.study import Flow, Told
from flibuste.games.santy_anno import facts
from flibuste.games.santy_anno.data import CHAIRS, ROUNDS

if TYPE_CHECKING:
    from flibuste.core.game import Game


class SantyAnnoFlow(Flow):
    """Santy Anno: coins, and luck with the distance to the right ship."""

    KINDS = ("5 ducats", "4", "3", "2", "1")
    WAYS_IN = ("taken by whoever was right",)
    TITLE = "Coins taken, a game"
    LUCK = "chairs spared on the way to the right ship"

    def step(self, game: "Game", s: Any, seat: int, action: int, happened: list[Told]) -> None:
        """Notes where pirates start and how far off the right ship was."""
        kinds = {what for what, *_ in happened}
        if facts.CAST_OFF in kinds:
            self._chairs = s.place.tolist()
        if facts.ARRIVED in kinds or facts.STEP in kinds:
            for pirate in range(len(self.luck)):
                right = s.table.tolist().index(int(s.end[pirate]))
                way = abs(right - self._chairs[pirate])
                self.luck[pirate] += CHAIRS // 2 - min(way, CHAIRS - way)
                self.places.append(int(s.end[pirate]))

    def after(self, game: "Game", s: Any, ranks: list[int]) -> None:
        """Notes the coins."""
        self.flow[0] = s.coins[: int(s.players)].astype(np.int64).sum(axis=0)
        self.turns = ROUNDS
