"""Every game x number of players x set of options obeys the same laws (see laws.py)."""

import os
import subprocess
import sys

import pytest

from flibuste import games
from tests.conformance.cases import Case, cases
from tests.conformance.laws import Walk

WALKS = 2


@pytest.mark.parametrize("case", cases(), ids=str)
def test_random_games_obey_the_laws(case: Case) -> None:
    for seed in range(WALKS):
        Walk(case, seed).play()


@pytest.mark.parametrize("name", games.NAMES)
def test_compiled_uncompiled_and_bounds_checked_rules_agree_on_whole_games(name: str) -> None:
    compiled = digests(name)
    assert digests(name, NUMBA_DISABLE_JIT="1") == compiled
    assert digests(name, FLIBUSTE_BOUNDS_CHECK="1") == compiled


def digests(name: str, **mode: str) -> str:
    """What a process of its own prints for one game of each case."""
    command = [sys.executable, "-m", "tests.conformance.digests", name, "1"]
    done = subprocess.run(command, env={**os.environ, **mode}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
