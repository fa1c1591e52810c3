"""Every game x number of players x set of options obeys the same laws (see laws.py)."""

import os
import subprocess
import sys

import pytest

from flibuste import games
from flibuste.core.game import Game
from tests.conformance.cases import Case, Options, a_few_cases, changed, option_sets
from tests.conformance.laws import Walk

SELDOM = 53
"""The costly laws are checked at one position in so many: there are 1,700 ways to play."""


@pytest.mark.parametrize(
    ("game", "options"),
    [
        pytest.param(game, options, id="-".join([game.name, *changed(game, options)]))
        for game in games.every()
        for options in option_sets(game)
    ],
)
def test_random_games_obey_the_laws(game: Game, options: Options) -> None:
    for players in game.players:
        Walk(Case(game, players, options), seed=players, thorough=SELDOM).play()


@pytest.mark.parametrize("case", [case for game in games.every() for case in a_few_cases(game)], ids=str)
def test_a_few_are_looked_at_more_closely(case: Case) -> None:
    Walk(case, seed=0).play()


@pytest.mark.parametrize("name", games.names())
def test_compiled_uncompiled_and_bounds_checked_rules_agree_on_whole_games(name: str) -> None:
    compiled = digests(name)
    assert digests(name, NUMBA_DISABLE_JIT="1") == compiled
    # These need not be quick, and compile sooner with less optimizing.
    assert digests(name, FLIBUSTE_BOUNDS_CHECK="1", NUMBA_OPT="1") == compiled


def digests(name: str, **mode: str) -> str:
    """What a process of its own prints for one game of each of a few cases: uncompiled rules are slow."""
    command = [sys.executable, "-m", "tests.conformance.digests", name, "1"]
    done = subprocess.run(command, env={**os.environ, **mode}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
