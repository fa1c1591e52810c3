"""How greedy captains of Sandokan keep a stock of cards where cards are spent (SK-27)."""

import numpy as np
import pytest

from flibuste.core.mind import mind_of
from flibuste.games.sandokan import GAME
from flibuste.games.sandokan import actions as act
from flibuste.lab.series import Series, play_to_the_end
from tests.rules.sandokan.scene import Scene


def best(scene: Scene) -> object:
    """What a greedy captain of seat 0 likes best."""
    choices, scores = np.zeros(GAME.max_legal, np.int64), np.zeros(GAME.max_legal)
    count = GAME.legal(scene.s, 0, choices)
    mind_of(GAME).appraise(scene.s, 0, choices, count, scores, np.zeros((0, 0)))
    return GAME.words.name(int(choices[scores[:count].argmax()]))


@pytest.mark.clause("SK-27")
def test_by_the_book_a_captain_with_few_cards_fetches_more_and_with_many_sails_on() -> None:
    scene = Scene("sun", "azure", rules="book").at(0, 6, 4, "W")
    assert isinstance(best(scene.hand(0, "black:1").turn(0)), act.Turn), (
        "beside Treasure Island a turn is a card"
    )
    scene.s.bought = 1
    full = ["black:1", "black:2", "black:3", "red:1", "red:2", "red:3"] * 2
    assert isinstance(best(scene.hand(0, *full).turn(0)), act.Lay), "Storms lies ahead"


@pytest.mark.clause("SK-24")
def test_a_captain_without_cards_leaves_his_port() -> None:
    scene = Scene("sun", "azure", rules="book").hand(0).turn(0)
    assert isinstance(best(scene), act.Sail)


@pytest.mark.clause("SK-16")
@pytest.mark.parametrize(("rules", "share"), [("swift", 0.1), ("book", 0.4)])
def test_few_moves_are_drifts_of_one_cell(rules: str, share: float) -> None:
    series = Series("sandokan", ("greedy",) * 4, options={"rules": rules})
    counted = [GAME.study.counted(play_to_the_end(series, number)[1].steps) for number in range(20)]
    moves = sum(one["moves"] for one in counted)
    assert 0 < sum(one["drifts"] for one in counted) < share * moves
