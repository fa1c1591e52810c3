"""Every game x number of players x set of options obeys the same laws (see laws.py)."""

import os
import subprocess
import sys

import pytest

from flibuste import games
from tests.conformance.cases import Case, a_few_cases, every_option_set
from tests.conformance.laws import Walk

SELDOM = 53
"""The costly laws are checked at one position in so many: there are 2,000 sets of options."""


@pytest.mark.parametrize("case", [case for game in games.every() for case in every_option_set(game)], ids=str)
def test_random_games_obey_the_laws(case: Case) -> None:
    Walk(case, seed=case.players, thorough=SELDOM).play()


@pytest.mark.parametrize("case", [case for game in games.every() for case in a_few_cases(game)], ids=str)
def test_a_few_are_looked_at_more_closely(case: Case) -> None:
    Walk(case, seed=0).play()


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_compiled_uncompiled_and_bounds_checked_rules_agree_on_whole_games(name: str) -> None:
    compiled = digests(name)
    assert digests(name, NUMBA_DISABLE_JIT="1") == compiled
    # These need not be fast, and compile sooner with less optimization.
    assert digests(name, FLIBUSTE_BOUNDS_CHECK="1", NUMBA_OPT="1") == compiled


def digests(name: str, **mode: str) -> str:
    """The output of a separate process for one game of each of a few cases: uncompiled rules are slow."""
    command = [sys.executable, "-m", "tests.conformance.digests", name, "1"]
    done = subprocess.run(command, env={**os.environ, **mode}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
