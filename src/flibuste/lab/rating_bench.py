"""Measures the bouts that the ratings of bots follow from: each level against the next (docs/ratings.md)."""

from collections.abc import Iterator
from pathlib import Path

from flibuste import games
from flibuste.core.bouts import Bout
from flibuste.lab.bot_bench import GAMES_A_PIECE, tally
from flibuste.lab.logbook import measured
from flibuste.lab.series import Progress, Series, chunks_of


def measured_games() -> tuple[str, ...]:
    """The games whose bots have ratings."""
    return tuple(game.name for game in games.every() if game.bouts)


def named(bout: Bout) -> str:
    """The name of a bout on the command line: `captain_vs_mate`."""
    return f"{bout.bot}_vs_{bout.against}"


def measure(
    game: str, bouts: tuple[Bout, ...], count: int, jobs: int, folder: Path | None, progress: Progress = bool
) -> Iterator[Bout]:
    """Plays each bout anew with `count` games; with a folder it resumes where it stopped."""
    for bout in bouts:
        series = Series(game, (bout.bot, *(bout.against,) * (bout.players - 1)))
        wins = 0.0
        for result in measured(tally, series, chunks_of(count, GAMES_A_PIECE), jobs, folder):
            wins += result["wins"][bout.bot]
            progress(result["games"])
        yield bout._replace(games=count, wins=wins)
