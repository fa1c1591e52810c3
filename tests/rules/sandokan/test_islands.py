"""The islands: SK-30 to SK-32."""

import pytest

from flibuste.core.record import blank
from flibuste.games.sandokan import GAME, State
from flibuste.games.sandokan import actions as act
from flibuste.games.sandokan import facts as fact
from flibuste.games.sandokan.state import PILE
from flibuste.games.sandokan.views import own
from tests.rules.sandokan.scene import Scene


def at_treasure_island(*cards: str) -> Scene:
    scene = Scene().hand(0, *cards).top("red:1").at(0, 6, 4, "N")
    scene.do(0, act.Turn("E"))
    return scene


@pytest.mark.clause("SK-30")
def test_every_turn_that_ends_there_brings_the_top_card() -> None:
    scene = at_treasure_island("black:2")
    assert scene.cards(0) == ["black:2", "red:1"]
    assert scene.told(0)[-1] == fact.Drew(0, "red:1")
    assert scene.told(1)[-1] == fact.Drew(0, None)
    assert scene.final


@pytest.mark.clause("SK-30")
def test_a_card_is_swapped_for_the_other_colour_with_the_pile() -> None:
    scene = at_treasure_island("black:2").top("black:1", "red:2")
    told = scene.do(0, act.Swap("black:2"))
    assert told[0] == fact.Swapped(0, "black:2", "red:2", 1)
    assert scene.cards(0) == ["red:1", "red:2"]
    assert scene.under("black:2") == ["black:2"]


@pytest.mark.clause("SK-30")
def test_a_swap_may_be_asked_for_in_vain() -> None:
    scene = at_treasure_island("black:3").no_card_like("red:3")
    told = scene.do(0, act.Swap("black:3"))
    assert told[0] == fact.SwapFailed(0, "black:3")
    assert "black:3" in scene.cards(0)


@pytest.mark.clause("SK-30")
def test_a_ruby_for_cards_worth_exactly_five_once_in_the_game() -> None:
    scene = at_treasure_island("black:3", "red:2", "black:3")
    scene.do(0, act.Buy("ruby"), act.Pay("black:3"))
    assert scene.choices() == [act.Pay("red:2")], "3 + 2, and 3 + 3 would be too much"
    scene.do(0, act.Pay("red:2"))
    assert scene.aboard(0) == ["ruby"]
    assert scene.cards(0) == ["black:3", "red:1"]
    assert scene.under("black:3", "red:2") == ["black:3", "red:2"]
    scene.turn(0).do(0, act.Turn("S"))
    assert scene.refusal(0, act.Buy("rum")) == "bought_already"


@pytest.mark.clause("SK-30", "SK-28")
def test_a_price_is_paid_face_down() -> None:
    scene = at_treasure_island("black:3", "red:2", "black:2")
    scene.do(0, act.Buy("ruby"))
    scene.s.known[:, 0] = [0, 1, 1, 0, 1, 0, 2, 1]
    scene.do(0, act.Pay("black:3"))
    assert not scene.final, "a card chosen can be taken back"
    assert scene.told(1) == [], "nobody sees it chosen"
    seen = blank(State)
    GAME.observe(scene.s, 1, seen)
    assert seen.paid.tolist() == [0] * 6
    assert own(scene.s, 0).paid == ["black:3"]
    scene.do(0, act.Pay("red:2"))
    assert scene.told(0)[:2] == [fact.Paid(0, "black:3"), fact.Paid(0, "red:2")]
    assert scene.told(1)[0] == fact.PaidCovered(0, 2), "the others learn how many, not which"
    assert scene.s.known[1, 0].tolist() == [0] * 8, "it may have been any two of those they knew"
    bottom = int(scene.s.pile_top) + int(scene.s.pile_size) - 1
    assert scene.s.pile_known[bottom % PILE] == 1, "only who paid knows what lies there"


@pytest.mark.clause("SK-30")
def test_a_diamond_for_a_barrel_of_rum_and_a_three() -> None:
    scene = at_treasure_island("black:3")
    scene.carries(0, "rum", "gold")
    scene.do(0, act.Buy("diamond"))
    assert scene.refusal(0, act.Pay("black:3")) == "cannot_pay", "first room must be made"
    scene.do(0, act.TradeIn("rum"), act.Pay("black:3"))
    assert scene.aboard(0) == ["diamond", "gold"]
    assert scene.s.box[5] == 5


@pytest.mark.clause("SK-30")
def test_a_treasure_of_equal_value_buys_nothing() -> None:
    scene = at_treasure_island("black:3")
    scene.carries(0, "ruby", "ruby")
    assert scene.refusal(0, act.Buy("diamond")) == "cannot_pay"


@pytest.mark.clause("SK-31")
def test_an_event_on_arrival_and_by_choice_afterwards() -> None:
    scene = Scene()
    told = scene.meets("crew")
    assert fact.Met(0, "crew", None) in told
    scene.do(0, act.Head("N"))
    scene.event("crew" if scene.s.storms[scene.s.storms_top] % 32 == 5 else "becalmed")
    scene.turn(0).do(0, act.Turn("S"))
    assert scene.choices() == [act.Pass(), act.TurnEvent()]
    scene.do(0, act.TurnEvent())
    assert scene.s.becalmed[0] == 1


@pytest.mark.clause("SK-32")
@pytest.mark.parametrize("rules", ["swift", "book"])
def test_serenity_shelters_who_lies_there_and_nobody_else(rules: str) -> None:
    scene = Scene(rules=rules).hand(0, "black:1", "red:3").at(0, 12, 9, "S").at(1, 11, 10)
    scene.do(0, act.Lay(1), act.Sail("S", 1), act.Head("S"))
    assert scene.choices() == [act.Pass(), act.Attack(1)], "from its ring one may attack others"
    scene = Scene(rules=rules).hand(0, "black:1", "red:3").at(0, 11, 8, "S").at(1, 12, 9)
    scene.do(0, act.Lay(1), act.Sail("S", 1), act.Head("S"))
    assert scene.s.active == 1, "the sheltered boat is not attacked"


@pytest.mark.clause("SK-32", "SK-40")
def test_the_step_along_serenity_gives_no_attack() -> None:
    scene = Scene().hand(0, "black:3", "red:3").at(0, 12, 9, "W").at(1, 11, 11)
    scene.do(0, act.Glide("S"), act.Head("S"))
    assert scene.s.active == 1
    scene = Scene().hand(0, "red:3").at(0, 12, 9, "S").at(1, 11, 11)
    scene.do(0, act.Sail("S", 1), act.Head("S"))
    assert act.Attack(1) in scene.choices(), "a drift is a move"


@pytest.mark.clause("SK-32")
def test_along_serenity_a_boat_needs_no_card() -> None:
    scene = Scene().hand(0, "black:3").at(0, 12, 9, "W").at(1, 12, 10)
    assert scene.refusal(0, act.Glide("S")) == "not_along_serenity", "another boat lies there"
    assert scene.refusal(0, act.Glide("W")) == "not_along_serenity"
    scene.do(0, act.Glide("N"), act.Head("E"))
    assert scene.where(0) == (12, 8)
    assert scene.cards(0) == ["black:3"]
    assert GAME.actors(scene.s) == 2
