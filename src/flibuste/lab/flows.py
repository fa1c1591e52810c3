"""What the reports show of a game: what came in and went out, how lucky each seat was, places, turns."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from flibuste.games.catan_junior import happenings as cj
from flibuste.games.catan_junior.data import (
    BOAT_COST,
    COCO_COST,
    EARNER_COUNT,
    EARNERS,
    FORT_COST,
    LINE_COUNT,
    RESOURCES,
)
from flibuste.games.sandokan import happenings as sk
from flibuste.games.sandokan.data import FIRST_BAD, TREASURE_ISLAND, WIDTH
from flibuste.games.santy_anno import happenings as sa
from flibuste.games.santy_anno.data import CHAIRS, ROUNDS
from flibuste.lab.accumulators import Accumulator

if TYPE_CHECKING:
    from flibuste.core.game import Game

Told = tuple[int, ...]
"""A fact: its kind and its numbers."""


class Flow(Accumulator):
    """One game for the reports; each game's flow says what flows, on which ways, and what luck is."""

    KINDS: ClassVar[tuple[str, ...]]
    WAYS_IN: ClassVar[tuple[str, ...]]
    WAYS_OUT: ClassVar[tuple[str, ...]] = ()
    LUCK: ClassVar[str]

    luck: list[float]
    """By seat."""
    flow: Any
    """How many of each kind on each way, the ways in first."""
    places: list[int]
    lines: list[int]
    """Lines with a boat, where the game has any."""
    turns: int

    def before(self, game: "Game", s: Any) -> None:
        """Forgets the last game."""
        self.luck = [0.0] * int(s.players)
        self.flow = np.zeros((len(self.WAYS_IN) + len(self.WAYS_OUT), len(self.KINDS)), np.int64)
        self.places = []
        self.lines = []
        self.turns = 0


class CatanJuniorFlow(Flow):
    """Catan Junior: cards of the stock, and luck with the die."""

    KINDS = RESOURCES
    WAYS_IN = ("the die", "Coco cards", "taken in trade")
    WAYS_OUT = ("given in trade", "boats", "fortresses", "paid for Coco cards")
    DIE, COCO, TAKEN, GIVEN, BOATS, FORTS, PAID = range(7)
    LUCK = "cards that the die brought beyond what was to be expected"

    def step(self, game: "Game", s: Any, seat: int, action: int, happened: list[Told]) -> None:
        """Counts the cards that came and went."""
        for what, a, b, c, d, *_ in happened:
            if what == cj.ROLLED:
                self._expect(s)
            elif what == cj.EARNED:
                self.flow[self.DIE, b] += c
                self.luck[a] += c
            elif what == cj.TOOK:
                self.flow[self.COCO, b] += c
            elif what == cj.BARGAINED:
                self._trade(b, 1, c)
            elif what == cj.STOCK_TRADED:
                self._trade(b, c, d)
            elif what == cj.BOAT_BUILT and not c:
                self.flow[self.BOATS, list(BOAT_COST)] += 1
            elif what == cj.FORT_BUILT and not c:
                self.flow[self.FORTS, list(FORT_COST)] += 1
            elif what == cj.COCO_TURNED:
                self.flow[self.PAID, list(COCO_COST)] += 1

    def _trade(self, given: int, count: int, taken: int) -> None:
        self.flow[self.GIVEN, given] += count
        self.flow[self.TAKEN, taken] += 1

    def _expect(self, s: Any) -> None:
        """A sixth of what each number would bring is no luck."""
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


class SandokanFlow(Flow):
    """Sandokan: treasures aboard, and luck with the events."""

    KINDS = ("ruby", "diamond", "gold bar", "emerald", "pearl", "rum")
    WAYS_IN = ("free ports", "Treasure Island", "events", "captured", "exchanged for")
    WAYS_OUT = ("lost to the box", "lost to captains", "exchanged")
    PORTS, BOUGHT, FOUND, CAPTURED, FETCHED, BOX, CEDED, LEFT = range(8)
    LUCK = "good events met, less bad ones"

    def before(self, game: "Game", s: Any) -> None:
        """Forgets the last game."""
        super().before(game, s)
        self._source = self.FOUND

    def step(self, game: "Game", s: Any, seat: int, action: int, happened: list[Told]) -> None:
        """Counts treasures and events, and notes the cells that boats passed."""
        for what, a, b, c, d, *_ in happened:
            if what in (sk.SAILED, sk.SAILED_COVERED, sk.DRIFTED, sk.GLIDED):
                self.places += _cells_between(b, c)
            elif what == sk.MET:
                self.luck[a] += 1 if b < FIRST_BAD else -1
                self._source = self.FOUND
            elif what == sk.BARGAINED:
                self._source = self.BOUGHT if c == TREASURE_ISLAND else self.FOUND
            elif what == sk.GOT:
                self.flow[self._source, b] += 1
            elif what == sk.TOOK_FREE:
                self.flow[self.PORTS, b] += 1
            elif what == sk.SWAPPED_CARGO:
                self.flow[self.LEFT, b] += 1
                self.flow[self.FETCHED, c] += 1
            elif what == sk.LEFT:
                self.flow[self.LEFT, b] += 1
            elif what == sk.FETCHED:
                self.flow[self.FETCHED, b] += 1
            elif what == sk.SEIZED:
                self.flow[[self.CAPTURED, self.CEDED], c] += 1
            elif what == sk.CEDED:
                self.flow[[self.BOX] if d else [self.CAPTURED, self.CEDED], c] += 1
            elif what in (sk.LOST, sk.TRADED_IN):
                self.flow[self.BOX, b] += 1

    def after(self, game: "Game", s: Any, ranks: list[int]) -> None:
        """Notes the turns of all captains."""
        self.turns = int(s.lap) * int(s.players)


class SantyAnnoFlow(Flow):
    """Santy Anno: coins, and luck with the way to the right ship."""

    KINDS = ("5 ducats", "4", "3", "2", "1")
    WAYS_IN = ("taken by who was right",)
    LUCK = "chairs spared on the way to the right ship"

    def step(self, game: "Game", s: Any, seat: int, action: int, happened: list[Told]) -> None:
        """Notes where pirates start and how far off the right ship was."""
        kinds = {what for what, *_ in happened}
        if sa.CAST_OFF in kinds:
            self._chairs = s.place.tolist()
        if sa.ARRIVED in kinds or sa.STEP in kinds:
            for pirate in range(len(self.luck)):
                right = s.table.tolist().index(int(s.end[pirate]))
                way = abs(right - self._chairs[pirate])
                self.luck[pirate] += CHAIRS // 2 - min(way, CHAIRS - way)
                self.places.append(int(s.end[pirate]))

    def after(self, game: "Game", s: Any, ranks: list[int]) -> None:
        """Notes the coins."""
        self.flow[0] = s.coins[: int(s.players)].astype(np.int64).sum(axis=0)
        self.turns = ROUNDS


def _cells_between(start: int, end: int) -> Iterator[int]:
    """The cells of a straight way, its end included."""
    (y, x), (to_y, to_x) = divmod(start, WIDTH), divmod(end, WIDTH)
    for _ in range(max(abs(to_x - x), abs(to_y - y))):
        x, y = x + (to_x > x) - (to_x < x), y + (to_y > y) - (to_y < y)
        yield y * WIDTH + x


FLOWS: dict[str, type[Flow]] = {
    "catan-junior": CatanJuniorFlow,
    "sandokan": SandokanFlow,
    "santy-anno": SantyAnnoFlow,
}
