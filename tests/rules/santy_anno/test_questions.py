"""`flibuste resolve santy-anno`: where do the pirates end?"""

import io
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.cli.ask import answer
from flibuste.games.santy_anno.data import CARDS, EVENTS, SHIP_NAMES, SHIPS
from flibuste.games.santy_anno.paths import resolution
from flibuste.games.santy_anno.questions import answers

TABLE = ["Paradise", "Viper", "Revenge", "Sahara", "Profundis", "Royal", "Santy Anno", "Vendetta"]


def ask(**changes: Any) -> Any:
    question = {"table": TABLE, "cards": ["element:hull"], "event": None, "from": ["Sahara"], **changes}
    (said,), _ = answers([json.dumps(question).encode()])
    return json.loads(said)


@pytest.mark.clause("SA-80", "SA-85")
def test_a_path_has_one_entry_more_than_there_are_cards() -> None:
    assert ask() == {"to": ["Viper"], "paths": [["Sahara", "Viper"]]}
    assert ask(cards=["double:nest+hull"], **{"from": ["Paradise", "Viper"]})["to"] == ["Viper", "Paradise"]
    assert ask(cards=[]) == {"to": ["Sahara"], "paths": [["Sahara"]]}


def test_the_answer_uses_the_spelling_of_the_lines_own_table() -> None:
    table = [name.lower().replace(" ", "-") if n % 2 else name.upper() for n, name in enumerate(TABLE)]
    assert ask(table=table, cards=["name"], **{"from": ["sahara", "SANTY ANNO"]})["to"] == [
        "SANTY ANNO",
        "sahara",
    ]


@pytest.mark.clause("SA-61")
def test_with_seasick_an_entry_is_where_the_pirate_stands_after_card_and_extra_step() -> None:
    said = ask(cards=["name:-P"] * 4, event="seasick:cw", **{"from": ["Paradise"]})
    assert said["paths"] == [["Paradise"] * 4 + ["Viper"]]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"table": TABLE[:7]}, "bad_table"),
        ({"table": [*TABLE[:7], "Paradise"]}, "bad_table"),
        ({"table": [*TABLE[:7], "Titanic"]}, "unknown_ship"),
        ({"from": ["Titanic"]}, "unknown_ship"),
        ({"cards": ["element:mast"]}, "unknown_card"),
        ({"event": "storm"}, "unknown_event"),
        ({"event": "whirlwind"}, "event_without_card"),
        ({"cards": "name"}, "bad_question"),
        ({"evnet": None}, "bad_question"),
        ({"cards": ["name"] * 1001}, "too_long"),
    ],
)
def test_a_bad_line_gets_an_error_with_a_code(changes: dict[str, Any], code: str) -> None:
    said = ask(**changes)
    assert said["error"]["code"] == code
    assert said["error"]["message"]


def test_bad_lines_are_answered_in_their_place_and_the_others_all_the_same() -> None:
    good = json.dumps({"table": TABLE, "cards": ["name"], "from": ["Royal"]}).encode()
    out = io.BytesIO()
    bad = answer(answers, io.BytesIO(b"\n".join([good, b"{", b"", b"\xff\xfe", good])), out)
    said = [json.loads(line) for line in out.getvalue().splitlines()]
    assert bad == 3
    assert [line.get("to") for line in said] == [["Revenge"], None, None, None, ["Revenge"]]


@settings(deadline=None)
@given(
    st.permutations(SHIP_NAMES),
    st.lists(st.sampled_from(CARDS), min_size=5, max_size=9),
    st.sampled_from([None, *EVENTS]),
    st.lists(st.sampled_from(SHIP_NAMES), min_size=1, max_size=8),
)
def test_questions_and_the_games_own_check_agree(
    table: list[str], cards: list[str], event: str | None, start: list[str]
) -> None:
    shown = resolution(
        tuple(SHIP_NAMES.index(name) for name in table),
        tuple(CARDS.index(card) for card in cards),
        EVENTS.index(event) if event else -1,
        tuple(SHIP_NAMES.index(name) for name in start),
    )
    paths = ask(table=table, cards=cards, event=event, **{"from": start})["paths"]
    assert [[SHIPS[SHIP_NAMES.index(ship)] for ship in path[1:]] for path in paths] == [
        [step.after for step in path] for path in shown.paths
    ]
