"""Whole games by uniformly random players, on all cores, and their results."""

import concurrent.futures
import multiprocessing
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from flibuste import games
from flibuste.core.chance import key_of, stream_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.playout import play_at_random
from flibuste.lab.processes import processes

CHUNK = 500


@dataclass
class Tally:
    """The results of a number of games; tallies add up."""

    games: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    wins: list[float] = field(default_factory=list)
    endings: dict[str, int] = field(default_factory=dict)

    def add(self, other: "Tally") -> None:
        """Adds another tally."""
        self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.decisions += other.decisions
        self.wins = [a + b for a, b in zip(self.wins or [0.0] * len(other.wins), other.wins, strict=True)]
        for ending, count in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + count

    def report(self) -> dict[str, Any]:
        """The tally as plain numbers: shares of wins per seat (a shared first place counts in fractions)."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "length": {
                "mean": self.decisions / self.games,
                "shortest": self.shortest,
                "longest": self.longest,
            },
            "wins": {"per_seat": self.wins, "share": [wins / self.games for wins in self.wins]},
            "endings": self.endings,
        }


def play_games(name: str, players: int, options: Mapping[str, object], seed: int, numbers: range) -> Tally:
    """Plays the games with these numbers; a game depends only on seed and number."""
    game = games.find(name)
    choices, counts = np.zeros(game.max_legal, np.int64), np.zeros(3, np.int64)
    ranks = np.zeros(players, np.int8)
    tally = Tally(wins=[0.0] * players)
    for number in numbers:
        s = game.first_state(players, options, key_of("simulate", seed, number))
        taken = play_at_random(s, stream_of("players", seed, number), game.longest, choices, NO_FACTS, counts)
        reason = game.outcome(s, ranks)
        first = [seat for seat in range(players) if ranks[seat] == 1]
        wins = [1 / len(first) if seat in first else 0.0 for seat in range(players)]
        ending = game.words.ending(reason)["key"]
        tally.add(Tally(1, taken, taken, taken, wins, {ending: 1}))
    return tally


def simulate(
    name: str,
    players: int,
    count: int,
    seed: int,
    jobs: int,
    options: Mapping[str, object] | None = None,
    progress: Callable[[int], object] = bool,
) -> Tally:
    """Plays many games in `jobs` processes, 0 for all cores; their number does not change the result."""
    options = options or {}
    games.find(name).first_state(players, options)
    chunks = [range(start, min(start + CHUNK, count)) for start in range(0, count, CHUNK)]
    total = Tally()
    jobs = processes(jobs)
    if jobs == 1:
        for chunk in chunks:
            total.add(play_games(name, players, options, seed, chunk))
            progress(len(chunk))
        return total
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(jobs, mp_context=context) as pool:
        waiting = [pool.submit(play_games, name, players, options, seed, chunk) for chunk in chunks]
        for chunk, done in zip(chunks, waiting, strict=True):
            total.add(done.result())
            progress(len(chunk))
    return total
