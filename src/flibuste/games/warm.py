"""Compiles the games side by side, one process each; also `python -m flibuste.games.warm`."""

import concurrent.futures
import multiprocessing
import sys
import time
from collections.abc import Callable

import numpy as np

from flibuste import games
from flibuste.core import facts
from flibuste.core.chance import key_of, stream_of
from flibuste.core.compiled import cache_root, source_key
from flibuste.core.pen import PAGE
from flibuste.core.playout import play_at_random
from flibuste.core.record import blank
from flibuste.core.seats import NOBODY


def warm(name: str) -> float:
    """Compiles all verbs of a game (or loads them from the cache) and returns the seconds it took."""
    started = time.perf_counter()
    game = games.find(name)
    s = game.new(game.players[0], key=key_of("warm"))
    choices, tally = np.zeros(game.max_legal, np.int64), np.zeros(3, np.int64)
    told, stream = facts.buffer(game.max_facts), stream_of("warm")
    seat = game.actors(s).bit_length() - 1
    game.legal(s, seat, choices)
    game.allowed(s, seat, int(choices[0]))
    game.lapse(s, seat)
    game.prompt(s, seat)
    game.outcome(s, np.zeros(game.players[0], np.int8))
    seen, drawn = blank(game.state), blank(game.state)
    game.observe(s, NOBODY, seen)
    if game.show is not None:
        game.show(seen, np.zeros(PAGE, np.uint8))
    game.determinize(seen, stream, drawn)
    game.apply(s, seat, int(choices[0]), told)
    play_at_random(drawn, stream, 10, choices, told, tally)
    (cache_root() / source_key(f"flibuste.games.{name.replace('-', '_')}.rules") / "warm").touch()
    return time.perf_counter() - started


def is_warm(name: str) -> bool:
    """Whether a game's verbs can be loaded from the cache."""
    return (cache_root() / source_key(f"flibuste.games.{name.replace('-', '_')}.rules") / "warm").exists()


def warm_all(told: Callable[[str], object]) -> None:
    """Compiles every game that the cache does not hold, each in a process of its own."""
    cold = [name for name in games.NAMES if not is_warm(name)]
    if not cold:
        return
    told(f"compiling the rules of {', '.join(cold)} (once, about a minute)")
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(len(cold), mp_context=context) as crew:
        waiting = {crew.submit(warm, name): name for name in cold}
        for done in concurrent.futures.as_completed(waiting):
            told(f"{waiting[done]} is ready ({done.result():.0f} s)")


if __name__ == "__main__":
    warm_all(lambda line: print(line, file=sys.stderr, flush=True))
