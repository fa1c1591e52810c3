"""What `flibuste warm` compiles is all that a thinking bot needs."""

import subprocess
import sys

import pytest

WARM_AND_COUNT = """
from flibuste.bots import warm
from flibuste.bots.search import think
warm.warm({game!r})
print(len(think.signatures))
"""


@pytest.mark.parametrize("game", ["catan-junior", "sandokan"])
def test_a_warm_game_has_its_search_compiled(game: str) -> None:
    command = [sys.executable, "-c", WARM_AND_COUNT.format(game=game)]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "1\n"
