"""A bot's thought about one decision of a turn game: greedy, or searching in slices under a clock."""

import logging
import time
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from flibuste.bots.search import liked_most, think, verdict
from flibuste.bots.tree import SIMULATIONS, Tree, plant
from flibuste.core.game import Game, game_of
from flibuste.core.mind import Floats, Level, mind_of
from flibuste.core.record import Ints
from flibuste.core.two_forms import runs_compiled

SLICE: Final = 256
"""Simulations between two looks at the clock; it does not affect the result. Uncompiled it is one."""
LARGEST_TREE: Final = 40_000

_CUT: Final[set[tuple[str, int]]] = set()
"""Which games had no time for how many simulations, uncompiled."""

_log = logging.getLogger(__name__)


def choices_of(game: Game, o: Any, seat: int) -> Ints:
    """The seat's choices as numbers."""
    choices = np.zeros(game.max_legal, np.int64)
    return choices[: int(game.legal(o, seat, choices))]


def appraised(game: Game, o: Any, seat: int, choices: Ints) -> tuple[Floats, Floats]:
    """The greedy score of each choice, and the terms it is made of."""
    mind = mind_of(game)
    scores = np.zeros(len(choices))
    terms = np.zeros((len(choices), len(mind.terms)))
    mind.appraise(o, seat, choices, len(choices), scores, terms)
    return scores, terms


def taste(o: Any, seat: int, level: Level, stream: Ints) -> int:
    """The greedy choice, with as much randomness as the level has."""
    game = game_of(o)
    choices = choices_of(game, o, seat)
    scores, _ = appraised(game, o, seat, choices)
    return int(choices[liked_most(scores, len(choices), level.noise, stream)])


def searched(
    o: Any,
    seat: int,
    simulations: int,
    seconds: float,
    stream: Ints,
    clock: Callable[[], float] = time.monotonic,
) -> Tree:
    """The tree after `simulations` simulations, or fewer if more would change nothing or time runs out."""
    game = game_of(o)
    tuning = mind_of(game).tuned(int(o.players))
    tree = plant(game, min(simulations, LARGEST_TREE))
    until = clock() + seconds
    left, at_once = simulations, SLICE if runs_compiled() else 1
    while left > 0 and (left == simulations or clock() < until):
        left = think(o, seat, left, at_once, tree, tuning, None, stream)
    if left > 0 and not runs_compiled():
        _CUT.add((game.name, simulations))
    elif left > 0:
        done = int(tree.used[SIMULATIONS])
        _log.warning("%s: thinking was cut short after %d of %d simulations", game.name, done, simulations)
    return tree


def cut_short(game: Game, simulations: int) -> bool:
    """Whether a search with this many simulations ran out of time before, uncompiled."""
    return (game.name, simulations) in _CUT


def decide(o: Any, seat: int, level: Level, seconds: float, stream: Ints) -> int:
    """The action a bot of this level takes."""
    choices = choices_of(game_of(o), o, seat)
    if len(choices) == 1:
        return int(choices[0])
    if level.simulations == 0:
        return taste(o, seat, level, stream)
    tree = searched(o, seat, level.simulations, seconds, stream)
    return int(tree.action[verdict(tree, stream)])
