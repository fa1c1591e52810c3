"""Games between bots for Python users: one call, and its results."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from flibuste.bots.outside import name_of
from flibuste.core.bot import Bot
from flibuste.lab.fingerprints import titles
from flibuste.lab.series import Played, Series, chunks_of, play_all
from flibuste.lab.summary import Summary


@dataclass(frozen=True)
class Result:
    """A bot's result: wins (shared ones in fractions), seats played, and its share of wins per seat."""

    wins: float
    seats: int
    share: float
    low: float
    high: float
    """The upper end of the share's 95 % interval; one game is one observation, however many seats a bot has
    in it."""


@dataclass(frozen=True)
class Results:
    """A series of games: by bot, by ending, and each game with all its steps."""

    bots: dict[str, Result]
    endings: dict[str, int]
    played: list[Played]


def simulate(
    game: str,
    bots: Sequence[str | type[Bot[Any]]],
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, str | int] | None = None,
) -> Results:
    """Plays games between bots, one for each seat; they change seats from game to game.

    A bot is a name (`greedy`, `search:200`, `captain`, `module:Class`, `path/to/file.py:Class`) or a class;
    the results name a file without its folders, or with as many as tell it apart from another. Game n of a
    seed is the same whatever the number of jobs: processes, 0 for all cores. With more than one, a script
    calls this below `if __name__ == "__main__"`. Raises UnknownBot, BadChoice, BadOptions and
    ValueError, for a negative number of jobs.
    """
    names = tuple(name_of(bot) for bot in bots)
    series = Series(game, names, seed, dict(options or {}))
    called = titles(names)
    summary, played = Summary(names, called), []
    for done in play_all(series, chunks_of(games), jobs):
        summary.add(done)
        played += [replace(one, bots=tuple(called[bot] for bot in one.bots)) for one in done]
    found = {
        bot: Result(wins, seats, wins / seats, low, high) for bot, wins, seats, low, high in summary.wins()
    }
    return Results(found, dict(summary.endings), played)
