"""The ports: SK-33 to SK-36."""

import pytest

from flibuste.games.sandokan import GAME
from flibuste.games.sandokan import actions as act
from flibuste.games.sandokan.views import public
from tests.rules.sandokan.scene import Scene


def sails_to_tafia(scene: Scene) -> Scene:
    scene.hand(0, "black:1").off(0, "tafia")
    scene.do(0, act.Lay(1), act.Sail("N", 1))
    return scene


@pytest.mark.clause("SK-33")
def test_the_treasure_of_an_empty_free_port_is_free() -> None:
    scene = sails_to_tafia(Scene("sun", "azure"))
    assert scene.aboard(0) == ["rum"]
    assert scene.quay("tafia") == []
    assert scene.s.active == 1


@pytest.mark.clause("SK-33")
def test_in_a_port_the_bow_points_the_middle_way_out_and_at_sea_where_the_boat_heads() -> None:
    scene = Scene("sun", "azure")
    assert [(boat.heading, boat.bow) for boat in public(scene.s).boats] == [(None, "S"), (None, "E")]
    scene.at(0, 6, 9, "NW")
    assert (public(scene.s).boats[0].heading, public(scene.s).boats[0].bow) == ("NW", "NW")


@pytest.mark.clause("SK-33", "SK-36")
def test_a_full_hold_may_swap_one_whatever_the_values() -> None:
    scene = sails_to_tafia(Scene("sun", "azure").carries(0, "pearl", "ruby"))
    scene.do(0, act.Leave("pearl"))
    assert scene.aboard(0) == ["ruby", "rum"]
    assert scene.quay("tafia") == ["pearl"]
    scene = sails_to_tafia(Scene("sun", "azure").carries(0, "pearl", "ruby"))
    scene.do(0, act.Pass())
    assert scene.s.event == 0, "no event is turned"


@pytest.mark.clause("SK-33")
def test_with_another_boat_there_the_event_is_turned_and_replaced() -> None:
    scene = Scene("sun", "azure").in_port(1, "tafia").event("becalmed", "tafia")
    following = int(scene.s.storms[scene.s.storms_top])
    sails_to_tafia(scene)
    assert scene.s.becalmed[0] == 1
    assert scene.quay("tafia") == ["rum"]
    assert scene.s.port_event[5] == following


@pytest.mark.clause("SK-33")
def test_staying_on_is_no_arrival() -> None:
    scene = Scene("sun", "azure").in_port(0, "tafia").turn(0)
    scene.do(0, act.Stay())
    assert scene.aboard(0) == []
    assert scene.s.event == 0


@pytest.mark.clause("SK-34")
def test_a_pearl_and_a_barrel_of_rum_for_the_ruby() -> None:
    scene = Scene("sun", "fire").carries(0, "pearl", "rum").hand(0, "black:1").off(0, "fire")
    scene.do(0, act.Lay(1), act.Sail("S", 1))
    scene.do(0, act.Leave("pearl"), act.Leave("rum"), act.Take("ruby"))
    assert scene.aboard(0) == ["ruby"]
    assert scene.quay("fire") == ["pearl", "rum"]


@pytest.mark.clause("SK-34")
def test_an_exchange_is_even_and_may_be_made_on_a_later_turn() -> None:
    scene = Scene("sun", "fire").carries(0, "pearl").in_port(0, "fire").turn(0)
    scene.do(0, act.Stay())
    assert scene.s.active == 1, "a pearl is not worth the ruby: nothing is offered"
    scene.carries(0, "rum").turn(0).do(0, act.Stay())
    assert act.Leave("rum") in scene.choices()
    assert scene.refusal(0, act.Take("ruby")) == "uneven"


@pytest.mark.clause("SK-35", "SK-36")
def test_at_home_all_treasures_are_unloaded_at_once() -> None:
    scene = Scene("tafia", "azure").carries(0, "pearl", "ruby")
    sails_to_tafia(scene)
    assert scene.aboard(0) == []
    assert scene.quay("tafia") == ["ruby", "pearl", "rum"]
    assert GAME.words.public(scene.s).boats[0].points == 8  # type: ignore[attr-defined]
