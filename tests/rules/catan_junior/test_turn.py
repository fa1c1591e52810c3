"""A turn: the die, the ghost, the order of things (CJ-30 to CJ-34, CJ-80)."""

import pytest

from flibuste.games.catan_junior import actions as act
from flibuste.games.catan_junior import facts as fact
from flibuste.games.catan_junior.nouns import Cards
from flibuste.games.catan_junior.views import public
from tests.rules.catan_junior.scene import BLUE, ORANGE, RED, WHITE, Scene


def empty(players: int = 4) -> Scene:
    scene = Scene(players)
    for seat in scene.seats:
        scene.hand(seat)
    return scene


@pytest.mark.clause("CJ-80", "CJ-30")
def test_the_rulebooks_example_a_4_gives_rum_to_red_and_white_and_wood_to_blue_and_orange() -> None:
    scene = empty().roll(4)
    assert scene.cards(RED) == scene.cards(WHITE) == {"rum": 1}
    assert scene.cards(BLUE) == scene.cards(ORANGE) == {"wood": 1}
    assert public(scene.seen()).working == [0, 5]
    earning = [(scene.s.forts[one.site], one.resource) for one in public(scene.seen()).earning]
    assert sorted(earning) == sorted([(RED, "rum"), (WHITE, "rum"), (BLUE, "wood"), (ORANGE, "wood")])


@pytest.mark.clause("CJ-80")
def test_the_rulebooks_example_a_5_gives_nobody_anything() -> None:
    scene = empty().roll(5)
    assert [scene.cards(seat) for seat in scene.seats] == [{}] * 4
    assert public(scene.seen()).phase == "main"


@pytest.mark.clause("CJ-80", "CJ-31")
def test_the_rulebooks_example_a_6_gives_nobody_anything_and_moves_the_ghost() -> None:
    scene = empty().roll(6)
    assert [scene.cards(seat) for seat in scene.seats] == [{}] * 4
    assert public(scene.seen()).phase == "ghost"
    assert public(scene.seen()).earning == []
    assert scene.choices() == [act.MoveGhost(terrain) for terrain in range(12)]


@pytest.mark.clause("CJ-30")
def test_two_fortresses_at_a_terrain_earn_two_cards_whoevers_turn_it_is() -> None:
    scene = empty().fort(BLUE, 18).roll(3)
    assert scene.s.active == WHITE
    assert scene.cards(BLUE) == {"rum": 2}


@pytest.mark.clause("CJ-31")
def test_the_ghosts_terrain_makes_nothing_while_it_stands_there() -> None:
    scene = empty().roll(6).do(act.MoveGhost(0)).do(act.EndTurn()).roll(4)
    assert scene.cards(RED) == scene.cards(WHITE) == {}
    assert scene.cards(BLUE) == {"wood": 1}
    assert public(scene.seen()).working == [5]
    assert {one.resource for one in public(scene.seen()).earning} == {"wood"}
    scene.do(act.EndTurn()).roll(6).do(act.MoveGhost(1)).do(act.EndTurn()).roll(4)
    assert scene.cards(RED) == {"rum": 1}


@pytest.mark.clause("CJ-31")
def test_the_ghost_must_go_to_another_terrain_and_never_back_to_the_castle() -> None:
    scene = empty().roll(6).do(act.MoveGhost(3)).do(act.EndTurn()).roll(6)
    assert scene.why_not(act.MoveGhost(3)) == "ghost_must_move"
    assert len(scene.choices()) == 11
    assert scene.why_not(act.EndTurn()) == "move_the_ghost_first"
    assert scene.why_not(act.MoveGhost(12)) == "no_such_action"
    assert len(empty(3).roll(6).choices()) == 15


@pytest.mark.clause("CJ-31")
def test_without_a_6_nobody_moves_the_ghost() -> None:
    assert empty().roll(2).why_not(act.MoveGhost(3)) == "no_ghost_to_move"


@pytest.mark.clause("CJ-32")
def test_too_few_cards_for_all_who_earn_give_nobody_any() -> None:
    scene = empty().stock(ORANGE, rum=1).roll(4)
    assert scene.cards(RED) == scene.cards(WHITE) == {}
    assert scene.s.stock[3] == 1
    assert scene.cards(BLUE) == {"wood": 1}
    assert fact.Short("rum") in scene.facts()


@pytest.mark.clause("CJ-32")
def test_a_single_player_who_is_owed_gets_what_is_left() -> None:
    scene = empty().fort(WHITE, 6, 7).stock(ORANGE, gold=1).roll(5)
    assert scene.cards(WHITE) == {"gold": 1}
    assert scene.s.stock[4] == 0


@pytest.mark.clause("CJ-33")
def test_he_trades_and_builds_in_any_order_and_ends_his_turn() -> None:
    scene = empty().hand(WHITE, wool=5, wood=1).roll(5)
    scene.do(act.Stock("wool", "wood")).do(act.BuildBoat(0)).do(act.Market("wood", "gold"))
    assert act.EndTurn() in scene.choices()
    scene.do(act.EndTurn())
    assert scene.s.active == RED


@pytest.mark.clause("CJ-34")
def test_nothing_is_built_or_traded_before_the_roll() -> None:
    scene = Scene().hand(WHITE, wool=5, wood=5, rum=1, sabre=1, gold=1)
    assert scene.choices() == [act.Roll()]
    offer = act.Offer(Cards(wool=1), Cards(gold=1))
    for action in (
        act.BuildBoat(0),
        act.BuyCoco(),
        act.Market("wool", "gold"),
        act.Stock("wool", "rum"),
        offer,
        act.EndTurn(),
    ):
        assert scene.why_not(action) == "roll_first"


@pytest.mark.clause("CJ-34")
def test_nothing_is_built_before_the_ghost_has_moved_and_the_die_is_rolled_once() -> None:
    scene = Scene().hand(WHITE, wool=1, wood=1).roll(6)
    assert scene.why_not(act.BuildBoat(0)) == "move_the_ghost_first"
    assert scene.do(act.MoveGhost(8)).why_not(act.BuildBoat(0)) == ""
    assert scene.why_not(act.Roll()) == "already_rolled"


@pytest.mark.clause("CJ-33")
def test_nobody_acts_in_anothers_turn() -> None:
    scene = Scene.after_the_roll().hand(RED, wool=3, wood=3)
    assert scene.why_not(act.BuildBoat(30), RED) == "not_your_turn"
    assert scene.actors() == [WHITE]
