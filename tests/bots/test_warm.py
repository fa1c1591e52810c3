"""What `flibuste warm` compiles is all that a thinking bot needs."""

import subprocess
import sys

import pytest

from tests.bots.positions import TURN_GAMES

WARM_AND_COUNT = """
from flibuste.bots import warm
from flibuste.bots.search import think
warm.warm({game!r})
print(len(think.code.signatures))
"""


@pytest.mark.parametrize("game", TURN_GAMES)
def test_a_warm_game_has_its_search_compiled(game: str) -> None:
    command = [sys.executable, "-c", WARM_AND_COUNT.format(game=game)]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "1\n"
