"""The clauses of Pirate's Dice (src/pirates_dice/rules/en.md)."""

import numpy as np
import pytest
from examples.pirates_dice.tests.scene import Scene

from flibuste.core.chance import key_of
from flibuste.core.game import BadOptions
from flibuste.core.seats import NOBODY
from pirates_dice import GAME
from pirates_dice.actions import BID, CALL
from pirates_dice.rules import legal


def choices(scene: Scene) -> list[int]:
    out = np.zeros(GAME.max_legal, np.int64)
    count = legal(scene.s, scene.active, out)
    return [int(choice) for choice in out[:count]]


@pytest.mark.clause("PD-1")
def test_everybody_begins_with_five_dice_or_with_as_many_as_was_agreed() -> None:
    assert GAME.first_state(6).held.tolist() == [5] * 6
    assert GAME.first_state(2, {"dice": 1}).held.tolist() == [1, 1, 0, 0, 0, 0]
    for wrong in (0, 6):
        with pytest.raises(BadOptions):
            GAME.first_state(2, {"dice": wrong})
    for players in (1, 7):
        with pytest.raises(BadOptions):
            GAME.first_state(players)


@pytest.mark.clause("PD-2")
def test_wild_ones_count_for_a_bid_of_any_face() -> None:
    scene = Scene([1, 5], [1, 2])
    scene.bid(3, 5)
    assert ("counted", {"count": 3, "face": 5, "held": True}) in scene.call()


@pytest.mark.clause("PD-2")
def test_tame_ones_are_only_ones() -> None:
    scene = Scene([1, 5], [1, 2], wild="off")
    scene.bid(3, 5)
    assert ("counted", {"count": 1, "face": 5, "held": False}) in scene.call()


@pytest.mark.clause("PD-2")
@pytest.mark.parametrize("wild", ["on", "off"])
def test_for_a_bid_of_ones_only_ones_count(wild: str) -> None:
    scene = Scene([1, 5], [5, 2], wild=wild)
    scene.bid(2, 1)
    assert ("counted", {"count": 1, "face": 1, "held": False}) in scene.call()


@pytest.mark.clause("PD-3")
def test_chance_says_who_begins() -> None:
    beginners = [int(GAME.first_state(3, {}, key_of("first", seed)).active) for seed in range(300)]
    assert all(70 < beginners.count(seat) < 130 for seat in range(3))


@pytest.mark.clause("PD-10")
def test_everybody_sees_his_own_dice_and_how_many_the_others_have() -> None:
    scene = Scene([1, 2, 3], [4, 5], [6])
    seen = scene.seen_by(1)
    assert seen.dice[1].tolist() == [0, 0, 0, 1, 1, 0]
    assert not seen.dice[[0, 2]].any()
    assert seen.held.tolist()[:3] == [3, 2, 1]
    assert not scene.seen_by(NOBODY).dice.any()
    assert GAME.words.own(seen, 1) == GAME.words.own_type(dice=[4, 5])


@pytest.mark.clause("PD-10")
def test_all_who_are_in_roll_anew_after_a_call() -> None:
    scene = Scene([1, 2, 3], [4, 5], [6])
    scene.bid(1, 6)
    scene.call()
    assert scene.held == [3, 1, 1]
    assert scene.s.dice.sum(axis=1).tolist()[:3] == scene.held


@pytest.mark.clause("PD-11")
def test_there_is_nothing_to_call_before_the_first_bid() -> None:
    scene = Scene([1], [2])
    assert scene.why_not_call() == "nothing_to_call"
    assert CALL not in choices(scene)
    scene.bid(1, 2)
    assert not scene.why_not_call()
    assert CALL in choices(scene)


@pytest.mark.clause("PD-12")
def test_a_bid_is_higher_by_more_dice_or_by_as_many_of_a_higher_face() -> None:
    scene = Scene([1, 2], [3, 4])
    scene.bid(2, 4)
    assert scene.why_not(2, 4) == scene.why_not(2, 3) == scene.why_not(1, 6) == "too_low"
    assert not scene.why_not(2, 5)
    assert not scene.why_not(3, 1)


