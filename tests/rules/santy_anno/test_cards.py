"""The fleet and the cards: every card is a rule from this ship to that ship."""

from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from flibuste.games.santy_anno.cards import TO, carried, walk
from flibuste.games.santy_anno.data import (
    BASIC_CARDS,
    CARDS,
    COLOUR_OF,
    CORNER_OF,
    EVENT_CARDS,
    EVENTS,
    EXPERT_CARDS,
    LETTER_OF,
    PIRATES,
    SHIPS,
)
from tests.rules.santy_anno.scene import FLEET_ORDER

TABLE = np.array([SHIPS.index(ship) for ship in FLEET_ORDER], np.int8)
CHAIR_OF = np.argsort(TABLE).astype(np.int8)


def moved(card: str, ship: str) -> str:
    return SHIPS[carried(CARDS.index(card), SHIPS.index(ship), TO, TABLE, CHAIR_OF)]


def walked(cards: list[str], start: str, event: str | None = None) -> list[str]:
    path = np.zeros(len(cards) + 1, np.int8)
    line = np.array([CARDS.index(card) for card in cards], np.int8)
    number = EVENTS.index(event) if event else -1
    walk(line, len(cards), number, TO, TABLE, CHAIR_OF, SHIPS.index(start), path)
    return [SHIPS[ship] for ship in path]


@pytest.mark.clause("SA-2")
def test_every_element_shows_every_colour_on_two_ships_and_no_ship_shows_a_colour_twice() -> None:
    assert all(len(set(ship)) == 4 for ship in COLOUR_OF.tolist())
    for element in range(4):
        assert set(Counter(COLOUR_OF[:, element].tolist()).values()) == {2}
    assert set(Counter(LETTER_OF.tolist()).values()) == {2}
    assert set(Counter(CORNER_OF.tolist()).values()) == {2}


@pytest.mark.clause("SA-3")
def test_every_pair_of_elements_gives_every_ship_exactly_one_partner() -> None:
    for one, two in combinations(range(4), 2):
        for ship in range(8):
            swapped = [COLOUR_OF[ship, two], COLOUR_OF[ship, one]]
            assert sum([COLOUR_OF[other, one], COLOUR_OF[other, two]] == swapped for other in range(8)) == 1


@pytest.mark.clause("SA-3")
def test_vipers_number_is_five_and_the_santy_annos_eight() -> None:
    assert SHIPS.index("viper") + 1 == 5
    assert SHIPS.index("santy-anno") + 1 == 8


@pytest.mark.clause("SA-4")
def test_there_are_eight_pirates_and_the_seagull() -> None:
    assert len(set(PIRATES)) == 8
    assert "gulliver" in PIRATES


@pytest.mark.clause("SA-5")
def test_the_basic_deck_has_37_cards() -> None:
    families = Counter[str]()
    for card, copies in BASIC_CARDS:
        family = card.split(":")[0] + (" struck" if ":-" in card else "")
        families[family] += copies
    assert families == {
        "element": 4, "element struck": 16, "colour": 4, "name": 2, "name struck": 4, "number": 7
    }  # fmt: skip


@pytest.mark.clause("SA-6")
def test_the_expert_deck_has_eight_helms_six_doubles_and_coco() -> None:
    families = Counter(card.split(":")[0] for card, copies in EXPERT_CARDS for _ in range(copies))
    assert families == {"helm": 8, "double": 6, "coco": 1}


@pytest.mark.clause("SA-6")
def test_the_six_doubles_are_three_moves_and_helm_four_is_the_same_both_ways() -> None:
    doubles = {tuple(TO[kind]) for kind, card in enumerate(CARDS) if card.startswith("double")}
    assert len(doubles) == 3
    assert all(moved("helm:4:cw", ship) == moved("helm:4:ccw", ship) for ship in SHIPS)


@pytest.mark.clause("SA-7")
def test_there_are_six_event_cards() -> None:
    assert dict(EVENT_CARDS) == {"whirlwind": 1, "seasick:cw": 1, "seasick:ccw": 1, "bermuda": 1, "rum": 2}


@pytest.mark.clause("SA-22")
@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_a_permutation_so_that_tiles_never_meet(card: str) -> None:
    assert {moved(card, ship) for ship in SHIPS} == set(SHIPS)


@pytest.mark.clause("SA-40", "SA-80")
def test_a_white_hull_card_swaps_the_two_red_hulls() -> None:
    assert moved("element:hull", "sahara") == "viper"
    assert moved("element:hull", "viper") == "sahara"


