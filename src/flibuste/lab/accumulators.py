"""Statistics of one's own: a small hook that sees every game before, at each step and after.

>>> from flibuste.lab.accumulators import Accumulator, follow
>>> class Rolls(Accumulator):
...     def before(self, game, s):
...         self.sixes = getattr(self, "sixes", 0)
...     def after(self, game, s, ranks):
...         self.sixes += int(s.rolls[6])
>>> from flibuste.lab.series import Series, play_one
>>> series = Series("catan-junior", ("greedy",) * 4)
>>> rolls = Rolls()
>>> follow(series, play_one(series, 0), [rolls])
>>> rolls.sixes > 0
True
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from flibuste import games
from flibuste.core import facts
from flibuste.core.chance import key_of

if TYPE_CHECKING:
    from flibuste.core.game import Game
    from flibuste.lab.series import Played, Series


ROUNDS = 5


class Accumulator:
    """What a user overrides: any of the three, and keeps what he likes on himself."""

    def before(self, game: "Game", s: Any) -> None:
        """A game begins; s is the state before the first step."""

    def step(self, game: "Game", s: Any, seat: int, action: int, happened: list[tuple[int, ...]]) -> None:
        """A step was taken; s is the state after it, happened all its facts as (kind, six numbers)."""

    def after(self, game: "Game", s: Any, ranks: list[int]) -> None:
        """The game is over."""


def follow(series: "Series", played: "Played", listeners: Sequence[Accumulator]) -> None:
    """Replays a game for the listeners."""
    game = games.find(series.game)
    s = game.new(len(played.bots), series.options, key_of("simulate", series.seed, played.number))
    told = facts.buffer(game.max_facts)
    for listener in listeners:
        listener.before(game, s)
    for seat, action in played.steps.tolist():
        facts.clear(told)
        game.apply(s, seat, action, told)
        happened = [(row[0], *row[2:]) for row in told[1 : int(told[0, 0]) + 1].tolist()]
        for listener in listeners:
            listener.step(game, s, seat, action, happened)
    for listener in listeners:
        listener.after(game, s, list(played.ranks))


class Flow(Accumulator):
    """What the reports show of one game: luck by seat, what was used up, places, turns."""

    luck: list[int]
    flow: Any
    places: list[int]
    turns: int

    def before(self, game: "Game", s: Any) -> None:
        """Forgets the last game."""
        del game
        self.luck = [0] * int(s.players)
        self.flow = np.zeros(0, np.int64)
        self.places = []
        self.turns = 0


class CatanJuniorFlow(Flow):
    """Catan Junior: cards earned by the die, cards out of the stock, sites built on."""

    def after(self, game: "Game", s: Any, ranks: list[int]) -> None:
        """Notes what the game came to."""
        del game, ranks
        self.luck = [int(earned) for earned in s.earned[: int(s.players)]]
        self.places = [site for site in range(len(s.forts)) if int(s.forts[site]) >= 0]
        self.turns = int(s.turn) + 1
        self.flow = 19 - s.stock.astype(np.int64)


class SandokanFlow(Flow):
    """Sandokan: cards in hand, treasures out of the box, cells where boats went."""

    def before(self, game: "Game", s: Any) -> None:
        """Forgets the last game."""
        super().before(game, s)
        self._where = [int(cell) for cell in s.where]

    def step(self, game: "Game", s: Any, seat: int, action: int, happened: list[tuple[int, ...]]) -> None:
        """Notes where the boat went."""
        del game, action, happened
        if seat < len(self.luck) and int(s.where[seat]) != self._where[seat]:
            self._where[seat] = int(s.where[seat])
            self.places.append(self._where[seat])

    def after(self, game: "Game", s: Any, ranks: list[int]) -> None:
        """Notes what the game came to."""
        del game, ranks
        self.luck = [int(cards) for cards in s.cards[: int(s.players)]]
        self.turns = int(s.lap) * int(s.players)
        self.flow = 6 - s.box.astype(np.int64)


class SantyAnnoFlow(Flow):
    """Santy Anno: ducats of every seat, coins taken, the ships where pirates ended."""

    def after(self, game: "Game", s: Any, ranks: list[int]) -> None:
        """Notes what the game came to."""
        del game, ranks
        coins = s.coins[: int(s.players)].astype(np.int64)
        self.luck = (coins * np.array([5, 4, 3, 2, 1])).sum(axis=1).tolist()
        self.flow = coins.sum(axis=0)
        self.turns = ROUNDS
        self.places = [int(ship) for ship in s.tile[: int(s.players)]]


FLOWS: dict[str, type[Flow]] = {
    "catan-junior": CatanJuniorFlow,
    "sandokan": SandokanFlow,
    "santy-anno": SantyAnnoFlow,
}
