"""How fast the rules run: uniformly random full games on one core, next to peers in the same run.

Random players make no offers, so a decision is a choice among the enumerated actions.
"""

import itertools
import statistics
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from flibuste import games
from flibuste.core.chance import key_of, stream_of
from flibuste.core.compiled import compiled
from flibuste.core.facts import NO_FACTS
from flibuste.core.game import Game
from flibuste.core.playout import CHOICES, DECISIONS, FORCED, play_at_random
from flibuste.core.record import Ints, assign, blank
from flibuste.core.study import Peer
from flibuste.core.verbs import determinize, observe, setup

PLAYERS = 4
GAMES_A_CALL = 100
POSITIONS, DECISIONS_APART = 128, 23
"""How many positions copying and imagining are measured on, and how many decisions apart: some hide more."""


@compiled
def _copy_often(times: int, s: Any, out: Any) -> None:
    for _ in range(times):
        assign(out, s)


@compiled
def _play_games(
    first: int,
    empty: Any,
    s: Any,
    players: int,
    options: Ints,
    key: Ints,
    stream: Ints,
    most: int,
    choices: Ints,
    facts: Ints,
    tally: Ints,
) -> None:
    """Plays games with the numbers from `first` on: a call from Python costs as much as thirty decisions."""
    for number in range(first, first + GAMES_A_CALL):
        assign(s, empty)
        key[1] = number
        setup(s, players, options, key)
        play_at_random(s, stream, most, choices, facts, tally)


@compiled
def _imagine_often(times: int, s: Any, seat: int, seen: Any, drawn: Any, stream: Ints) -> None:
    for _ in range(times):
        observe(s, seat, seen)
        determinize(seen, stream, drawn)


def bench(seconds: float = 3.0) -> Iterator[tuple[str, dict[str, float]]]:
    """The figures of each game, then those of the installed peers and how much faster our game is."""
    ours = {}
    for game in games.every():
        figures = bench_game(game, seconds)
        ours[game.name] = figures["decisions_per_s"]
        yield game.name, figures
    for game, peer in peers():
        found = peer.measure(seconds)
        if found:
            ratio = ours[game.name] / found["decisions_per_s"]
            yield peer.name, {**found, f"{game.name.replace('-', '_')}_is_times_faster": ratio}


def peers() -> list[tuple[Game, Peer]]:
    """Other programs to compare with our games."""
    return [(game, peer) for game in games.every() for peer in game.study.peers]


def bench_game(game: Game, seconds: float) -> dict[str, float]:
    """Decisions and games a second, choices, bytes, and what copying and imagining cost."""
    players = min(PLAYERS, game.players[-1])
    choices, tally = np.zeros(game.max_legal, np.int64), np.zeros(3, np.int64)
    stream, options, key = stream_of("bench"), game.encode({}), key_of("bench")
    s, empty = blank(game.state), blank(game.state)
    arguments = empty, s, players, options, key, stream, game.longest, choices, NO_FACTS, tally
    _play_games(0, *arguments)
    tally[:] = 0
    played, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        _play_games(played, *arguments)
        played += GAMES_A_CALL
    elapsed = time.process_time() - started
    return {
        "players": players,
        "decisions_per_s": tally[DECISIONS] / elapsed,
        "games_per_s": played / elapsed,
        "decisions_per_game": tally[DECISIONS] / played,
        "mean_choices": tally[CHOICES] / tally[DECISIONS],
        "forced_share": tally[FORCED] / tally[DECISIONS],
        "state_bytes": game.dtype.itemsize,
        **_costs(game, players),
    }


def _positions(game: Game, players: int) -> Iterator[Any]:
    """Positions from random games, from the first decision to the last."""
    choices, tally, stream = np.zeros(game.max_legal, np.int64), np.zeros(3, np.int64), stream_of("positions")
    found = 0
    for number in itertools.count():
        s = game.first_state(players, {}, key_of("positions", number))
        while play_at_random(s, stream, DECISIONS_APART, choices, NO_FACTS, tally) == DECISIONS_APART:
            yield s
            found += 1
            if found == POSITIONS:
                return


def _costs(game: Game, players: int, times: int = 2_000) -> dict[str, float]:
    seen, drawn, stream = blank(game.state), blank(game.state), stream_of("imagine")
    copying, imagining = [], []
    for s in _positions(game, players):
        _copy_often(1, s, seen)
        _imagine_often(1, s, 0, seen, drawn, stream)
        started = time.perf_counter_ns()
        _copy_often(times, s, seen)
        copied = time.perf_counter_ns()
        _imagine_often(times, s, 0, seen, drawn, stream)
        imagining.append((time.perf_counter_ns() - copied) / times)
        copying.append((copied - started) / times)
    return {
        "copy_ns": statistics.mean(copying),
        "observe_and_determinize_ns": statistics.mean(imagining),
        "observe_and_determinize_median_ns": statistics.median(imagining),
        "observe_and_determinize_slowest_ns": max(imagining),
    }
