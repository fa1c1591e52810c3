"""The end: CJ-70 and CJ-71."""

import pytest

from flibuste.games.catan_junior import GAME
from flibuste.games.catan_junior import descriptions as d
from tests.rules.catan_junior.scene import BLUE, ORANGE, RED, WHITE, Scene

FORT = {"rum": 1, "sabre": 1, "wool": 1, "wood": 1}


@pytest.mark.clause("CJ-70")
def test_the_moment_seven_fortresses_stand_their_owner_has_won() -> None:
    scene = Scene.after_the_roll().fort(WHITE, 4, 6, 7, 13).boat(WHITE, 16, 13).hand(WHITE, **FORT)
    assert scene.ranks()[0] == 0
    scene.do(d.BuildFort(15))
    assert scene.ranks() == (1, [1, 2, 2, 2])
    assert scene.actors() == []
    assert scene.why_not(d.EndTurn()) == "game_over"
    assert d.Victory(WHITE) in scene.facts()


@pytest.mark.clause("CJ-70")
def test_the_rest_is_ranked_by_fortresses_then_boats_and_equal_is_equal() -> None:
    scene = Scene.after_the_roll().fort(WHITE, 4, 6, 7, 13).boat(WHITE, 13).hand(WHITE, **FORT)
    scene.fort(BLUE, 20).boat(RED, 30, 32).boat(ORANGE, 10, 1)
    assert scene.do(d.BuildFort(15)).ranks() == (1, [1, 3, 3, 2])
    other = Scene.after_the_roll().fort(WHITE, 4, 6, 7, 13).boat(WHITE, 13).hand(WHITE, **FORT)
    other.fort(BLUE, 20).boat(RED, 30).boat(ORANGE, 10, 1)
    assert other.do(d.BuildFort(15)).ranks() == (1, [1, 4, 3, 2])


@pytest.mark.clause("CJ-71")
@pytest.mark.parametrize("players", [3, 4])
def test_after_the_last_round_the_game_is_called_off_and_ranked(players: int) -> None:
    scene = Scene(players, rounds=10)
    scene.fort(2, 6)
    for turn in range(10 * players):
        assert scene.s.turn == turn
        assert scene.ranks()[0] == 0
        scene.roll(5).do(d.EndTurn())
    ending, ranks = scene.ranks()
    assert GAME.words.ending(ending)["key"] == "cj-ending-called-off"
    assert ranks == [2, 2, 1, 2][:players]
    assert scene.actors() == []


@pytest.mark.clause("CJ-71")
def test_the_game_is_called_off_when_all_agree() -> None:
    scene = Scene.after_the_roll().boat(ORANGE, 10).do(d.CallOff())
    assert scene.choices(RED) == [d.Accept(), d.Refuse()]
    assert scene.why_not(d.Counter(d.Cards(wood=1), d.Cards(gold=1)), RED) == "no_such_action"
    assert scene.why_not(d.DealWith(RED)) == "no_deal_with_that_seat"
    scene.do(d.Accept(), RED).do(d.Accept(), BLUE)
    assert scene.ranks()[0] == 0
    scene.do(d.Accept(), ORANGE)
    assert scene.ranks() == (2, [2, 2, 1, 2])


@pytest.mark.clause("CJ-71")
def test_one_refusal_and_the_game_goes_on() -> None:
    scene = Scene.after_the_roll().do(d.CallOff()).do(d.Accept(), RED).do(d.Refuse(), BLUE)
    assert scene.actors() == [WHITE]
    assert scene.ranks()[0] == 0
    assert scene.why_not(d.EndTurn()) == ""
