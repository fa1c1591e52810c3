"""Bluff and the end: SK-50, SK-60 to SK-62."""

import numpy as np
import pytest

from flibuste.games.sandokan import GAME
from flibuste.games.sandokan import actions as act
from flibuste.games.sandokan import facts as fact
from flibuste.games.sandokan import fight_facts as fought
from tests.rules.sandokan.scene import Scene


def comes_home(scene: Scene) -> list[object]:
    scene.hand(0, "black:1", "red:1", "red:2").off(0, "sun").turn(0)
    scene.do(0, act.Lay(1))
    return scene.do(0, act.Sail("N", 1))


def rich(*carried: str, event: str = "crew") -> Scene:
    """The Sun's captain has 16 points at home beside the gold bar that lay there at the start."""
    return (
        Scene("sun", "azure")
        .stores("sun", "ruby", "diamond", "pearl", "pearl")
        .carries(0, *carried)
        .event(event, "sun")
    )


@pytest.mark.clause("SK-60")
def test_twenty_points_and_a_good_event_win_without_obeying_it() -> None:
    scene = rich("emerald")
    told = comes_home(scene)
    assert fought.Won(0, 20) in told
    ranks = np.zeros(2, np.int8)
    assert GAME.outcome(scene.s, ranks) == 1
    assert ranks.tolist() == [1, 2]
    assert GAME.actors(scene.s) == 0
    assert scene.s.cards[0] == 3, "no fresh crew for the winner"


@pytest.mark.clause("SK-60")
def test_nineteen_points_turn_nothing() -> None:
    scene = rich("pearl")
    told = comes_home(scene)
    assert fact.CameHome(0, 19) in told
    assert not [one for one in told if isinstance(one, fact.Met)]


@pytest.mark.clause("SK-60")
def test_a_bad_event_is_obeyed_and_costs_a_treasure_of_the_port() -> None:
    scene = rich("emerald", event="becalmed")
    comes_home(scene)
    assert scene.s.becalmed[0] == 1
    assert act.Lose("pearl") in scene.choices()
    scene.do(0, act.Lose("pearl"))
    assert scene.quay("sun").count("pearl") == 1
    assert scene.s.active == 1


@pytest.mark.clause("SK-61")
def test_the_next_homecoming_with_treasure_turns_the_event_again() -> None:
    scene = rich("emerald", event="becalmed")
    comes_home(scene)
    scene.do(0, act.Lose("pearl"))
    scene.s.becalmed[0] = 0
    scene.carries(0, "pearl").event("crew", "sun")
    assert fought.Won(0, 20) in comes_home(scene)


@pytest.mark.clause("SK-61")
def test_coming_home_empty_turns_nothing() -> None:
    scene = rich().stores("sun", "gold")
    assert not [one for one in comes_home(scene) if isinstance(one, fact.Met | fought.Won)]


@pytest.mark.clause("SK-62")
def test_after_the_last_turn_most_points_at_home_win() -> None:
    scene = (
        Scene("sun", "azure", "fire", turns=20).stores("azure", "rum").stores("fire", "rum").carries(2, "rum")
    )
    scene.s.lap = 20
    for seat in range(3):
        assert not scene.s.over
        scene.do(seat, act.Stay())
    ranks = np.zeros(3, np.int8)
    assert GAME.outcome(scene.s, ranks) == 2
    assert ranks.tolist() == [3, 2, 1]


@pytest.mark.clause("SK-62")
def test_with_equal_points_fewer_treasures_at_home_are_better() -> None:
    scene = Scene("sun", "azure", "fire", turns=20).stores("fire", "rum", "rum").stores("azure", "emerald")
    scene.s.lap = 20
    for seat in range(3):
        scene.do(seat, act.Stay())
    ranks = np.zeros(3, np.int8)
    GAME.outcome(scene.s, ranks)
    assert ranks.tolist() == [3, 1, 2], "4 points each: one treasure fewer is better"


@pytest.mark.clause("SK-62")
def test_captains_equal_in_everything_share_the_rank() -> None:
    scene = Scene("sun", "azure", "fire", turns=20).stores("fire", "rum").stores("azure", "rum")
    scene.s.lap = 20
    for seat in range(3):
        scene.do(seat, act.Stay())
    ranks = np.zeros(3, np.int8)
    GAME.outcome(scene.s, ranks)
    assert ranks.tolist() == [3, 1, 1]


def bluffs(cells: int) -> Scene:
    scene = Scene("sun", "azure", "fire", bluff="on").hand(0, "black:1", "red:3").at(0, 7, 2, "E")
    scene.do(0, act.Lay(1), act.Sail("E", cells))
    return scene


@pytest.mark.clause("SK-50")
def test_a_cheat_who_is_called_loses_all_cards_and_goes_back() -> None:
    scene = bluffs(3)
    assert scene.told(1) == [fact.SailedCovered(0, 43, 46, 3, 1)]
    assert GAME.actors(scene.s) == 0b110
    scene.do(1, act.Pass())
    told = scene.do(2, act.Call())
    assert fought.Caught(0, 3, 1) in told
    assert scene.where(0) == (7, 2)
    assert scene.cards(0) == []
    assert scene.s.active == 1


@pytest.mark.clause("SK-50")
def test_a_false_call_costs_a_card_and_a_silent_table_lets_the_cheat_go_on() -> None:
    scene = bluffs(1)
    scene.do(1, act.Call())
    assert {type(choice) for choice in scene.choices(1)} == {act.Drop}
    scene.do(1, scene.choices(1)[0])
    assert scene.s.cards[1] == 5
    assert len(scene.choices(0)) == 8
    scene = bluffs(3)
    scene.do(1, act.Pass())
    scene.do(2, act.Pass())
    assert scene.where(0) == (10, 2)
    assert scene.cards(0) == ["black:1", "red:3"]


@pytest.mark.clause("SK-50")
def test_without_the_option_only_true_moves_are_allowed() -> None:
    scene = Scene().hand(0, "black:1").at(0, 7, 2, "E")
    scene.do(0, act.Lay(1))
    assert scene.refusal(0, act.Sail("E", 2)) == "not_the_sum"
