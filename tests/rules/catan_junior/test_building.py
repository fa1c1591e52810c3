"""Boats and fortresses: CJ-40 to CJ-43."""

import pytest

from flibuste.games.catan_junior import actions as act
from tests.rules.catan_junior.scene import BLUE, RED, WHITE, Scene

FORT = {"rum": 1, "sabre": 1, "wool": 1, "wood": 1}
BOAT = {"wool": 1, "wood": 1}


@pytest.mark.clause("CJ-40")
def test_a_boat_costs_wool_and_wood_paid_to_the_stock() -> None:
    scene = Scene.after_the_roll().hand(WHITE, **BOAT, gold=1)
    before = scene.s.stock.tolist()
    scene.do(act.BuildBoat(0))
    assert scene.cards(WHITE) == {"gold": 1}
    assert scene.s.stock.tolist() == [before[0], before[1] + 1, before[2] + 1, before[3], before[4]]


@pytest.mark.clause("CJ-40")
def test_a_fortress_costs_rum_sabre_wool_and_wood() -> None:
    scene = Scene.after_the_roll().boat(WHITE, 2).hand(WHITE, **FORT)
    before = scene.s.stock.tolist()
    scene.do(act.BuildFort(6))
    assert scene.cards(WHITE) == {}
    assert scene.s.stock.tolist() == [before[kind] + (kind < 4) for kind in range(5)]


@pytest.mark.clause("CJ-40")
@pytest.mark.parametrize("missing", FORT)
def test_nothing_is_built_on_credit(missing: str) -> None:
    cards = {name: 1 for name in FORT if name != missing}
    scene = Scene.after_the_roll().boat(WHITE, 2).hand(WHITE, **cards)
    assert scene.why_not(act.BuildFort(6)) == "cannot_pay"
    assert scene.choices(kind=act.BuildFort) == []
    assert (scene.why_not(act.BuildBoat(0)) == "") == (missing in ("rum", "sabre"))
    assert scene.hand(WHITE, rum=1, sabre=1).why_not(act.BuyCoco()) == "cannot_pay"


@pytest.mark.clause("CJ-40")
def test_who_cannot_pay_is_told_so_of_any_place() -> None:
    scene = Scene.after_the_roll().hand(WHITE, wool=1)
    assert scene.why_not(act.BuildFort(6)) == "cannot_pay"
    assert scene.why_not(act.BuildBoat(1)) == "cannot_pay"


@pytest.mark.clause("CJ-41")
def test_a_fortress_stands_only_where_an_own_boat_leads() -> None:
    scene = Scene.after_the_roll().hand(WHITE, **FORT)
    assert scene.why_not(act.BuildFort(6)) == "no_boat_leads_there"
    scene.boat(RED, 32)
    assert scene.why_not(act.BuildFort(30)) == "no_boat_leads_there"
    scene.boat(WHITE, 2)
    assert scene.choices(kind=act.BuildFort) == [act.BuildFort(6)]


@pytest.mark.clause("CJ-42")
def test_a_boat_lies_only_beside_an_own_fortress() -> None:
    scene = Scene.after_the_roll().hand(WHITE, **BOAT)
    assert scene.choices(kind=act.BuildBoat) == [act.BuildBoat(line) for line in (0, 2, 11, 13)]
    assert scene.why_not(act.BuildBoat(1)) == "no_fort_beside"


@pytest.mark.clause("CJ-42")
def test_a_boat_does_not_follow_a_boat_until_a_fortress_stands_between() -> None:
    scene = Scene.after_the_roll().hand(WHITE, rum=1, sabre=1, wool=3, wood=3)
    scene.do(act.BuildBoat(2))
    assert scene.why_not(act.BuildBoat(6)) == "no_fort_beside"
    scene.do(act.BuildFort(6)).do(act.BuildBoat(6))
    assert scene.s.boats[6] == WHITE


@pytest.mark.clause("CJ-42")
def test_several_boats_in_one_turn() -> None:
    scene = Scene.after_the_roll().hand(WHITE, wool=2, wood=2).do(act.BuildBoat(2)).do(act.BuildBoat(0))
    assert [line for line in range(44) if scene.s.boats[line] == WHITE] == [0, 2]


@pytest.mark.clause("CJ-42")
def test_two_boats_of_one_player_do_not_meet_where_no_fortress_stands() -> None:
    scene = Scene.after_the_roll().fort(WHITE, 4).hand(WHITE, wool=3, wood=3)
    assert act.BuildBoat(4) in scene.choices(kind=act.BuildBoat)
    scene.do(act.BuildBoat(2))
    assert scene.why_not(act.BuildBoat(4)) == "boats_would_meet"
    assert act.BuildBoat(4) not in scene.choices(kind=act.BuildBoat)


@pytest.mark.clause("CJ-42")
@pytest.mark.parametrize("owner", [WHITE, BLUE])
def test_they_meet_at_anybodys_fortress(owner: int) -> None:
    scene = Scene.after_the_roll().fort(WHITE, 4).fort(owner, 6).boat(WHITE, 2).hand(WHITE, **BOAT)
    scene.do(act.BuildBoat(4))
    assert scene.s.boats[4] == WHITE


@pytest.mark.clause("CJ-42")
def test_boats_of_two_players_may_meet_anywhere() -> None:
    scene = Scene.after_the_roll().fort(BLUE, 4).boat(BLUE, 4).hand(WHITE, **BOAT)
    assert scene.why_not(act.BuildBoat(2)) == ""


@pytest.mark.clause("CJ-43")
def test_one_boat_a_line_and_one_fortress_a_site() -> None:
    scene = Scene.after_the_roll().fort(BLUE, 6).boat(BLUE, 2).hand(WHITE, **FORT)
    assert scene.why_not(act.BuildBoat(2)) == "line_taken"
    assert scene.boat(WHITE, 0).why_not(act.BuildFort(0)) == "site_taken"
    assert scene.fort(WHITE, 4).boat(WHITE, 4).why_not(act.BuildFort(6)) == "site_taken"


@pytest.mark.clause("CJ-43")
def test_never_more_boats_than_the_reserve_holds() -> None:
    scene = (
        Scene.after_the_roll().fort(WHITE, 4, 6).hand(WHITE, **BOAT).boat(WHITE, 0, 2, 4, 6, 7, 11, 13, 15)
    )
    assert scene.why_not(act.BuildBoat(16)) == "reserve_empty"
    assert scene.choices(kind=act.BuildBoat) == []


@pytest.mark.clause("CJ-43")
def test_what_is_not_on_the_board_is_no_action() -> None:
    scene = Scene.after_the_roll(3).hand(0, **FORT)
    assert scene.why_not(act.BuildBoat(33)) == "no_such_action"
    assert scene.why_not(act.BuildFort(24)) == "no_such_action"
