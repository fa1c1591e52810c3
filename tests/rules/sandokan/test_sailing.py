"""Moving: SK-20 to SK-29."""

import pytest

from flibuste.games.sandokan import GAME
from flibuste.games.sandokan import actions as act
from flibuste.games.sandokan import facts as fact
from flibuste.games.sandokan.state import BLACKS, ONLOOKERS, REDS
from tests.rules.sandokan.scene import Scene


@pytest.mark.clause("SK-20")
def test_a_turn_on_the_spot_must_change_the_heading() -> None:
    scene = Scene().at(0, 8, 2, "E")
    assert scene.refusal(0, act.Turn("E")) == "same_heading"
    scene.do(0, act.Turn("W"))
    assert scene.s.heading[0] == 6
    assert GAME.actors(scene.s) == 2


@pytest.mark.clause("SK-20", "SK-25")
def test_only_in_port_or_beside_serenity_may_a_boat_stay() -> None:
    scene = Scene()
    assert act.Stay() in scene.choices()
    scene.at(0, 12, 9, "N")
    assert act.Stay() in scene.choices()
    scene.at(0, 8, 2, "E")
    assert scene.refusal(0, act.Stay()) == "must_move"


@pytest.mark.clause("SK-21")
def test_the_sum_of_the_black_cards_is_exactly_what_is_sailed() -> None:
    scene = Scene().hand(0, "black:1", "black:3", "red:2").at(0, 5, 6, "S")
    assert not [choice for choice in scene.choices() if isinstance(choice, act.Sail)]
    scene.do(0, act.Lay(3))
    assert [choice for choice in scene.choices() if isinstance(choice, act.Sail)] == [act.Sail("S", 3)]
    scene.do(0, act.Lay(1))
    assert scene.refusal(0, act.Sail("S", 3)) == "not_the_sum"
    told = scene.do(0, act.Sail("S", 4))
    assert scene.where(0) == (5, 10)
    assert told[0] == fact.Sailed(0, 6 * 18 + 5, 10 * 18 + 5, 1, 0, 1)


@pytest.mark.clause("SK-21")
def test_the_rulebook_lets_ten_points_of_cards_make_ten_cells() -> None:
    scene = Scene().hand(0, "black:3", "black:3", "black:2", "black:2").at(0, 2, 10, "E")
    scene.do(0, act.Lay(3), act.Lay(3), act.Lay(2), act.Lay(2), act.Sail("E", 10))
    assert scene.where(0) == (12, 10)


@pytest.mark.clause("SK-21", "SK-23")
def test_a_boat_sails_into_port_and_leaves_by_an_arrow() -> None:
    scene = Scene("sun", "azure").hand(0, "black:1").at(0, 2, 1, "NE")
    scene.do(0, act.Lay(1), act.Sail("NE", 1))
    assert scene.where(0) == (3, 0)
    scene.turn(0).do(0, act.Lay(1))
    assert scene.choices() == [act.Sail("SE", 1), act.Sail("S", 1), act.Sail("SW", 1)]


@pytest.mark.clause("SK-22")
def test_after_a_move_any_of_the_eight_headings_is_free() -> None:
    scene = Scene().hand(0, "black:1").at(0, 8, 2, "E")
    scene.do(0, act.Lay(1), act.Sail("E", 1))
    assert len(scene.choices()) == 8
    scene.do(0, act.Head("SW"))
    assert scene.s.heading[0] == 5
    assert scene.s.active == 1


@pytest.mark.clause("SK-23")
def test_at_sea_turning_takes_the_whole_turn_and_in_port_there_is_no_need() -> None:
    scene = Scene().at(0, 8, 2, "E")
    scene.do(0, act.Turn("S"))
    assert scene.s.active == 1
    assert not [choice for choice in scene.choices(1) if isinstance(choice, act.Turn)]


