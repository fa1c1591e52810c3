"""Compiles the bots of a game, so that the first one to think at a table does not keep people waiting."""

import time
from typing import Any

import numpy as np

from flibuste import games
from flibuste.bots import port
from flibuste.bots.search import next_actor
from flibuste.core.chance import key_of, stream_of
from flibuste.core.compiled import cache_root, source_key
from flibuste.core.facts import NO_FACTS
from flibuste.core.game import Game
from flibuste.core.record import blank


def _marker(name: str) -> str:
    return f"warm-{name}"


def warm(name: str) -> float:
    """Compiles what the bots of a game need (or loads it from the cache) and returns the seconds it took."""
    started = time.perf_counter()
    game = games.find(name)
    if game.turns:
        s, o = game.new(game.players[0], key=key_of("warm")), blank(game.state)
        for level in ("random", "boy", "legend"):
            seat = _next_who_may_choose(game, s)
            game.observe(s, seat, o)
            game.apply(s, seat, port.choose(o, seat, level, stream_of("warm"), 60.0), NO_FACTS)
    folder = cache_root() / source_key(__name__)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / _marker(name)).touch()
    return time.perf_counter() - started


def _next_who_may_choose(game: Game, s: Any) -> int:
    """Plays on until somebody has more than one choice, and returns the seat."""
    choices = np.zeros(game.max_legal, np.int64)
    while True:
        seat = int(next_actor(game.actors(s)))
        if game.legal(s, seat, choices) > 1:
            return seat
        game.apply(s, seat, int(choices[0]), NO_FACTS)


def is_warm(name: str) -> bool:
    """Whether the bots of a game can be loaded from the cache."""
    return (cache_root() / source_key(__name__) / _marker(name)).exists()
