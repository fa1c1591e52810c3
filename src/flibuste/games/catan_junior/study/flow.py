"""What came into and went out of hands at Catan Junior, and who was lucky with the die."""

from typing import TYPE_CHECKING, Any

from flibuste.core.study import Flow, Told
from flibuste.games.catan_junior import facts
from flibuste.games.catan_junior.data import (
    BOAT_COST,
    COCO_COST,
    EARNER_COUNT,
    EARNERS,
    FORT_COST,
    LINE_COUNT,
    RESOURCES,
)

if TYPE_CHECKING:
    from flibuste.core.game import Game


class CatanJuniorFlow(Flow):
    """Catan Junior: cards of the stock, and luck with the die."""

    KINDS = RESOURCES
    WAYS_IN = ("the die", "Coco cards", "taken in trade")
    WAYS_OUT = ("given in trade", "boats", "fortresses", "paid for Coco cards")
    DIE, COCO, TAKEN, GIVEN, BOATS, FORTS, PAID = range(7)
    TITLE = "Cards that came into hands (above) and went out of them (below), a game"
    LUCK = "cards that the die brought beyond what was to be expected"

    def step(self, game: "Game", s: Any, seat: int, action: int, happened: list[Told]) -> None:
        """Counts the cards that came and went."""
        for what, a, b, c, d, *_ in happened:
            if what == facts.ROLLED:
                self._expect(s)
            elif what == facts.EARNED:
                self.flow[self.DIE, b] += c
                self.luck[a] += c
            elif what == facts.TOOK:
                self.flow[self.COCO, b] += c
            elif what == facts.BARGAINED:
                self._trade(b, 1, c)
            elif what == facts.STOCK_TRADED:
                self._trade(b, c, d)
            elif what == facts.BOAT_BUILT and not c:
                self.flow[self.BOATS, list(BOAT_COST)] += 1
            elif what == facts.FORT_BUILT and not c:
                self.flow[self.FORTS, list(FORT_COST)] += 1
            elif what == facts.COCO_TURNED:
                self.flow[self.PAID, list(COCO_COST)] += 1

    def _trade(self, given: int, count: int, taken: int) -> None:
        self.flow[self.GIVEN, given] += count
        self.flow[self.TAKEN, taken] += 1

    def _expect(self, s: Any) -> None:
        """Subtracts a sixth of what each number would bring, which is not luck."""
        side = int(s.players) - 3
        for number in range(1, 6):
            for terrain, _, site in EARNERS[side, number, : EARNER_COUNT[side, number]].tolist():
                owner = int(s.forts[site])
                if owner >= 0 and terrain != s.ghost:
                    self.luck[owner] -= 1 / 6

    def after(self, game: "Game", s: Any, ranks: list[int]) -> None:
        """Notes where fortresses and boats stand."""
        self.places = [site for site in range(len(s.forts)) if int(s.forts[site]) >= 0]
        self.lines = [line for line in range(LINE_COUNT[int(s.players) - 3]) if int(s.boats[line]) >= 0]
        self.turns = int(s.turn) + 1
