"""Components and preparation: CJ-1 to CJ-5, CJ-20 to CJ-26."""

import pytest

from flibuste.core.chance import key_of
from flibuste.core.game import BadOptions
from flibuste.games.catan_junior import GAME
from flibuste.games.catan_junior import actions as act
from flibuste.games.catan_junior.data import COCO_CARDS, PORT_TILES, RESOURCES, SITES
from flibuste.games.catan_junior.nouns import Cards
from flibuste.games.catan_junior.state import CASTLE
from flibuste.games.catan_junior.views import public
from tests.rules.catan_junior.conservation import conserved
from tests.rules.catan_junior.scene import Scene

BOTH = pytest.mark.parametrize("players", [3, 4])


@pytest.mark.clause("CJ-1")
def test_three_or_four_play_and_white_stays_in_the_box_with_three() -> None:
    for players in (2, 5):
        with pytest.raises(BadOptions):
            GAME.first_state(players)
    assert [player.colour for player in public(GAME.first_state(4)).players] == [
        "white",
        "red",
        "orange",
        "blue",
    ]
    assert [player.colour for player in public(GAME.first_state(3)).players] == ["red", "orange", "blue"]


@BOTH
@pytest.mark.clause("CJ-1", "CJ-20")
def test_everyone_has_two_fortresses_on_his_circles_and_the_rest_in_reserve(players: int) -> None:
    view = public(GAME.first_state(players))
    for seat, player in enumerate(view.players):
        home = [site for site, (_, _, mark) in enumerate(SITES[players]) if mark == player.colour]
        assert [site for site, owner in enumerate(view.forts) if owner == seat] == home
        assert (player.forts, player.forts_left, player.boats_left) == (2, 5, 8)
    assert set(view.boats) == {None}


@BOTH
@pytest.mark.clause("CJ-2")
def test_the_board_has_a_side_for_each_number_of_players_and_the_market_five_stalls(players: int) -> None:
    view = public(GAME.first_state(players))
    assert len(view.forts) == {3: 24, 4: 32}[players]
    assert len(view.market) == 5


@BOTH
@pytest.mark.clause("CJ-3")
def test_there_are_19_cards_of_each_resource(players: int) -> None:
    totals = conserved(GAME.first_state(players))
    assert [totals[name] for name in RESOURCES] == [19] * 5


@pytest.mark.clause("CJ-3")
@pytest.mark.parametrize(("number", "earned"), [(1, {"sabre", "wool"}), (3, {"wood", "rum"}), (5, {"gold"})])
def test_each_terrain_gives_its_resource(number: int, earned: set[str]) -> None:
    scene = Scene()
    scene.fort(0, 6)
    for seat in scene.seats:
        scene.hand(seat)
    scene.roll(number)
    assert {name for seat in scene.seats for name in scene.cards(seat)} == earned


@pytest.mark.clause("CJ-4", "CJ-22")
def test_24_coco_cards_lie_face_down_and_each_order_is_possible() -> None:
    assert sum(COCO_CARDS) == 24
    assert COCO_CARDS == (8, 5, 4, 4, 3)
    scene = Scene.after_the_roll()
    assert public(scene.seen()).coco_left == 24
    for card in ("ghost", "free_build", "neighbours", "two_wood", "wood_and_wool"):
        fresh = Scene.after_the_roll().coco(card)
        assert public(fresh.seen()).players[0].coco == {card: 1}
        assert public(fresh.seen()).coco_left == 23


@pytest.mark.clause("CJ-5", "CJ-22")
def test_four_port_tiles_show_sabre_wool_wood_and_rum_and_lie_face_down() -> None:
    assert sorted(RESOURCES[kind] for kind in PORT_TILES) == ["rum", "sabre", "wood", "wool"]
    drawn = set()
    for luck in range(60):
        scene = Scene.after_the_roll().boat(0, 2, 7).hand(0, rum=1, sabre=1, wool=1, wood=1)
        scene.s.key[:] = key_of("tile", luck)
        drawn |= set(public(scene.do(act.BuildFort(2)).seen()).players[0].ports)
    assert drawn == {"sabre", "wool", "wood", "rum"}


@BOTH
@pytest.mark.clause("CJ-21")
def test_the_ghost_starts_on_its_castle(players: int) -> None:
    assert GAME.first_state(players).ghost == CASTLE
    assert public(GAME.first_state(players)).ghost is None


@BOTH
@pytest.mark.clause("CJ-23")
def test_the_market_starts_with_one_of_each_resource(players: int) -> None:
    assert public(GAME.first_state(players)).market == list(RESOURCES)


@pytest.mark.clause("CJ-24")
@pytest.mark.parametrize(("players", "stock"), [(4, [18, 18, 14, 14, 18]), (3, [18, 18, 15, 15, 18])])
def test_everyone_starts_with_wood_and_rum_and_the_stock_has_the_rest(players: int, stock: list[int]) -> None:
    scene = Scene(players)
    assert all(scene.cards(seat) == {"wood": 1, "rum": 1} for seat in scene.seats)
    assert scene.s.stock.tolist() == stock


@pytest.mark.clause("CJ-24")
def test_others_see_only_how_many_cards_one_holds() -> None:
    scene = Scene.after_the_roll().hand(1, wood=3, gold=1)
    assert [player.cards for player in public(scene.seen()).players] == [0, 4, 0, 0]
    assert GAME.words.own(scene.seen(1), 1).hand == Cards(wood=3, gold=1)  # type: ignore[attr-defined]


@pytest.mark.clause("CJ-25")
def test_the_host_says_who_begins() -> None:
    for seat, colour in enumerate(("white", "red", "orange", "blue")):
        assert GAME.first_state(4, {"first": colour}).active == seat
    for seat, colour in enumerate(("red", "orange", "blue")):
        assert GAME.first_state(3, {"first": colour}).active == seat


@BOTH
@pytest.mark.clause("CJ-25")
def test_else_chance_says_who_begins_and_play_goes_round(players: int) -> None:
    begun = [int(GAME.first_state(players, key=key_of(luck)).active) for luck in range(300)]
    assert all(60 * 3 / players < begun.count(seat) < 140 for seat in range(players))
    scene = Scene(players)
    order = []
    for _ in range(players + 1):
        order.append(int(scene.s.active))
        scene.roll(5).do(act.EndTurn())
    assert order == [*range(players), 0]


@BOTH
@pytest.mark.clause("CJ-26")
def test_the_compensation_gives_everyone_but_the_first_a_gold(players: int) -> None:
    scene = Scene(players, compensation="gold")
    assert [scene.cards(seat).get("gold", 0) for seat in scene.seats] == [0] + [1] * (players - 1)
    assert scene.s.stock[4] == 18 - (players - 1)
    assert all("gold" not in Scene(players).cards(seat) for seat in range(players))
