"""Short recorded games of bots and their analyses, for the tests of the analysis."""

import functools

from flibuste import games
from flibuste.analysis.account import Account, account
from flibuste.analysis.choices import Depth
from flibuste.analysis.report import Analysis, analyse
from flibuste.core.judge import judge_of
from flibuste.core.recording import Recording
from flibuste.lab.judge_bench import recorded
from flibuste.lab.series import Series, play_one

SHALLOW = Depth(4, 6, 8, 8)


def judged_games() -> list[str]:
    """The games that have a judge."""
    return [game.name for game in games.every() if game.judge is not None]


@functools.cache
def bot_game(name: str, number: int = 0, players: int = 3) -> Recording:
    """A whole game between bots of two strengths."""
    judge_of(games.find(name))
    series = Series(name, ("mate", "boy", "boy", "boy")[:players], 1)
    return recorded(series, play_one(series, number))


@functools.cache
def told(name: str, number: int = 0) -> Account:
    """The account of such a game, at a depth that is instant."""
    return account(bot_game(name, number), SHALLOW)


@functools.cache
def learnt(name: str) -> Analysis:
    """The analysis of such a game as people see it."""
    return analyse(bot_game(name), "quick")
