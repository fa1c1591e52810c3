"""Coco cards and the haunted castle: CJ-44 to CJ-48, CJ-50 to CJ-52."""

import pytest

from flibuste.games.catan_junior import actions as act
from flibuste.games.catan_junior import facts as fact
from flibuste.games.catan_junior.views import public
from tests.rules.catan_junior.scene import BLUE, ORANGE, RED, WHITE, Scene


def next_turn(scene: Scene) -> Scene:
    return scene.do(act.EndTurn()).roll(5)


def ghosts(*cards: int) -> Scene:
    """A table where each seat has turned this many ghost cards, before the active player buys another."""
    scene = Scene.after_the_roll()
    for seat, count in enumerate(cards):
        scene.s.turned[seat, 0] = count
        scene.s.coco[0] -= count
    most = max(cards)
    if cards.count(most) == 1 and most:
        scene.s.castle = cards.index(most)
        scene.s.built[cards.index(most)] += 1
    return scene


@pytest.mark.clause("CJ-44", "CJ-40")
def test_a_coco_card_costs_rum_sabre_and_gold_and_then_lies_open() -> None:
    scene = Scene.after_the_roll().hand(WHITE, wool=1)
    before = scene.s.stock.tolist()
    scene.coco("ghost")
    assert scene.cards(WHITE) == {"wool": 1}
    assert scene.s.stock.tolist() == before
    assert public(scene.seen()).players[WHITE].coco == {"ghost": 1}


@pytest.mark.clause("CJ-44")
def test_from_an_empty_pile_none_can_be_bought() -> None:
    scene = Scene.after_the_roll().hand(WHITE, rum=1, sabre=1, gold=1)
    assert act.BuyCoco() in scene.choices()
    scene.s.coco[:] = 0
    assert scene.why_not(act.BuyCoco()) == "coco_pile_empty"
    assert act.BuyCoco() not in scene.choices()


@pytest.mark.clause("CJ-44")
def test_the_next_card_is_never_one_that_lies_open() -> None:
    scene = Scene.after_the_roll()
    scene.s.coco[:] = 0, 0, 0, 1, 0
    scene.coco("two_wood")
    assert scene.s.coco.tolist() == [0] * 5


@pytest.mark.clause("CJ-45")
def test_a_free_piece_is_a_boat_or_a_fortress_where_the_rules_allow_it() -> None:
    scene = Scene.after_the_roll().boat(WHITE, 2).coco("free_build")
    assert scene.choices() == [*(act.BuildBoat(line) for line in (0, 11, 13)), act.BuildFort(6)]
    assert scene.why_not(act.EndTurn()) == "place_the_free_piece_first"
    assert scene.why_not(act.BuildFort(4)) == "no_boat_leads_there"
    scene.do(act.BuildFort(6))
    assert scene.s.forts[6] == WHITE
    assert scene.cards(WHITE) == {}
    assert public(scene.seen()).phase == "main"


@pytest.mark.clause("CJ-45")
def test_without_a_place_or_a_piece_the_free_build_is_lost() -> None:
    scene = Scene.after_the_roll().fort(BLUE, 4, 6).boat(BLUE, 0, 2, 11, 13).coco("free_build")
    assert public(scene.seen()).phase == "main"
    assert fact.FreeBuildLost(WHITE) in scene.facts()
    full = Scene.after_the_roll().fort(BLUE, 4, 6, 13, 15)
    full.s.sailing[WHITE] = 8
    assert public(full.coco("free_build").seen()).phase == "main"


@pytest.mark.clause("CJ-45", "CJ-64")
def test_a_free_fortress_on_an_anchor_draws_a_tile() -> None:
    scene = Scene.after_the_roll().fort(WHITE, 6).boat(WHITE, 7).coco("free_build").do(act.BuildFort(2))
    assert len(public(scene.seen()).players[WHITE].ports) == 1
    assert scene.final == 1


@pytest.mark.clause("CJ-46")
def test_both_neighbours_give_a_card_of_their_choice_at_the_same_time() -> None:
    scene = Scene.after_the_roll().hand(RED, wood=1, gold=1).hand(BLUE, rum=2).hand(ORANGE, wool=1)
    scene.coco("neighbours")
    assert scene.actors() == [RED, BLUE]
    assert scene.choices(RED) == [act.Give("wood"), act.Give("gold")]
    assert scene.why_not(act.Give("rum"), RED) == "not_in_hand"
    assert scene.why_not(act.GiveNothing(), RED) == "must_give"
    assert scene.why_not(act.EndTurn(), WHITE) == "not_your_turn"
    scene.do(act.Give("rum"), BLUE)
    assert scene.cards(WHITE) == {}
    assert scene.actors() == [RED]
    scene.do(act.Give("gold"), RED)
    assert scene.cards(WHITE) == {"rum": 1, "gold": 1}
    assert (scene.cards(RED), scene.cards(BLUE), scene.cards(ORANGE)) == (
        {"wood": 1},
        {"rum": 1},
        {"wool": 1},
    )
    assert scene.actors() == [WHITE]


