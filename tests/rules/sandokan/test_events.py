"""The events: SK-E1 to SK-E15."""

import numpy as np
import pytest

from flibuste.games.sandokan import GAME
from flibuste.games.sandokan import actions as act
from flibuste.games.sandokan import facts as fact
from flibuste.games.sandokan import fight_facts as fought
from flibuste.games.sandokan.data import BESIDE, SERENITY, STORMS
from tests.rules.sandokan.scene import Scene


@pytest.mark.clause("SK-E1")
def test_a_wreck_sells_for_three_or_gives_a_card() -> None:
    scene = Scene().hand(0, "red:2", "red:3")
    scene.meets("wreck")
    assert act.Take("ruby") not in scene.choices(), "up to four points"
    scene.do(0, act.Take("gold"))
    assert scene.choices() == [act.Pay("black:1"), act.Pay("red:2"), act.Pay("red:3")]
    scene.do(0, act.Pay("black:1"), act.Pay("red:2"))
    assert scene.aboard(0) == ["gold"]
    scene = Scene().hand(0)
    scene.meets("wreck")
    assert scene.choices() == [act.TakeCard()]
    scene = Scene().hand(0).carries(0, "rum", "rum")
    assert [type(one) for one in scene.meets("wreck")][-1] is fact.Drew, "with no room, the card"


@pytest.mark.clause("SK-E2")
def test_a_chest_costs_one_black_and_one_red_card() -> None:
    scene = Scene().hand(0, "red:3")
    scene.meets("chest")
    scene.do(0, act.Take("ruby"), act.Pay("black:1"))
    assert scene.choices() == [act.Pay("red:3")]
    scene.s.known[:, 0] = [1, 0, 0, 0, 0, 1, 1, 1]
    scene.do(0, act.Pay("red:3"))
    assert scene.aboard(0) == ["ruby"]
    assert scene.told(1)[0] == fact.PaidCovered(0, 2), "face down"
    assert scene.s.known[1, 0].tolist() == [0] * 8
    scene = Scene().hand(0, "black:3")
    scene.meets("chest")
    assert scene.choices() == [act.Pass()], "no red card"
    scene = Scene().hand(0, "red:3", "red:3", "black:2")
    scene.meets("chest")
    scene.do(0, act.Take("ruby"), act.Pay("black:1"))
    scene.s.known[:, 0] = [0, 1, 0, 0, 0, 2, 2, 2]
    scene.do(0, act.Pay("red:3"))
    assert scene.s.known[1, 0].tolist() == [0, 0, 0, 0, 0, 1, 1, 1], "others know one of each colour left"
    scene = Scene().hand(0, "red:3").carries(0, "rum", "rum")
    scene.meets("chest")
    assert act.Head("N") in scene.choices(), "with no room, nothing"


@pytest.mark.clause("SK-E3")
def test_the_merchant_gives_rum_or_a_pearl_or_two_cards() -> None:
    scene = Scene().hand(0)
    scene.meets("merchant")
    assert scene.choices() == [act.Take("pearl"), act.Take("rum")]
    scene.do(0, act.Take("pearl"))
    assert scene.aboard(0) == ["pearl"]
    scene = Scene().hand(0).carries(0, "rum", "rum")
    scene.meets("merchant")
    assert scene.s.cards[0] == 3


@pytest.mark.clause("SK-E4")
def test_the_wind_carries_up_to_three_cells_and_the_place_gives_nothing() -> None:
    scene = Scene().hand(0)
    scene.meets("wind")
    assert {choice.cells for choice in scene.choices() if isinstance(choice, act.Sail)} == {1, 2, 3}
    scene.do(0, act.Sail("SE", 1))
    assert scene.where(0) == (6, 4), "beside Treasure Island, yet no card is drawn"
    assert len(scene.choices()) == 8
    assert scene.s.cards[0] == 1


@pytest.mark.clause("SK-E5")
def test_fresh_crew_is_two_cards() -> None:
    scene = Scene().hand(0)
    scene.meets("crew")
    assert scene.s.cards[0] == 3


@pytest.mark.clause("SK-E6")
def test_the_letter_of_marque_adds_three_once() -> None:
    scene = Scene().hand(0)
    events = int(scene.s.storms_size)
    scene.meets("marque")
    assert scene.s.marque == 0
    assert scene.s.storms_size == events - 1
    scene.do(0, act.Head("N"))
    scene.hand(0, "black:1", "red:1").hand(1, "red:3").at(0, 7, 2, "E").at(1, 9, 3).turn(0)
    scene.do(0, act.Lay(1), act.Sail("E", 1), act.Head("E"), act.Attack(1), act.WithLetter())
    assert scene.refusal(1, act.WithLetter()) == "no_letter"
    told = scene.do(1, act.Ready())
    assert fought.Showed(0, 1, 0, 0, letter=True, strength=4) in told
    assert fought.Beat(0, 1) in told
    assert scene.s.marque == -1
    assert scene.s.storms_size == events


