"""The islands: SK-30 to SK-32."""

import pytest

from flibuste.games.sandokan import GAME
from flibuste.games.sandokan import descriptions as d
from tests.rules.sandokan.scene import Scene


def at_treasure_island(*cards: str) -> Scene:
    scene = Scene().hand(0, *cards).top("red:1").at(0, 6, 4, "N")
    scene.do(0, d.Turn("E"))
    return scene


@pytest.mark.clause("SK-30")
def test_every_turn_that_ends_there_brings_the_top_card() -> None:
    scene = at_treasure_island("black:2")
    assert scene.cards(0) == ["black:2", "red:1"]
    assert scene.told(0)[-1] == d.Drew(0, "red:1")
    assert scene.told(1)[-1] == d.Drew(0, None)
    assert scene.final


@pytest.mark.clause("SK-30")
def test_a_card_is_swapped_for_the_other_colour_with_the_pile() -> None:
    scene = at_treasure_island("black:2").top("black:1", "red:2")
    told = scene.do(0, d.Swap("black:2"))
    assert told[0] == d.Swapped(0, "black:2", "red:2", 1)
    assert scene.cards(0) == ["red:1", "red:2"]
    assert scene.under("black:2") == ["black:2"]


@pytest.mark.clause("SK-30")
def test_a_swap_may_be_asked_for_in_vain() -> None:
    scene = at_treasure_island("black:3").no_card_like("red:3")
    told = scene.do(0, d.Swap("black:3"))
    assert told[0] == d.SwapFailed(0, "black:3")
    assert "black:3" in scene.cards(0)


@pytest.mark.clause("SK-30")
def test_a_ruby_for_cards_worth_exactly_five_once_in_the_game() -> None:
    scene = at_treasure_island("black:3", "red:2", "black:3")
    scene.do(0, d.Buy("ruby"), d.Pay("black:3"))
    assert scene.choices() == [d.Pay("red:2")], "3 + 2, and 3 + 3 would be too much"
    scene.do(0, d.Pay("red:2"))
    assert scene.aboard(0) == ["ruby"]
    scene.turn(0).do(0, d.Turn("S"))
    assert scene.refusal(0, d.Buy("rum")) == "bought_already"


@pytest.mark.clause("SK-30")
def test_a_diamond_for_a_barrel_of_rum_and_a_three() -> None:
    scene = at_treasure_island("black:3")
    scene.carries(0, "rum", "gold")
    scene.do(0, d.Buy("diamond"))
    assert scene.refusal(0, d.Pay("black:3")) == "cannot_pay", "first room must be made"
    scene.do(0, d.TradeIn("rum"), d.Pay("black:3"))
    assert scene.aboard(0) == ["diamond", "gold"]
    assert scene.s.box[5] == 5


@pytest.mark.clause("SK-30")
def test_a_treasure_of_equal_value_buys_nothing() -> None:
    scene = at_treasure_island("black:3")
    scene.carries(0, "ruby", "ruby")
    assert scene.refusal(0, d.Buy("diamond")) == "cannot_pay"


@pytest.mark.clause("SK-31")
def test_an_event_on_arrival_and_by_choice_afterwards() -> None:
    scene = Scene()
    told = scene.meets("crew")
    assert d.Met(0, "crew", None) in told
    scene.do(0, d.Head("N"))
    scene.event("crew" if scene.s.storms[scene.s.storms_top] % 32 == 5 else "becalmed")
    scene.turn(0).do(0, d.Turn("S"))
    assert scene.choices() == [d.Pass(), d.TurnEvent()]
    scene.do(0, d.TurnEvent())
    assert scene.s.becalmed[0] == 1


@pytest.mark.clause("SK-32")
def test_beside_serenity_nobody_attacks_and_nobody_is_attacked() -> None:
    scene = Scene().hand(0, "black:1", "red:3").at(0, 12, 9, "S").at(1, 11, 10)
    scene.do(0, d.Lay(1), d.Sail("S", 1), d.Head("S"))
    assert scene.s.active == 1, "the sheltered boat attacks nobody"
    scene = Scene().hand(0, "black:1", "red:3").at(0, 11, 8, "S").at(1, 12, 9)
    scene.do(0, d.Lay(1), d.Sail("S", 1), d.Head("S"))
    assert scene.s.active == 1, "the sheltered boat is not attacked"


@pytest.mark.clause("SK-32")
def test_along_serenity_a_boat_needs_no_card() -> None:
    scene = Scene().hand(0, "black:3").at(0, 12, 9, "W").at(1, 12, 10)
    assert scene.refusal(0, d.Glide("S")) == "not_along_serenity", "another boat lies there"
    assert scene.refusal(0, d.Glide("W")) == "not_along_serenity"
    scene.do(0, d.Glide("N"), d.Head("E"))
    assert scene.where(0) == (12, 8)
    assert scene.cards(0) == ["black:3"]
    assert GAME.actors(scene.s) == 2