@pytest.mark.clause("SK-24")
def test_without_a_black_card_a_boat_makes_one_cell() -> None:
    scene = Scene().hand(0, "red:2", "red:3").at(0, 8, 2, "E")
    assert act.Sail("E", 1) in scene.choices()
    assert scene.do(0, act.Sail("E", 1))[0] == fact.Drifted(0, 44, 45)
    assert scene.s.known[ONLOOKERS, 0, REDS] == 2, "everyone now knows that the hand is all red"
    scene = Scene().hand(0, "black:1").at(0, 8, 2, "E")
    assert scene.refusal(0, act.Sail("E", 1)) == "not_the_sum"


@pytest.mark.clause("SK-26")
def test_islands_coast_and_boats_block_the_way() -> None:
    scene = Scene().hand(0, "black:1", "black:2", "black:3").at(0, 8, 2, "S")
    assert scene.refusal(0, act.Lay(3)) == "too_far", "Treasure Island begins three cells south"
    scene.at(0, 8, 2, "E").at(1, 10, 2, "N")
    assert [choice.value for choice in scene.choices() if isinstance(choice, act.Lay)] == [1]
    scene.at(0, 15, 5, "E")
    assert [choice.value for choice in scene.choices() if isinstance(choice, act.Lay)] == [1], "the coast"


@pytest.mark.clause("SK-26")
def test_a_diagonal_step_passes_between_two_boats() -> None:
    scene = Scene("sun", "azure", "fire").hand(0, "black:1").at(0, 8, 2, "SE").at(1, 9, 2).at(2, 8, 3)
    scene.do(0, act.Lay(1), act.Sail("SE", 1))
    assert scene.where(0) == (9, 3)


@pytest.mark.clause("SK-26")
def test_several_boats_may_lie_in_one_port() -> None:
    scene = Scene().hand(0, "black:1").in_port(1, "tafia").event("becalmed", "tafia").off(0, "tafia")
    scene.do(0, act.Lay(1), act.Sail("N", 1))
    assert scene.where(0) == scene.where(1)


@pytest.mark.clause("SK-27")
def test_cards_stay_in_hand_or_are_spent() -> None:
    scene = Scene().hand(0, "black:1", "red:1").at(0, 8, 2, "E")
    scene.do(0, act.Lay(1), act.Sail("E", 1))
    assert scene.cards(0) == ["black:1", "red:1"]
    scene = Scene(cards="spent").hand(0, "black:1", "red:1").at(0, 8, 2, "E")
    scene.do(0, act.Lay(1), act.Sail("E", 1))
    assert scene.cards(0) == ["red:1"]
    assert scene.under("black:1") == ["black:1"]


@pytest.mark.clause("SK-27")
def test_treasure_island_may_give_two_cards_when_cards_are_spent() -> None:
    for options, drawn in (({"cards": "spent", "island_cards": 2}, 2), ({"island_cards": 2}, 1)):
        scene = Scene(**options).hand(0, "red:1").at(0, 6, 4, "N")
        scene.do(0, act.Turn("E"))
        assert scene.s.cards[0] == 1 + drawn


@pytest.mark.clause("SK-28")
def test_cards_played_are_seen_by_all_and_laid_ones_by_nobody() -> None:
    scene = Scene().hand(0, "black:2", "black:2", "red:1").at(0, 8, 2, "E")
    scene.do(0, act.Lay(2))
    assert scene.final == 0
    assert not scene.told(15)
    scene.do(0, act.Lay(2), act.Sail("E", 4))
    assert scene.final == 1
    assert scene.s.known[1, 0].tolist() == [0, 2, 0, 0, 0, 0, 2, 0]
    assert scene.s.known[1, 0, BLACKS] == 2


@pytest.mark.clause("SK-29")
def test_place_then_heading_then_attack() -> None:
    scene = Scene().hand(0, "black:1", "red:1").at(0, 5, 6, "E").at(1, 7, 3)
    scene.at(0, 6, 3, "S").at(1, 5, 4)
    scene.do(0, act.Lay(1), act.Sail("S", 1))
    assert act.Pass() in scene.choices(), "the place comes first"
    scene.do(0, act.Pass())
    assert act.Head("N") in scene.choices()
    scene.do(0, act.Head("N"))
    assert scene.choices() == [act.Pass(), act.Attack(1)]
