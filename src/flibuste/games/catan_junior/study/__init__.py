"""What the laboratory counts and draws for Catan Junior."""

from typing import Any, Final

from flibuste.core.study import Picture, Study
from flibuste.games.catan_junior.data import COLOURS
from flibuste.games.catan_junior.study.flow import CatanJuniorFlow
from flibuste.games.catan_junior.study.peer import CATANATRON
from flibuste.games.catan_junior.study.pictures import draw_building


class CatanJuniorStudy(Study):
    """Wins by colour, and where people build."""

    flow = CatanJuniorFlow
    picture = Picture(
        "Building sites and boats: share of games in which they stand there at the end",
        draw_building,
        height=6.4,
    )
    allowed = 2.0
    """CJ-14."""
    best_games = 1_000
    peers = (CATANATRON,)

    def place(self, s: Any, seat: int) -> str:
        """The seat's colour."""
        return COLOURS[int(s.players)][seat]

    def first(self, s: Any) -> int:
        """The seat that began."""
        return int(s.first)

    def turns_each(self, s: Any) -> int:
        """The rounds begun."""
        return int(s.turn) // int(s.players) + 1


STUDY: Final = CatanJuniorStudy()