@pytest.mark.clause("SK-E7")
def test_the_chart_leads_to_any_free_cell_beside_an_island() -> None:
    scene = Scene().hand(0).at(1, 12, 9)
    scene.meets("chart")
    cells = [choice.cell for choice in scene.choices() if isinstance(choice, act.Go)]
    assert len(cells) == 50 - 2
    assert all(BESIDE[cell] for cell in cells)
    scene.do(0, act.Go(12 + 8 * 18))
    assert BESIDE[int(scene.s.where[0])] == SERENITY
    assert len(scene.choices()) == 8


@pytest.mark.clause("SK-E8")
def test_a_storm_drives_up_to_three_cells_and_never_into_a_port() -> None:
    seen = set()
    for seed in range(30):
        scene = Scene(seed=seed).hand(0)
        scene.meets("storm")
        x, y = scene.where(0)
        assert max(abs(x - 5), abs(y - 3)) <= 3
        assert scene.s.active == 1, "the heading is random too"
        seen.add((x, y, int(scene.s.heading[0])))
    assert len(seen) > 10


@pytest.mark.clause("SK-E9")
def test_a_leak_costs_a_treasure_or_two_cards() -> None:
    scene = Scene().hand(0).carries(0, "rum", "ruby")
    scene.meets("leak")
    scene.do(0, act.Lose("rum"))
    assert scene.aboard(0) == ["ruby"]
    scene = Scene().hand(0, "red:1", "red:2")
    scene.meets("leak")
    scene.do(0, act.Drop("red:1"), act.Drop("black:1"))
    assert scene.cards(0) == ["red:2"]
    assert scene.told(1)[0] == fact.PutUnder(0, None, "leak")


@pytest.mark.clause("SK-E10")
def test_scurvy_leaves_four_cards() -> None:
    scene = Scene().hand(0, *["red:1"] * 5)
    scene.meets("scurvy")
    scene.do(0, act.Drop("red:1"), act.Drop("red:1"))
    assert scene.s.cards[0] == 4
    assert act.Head("N") in scene.choices()


@pytest.mark.clause("SK-E11")
def test_in_a_mutiny_the_left_neighbour_draws_two_cards_blind() -> None:
    scene = Scene("sun", "azure", "fire").hand(0, "red:1", "red:2", "red:3").hand(1)
    scene.meets("mutiny")
    assert scene.s.cards[:3].tolist() == [2, 2, 6]
    assert [one.card for one in scene.told(1) if isinstance(one, fact.Robbed)] != [None, None]
    assert [one.card for one in scene.told(2) if isinstance(one, fact.Robbed)] == [None, None]


@pytest.mark.clause("SK-E12")
def test_who_is_becalmed_misses_the_next_turn() -> None:
    scene = Scene().hand(0)
    scene.meets("becalmed")
    scene.do(0, act.Head("N"))
    told = scene.do(1, act.Stay())
    assert told[-1] == fought.Missed(0, extra=False)
    assert scene.s.active == 1


@pytest.mark.clause("SK-E13")
def test_customs_give_every_other_player_a_card() -> None:
    scene = Scene("sun", "azure", "fire").hand(0).hand(2, *["black:2", "black:3", "red:1"] * 4)
    scene.meets("customs")
    assert scene.s.cards[:3].tolist() == [1, 7, 12], "a full hand draws nothing"


@pytest.mark.clause("SK-E14")
def test_fog_puts_the_boat_farthest_from_home_beside_storms() -> None:
    scene = Scene("sun", "azure").hand(0)
    scene.meets("fog")
    assert scene.where(0) == (1, 7), "the Sun shines in the north-east"
    assert BESIDE[int(scene.s.where[0])] == STORMS
    assert scene.s.active == 1


@pytest.mark.clause("SK-E15")
def test_the_plague_closes_all_ports_but_ones_own() -> None:
    scene = Scene("sun", "azure").hand(0)
    scene.meets("plague")
    scene.do(0, act.Head("N"))
    scene.hand(0, "black:1").off(0, "tafia").turn(0)
    assert scene.refusal(0, act.Lay(1)) == "too_far"
    scene.off(0, "sun").do(0, act.Lay(1))
    told = scene.do(0, act.Sail("N", 1))
    assert fact.Cured(0) in told
    assert scene.s.plagued == 0


@pytest.mark.clause("SK-E15")
def test_a_plagued_boat_in_anothers_port_exchanges_nothing() -> None:
    scene = Scene("sun", "fire").carries(0, "diamond").in_port(0, "fire").turn(0)
    scene.s.plagued = 1
    scene.do(0, act.Stay())
    assert scene.s.active == 1
    assert GAME.allowed(scene.s, 0, GAME.words.action(act.Leave("diamond"))) != 0
    assert np.asarray(scene.s.cargo[0]).sum() == 1
