"""The end: CJ-70 and CJ-71."""

import pytest

from flibuste.games.catan_junior import GAME
from flibuste.games.catan_junior import actions as act
from flibuste.games.catan_junior import facts as fact
from flibuste.games.catan_junior.nouns import Cards
from flibuste.games.catan_junior.views import public
from tests.rules.catan_junior.scene import BLUE, ORANGE, RED, WHITE, Scene

FORT = {"rum": 1, "sabre": 1, "wool": 1, "wood": 1}


@pytest.mark.clause("CJ-70")
def test_the_moment_seven_fortresses_stand_their_owner_has_won() -> None:
    scene = Scene.after_the_roll().fort(WHITE, 4, 6, 7, 13).boat(WHITE, 16, 13).hand(WHITE, **FORT)
    assert scene.ranks()[0] == 0
    scene.do(act.BuildFort(15))
    assert scene.ranks() == (1, [1, 2, 2, 2])
    assert scene.actors() == []
    assert scene.why_not(act.EndTurn()) == "game_over"
    assert fact.Victory(WHITE) in scene.facts()


@pytest.mark.clause("CJ-70")
def test_the_rest_is_ranked_by_fortresses_then_boats_and_equal_is_equal() -> None:
    scene = Scene.after_the_roll().fort(WHITE, 4, 6, 7, 13).boat(WHITE, 13).hand(WHITE, **FORT)
    scene.fort(BLUE, 20).boat(RED, 30, 32).boat(ORANGE, 10, 1)
    assert scene.do(act.BuildFort(15)).ranks() == (1, [1, 3, 3, 2])
    other = Scene.after_the_roll().fort(WHITE, 4, 6, 7, 13).boat(WHITE, 13).hand(WHITE, **FORT)
    other.fort(BLUE, 20).boat(RED, 30).boat(ORANGE, 10, 1)
    assert other.do(act.BuildFort(15)).ranks() == (1, [1, 4, 3, 2])


@pytest.mark.clause("CJ-71")
@pytest.mark.parametrize("players", [3, 4])
def test_after_the_last_round_the_game_is_called_off_and_ranked(players: int) -> None:
    scene = Scene(players, rounds=10)
    scene.fort(2, 6)
    for turn in range(10 * players):
        assert scene.s.turn == turn
        assert scene.ranks()[0] == 0
        scene.roll(5).do(act.EndTurn())
    ending, ranks = scene.ranks()
    assert GAME.words.ending(ending)["key"] == "cj-ending-called-off"
    assert ranks == [2, 2, 1, 2][:players]
    assert scene.actors() == []


@pytest.mark.clause("CJ-71")
def test_the_game_is_called_off_when_all_agree() -> None:
    scene = Scene.after_the_roll().boat(ORANGE, 10).do(act.CallOff())
    assert scene.choices(RED) == [act.Accept(), act.Refuse()]
    assert scene.why_not(act.Counter(Cards(wood=1), Cards(gold=1)), RED) == "no_such_action"
    assert scene.why_not(act.DealWith(RED)) == "no_deal_with_that_seat"
    scene.do(act.Accept(), RED).do(act.Accept(), BLUE)
    assert scene.ranks()[0] == 0
    scene.do(act.Accept(), ORANGE)
    assert scene.ranks() == (2, [2, 2, 1, 2])


@pytest.mark.clause("CJ-71")
def test_one_refusal_and_the_game_goes_on() -> None:
    scene = Scene.after_the_roll().do(act.CallOff()).do(act.Accept(), RED).do(act.Refuse(), BLUE)
    assert scene.actors() == [WHITE]
    assert scene.ranks()[0] == 0
    assert scene.why_not(act.EndTurn()) == ""


@pytest.mark.clause("CJ-71")
def test_the_proposal_and_the_offers_of_a_turn_do_not_use_each_other_up() -> None:
    scene = Scene.after_the_roll(offers="3").hand(WHITE, sabre=1)
    offer = act.Offer(Cards(sabre=1), Cards(wood=1))
    for _ in range(3):
        scene.do(offer).do(act.Withdraw())
    assert scene.why_not(offer) == "too_many_offers"
    scene.do(act.CallOff()).do(act.Refuse(), RED)
    other = Scene.after_the_roll(offers="3").hand(WHITE, sabre=1).do(act.CallOff()).do(act.Refuse(), RED)
    assert public(other.seen()).offers_left == 3


@pytest.mark.clause("CJ-71")
def test_it_is_proposed_once_a_turn() -> None:
    scene = Scene.after_the_roll().do(act.CallOff()).do(act.Refuse(), ORANGE)
    assert scene.why_not(act.CallOff()) == "already_proposed"
    scene.do(act.EndTurn()).roll(5)
    assert scene.why_not(act.CallOff(), RED) == ""