@pytest.mark.clause("CJ-46")
def test_who_has_no_card_gives_none() -> None:
    scene = Scene.after_the_roll().hand(RED, wood=1).coco("neighbours")
    assert scene.choices(BLUE) == [act.GiveNothing()]
    scene.do(act.GiveNothing(), BLUE).do(act.Give("wood"), RED)
    assert scene.cards(WHITE) == {"wood": 1}
    assert fact.NoGift(BLUE, WHITE) in scene.facts()


@pytest.mark.clause("CJ-46")
def test_only_giver_and_receiver_see_the_card() -> None:
    scene = Scene.after_the_roll().hand(RED, wood=1, gold=1).hand(BLUE, rum=1)
    scene.coco("neighbours").do(act.Give("gold"), RED)
    assert all(scene.facts(seat) == [fact.GiftChosen(RED)] for seat in scene.seats)
    scene.do(act.Give("rum"), BLUE)
    for seat in (WHITE, RED):
        assert fact.Gift(RED, WHITE, "gold") in scene.facts(seat)
    for seat in (ORANGE, BLUE, 13):
        assert fact.Gift(RED, WHITE, None) in scene.facts(seat)
        assert fact.Gift(RED, WHITE, "gold") not in scene.facts(seat)
        assert len(scene.facts(seat)) == len(scene.facts(WHITE))


@pytest.mark.clause("CJ-46")
def test_with_three_both_opponents_are_neighbours() -> None:
    scene = Scene.after_the_roll(3).hand(1, wood=1).hand(2, wool=1).coco("neighbours")
    assert scene.actors() == [1, 2]
    scene.do(act.Give("wood"), 1).do(act.Give("wool"), 2)
    assert scene.cards(0) == {"wood": 1, "wool": 1}


@pytest.mark.clause("CJ-47", "CJ-4")
def test_driftwood_is_two_wood_and_the_other_card_adds_a_wool() -> None:
    assert Scene.after_the_roll().coco("two_wood").cards(WHITE) == {"wood": 2}
    assert Scene.after_the_roll().coco("wood_and_wool").cards(WHITE) == {"wood": 2, "wool": 1}


@pytest.mark.clause("CJ-47")
def test_a_card_brings_as_many_as_the_stock_has() -> None:
    scene = Scene.after_the_roll().stock(RED, wood=1, wool=0).coco("wood_and_wool")
    assert scene.cards(WHITE) == {"wood": 1}


@pytest.mark.clause("CJ-48", "CJ-50")
def test_the_first_ghost_card_moves_the_ghost_and_takes_the_castle() -> None:
    scene = Scene.after_the_roll().coco("ghost")
    view = public(scene.seen())
    assert (view.castle, view.phase) == (WHITE, "ghost")
    assert (view.players[WHITE].forts, view.players[WHITE].forts_left) == (3, 4)
    scene.do(act.MoveGhost(4))
    assert public(scene.seen()).phase == "main"


@pytest.mark.clause("CJ-51")
def test_a_tie_for_the_most_empties_the_castle() -> None:
    scene = ghosts(0, 1, 0, 0).coco("ghost")
    view = public(scene.seen())
    assert view.castle is None
    assert [player.forts for player in view.players] == [2, 2, 2, 2]
    assert fact.CastleChanged(None, RED) in scene.facts()


@pytest.mark.clause("CJ-51")
def test_whoever_then_leads_alone_puts_a_fortress_there() -> None:
    view = public(ghosts(1, 1, 1, 0).coco("ghost").seen())
    assert view.castle == WHITE
    assert [player.forts for player in view.players] == [3, 2, 2, 2]


@pytest.mark.clause("CJ-51")
def test_a_tie_below_the_lead_changes_nothing() -> None:
    scene = ghosts(0, 1, 3, 0).coco("ghost")
    assert scene.s.castle == ORANGE
    assert scene.s.built.tolist() == [2, 2, 3, 2]


@pytest.mark.clause("CJ-52", "CJ-70")
def test_the_castle_makes_nothing_but_counts_as_one_of_the_seven() -> None:
    scene = Scene.after_the_roll().fort(WHITE, 6, 4, 7, 13).coco("ghost")
    assert scene.s.built[WHITE] == 7
    assert scene.ranks() == (1, [1, 2, 2, 2])
    quiet = next_turn(ghosts(1, 0, 0, 0))
    assert quiet.cards(WHITE) == {}
