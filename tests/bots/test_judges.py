"""Who is winning at Sandokan, as a searching bot judges the end of a simulation."""

import numpy as np
import pytest

from flibuste.core.mind import worth
from tests.rules.sandokan.scene import Scene

PORTS = ("fire", "hope", "tafia", "sun")


def what_a_right_to_buy_is_worth(players: int) -> float:
    """How much greater the share in the win is for a captain who may still buy, all else being equal."""
    scene = Scene(*PORTS[:players])
    shares = np.zeros(6)
    worth(scene.s, shares)
    may_buy = shares[0]
    scene.s.bought = 1
    worth(scene.s, shares)
    return float(may_buy - shares[0])


def test_two_captains_are_judged_by_games_of_two() -> None:
    """With one rival it is as good to have bought: the treasure is home sooner."""
    assert what_a_right_to_buy_is_worth(2) == pytest.approx(0, abs=0.01)
    assert what_a_right_to_buy_is_worth(3) > 0.02
    assert what_a_right_to_buy_is_worth(4) > 0.02
