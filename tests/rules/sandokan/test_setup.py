"""Components and set-up: SK-1 to SK-16."""

import re
from pathlib import Path
from typing import Final

import numpy as np
import pytest

import flibuste
from flibuste.core.chance import key_of
from flibuste.core.game import BadOptions
from flibuste.core.record import blank
from flibuste.core.seats import NOBODY
from flibuste.games.sandokan import GAME, State, data
from flibuste.games.sandokan import actions as act
from flibuste.games.sandokan import facts as fact
from flibuste.games.sandokan.state import PAY_DEFEAT, PUT_BACK
from flibuste.games.sandokan.views import public
from tests.rules.sandokan.conservation import conserved
from tests.rules.sandokan.scene import Scene

RULES: Final = Path(flibuste.__file__).parent / "rules"


@pytest.mark.clause("SK-1")
def test_two_to_six_play_for_six_treasures_of_each_kind() -> None:
    assert GAME.players == (2, 3, 4, 5, 6)
    with pytest.raises(BadOptions):
        GAME.first_state(7)
    assert dict(zip(data.TREASURES, data.VALUE.tolist(), strict=True)) == {
        "ruby": 5, "diamond": 5, "gold": 4, "emerald": 4, "pearl": 3, "rum": 2,
    }  # fmt: skip
    totals = conserved(GAME.first_state(4))
    assert [totals[name] for name in data.TREASURES] == [6] * 6


@pytest.mark.clause("SK-2", "SK-10")
def test_each_port_starts_with_its_own_treasure() -> None:
    scene = Scene("sun", "azure")
    lying = {port: scene.quay(port) for port in data.PORTS}
    assert lying == {
        "sun": ["gold"], "azure": ["diamond"], "orient": ["pearl"],
        "fire": ["ruby"], "hope": ["emerald"], "tafia": ["rum"],
    }  # fmt: skip
    assert scene.s.box.tolist() == [5] * 6
    assert scene.s.owner.tolist() == [0, 1, -1, -1, -1, -1]


@pytest.mark.clause("SK-3", "SK-4")
def test_fifty_two_cards_and_twenty_four_events() -> None:
    totals = conserved(GAME.first_state(3))
    assert [totals[name] for name in data.CARDS] == [10, 9, 7, 10, 9, 7]
    copies = data.EVENT_COPIES.tolist()
    assert [totals[f"event {name}"] for name in data.EVENTS] == copies
    assert sum(copies[: data.FIRST_BAD]) == sum(copies[data.FIRST_BAD :]) == 12


@pytest.mark.clause("SK-4")
@pytest.mark.parametrize("page", ["sandokan.md", "fr/sandokan.md", "pl/sandokan.md"])
def test_the_rules_say_how_many_of_each_event_there_are(page: str) -> None:
    told = re.findall(r"\*\*SK-E\d+\*\* \*.+?\* \((\d+)\)", (RULES / page).read_text("utf-8"))
    assert [int(copies) for copies in told] == data.EVENT_COPIES.tolist()


@pytest.mark.clause("SK-5")
def test_the_chart_has_three_islands_and_six_notched_ports() -> None:
    beside = data.BESIDE.tolist()
    assert [beside.count(island) for island in (1, 2, 3)] == [18, 16, 16]
    for port in range(6):
        cell = int(data.PORT_CELL[port])
        exits = [heading for heading in range(8) if data.STEP[cell, heading] >= 0]
        assert exits == sorted(data.EXITS[port].tolist())
        touching = [
            other
            for other in range(data.CELLS)
            if data.IS_SEA[other]
            and max(abs(data.X[other] - data.X[cell]), abs(data.Y[other] - data.Y[cell])) == 1
        ]
        assert len(touching) == 3


@pytest.mark.clause("SK-5")
def test_treasure_island_is_the_middle_and_serenity_nearest_to_hope_and_orient() -> None:
    left, top, width, height = data.ISLANDS["treasure"]
    assert (2 * left + width, 2 * top + height) == (data.WIDTH, data.HEIGHT)
    ring = np.flatnonzero(data.BESIDE == data.SERENITY)

    def cells_to_serenity(port: int) -> int:
        across, down = (abs(axis[ring] - axis[data.PORT_CELL[port]]) for axis in (data.X, data.Y))
        return int(np.maximum(across, down).min())

    by_distance = sorted(range(6), key=cells_to_serenity)
    assert {data.PORTS[port] for port in by_distance[:2]} == {"hope", "orient"}


@pytest.mark.clause("SK-11", "SK-12")
def test_six_cards_each_and_an_event_at_every_port() -> None:
    s = GAME.first_state(6)
    assert s.cards.tolist() == s.hands.sum(axis=1).tolist() == [6] * 6
    assert s.pile_size == 52 - 36
    assert (s.port_event > 0).all()
    assert s.storms_size == 18


@pytest.mark.clause("SK-13")
def test_who_begins_is_drawn_and_boats_start_at_home() -> None:
    assert {int(GAME.first_state(3, key=key_of(n)).first) for n in range(40)} == {0, 1, 2}
    scene = Scene("fire", "hope", "tafia")
    assert [scene.where(seat) for seat in range(3)] == [(5, 12), (9, 12), (3, 0)]
    assert GAME.actors(scene.s) == 1


