"""What the laboratory counts and draws for Santy Anno."""

from collections import Counter
from typing import Any, Final

from flibuste.core.study import SEA, Picture, Rows, Study
from flibuste.games.santy_anno.data import PIRATES, SHIPS
from flibuste.games.santy_anno.study.flow import SantyAnnoFlow

COINS: Final = (5, 4, 3, 2, 1)


def draw_right_ships(axes: Any, players: int, rows: Rows) -> None:
    """Draws how often each ship is the right one."""
    ships = range(len(SHIPS))
    count = Counter(ship for row in rows for ship in row["places"])
    total = max(sum(count.values()), 1)
    axes.bar([str(ship + 1) for ship in ships], [count[ship] / total for ship in ships], color=SEA)


class SantyAnnoStudy(Study):
    """Wins by pirate, the spread of ducats, and the right ships."""

    flow = SantyAnnoFlow
    picture = Picture("The right ships", draw_right_ships, "ship", "share of all ways")
    score_unit = "ducats"

    def place(self, s: Any, seat: int) -> str:
        """The seat's pirate."""
        return PIRATES[seat]

    def scores(self, s: Any) -> list[int]:
        """Everybody's ducats."""
        return [
            sum(int(n) * coin for n, coin in zip(s.coins[seat], COINS, strict=True))
            for seat in range(int(s.players))
        ]


STUDY: Final = SantyAnnoStudy()