@pytest.mark.clause("SA-41", "SA-81")
def test_a_struck_yellow_hull_lets_the_yellow_hulls_stay_and_the_others_move() -> None:
    assert moved("element:hull:-yellow", "profundis") == "profundis"
    assert moved("element:hull:-yellow", "santy-anno") == "santy-anno"
    assert moved("element:hull:-yellow", "sahara") == "viper"


@pytest.mark.clause("SA-42", "SA-82")
def test_the_yellow_colour_card_leads_from_yellow_sails_to_yellow_sails() -> None:
    assert moved("colour:yellow", "paradise") == "royal"
    assert moved("colour:yellow", "viper") == "vendetta"


@pytest.mark.clause("SA-43")
def test_a_name_card_leads_to_the_other_ship_of_the_same_letter() -> None:
    assert [moved("name", ship) for ship in ("paradise", "royal", "sahara", "viper")] == [
        "profundis", "revenge", "santy-anno", "vendetta"
    ]  # fmt: skip


@pytest.mark.clause("SA-44", "SA-83")
def test_a_struck_p_lets_profundis_stay_and_moves_royal_to_revenge() -> None:
    assert moved("name:-P", "profundis") == "profundis"
    assert moved("name:-P", "royal") == "revenge"


@pytest.mark.clause("SA-45", "SA-84")
def test_plus_three_adds_three_up_to_five_and_takes_five_from_six_on() -> None:
    numbers = [SHIPS.index(moved("number:+3", ship)) + 1 for ship in SHIPS]
    assert numbers == [4, 5, 6, 7, 8, 1, 2, 3]


@pytest.mark.clause("SA-50")
def test_a_helm_card_goes_along_the_ships_as_they_lie() -> None:
    assert moved("helm:2:cw", "paradise") == FLEET_ORDER[2]
    assert moved("helm:1:ccw", "paradise") == FLEET_ORDER[7]
    assert moved("helm:3:ccw", "viper") == FLEET_ORDER[6]


@pytest.mark.clause("SA-51", "SA-85")
def test_double_nest_and_hull_leads_from_paradise_to_viper() -> None:
    assert moved("double:nest+hull", "paradise") == "viper"


@pytest.mark.clause("SA-52")
def test_coco_leads_to_the_other_ship_with_coco_in_the_same_corner() -> None:
    assert moved("coco", "paradise") == "santy-anno"
    assert moved("coco", "royal") == "sahara"


@pytest.mark.clause("SA-22")
def test_each_card_applies_to_the_ship_where_the_pirate_is_by_then() -> None:
    assert walked(["element:hull", "name", "number:+1"], "sahara") == [
        "sahara",
        "viper",
        "vendetta",
        "santy-anno",
    ]


LINE = ["number:+1", "element:hull", "name", "colour:red", "element:nest:-red", "number:+3"]


@pytest.mark.clause("SA-60")
def test_the_whirlwind_swaps_the_third_and_the_fourth_card() -> None:
    swapped = [*LINE[:2], LINE[3], LINE[2], *LINE[4:]]
    assert walked(LINE, "royal", "whirlwind") == walked(swapped, "royal")
    assert walked(LINE, "royal", "whirlwind") != walked(LINE, "royal")


@pytest.mark.clause("SA-61")
@pytest.mark.parametrize(("event", "step"), [("seasick:cw", 1), ("seasick:ccw", -1)])
def test_the_seasick_go_one_ship_further_after_each_card_from_the_fourth_on(event: str, step: int) -> None:
    stay = ["name:-P"] * 5
    path = walked(stay, "paradise", event)
    assert path[:4] == ["paradise"] * 4
    # The fourth card does not move a pirate at Paradise, but the sea still does.
    assert path[4] == FLEET_ORDER[step % 8]


@pytest.mark.clause("SA-62")
def test_the_bermuda_triangle_reads_backwards_from_the_last_card_to_the_fourth() -> None:
    assert walked(LINE, "viper", "bermuda") == walked([*LINE[:3], *reversed(LINE[3:])], "viper")
    assert walked(LINE, "viper", "bermuda")[4:] != walked(LINE, "viper")[4:]


@pytest.mark.clause("SA-63")
def test_rum_does_not_change_where_a_pirate_ends() -> None:
    assert walked(LINE, "viper", "rum") == walked(LINE, "viper")
