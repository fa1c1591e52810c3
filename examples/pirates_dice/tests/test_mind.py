"""What bots make of Pirate's Dice."""

import itertools
from typing import Any

import numpy as np
import pytest
from examples.pirates_dice.tests.scene import Scene

from flibuste.bots import port
from flibuste.core.chance import stream_of
from flibuste.lab.series import Series, play_one
from pirates_dice import GAME
from pirates_dice.actions import CALL, Bid
from pirates_dice.mind.chances import at_least


@pytest.mark.parametrize("dice", range(5))
def test_the_chance_of_so_many_dice_is_what_counting_all_rolls_gives(dice: int) -> None:
    rolls = list(itertools.product(range(6), repeat=dice))
    for need in range(dice + 2):
        counted = sum(sum(face < 2 for face in roll) >= need for roll in rolls)
        assert at_least(need, dice, 1 / 3) == pytest.approx(counted / len(rolls))


def chosen(scene: Scene) -> Any:
    seat = scene.active
    action = port.choose(scene.seen_by(seat), seat, "mate", stream_of("mind"), 1.0)
    return CALL if action == CALL else GAME.words.name(action)


def test_a_bid_that_cannot_be_true_is_called() -> None:
    scene = Scene([2, 2, 3], [4, 4, 4])
    scene.bid(5, 2)
    assert chosen(scene) == CALL


def test_a_bid_that_the_own_dice_prove_is_topped() -> None:
    scene = Scene([2, 3, 4, 4, 6], [5, 5, 5, 5, 1])
    scene.bid(2, 5)
    answer = chosen(scene)
    assert isinstance(answer, Bid)
    assert answer.face == 5


def test_what_the_others_hold_does_not_matter_to_a_bot() -> None:
    alike = [Scene([2, 2, 3], cup) for cup in ([1, 1, 1], [5, 6, 6])]
    assert chosen(alike[0]) == chosen(alike[1])


@pytest.mark.parametrize(("better", "worse"), [("greedy", "random")])
def test_a_greedy_bot_beats_random_ones(better: str, worse: str) -> None:
    games = [play_one(Series("pirates-dice", (better, worse, worse)), number) for number in range(60)]
    assert np.mean([game.ranks[game.bots.index(better)] == 1 for game in games]) > 0.6
