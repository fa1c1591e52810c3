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

from flibuste import games
from flibuste.core import facts
from flibuste.core.chance import key_of

if TYPE_CHECKING:
    from flibuste.core.game import Game
    from flibuste.lab.series import Played, Series


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
