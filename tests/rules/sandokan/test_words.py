"""Names and sentences of Sandokan in three languages."""

import re
from importlib import resources

import msgspec
import numpy as np
import pytest

from flibuste.core import facts
from flibuste.core.chance import key_of
from flibuste.core.message import LANGUAGES, message, render
from flibuste.core.record import blank
from flibuste.core.refusal import BadAction
from flibuste.core.seats import NOBODY
from flibuste.games.sandokan import GAME, State, data
from flibuste.games.sandokan.fights import in_reach
from flibuste.games.sandokan.refusals import REFUSALS
from tests.rules.sandokan.scene import Scene

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]


def keys(language: str) -> list[str]:
    page = (resources.files("flibuste.words") / language / "sandokan.ftl").read_text("utf-8")
    return re.findall(r"^(sk-[\w-]+) =", page, re.MULTILINE)


def test_the_three_catalogs_have_the_same_keys() -> None:
    french, english, polish = (keys(language) for language in LANGUAGES)
    assert french == english == polish


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_name_and_a_phrase(language: str) -> None:
    for action in range(GAME.dense):
        named = GAME.words.name(action)
        assert (
            GAME.words.action(msgspec.json.decode(msgspec.json.encode(named), type=GAME.words.action_type))
            == action
        )
        assert render(GAME.words.say(0, action), language, NAMES)
    with pytest.raises(BadAction):
        GAME.words.name(GAME.dense)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    things = {
        "who": {"seat": 0}, "whom": {"seat": 1}, "seat": {"seat": 1},
        "treasure": message("sk-treasure-pearl"),
        "left": message("sk-treasure-rum"), "taken": message("sk-card-red", value=2),
        "given": message("sk-card-black", value=2), "card": message("sk-card-black", value=3),
        "cards": [message("sk-cards-red", value=3, n=2)],
        "port": message("sk-port-sun"), "heading": message("sk-heading-ne"),
        "event": message("sk-event-fog"), "why": message("sk-why-leak"), "column": 3, "row": 4, "value": 2,
        "strength": 7, "allowed": 3, "more": 10, "of": 20, "rest": 2, "island": message("sk-island-storms"),
        "treasures": [message("sk-treasure-rum")], "worth": message("sk-points", n=2),
    }  # fmt: skip
    for key in keys(language):
        for n in (0, 1, 2, 5, 22):
            counts = {"n": n, "cells": n, "points": n}
            said = {**things, **counts, **({"cards": n} if key == "sk-fact-sailed-covered" else {})}
            text = render(message(key, **said), language, NAMES)
            assert text
            assert "{" not in text


@pytest.mark.parametrize(
    ("n", "said"), [(0, "0 pól"), (1, "1 pole"), (2, "2 pola"), (5, "5 pól"), (22, "22 pola")]
)
def test_polish_counts_cells(n: int, said: str) -> None:
    text = render(message("sk-do-sail", cells=n, heading=message("sk-heading-n")), "pl", NAMES)
    assert text == f"Płyń o {said} na północ"


@pytest.mark.parametrize("key", ["sk-brings-home", "sk-brings-home-quay", "sk-brings-toll"])
@pytest.mark.parametrize(("n", "said"), [(0, "0 point "), (1, "1 point "), (2, "2 points ")])
def test_french_counts_points_from_two_on(key: str, n: int, said: str) -> None:
    assert said in render(message(key, n=n, of=20, treasures=[]), "fr", ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_endings_and_options_can_be_said(language: str) -> None:
    for refusal in REFUSALS.values():
        assert render(message(refusal.key), language, NAMES)
        assert refusal.clause.startswith("SK-")
    for reason in (1, 2):
        assert render(GAME.words.ending(reason), language, NAMES)
    for option in GAME.options:
        key = f"sk-option-{option.name.replace('_', '-')}"
        for part in (key, f"{key}-text", *(f"{key}-{value.replace('_', '-')}" for value in option.values)):
            assert render(message(part), language, NAMES)


@pytest.mark.parametrize(
    "options", [{}, {"rules": "book"}, {"cards": "spent", "fights": "chosen"}, {"bluff": "on"}], ids=str
)
def test_whole_games_can_be_told_and_shown(options: dict[str, object]) -> None:
    s = GAME.first_state(4, {**options, "turns": 40}, key_of("told", str(options)))
    generator = np.random.default_rng(3)
    choices, told, seen = np.zeros(GAME.max_legal, np.int64), facts.buffer(GAME.max_facts), blank(State)
    while mask := GAME.actors(s):
        seat = int(generator.choice([seat for seat in range(4) if mask >> seat & 1]))
        GAME.observe(s, seat, seen)
        assert render(GAME.words.prompt(seen, seat), "pl", NAMES)
        msgspec.json.decode(msgspec.json.encode(GAME.words.own(seen, seat)), type=GAME.words.own_type)
        GAME.observe(s, NOBODY, seen)
        msgspec.json.decode(msgspec.json.encode(GAME.words.public(seen)), type=GAME.words.public_type)
        facts.clear(told)
        count = GAME.legal(s, seat, choices)
        GAME.apply(s, seat, int(generator.choice(choices[:count])), told)
        for viewer in (seat, NOBODY):
            for fact in facts.seen_by(told, viewer):
                assert render(GAME.words.fact(fact), "fr", NAMES)
                named = GAME.words.fact_name(fact)
                assert msgspec.json.decode(msgspec.json.encode(named), type=GAME.words.fact_type) == named


def test_the_reach_shows_each_cell_with_the_fewest_cards() -> None:
    scene = Scene().hand(0, "black:1", "black:1", "black:2", "black:3").at(0, 7, 2, "E")
    view = GAME.words.own(scene.s, 0)
    lays = {reached.cells: reached.lay for reached in view.reach}  # type: ignore[attr-defined]
    assert lays == {1: [1], 2: [2], 3: [3], 4: [1, 3], 5: [2, 3], 6: [1, 2, 3], 7: [1, 1, 2, 3]}
    cells = {reached.cells: reached.cell for reached in view.reach}  # type: ignore[attr-defined]
    assert cells[7] == 2 * 18 + 14


@pytest.mark.clause("SK-32", "SK-40")
def test_the_range_of_a_boat_is_where_it_can_be_attacked_from() -> None:
    s = Scene().s
    waters = np.flatnonzero((data.IS_SEA != 0) | (data.PORT_AT >= 0)).tolist()
    for there in waters:
        s.where[1] = there
        attackers = []
        for here in waters:
            s.where[0] = here
            if here != there and in_reach(s, 0, 1):
                attackers.append(here)
        boat = GAME.words.public(s).boats[1]  # type: ignore[attr-defined]
        assert list(boat.range) == attackers


def test_a_boat_that_may_sail_is_told_the_cells_ahead() -> None:
    scene = Scene().hand(0, "black:1").at(0, 7, 2, "E")
    ahead = GAME.words.own(scene.s, 0).ahead  # type: ignore[attr-defined]
    assert ahead["E"][:3] == [2 * 18 + 8, 2 * 18 + 9, 2 * 18 + 10]
    assert ahead["SW"][0] == 3 * 18 + 6
    assert GAME.words.own(scene.s, 1).ahead == {}  # type: ignore[attr-defined]
