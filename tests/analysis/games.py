"""Short recorded games of bots, for the analysis."""

import functools

from flibuste import games
from flibuste.core.judge import judge_of
from flibuste.core.recording import Recording
from flibuste.lab.judge_bench import recorded
from flibuste.lab.series import Series, play_one

SHALLOW = "quick"


def judged_games() -> list[str]:
    """The games that have a judge."""
    return [game.name for game in games.every() if game.judge is not None]


@functools.cache
def bot_game(name: str, number: int = 0, players: int = 3) -> Recording:
    """A whole game between bots of two strengths."""
    judge_of(games.find(name))
    series = Series(name, ("mate", "boy", "boy", "boy")[:players], 1)
    return recorded(series, play_one(series, number))
