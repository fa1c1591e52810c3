"""Numbered games between bots, on all cores or a cluster; game n of a seed is the same everywhere."""

import concurrent.futures
import functools
import multiprocessing
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

import numpy as np

from flibuste import games
from flibuste.bots.bot_spec import SEARCH
from flibuste.bots.outside import Outsider, Outsiders, check_elsewhere
from flibuste.bots.thinking import LARGEST_TREE
from flibuste.bots.tree import Tree, plant
from flibuste.core.chance import key_of
from flibuste.core.game import Game
from flibuste.core.mind import mind_of
from flibuste.core.record import Ints, blank
from flibuste.lab.arena import play
from flibuste.lab.lineup import BotSpec, bot_spec, seated
from flibuste.lab.processes import processes

CHUNK = 50
_outsiders = Outsiders()
"""The bots from outside that play in this process, one game after another."""
T = TypeVar("T")


@dataclass(frozen=True)
class Series:
    """What is played: the game, the bots in order, the options, and the seed that decides everything."""

    game: str
    bots: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Played:
    """One game: who sat where, how it ended, and every step of it."""

    number: int
    bots: tuple[str, ...]
    """By seat: the bots change seats from game to game."""
    ranks: tuple[int, ...]
    ending: str
    steps: Ints
    """Rows of seat and action."""

    def shares(self) -> list[float]:
        """Each seat's share in the win."""
        first = self.ranks.count(1)
        return [1 / first if rank == 1 else 0.0 for rank in self.ranks]


def play_one(series: Series, number: int) -> Played:
    """Plays game `number` of the series."""
    return play_to_the_end(series, number)[1]


def start_of(series: Series, number: int) -> Any:
    """The state at the start of game `number` of the series."""
    return games.find(series.game).first_state(
        len(series.bots), series.options, key_of("simulate", series.seed, number)
    )


Opening = Callable[[Any, int], Ints]
"""Takes the first steps of a game (state, number) and returns them as rows of seat and action."""


def play_to_the_end(series: Series, number: int, opening: Opening | None = None) -> tuple[Any, Played]:
    """The last state of game `number` of the series, and the game; after an opening, if one is given."""
    game = games.find(series.game)
    players = len(series.bots)
    turn = number % players
    names = tuple(series.bots[(seat + turn) % players] for seat in range(players))
    specs = [bot_spec(game, name) for name in names]
    s = start_of(series, number)
    outsiders = _outsiders.begin(names, series.seed, number)
    begun = opening(s, number) if opening else np.zeros((0, 2), np.int64)
    if game.racers is None:
        steps = _play_turns(game, s, specs, outsiders, series.seed, number)
    else:
        steps = game.racers.play(s, names, series.seed, number, outsiders)
    ranks = np.zeros(players, np.int8)
    reason = game.outcome(s, ranks)
    ending = str(game.words.ending(reason)["key"]) if reason else ""
    return s, Played(number, names, tuple(ranks.tolist()), ending, np.concatenate([begun, steps]))


def _play_turns(
    game: Game, s: Any, specs: list[BotSpec], outsiders: Mapping[int, Outsider], seed: int, number: int
) -> Ints:
    most = max((one.simulations for one in specs if one.way == SEARCH), default=1)
    log = _log(game.name)
    lineup = seated(specs, seed, number)
    tuning = mind_of(game).tuned(len(specs))
    taken = play(
        s, blank(game.state), lineup, len(log), _tree(game.name, most), tuning, log, outsiders=outsiders
    )
    return log[:taken].copy()


@functools.cache
def _log(name: str) -> Ints:
    return np.zeros((games.find(name).longest, 2), np.int64)


@functools.cache
def _tree(name: str, simulations: int) -> Tree:
    return plant(games.find(name), min(simulations, LARGEST_TREE))


def play_some(series: Series, numbers: range) -> list[Played]:
    """Plays the games with these numbers."""
    return [play_one(series, number) for number in numbers]


def chunks_of(count: int, size: int = CHUNK, first: int = 0) -> list[range]:
    """The numbers of `count` games, starting at `first`, in pieces of work."""
    end = first + count
    return [range(start, min(start + size, end)) for start in range(first, end, size)]


def play_all(
    series: Series, chunks: list[range], jobs: int = 1, cluster: str | None = None
) -> Iterator[list[Played]]:
    """Plays the chunks and yields them in order, whatever the number of processes or machines."""
    check(series)
    if cluster is not None or processes(jobs) != 1:
        check_elsewhere(series.bots)
    if cluster is not None:
        from flibuste.lab.cluster import play_on_ray

        yield from play_on_ray(series, chunks, cluster)
    else:
        yield from spread(play_some, series, chunks, jobs)


def spread(work: Callable[[Series, range], T], series: Series, chunks: list[range], jobs: int) -> Iterator[T]:
    """Does work for each chunk in `jobs` processes, 0 for all cores, and yields the results in order."""
    jobs = processes(jobs)
    if jobs == 1:
        for chunk in chunks:
            yield work(series, chunk)
        return
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(jobs, mp_context=context) as pool:
        waiting = deque(pool.submit(work, series, chunk) for chunk in chunks)
        while waiting:
            yield waiting.popleft().result()


def check(series: Series) -> None:
    """Refuses unknown games, bots, numbers of players and options before anything is played."""
    game = games.find(series.game)
    game.first_state(len(series.bots), series.options)
    for name in series.bots:
        bot_spec(game, name)


Progress = Callable[[int], object]
