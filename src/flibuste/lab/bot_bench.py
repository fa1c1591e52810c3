"""How strong the bots are, at fixed numbers of simulations: against random, against greedy, by level.

Every bar must hold at the lower end of the Wilson interval.
"""

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from flibuste import games
from flibuste.bots.search import think
from flibuste.bots.tree import plant
from flibuste.core.chance import key_of, stream_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.mind import mind_of
from flibuste.core.record import blank
from flibuste.lab.logbook import Result, measured
from flibuste.lab.series import Progress, Series, chunks_of, play_some
from flibuste.lab.statistics import wilson

PLAYERS: Final = 4
GAMES_A_PIECE: Final = 5
STRONGEST: Final = "legend"
_ENDLESS: Final = 1 << 40


@dataclass(frozen=True)
class Bout:
    """One bot against three of another: how many games, and the share it must win at least."""

    figure: str
    bot: str
    against: str
    games: int
    bar: float


def thinking_games() -> tuple[str, ...]:
    """The games whose bots have a mind."""
    return tuple(game.name for game in games.every() if game.mind is not None)


def bouts(name: str, quick: bool) -> list[Bout]:
    """The bouts of a game's full bench, or of a quick one that answers within a minute."""
    game = games.find(name)
    if quick:
        return [
            Bout("greedy_vs_random", "greedy", "random", 200, 0.90),
            Bout("search_vs_greedy", "search", "greedy", game.study.quick_games, 0.45),
        ]
    known = {"random", "greedy", "search", *mind_of(game).levels}
    every = [
        Bout("greedy_vs_random", "greedy", "random", 1_000, 0.90),
        Bout("search_vs_greedy", "search", "greedy", 1_000, 0.45),
        Bout("legend_vs_greedy", "legend", "greedy", game.study.best_games, 0.55),
        Bout("mate_vs_boy", "mate", "boy", 300, 0.30),
        Bout("captain_vs_mate", "captain", "mate", 300, 0.30),
        Bout("legend_vs_captain", "legend", "captain", 100, 0.27),
    ]
    return [bout for bout in every if {bout.bot, bout.against} <= known]


def tally(series: Series, numbers: range) -> Result:
    """How many of the games with these numbers each bot won; bots of the same name count together."""
    wins: dict[str, float] = dict.fromkeys(series.bots, 0.0)
    for one in play_some(series, numbers):
        for name, share in zip(one.bots, one.shares(), strict=True):
            wins[name] += share
    return {"games": len(numbers), "wins": wins}


def fight(name: str, bout: Bout, jobs: int, folder: Path | None = None, progress: Progress = bool) -> float:
    """The share of games that the bot of a bout wins; with a folder a bout resumes where it stopped."""
    series = Series(name, (bout.bot, *(bout.against,) * (PLAYERS - 1)))
    wins = 0.0
    for result in measured(tally, series, chunks_of(bout.games, GAMES_A_PIECE), jobs, folder):
        wins += result["wins"][bout.bot]
        progress(result["games"])
    return wins / bout.games


def bench(
    name: str,
    chosen: list[Bout],
    jobs: int,
    seconds: float,
    folder: Path | None = None,
    progress: Progress = bool,
) -> dict[str, Any]:
    """The figures of one game; shares are shares of wins, with 0.25 as par."""
    figures: dict[str, Any] = {}
    for bout in chosen:
        share = fight(name, bout, jobs, folder, progress)
        figures[bout.figure] = share
        figures[f"{bout.figure}_interval"] = list(wilson(share * bout.games, bout.games))
        figures[f"{bout.figure}_bar"] = bout.bar
        figures["games"] = max(figures.get("games", 0), bout.games)
    figures["sims_per_s"] = simulations_a_second(name, seconds)
    mind = mind_of(games.find(name))
    figures["search_ms"] = 1000 * mind.at_a_glance / figures["sims_per_s"]
    if STRONGEST in mind.levels:
        figures[f"{STRONGEST}_ms"] = 1000 * mind.levels[STRONGEST].simulations / figures["sims_per_s"]
    return figures


def simulations_a_second(name: str, seconds: float) -> float:
    """Simulations per second in one search, from the first choice of a game, on one core."""
    game = games.find(name)
    s, o = game.first_state(PLAYERS, {}, key_of("bench")), blank(game.state)
    choices = np.zeros(game.max_legal, np.int64)
    seat = int(game.actors(s)).bit_length() - 1
    while game.legal(s, seat, choices) == 1:
        game.apply(s, seat, int(choices[0]), NO_FACTS)
        seat = int(game.actors(s)).bit_length() - 1
    game.observe(s, seat, o)
    made, elapsed = 0, 0.0
    stream, tuning = stream_of("bench"), mind_of(game).tuned(PLAYERS)
    while elapsed < seconds:
        tree = plant(game, 5_000)
        think(o, seat, _ENDLESS, 1, tree, tuning, None, stream)
        started = time.perf_counter()
        think(o, seat, _ENDLESS, 5_000, tree, tuning, None, stream)
        elapsed += time.perf_counter() - started
        made += 5_000
    return made / elapsed
