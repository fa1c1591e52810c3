"""Your own statistics: a small hook that sees every game before it, at each step and after it.

>>> from flibuste import games
>>> from flibuste.lab.accumulators import Accumulator, follow
>>> class Steps(Accumulator):
...     def before(self, game, s):
...         self.taken = [0] * int(s.players)
...     def step(self, game, s, seat, action, happened):
...         self.taken[seat] += 1
>>> from flibuste.lab.series import Series, play_one
>>> series = Series(games.names()[0], ("random",) * 3)
>>> steps, played = Steps(), play_one(series, 0)
>>> follow(series, played, [steps])
>>> sum(steps.taken) == len(played.steps)
True
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from flibuste import games
from flibuste.core import facts
from flibuste.core.chance import key_of
from flibuste.core.study import Accumulator

if TYPE_CHECKING:
    from flibuste.lab.series import Played, Series

__all__ = ["Accumulator", "follow"]


def follow(series: "Series", played: "Played", listeners: Sequence[Accumulator]) -> None:
    """Replays a game for the listeners."""
    game = games.find(series.game)
    s = game.first_state(len(played.bots), series.options, key_of("simulate", series.seed, played.number))
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
