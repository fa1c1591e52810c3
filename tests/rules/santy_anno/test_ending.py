"""The end: captain, first mates, ties to the last coin, and the duel."""

from collections.abc import Sequence

import pytest

from flibuste.core.seats import BOSUN, CLOCK, NOBODY
from flibuste.games.santy_anno import GAME
from flibuste.games.santy_anno import actions as act
from flibuste.games.santy_anno import facts as told
from flibuste.games.santy_anno.state import FIGHT, MOST_BOUTS, NONE, OVER
from flibuste.games.santy_anno.views import public
from tests.rules.santy_anno.scene import Box, Scene


def counted(coins: Sequence[Sequence[int]], **options: str) -> Scene:
    """A game after its fifth round, with these coins of 5, 4, 3, 2, 1 in the pockets."""
    scene = Scene(len(coins), **options)
    scene.to_round(5)
    scene.deal()
    scene.does(CLOCK, act.TIME_UP)
    for _ in range(5):
        scene.does(CLOCK, act.COUNT)
    for seat, pocket in enumerate(coins):
        scene.s.coins[seat] = pocket
    scene.does(CLOCK, act.NEXT_ROUND)
    return scene


FIVE, FOUR, THREE, TWO, ONE = (
    [1, 0, 0, 0, 0],
    [0, 1, 0, 0, 0],
    [0, 0, 1, 0, 0],
    [0, 0, 0, 1, 0],
    [0, 0, 0, 0, 1],
)


@pytest.mark.clause("SA-31")
def test_most_ducats_is_captain_after_the_fifth_round() -> None:
    scene = counted([TWO, FIVE, THREE])
    assert scene.s.phase == OVER
    assert scene.ranks() == [3, 1, 2]
    assert scene.facts(told.RANKED)[0][:3] == (1, 1, 5)
    assert public(scene.seen(NOBODY)).pirates[1].coins == FIVE


@pytest.mark.clause("SA-31")
def test_everyone_is_told_his_ducats_and_his_office() -> None:
    pirates = public(counted([[1, 0, 2, 0, 1], FOUR, THREE, TWO, ONE]).seen(NOBODY)).pirates
    assert [pirate.ducats for pirate in pirates] == [12, 4, 3, 2, 1]
    offices = ["captain", "first-mate", "first-mate", "deckhand", "deckhand"]
    assert [pirate.office for pirate in pirates] == offices
    four = public(counted([FOUR, THREE, TWO, ONE]).seen(NOBODY)).pirates
    assert [pirate.office for pirate in four] == ["captain", "deckhand", "deckhand", "deckhand"]


@pytest.mark.clause("SA-32")
def test_more_coins_of_five_break_a_tie_then_more_of_four() -> None:
    assert counted([[0, 1, 0, 0, 1], FIVE, ONE]).ranks() == [2, 1, 3]
    assert counted([[0, 0, 2, 0, 0], [0, 1, 0, 1, 0], ONE]).ranks() == [2, 1, 3]


@pytest.mark.clause("SA-32")
def test_equal_coins_for_captain_are_fought_out_and_the_taps_stay_hidden_until_all_have_tapped() -> None:
    scene = counted([FIVE, FIVE, ONE])
    assert scene.s.phase == FIGHT
    assert GAME.actors(scene.s) == 0b011
    assert scene.refused(2, act.TAPS + 3) == "not_tied"
    scene.does(0, act.TAPS + 31)
    assert scene.refused(0, act.TAPS + 40) == "has_tapped"
    assert scene.facts(told.TAPPED) == [(0, 0, 0, 0, 0, 0)]
    for other in (1, 2, NOBODY):
        assert scene.seen(other).taps.tolist() == [NONE] * 8
        assert scene.seen(other).tapped == 1
    assert scene.seen(0).taps[0] == 31
    scene.does(1, act.TAPS + 32)
    assert scene.ranks() == [2, 1, 3]


@pytest.mark.clause("SA-32")
def test_an_equal_duel_is_repeated() -> None:
    scene = counted([FIVE, FIVE, ONE])
    scene.does(0, act.TAPS + 20)
    scene.does(1, act.TAPS + 20)
    assert scene.s.phase == FIGHT
    assert scene.s.bout == 2
    scene.does(1, act.TAPS + 9)
    scene.does(0, act.TAPS + 10)
    assert scene.ranks() == [1, 2, 3]


@pytest.mark.clause("SA-32")
def test_three_tied_fight_all_at_once_and_are_ranked_by_result() -> None:
    scene = counted([FIVE, FIVE, FIVE, ONE])
    for seat, taps in ((2, 60), (0, 3), (1, 30)):
        scene.does(seat, act.TAPS + taps)
    assert scene.ranks() == [3, 2, 1, 4]


@pytest.mark.clause("SA-32", "SA-31")
def test_with_three_or_four_players_a_tie_behind_the_captain_is_shared() -> None:
    assert counted([FIVE, FOUR, FOUR, FOUR]).ranks() == [1, 2, 2, 2]


@pytest.mark.clause("SA-32", "SA-31")
def test_with_five_players_only_a_tie_that_decides_a_first_mate_is_fought() -> None:
    # Second and third are both first mates: nothing to decide.
    assert counted([FIVE, FOUR, FOUR, TWO, ONE]).ranks() == [1, 2, 2, 4, 5]
    assert counted([FIVE, FOUR, THREE, TWO, TWO]).ranks() == [1, 2, 3, 4, 4]
    scene = counted([FIVE, FOUR, THREE, THREE, ONE])
    assert scene.s.tied == 0b01100
    scene.does(2, act.TAPS + 1)
    scene.does(3, act.TAPS + 2)
    assert scene.ranks() == [1, 2, 4, 3, 5]


@pytest.mark.clause("SA-32")
def test_two_ties_are_fought_one_after_the_other() -> None:
    scene = counted([FIVE, FIVE, THREE, THREE, ONE])
    assert scene.s.tied == 0b00011
    scene.does(0, act.TAPS + 5)
    scene.does(1, act.TAPS + 4)
    assert scene.s.tied == 0b01100
    scene.does(2, act.TAPS + 5)
    scene.does(3, act.TAPS + 6)
    assert scene.ranks() == [1, 2, 4, 3, 5]


@pytest.mark.clause("SA-32")
def test_a_table_may_share_the_rank_instead() -> None:
    scene = counted([FIVE, FIVE, ONE], ties="share")
    assert scene.ranks() == [1, 1, 3]
    assert GAME.words.ending(int(scene.s.ending))["key"] == "sa-ending-captains"


@pytest.mark.clause("SA-32")
def test_who_does_not_fight_has_no_taps_and_endless_equality_is_shared() -> None:
    scene = counted([FIVE, FIVE, ONE])
    for _ in range(MOST_BOUTS):
        for seat in (0, 1):
            assert GAME.lapse(scene.s, seat) == act.TAPS
            scene.does(seat, act.TAPS)
    assert scene.ranks() == [1, 1, 3]


@pytest.mark.clause("SA-32")
def test_with_the_box_the_bosun_says_who_wins_the_arm_wrestling() -> None:
    box = Box(4)
    box.set_up()
    box.s.round_number = 5
    box.s.phase = 5
    for seat, pocket in enumerate([FIVE, FIVE, FIVE, ONE]):
        box.s.coins[seat] = pocket
    box.names(act.NEXT_ROUND)
    assert box.refused(BOSUN, act.WRESTLED + 3) == "not_tied"
    box.names(act.WRESTLED + 1)
    assert box.ranks() == [2, 1, 2, 4]
