"""Compiles a game's bots in advance, so that nobody waits for the first one to think at a table."""

from typing import Any, Final

import numpy as np

from flibuste.bots import port
from flibuste.bots.search import next_actor
from flibuste.core.chance import key_of, stream_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.game import Game
from flibuste.core.mind import mind_of
from flibuste.core.record import blank
from flibuste.games.warm import alone, mark_of, rehearsed

REHEARSED: Final = 300
"""Enough decisions of greedy bots for nearly everything they can do to happen."""


def warm(name: str) -> float:
    """Compiles what a game's bots need, or loads it from the cache, and returns the seconds it took."""
    return rehearsed(_rehearse, name, mark_of(__name__, name))


def _rehearse(game: Game) -> None:
    """Lets one bot of each kind choose, and then greedy ones play on, because they also haggle."""
    if game.racers is None:
        s, o = game.first_state(game.players[0], key=key_of("warm")), blank(game.state)
        ways = _ways(game)
        for level in [*ways, *ways[1:2] * REHEARSED]:
            seat = _next_who_may_choose(game, s)
            if seat < 0:
                return
            game.observe(s, seat, o)
            action = port.choose(o, seat, level, stream_of("warm"), 60.0)
            game.apply(s, seat, action, NO_FACTS)


def compile_aside(name: str) -> None:
    """Compiles a game's bots in this process, at the lowest priority, once for all servers that start."""
    with alone(f"bots-{name}"):
        if not is_warm(name):
            warm(name)


def _ways(game: Game) -> list[str]:
    """One level for each kind of thinking: random, greedy, searching."""
    levels = mind_of(game).levels
    greedy = [name for name, level in levels.items() if level.simulations == 0][:1]
    return ["random", *greedy, *[name for name, level in levels.items() if level.simulations][-1:]]


def _next_who_may_choose(game: Game, s: Any) -> int:
    """Plays on until somebody has more than one choice, and returns the seat; -1 when the game is over."""
    choices = np.zeros(game.max_legal, np.int64)
    while True:
        mask = int(game.actors(s))
        if not mask:
            return -1
        seat = int(next_actor(mask))
        if game.legal(s, seat, choices) > 1:
            return seat
        game.apply(s, seat, int(choices[0]), NO_FACTS)


def is_warm(name: str) -> bool:
    """Whether the bots of a game can be loaded from the cache."""
    return mark_of(__name__, name).exists()
