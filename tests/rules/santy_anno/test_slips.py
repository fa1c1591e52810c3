"""The slip that explains a wrong answer, and the rounds to train on."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.core.chance import stream_of
from flibuste.core.message import LANGUAGES, render
from flibuste.games.santy_anno.bosun import numbers_in_order
from flibuste.games.santy_anno.cards import TO, walk
from flibuste.games.santy_anno.data import CARDS, COPIES, EVENTS, SHIPS
from flibuste.games.santy_anno.drill import EVENTS_TO_TRAIN, drill_line
from flibuste.games.santy_anno.slips import FAMILIES, NO_EVENT, Line, families, family, path_of, slip_behind

TABLE = (5, 1, 0, 4, 2, 6, 3, 7)
lines = st.builds(
    lambda seed, count, event: drill_line(count, FAMILIES, {}, stream_of(seed), event=event and count > 3),
    st.integers(0, 10**6),
    st.integers(1, 9),
    st.booleans(),
)


def line(*cards: str, start: str = "paradise", event: str | None = None) -> Line:
    happens = EVENTS.index(event) if event else NO_EVENT
    return Line(TABLE, tuple(CARDS.index(card) for card in cards), happens, SHIPS.index(start))


def ends(cards: Line) -> str:
    return SHIPS[path_of(cards)[-1]]


def explained(cards: Line, ship: str) -> tuple[int | None, str]:
    slip = slip_behind(cards, SHIPS.index(ship))
    assert slip is not None
    assert slip.path[-1] == ship
    return slip.nth, slip.say["key"]


def test_a_right_answer_has_no_slip() -> None:
    asked = line("element:hull", "number:+3")
    assert slip_behind(asked, SHIPS.index(ends(asked))) is None


@pytest.mark.clause("SA-41")
def test_an_overlooked_strike_is_found_at_its_card() -> None:
    asked = line("number:+1", "element:hull:-green", "coco")
    as_if = line("number:+1", "element:hull", "coco")
    assert explained(asked, ends(as_if)) == (1, "sa-slip-strike-overlooked")


@pytest.mark.clause("SA-45")
def test_plus_and_minus_mixed_up() -> None:
    assert explained(line("number:+3"), ends(line("number:+5"))) == (0, "sa-slip-wrong-sign")


@pytest.mark.clause("SA-50")
def test_the_helm_turned_the_wrong_way() -> None:
    assert explained(line("name", "helm:2:cw"), ends(line("name", "helm:2:ccw"))) == (1, "sa-slip-other-way")


@pytest.mark.clause("SA-60", "SA-61", "SA-62")
@pytest.mark.parametrize("event", ["whirlwind", "seasick:cw", "bermuda"])
def test_a_forgotten_event_is_no_cards_fault(event: str) -> None:
    cards = ("number:+1", "element:nest", "helm:3:cw", "number:+5", "coco", "helm:1:ccw")
    asked, as_if = line(*cards, event=event), line(*cards)
    assert ends(asked) != ends(as_if)
    assert explained(asked, ends(as_if)) == (None, "sa-slip-event-forgotten")


def test_no_slip_is_made_up() -> None:
    # Skipping the card and following the letter are the only misreadings of Coco.
    asked = line("coco")
    likely = {ends(asked), "paradise", ends(line("name"))}
    assert all(slip_behind(asked, ship) is None for ship, name in enumerate(SHIPS) if name not in likely)


@settings(deadline=None)
@given(lines)
def test_the_path_is_the_one_of_the_rules(asked: Line) -> None:
    table = np.array(asked.table, np.int8)
    path = np.zeros(len(asked.cards) + 1, np.int8)
    cards = np.array(asked.cards, np.int8)
    end = walk(cards, len(cards), asked.event, TO, table, np.argsort(table), asked.start, path)
    assert path_of(asked) == path[1:].tolist()
    assert path_of(asked)[-1] == end


@settings(deadline=None)
@given(lines, st.integers(0, 7))
def test_a_slip_leads_to_the_answer_and_is_one_only(asked: Line, answer: int) -> None:
    true, slip = [SHIPS[ship] for ship in path_of(asked)], slip_behind(asked, answer)
    if slip is None:
        return
    assert true[-1] != SHIPS[answer] == slip.path[-1]
    if slip.nth is not None:
        assert slip.path[: slip.nth] == true[: slip.nth]
        assert slip.path[slip.nth] != true[slip.nth]
    for language in LANGUAGES:
        assert render(slip.say, language, [])


@settings(deadline=None)
@given(lines)
def test_a_drill_is_a_round_one_could_meet(asked: Line) -> None:
    assert sorted(asked.table) == list(range(8))
    assert not numbers_in_order(np.array(asked.table, np.int8), 7)
    assert all(asked.cards.count(card) <= COPIES[card] for card in asked.cards)
    assert asked.event == NO_EVENT or asked.event in EVENTS_TO_TRAIN


def test_only_the_chosen_kinds_come_and_a_small_pile_is_shuffled_anew() -> None:
    asked = drill_line(9, ["coco", "double"], {"coco": 9}, stream_of("kinds"), event=False)
    assert {family(card) for card in asked.cards} == {"coco", "double"}


def test_what_one_leans_to_comes_more_often() -> None:
    def doubles(lean: dict[str, int]) -> int:
        drawn = [
            card
            for seed in range(60)
            for card in drill_line(5, FAMILIES, lean, stream_of("lean", seed), event=False).cards
        ]
        return sum(family(card) == "double" for card in drawn)

    assert doubles({"double": 9}) > 2 * doubles({})


@pytest.mark.clause("SA-60")
def test_a_slip_is_counted_with_the_kind_of_the_card_that_works_then() -> None:
    cards = ("element:hull", "colour:red", "name", "number:+2", "helm:1:cw")
    assert families(line(*cards)) == ["element", "colour", "name", "number", "helm"]
    assert families(line(*cards, event="whirlwind")) == ["element", "colour", "number", "name", "helm"]