@pytest.mark.clause("PD-12")
def test_the_turn_goes_left_past_those_who_are_out() -> None:
    scene = Scene([1, 2], [], [3], first=2)
    scene.bid(1, 2)
    assert scene.active == 0
    scene.bid(1, 3)
    assert scene.active == 2


@pytest.mark.clause("PD-13")
def test_nobody_bids_more_dice_than_there_are() -> None:
    scene = Scene([1, 2], [3])
    assert scene.why_not(4, 1) == "too_many_dice"
    assert choices(scene) == list(range(BID, BID + 18))


@pytest.mark.clause("PD-13")
def test_the_highest_bid_can_only_be_called() -> None:
    scene = Scene([1, 2], [3])
    scene.bid(3, 6)
    assert choices(scene) == [CALL]


@pytest.mark.clause("PD-14")
def test_neither_a_bid_nor_a_call_is_taken_back() -> None:
    told = np.zeros((0, 8), np.int32)
    scene = Scene([1, 2], [3])
    assert GAME.apply(scene.s, 0, BID, told) == 1
    assert GAME.apply(scene.s, 1, CALL, told) == 1


@pytest.mark.clause("PD-20")
def test_a_call_lifts_all_cups() -> None:
    scene = Scene([2, 5], [5], [6])
    scene.bid(2, 5)
    happened = scene.call()
    assert [what for what, _ in happened] == [
        "called",
        "shown",
        "shown",
        "shown",
        "counted",
        "lost",
        "out",
        "round",
    ]
    assert [fact["dice"] for what, fact in happened if what == "shown"] == [[2, 5], [5], [6]]
    last = GAME.words.public(scene.seen_by(NOBODY)).last  # type: ignore[attr-defined]
    assert (last.dice, last.faces, last.found) == ([[2, 5], [5], [6]], [1, 5], 2)


@pytest.mark.clause("PD-21")
@pytest.mark.parametrize(("count", "loser"), [(1, 1), (2, 1), (3, 0)])
def test_who_was_wrong_loses_a_die(count: int, loser: int) -> None:
    scene = Scene([5, 2, 2], [5, 6, 6])
    scene.bid(count, 5)
    scene.call()
    assert scene.held == [2 if seat == loser else 3 for seat in range(2)]


@pytest.mark.clause("PD-22")
def test_who_lost_a_die_begins() -> None:
    scene = Scene([2, 2], [3, 3], [4, 4])
    scene.bid(1, 6)
    scene.call()
    assert scene.active == 0


@pytest.mark.clause("PD-22", "PD-23")
def test_for_somebody_who_is_out_the_next_on_the_left_begins() -> None:
    scene = Scene([2, 2], [3], [4, 4])
    scene.bid(1, 2)
    assert ("out", {"who": 1}) in scene.call()
    assert scene.active == 2


@pytest.mark.clause("PD-30")
def test_the_last_one_with_dice_wins_and_who_stayed_longer_is_ranked_higher() -> None:
    scene, ranks = Scene([2], [3], [4]), np.zeros(3, np.int8)
    scene.bid(1, 2)
    scene.call()
    assert not GAME.outcome(scene.s, ranks)
    scene.roll([2], [], [4]).bid(1, 6)
    happened = scene.call()
    assert happened[-1] == ("won", {"who": 0})
    assert GAME.outcome(scene.s, ranks)
    assert ranks.tolist() == [1, 3, 2]
    assert GAME.actors(scene.s) == 0


@pytest.mark.clause("PD-31")
def test_who_lets_his_time_pass_bids_one_1_or_calls() -> None:
    scene = Scene([1, 2], [3])
    assert GAME.lapse(scene.s, 0) == BID
    scene.bid(1, 2)
    assert GAME.lapse(scene.s, 1) == CALL
