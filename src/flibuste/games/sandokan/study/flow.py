"""What came aboard and was lost at Sandokan, who met good events, and where boats sailed."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from flibuste.core.study import Flow, Told
from flibuste.games.sandokan import facts
from flibuste.games.sandokan.data import FIRST_BAD, TREASURE_ISLAND, WIDTH

if TYPE_CHECKING:
    from flibuste.core.game import Game


class SandokanFlow(Flow):
    """Sandokan: treasures aboard, and luck with the events."""

    KINDS = ("ruby", "diamond", "gold bar", "emerald", "pearl", "rum")
    WAYS_IN = ("free ports", "Treasure Island", "events", "captured", "exchanged for")
    WAYS_OUT = ("lost to the box", "lost to captains", "exchanged")
    PORTS, BOUGHT, FOUND, CAPTURED, FETCHED, BOX, CEDED, LEFT = range(8)
    TITLE = "Treasures that came aboard (above) and were lost (below), a game"
    LUCK = "good events met, less bad ones"

    def before(self, game: "Game", s: Any) -> None:
        """Forgets the last game."""
        super().before(game, s)
        self._source = self.FOUND

    def step(self, game: "Game", s: Any, seat: int, action: int, happened: list[Told]) -> None:
        """Counts treasures and events, and notes the cells that boats passed."""
        for what, a, b, c, *_ in happened:
            if what in (facts.SAILED, facts.SAILED_COVERED, facts.DRIFTED, facts.GLIDED):
                self.places += _cells_between(b, c)
            elif what == facts.MET:
                self.luck[a] += 1 if b < FIRST_BAD else -1
                self._source = self.FOUND
            elif what == facts.BARGAINED:
                self._source = self.BOUGHT if c == TREASURE_ISLAND else self.FOUND
            elif what == facts.GOT:
                self.flow[self._source, b] += 1
            elif what == facts.TOOK_FREE:
                self.flow[self.PORTS, b] += 1
            elif what == facts.SWAPPED_CARGO:
                self.flow[self.LEFT, b] += 1
                self.flow[self.FETCHED, c] += 1
            elif what == facts.LEFT:
                self.flow[self.LEFT, b] += 1
            elif what == facts.FETCHED:
                self.flow[self.FETCHED, b] += 1
            elif what == facts.SEIZED or what == facts.CEDED:
                self.flow[[self.CAPTURED, self.CEDED], c] += 1
            elif what in (facts.LOST, facts.TRADED_IN):
                self.flow[self.BOX, b] += 1

    def after(self, game: "Game", s: Any, ranks: list[int]) -> None:
        """Notes the turns of all captains."""
        self.turns = int(s.lap) * int(s.players)


def _cells_between(start: int, end: int) -> Iterator[int]:
    """The cells of a straight way, its end included."""
    (y, x), (to_y, to_x) = divmod(start, WIDTH), divmod(end, WIDTH)
    for _ in range(max(abs(to_x - x), abs(to_y - y))):
        x, y = x + (to_x > x) - (to_x < x), y + (to_y > y) - (to_y < y)
        yield y * WIDTH + x
