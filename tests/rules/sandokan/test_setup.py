"""Components and set-up: SK-1 to SK-15."""

import re
from pathlib import Path
from typing import Final

import numpy as np
import pytest

import flibuste
from flibuste.core.chance import key_of
from flibuste.core.game import BadOptions
from flibuste.games.sandokan import GAME, data
from flibuste.games.sandokan import descriptions as d
from tests.rules.sandokan.conservation import conserved
from tests.rules.sandokan.scene import Scene

RULES: Final = Path(flibuste.__file__).parent / "rules"


@pytest.mark.clause("SK-1")
def test_two_to_six_play_for_six_treasures_of_each_kind() -> None:
    assert GAME.players == (2, 3, 4, 5, 6)
    with pytest.raises(BadOptions):
        GAME.new(7)
    assert dict(zip(data.TREASURES, data.VALUE.tolist(), strict=True)) == {
        "ruby": 5, "diamond": 5, "gold": 4, "emerald": 4, "pearl": 3, "rum": 2,
    }  # fmt: skip
    totals = conserved(GAME.new(4))
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
    totals = conserved(GAME.new(3))
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
    s = GAME.new(6)
    assert s.cards.tolist() == s.hands.sum(axis=1).tolist() == [6] * 6
    assert s.pile_size == 52 - 36
    assert (s.port_event > 0).all()
    assert s.storms_size == 18


@pytest.mark.clause("SK-13")
def test_who_begins_is_drawn_and_boats_start_at_home() -> None:
    assert {int(GAME.new(3, key=key_of(n)).first) for n in range(40)} == {0, 1, 2}
    scene = Scene("fire", "hope", "tafia")
    assert [scene.where(seat) for seat in range(3)] == [(5, 12), (9, 12), (3, 0)]
    assert GAME.actors(scene.s) == 1


@pytest.mark.clause("SK-15")
def test_no_two_captains_share_a_home_port() -> None:
    s = GAME.new(2)
    first = int(s.first)
    GAME.apply(s, first, GAME.words.action(d.Port("fire")), np.zeros((0, 8), np.int32))
    code = GAME.allowed(s, 1 - first, GAME.words.action(d.Port("fire")))
    assert GAME.words.refusal(code).name == "port_taken"
    assert GAME.actors(s) == 1 << (1 - first)


@pytest.mark.clause("SK-14")
def test_nobody_draws_a_thirteenth_card() -> None:
    scene = Scene().hand(0, *["black:1", "black:2", "red:1"] * 4).at(0, 6, 4, "N")
    scene.do(0, d.Turn("E"))
    assert scene.s.cards[0] == 12


@pytest.mark.clause("SK-14")
def test_of_cards_won_above_twelve_the_receiver_keeps_twelve() -> None:
    scene = (
        Scene()
        .hand(0, *["black:1"] * 3, *["red:3"] * 6, *["red:1"] * 3)
        .hand(1, "black:2", "black:3", "red:1")
    )
    scene.at(0, 7, 2, "E").at(1, 9, 3, "N")
    scene.do(0, d.Lay(1), d.Sail("E", 1), d.Head("E"), d.Attack(1), d.Ready())
    scene.do(1, d.Ready(), d.Give("black:2"), d.Give("black:3"))
    assert {type(choice) for choice in scene.choices(0)} == {d.Drop}
    scene.do(0, d.Drop("black:2"), d.Drop("red:1"))
    assert scene.s.cards[0] == 12
    assert scene.under("black:2", "red:1") == ["black:2", "red:1"]
