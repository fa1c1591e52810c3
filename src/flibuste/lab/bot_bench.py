"""How strong the bots are, at fixed numbers of simulations: against random, against greedy, by level.

Every bar must hold at the lower end of the Wilson interval.
"""

import time
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from flibuste import games
from flibuste.bots.levels import LEVELS, TUNINGS
from flibuste.bots.mind import mind_of
from flibuste.bots.search import think
from flibuste.bots.tree import plant
from flibuste.core.chance import key_of, stream_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.record import blank
from flibuste.lab.series import Progress, Series, chunks_of, play_all, shares_by_bot
from flibuste.lab.statistics import wilson

TURN_GAMES: Final = ("catan-junior", "sandokan")
PLAYERS: Final = 4


@dataclass(frozen=True)
class Bout:
    """One bot against three of another, so many games, and the share it must win at least."""

    figure: str
    bot: str
    against: str
    games: int
    bar: float


def bouts(quick: bool) -> list[Bout]:
    """The bouts of a full bench, or of a quick one for an answer within a minute."""
    if quick:
        return [
            Bout("greedy_vs_random", "greedy", "random", 200, 0.90),
            Bout("search_vs_greedy", "search:200", "greedy", 20, 0.45),
        ]
    return [
        Bout("greedy_vs_random", "greedy", "random", 1_000, 0.90),
        Bout("search_vs_greedy", "captain", "greedy", 1_000, 0.45),
        Bout("legend_vs_greedy", "legend", "greedy", 150, 0.55),
        Bout("mate_vs_boy", "mate", "boy", 300, 0.30),
        Bout("captain_vs_mate", "captain", "mate", 300, 0.30),
        Bout("legend_vs_captain", "legend", "captain", 100, 0.27),
    ]


def bench(name: str, quick: bool, jobs: int, progress: Progress = bool) -> dict[str, Any]:
    """The figures of one game; shares are of wins, 0.25 being par."""
    figures: dict[str, Any] = {}
    for bout in bouts(quick):
        series = Series(name, (bout.bot, *(bout.against,) * (PLAYERS - 1)))
        played = []
        for done in play_all(series, chunks_of(bout.games, 10), jobs):
            played += done
            progress(len(done))
        share = shares_by_bot(played, series.bots)[bout.bot]
        low, high = wilson(share * len(played), len(played))
        figures[bout.figure] = share
        figures[f"{bout.figure}_interval"] = [low, high]
        figures[f"{bout.figure}_bar"] = bout.bar
        figures["games"] = max(figures.get("games", 0), bout.games)
    figures["sims_per_s"] = simulations_a_second(name, 1.0 if quick else 3.0)
    figures["captain_ms"] = 1000 * LEVELS[name]["captain"].simulations / figures["sims_per_s"]
    figures["legend_ms"] = 1000 * LEVELS[name]["legend"].simulations / figures["sims_per_s"]
    return figures


def total_games(quick: bool) -> int:
    """How many games a bench of one game takes."""
    return sum(bout.games for bout in bouts(quick))


def simulations_a_second(name: str, seconds: float) -> float:
    """Simulations of one search a second, from the first choice of a game, on one core."""
    game = games.find(name)
    mind_of(game)
    s, o = game.new(PLAYERS, {}, key_of("bench")), blank(game.state)
    choices = np.zeros(game.max_legal, np.int64)
    seat = int(game.actors(s)).bit_length() - 1
    while game.legal(s, seat, choices) == 1:
        game.apply(s, seat, int(choices[0]), NO_FACTS)
        seat = int(game.actors(s)).bit_length() - 1
    game.observe(s, seat, o)
    made, elapsed = 0, 0.0
    stream = stream_of("bench")
    while elapsed < seconds:
        tree = plant(game, 5_000)
        think(o, seat, 1, tree, TUNINGS[name], stream)
        started = time.perf_counter()
        think(o, seat, 5_000, tree, TUNINGS[name], stream)
        elapsed += time.perf_counter() - started
        made += 5_000
    return made / elapsed
