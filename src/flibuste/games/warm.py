"""Compiles the games side by side, one process each; also `python -m flibuste.games.warm`."""

import concurrent.futures
import contextlib
import fcntl
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

from flibuste import games
from flibuste.core import facts
from flibuste.core.chance import key_of, pick, stream_of
from flibuste.core.compiled import cache_root, source_key
from flibuste.core.game import Game
from flibuste.core.playout import play_at_random, random_seat
from flibuste.core.record import blank
from flibuste.core.seats import MAX_SEATS, NOBODY
from flibuste.core.two_forms import COMPILED

NICENESS: Final = 19
"""Compiling beside a server takes what the tables leave of the cores."""
REHEARSED: Final = 600
"""Decisions in a random game in which nearly everything happens that a view can show."""


def warm(name: str) -> float:
    """Compiles all verbs of a game (or loads them from the cache) and returns the seconds it took."""
    return rehearsed(_rehearse, name, mark_of(games.package(name), name))


def rehearsed(rehearse: Callable[[Game], None], name: str, mark: Path) -> float:
    """Runs through a game once, which compiles what that needs, and marks it; returns the seconds."""
    started = time.perf_counter()
    with COMPILED:
        rehearse(games.find(name))
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.touch()
    return time.perf_counter() - started


def mark_of(package: str, name: str) -> Path:
    """The file in the cache marking that all a package needs of a game is there."""
    return cache_root() / source_key(package) / f"warm-{name}"


def _rehearse(game: Game) -> None:
    """Calls all verbs, and all that writes views in a random game, which compiles everything they need."""
    s = game.first_state(game.players[0], key=key_of("warm"))
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
    if game.shown is not None:
        game.shown.writer(seen)
    if game.shown_own is not None:
        game.shown_own.hands_writer(s)
    if game.grounds is not None:
        game.grounds(s, seat, choices, 0, choices)
    game.determinize(seen, stream, drawn)
    game.apply(s, seat, int(choices[0]), told)
    play_at_random(drawn, stream, 10, choices, told, tally)
    for _ in range(min(game.longest, REHEARSED)):
        mask = int(game.actors(s))
        if not mask:
            return
        seat = int(random_seat(mask, stream))
        _look(game, s, seat, seen)
        game.apply(s, seat, int(choices[pick(stream, int(game.legal(s, seat, choices)))]), told)
        facts.clear(told)


def _look(game: Game, s: Any, seat: int, seen: Any) -> None:
    """Makes what everyone sees of a position, and what the asked seat sees."""
    game.observe(s, NOBODY, seen)
    game.words.public(seen)
    if seat < MAX_SEATS:
        game.observe(s, seat, seen)
        game.words.own(seen, seat)
        game.words.prompt(seen, seat)


def compile_aside(name: str) -> None:
    """Compiles a game's rules in this process, at the lowest priority, once for all servers that start."""
    with alone(f"games-{name}"):
        if not is_warm(name):
            warm(name)


@contextlib.contextmanager
def alone(what: str) -> Iterator[None]:
    """Yields to all other processes, and lets only one at a time do this."""
    os.nice(NICENESS)
    cache_root().mkdir(parents=True, exist_ok=True)
    with (cache_root() / f"{what}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def is_warm(name: str) -> bool:
    """Whether a game's verbs can be loaded from the cache."""
    return mark_of(games.package(name), name).exists()


def warm_all(told: Callable[[str], object]) -> None:
    """Compiles every game that the cache does not hold, each in a process of its own."""
    cold = [name for name in games.names() if not is_warm(name)]
    if not cold:
        return
    told(f"compiling the rules of {', '.join(cold)} (once, about a minute)")
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(len(cold), mp_context=context) as pool:
        waiting = {pool.submit(warm, name): name for name in cold}
        for done in concurrent.futures.as_completed(waiting):
            told(f"{waiting[done]} is ready ({done.result():.0f} s)")


if __name__ == "__main__":
    warm_all(lambda line: print(line, file=sys.stderr, flush=True))