@pytest.mark.clause("SK-15")
def test_no_two_captains_share_a_home_port() -> None:
    s = GAME.first_state(2)
    first = int(s.first)
    GAME.apply(s, first, GAME.words.action(act.Port("fire")), np.zeros((0, 8), np.int32))
    code = GAME.allowed(s, 1 - first, GAME.words.action(act.Port("fire")))
    assert GAME.words.refusal(code).name == "port_taken"
    assert GAME.actors(s) == 1 << (1 - first)


@pytest.mark.clause("SK-14")
def test_nobody_draws_a_thirteenth_card() -> None:
    scene = Scene().hand(0, *["black:1", "black:2", "red:1"] * 4).at(0, 6, 4, "N")
    scene.do(0, act.Turn("E"))
    assert scene.s.cards[0] == 12


@pytest.mark.clause("SK-14")
def test_of_cards_won_above_twelve_the_receiver_keeps_twelve() -> None:
    scene = (
        Scene()
        .hand(0, *["black:1"] * 3, *["red:3"] * 6, *["red:1"] * 3)
        .hand(1, "black:2", "black:3", "red:1")
    )
    scene.at(0, 7, 2, "E").at(1, 9, 3, "N")
    scene.do(0, act.Lay(1), act.Sail("E", 1), act.Head("E"), act.Attack(1), act.Ready())
    scene.do(1, act.Ready(), act.Give("black:2"), act.Give("black:3"))
    assert {type(choice) for choice in scene.choices(0)} == {act.Drop}
    scene.do(0, act.Drop("black:2"), act.Drop("red:1"))
    assert scene.s.cards[0] == 12
    assert scene.under("black:2", "red:1") == ["black:2", "red:1"]


@pytest.mark.clause("SK-16", "SK-14", "SK-27")
@pytest.mark.parametrize(
    ("options", "spent", "limit", "chosen", "changed"),
    [
        ({}, 0, 12, 0, {}),
        ({"rules": "book"}, 1, 52, 0, {}),
        ({"cards": "spent"}, 1, 12, 0, {"cards": "spent"}),
        ({"hand": "any"}, 0, 52, 0, {"hand": "any"}),
        ({"rules": "book", "cards": "stay"}, 0, 52, 0, {"cards": "stay"}),
        ({"rules": "book", "hand": "twelve"}, 1, 12, 0, {"hand": "twelve"}),
        ({"rules": "book", "fights": "chosen"}, 1, 52, 1, {"fights": "chosen"}),
        ({"rules": "book", "island_cards": 2}, 1, 52, 0, {"island_cards": 2}),
        ({"fights": "chosen", "island_cards": 2}, 0, 12, 0, {}),
    ],
    ids=str,
)
def test_a_rule_set_and_what_a_table_changes_in_it(
    options: dict[str, object], spent: int, limit: int, chosen: int, changed: dict[str, object]
) -> None:
    s = GAME.first_state(4, options)
    assert (int(s.cards_spent), int(s.most_cards), int(s.reds_chosen)) == (spent, limit, chosen)
    seen = blank(State)
    GAME.observe(s, NOBODY, seen)
    shown = public(seen)
    assert (shown.rules, shown.changed) == (options.get("rules", "swift"), changed)


@pytest.mark.clause("SK-14")
@pytest.mark.parametrize(("rules", "held"), [("swift", 12), ("book", 13)])
def test_twelve_cards_at_most_or_any_number(rules: str, held: int) -> None:
    scene = Scene(rules=rules).hand(0, *["black:1"] * 6, *["red:1"] * 6).at(0, 6, 4, "N")
    scene.do(0, act.Turn("E"))
    assert len(scene.cards(0)) == held
    scene = Scene(rules=rules).hand(1, *["black:1"] * 6, *["red:2"] * 6).hand(0, "black:1", "red:1")
    scene.at(0, 7, 2, "E").at(1, 9, 3)
    scene.do(0, act.Lay(1), act.Sail("E", 1), act.Head("E"), act.Attack(1), act.Ready())
    scene.do(1, act.Ready())
    if scene.s.phase == PAY_DEFEAT:
        scene.do(0, scene.choices()[0])
    over_limit = rules == "swift"
    assert (scene.s.phase == PUT_BACK) == over_limit


@pytest.mark.clause("SK-16")
def test_by_the_book_an_empty_pile_stops_nobody() -> None:
    scene = Scene(rules="book")
    cards = [card for card in data.CARDS for _ in range(int(data.COPIES[data.CARDS.index(card)]))]
    scene.hand(0).hand(1, *cards).at(0, 6, 4, "N")
    assert int(scene.s.pile_size) == 0
    told = scene.do(0, act.Turn("E"))
    assert told == [fact.Turned(0, "E")], "nothing to draw, nothing to trade, and the turn is over"
    assert GAME.actors(scene.s) == 2
    scene.do(1, act.Stay())
    assert act.Sail("E", 1) in scene.choices(0)
