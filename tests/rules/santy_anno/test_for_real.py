"""Running for real (SA-72 to SA-74): sheets on chairs, and phones that say who sits where."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from flibuste.core.seats import BOSUN, CLOCK, NOBODY
from flibuste.games.santy_anno import GAME
from flibuste.games.santy_anno import actions as act
from flibuste.games.santy_anno import facts as told
from flibuste.games.santy_anno.data import SHIPS
from flibuste.games.santy_anno.mind.pace import RUNNERS
from flibuste.games.santy_anno.mind.simulated import race
from flibuste.games.santy_anno.sheets import SHEETS
from flibuste.games.santy_anno.state import FOR_REAL, RUNNING, SHOW, TOGETHER
from flibuste.games.santy_anno.tempo import SCAN_AGAIN, SET_OUT, STAND_READY, TEMPO
from flibuste.games.santy_anno.views import public
from tests.rules.santy_anno.scene import Scene


def for_real(**options: Any) -> Scene:
    return Scene(way="for_real", **options)


def scan(ship: str) -> int:
    return act.SCAN + SHIPS.index(ship)


@pytest.mark.clause("SA-72")
def test_one_scan_sits_down_and_lays_the_scuttle() -> None:
    scene = for_real()
    scene.deal()
    scene.does(0, scan("royal"), at=4_000)
    assert scene.facts(told.LANDED) == [(0, 4_000, 0, 0, 0, 0)]
    me = public(scene.seen(NOBODY)).pirates[0]
    assert (me.believes, me.landed, me.stand) == ("royal", True, "in")


@pytest.mark.clause("SA-72", "SA-28")
def test_the_pile_is_in_the_order_of_the_scans_and_the_right_are_paid() -> None:
    scene = for_real()
    scene.deal()
    scene.does(2, scan("revenge"), at=3_000)
    scene.does(0, scan("paradise"), at=2_000)
    scene.does(1, scan("royal"), at=4_000)
    assert scene.s.order[:3].tolist() == [0, 2, 1]
    right = [scene.end_of(seat) == ship for seat, ship in enumerate(("paradise", "royal", "revenge"))]
    paid = iter((5, 4, 3))
    expected = {seat: next(paid) if right[seat] else 0 for seat in (0, 2, 1)}
    assert scene.s.loot[:3].tolist() == [expected[seat] for seat in range(3)]


@pytest.mark.clause("SA-72", "SA-24", "SA-34", "SA-25")
def test_an_early_a_second_and_a_late_scan_get_a_word_of_their_own() -> None:
    scene = for_real()
    assert scene.refused(0, scan("royal")) == "before_cast_off"
    scene.deal()
    scene.does(0, scan("royal"))
    assert scene.refused(0, scan("royal")) == "scuttle_is_laid"
    scene.does(1, scan("royal"))
    for _ in range(6):
        scene.does(CLOCK, act.COUNT)
    assert scene.s.phase == SHOW
    assert scene.refused(2, scan("royal")) == "race_is_over"
    assert scene.refused(0, scan("royal")) == "scuttle_is_laid"
    assert scene.s.loot[2] == 0


@pytest.mark.clause("SA-72", "SA-35")
def test_for_real_nobody_steers_a_figure_and_elsewhere_nobody_scans() -> None:
    scene = for_real()
    scene.deal()
    for action in (act.RUN_CW, act.SIT, act.LAY_SCUTTLE, act.FRAME):
        assert scene.refused(0, action) == "played_for_real"
    for way in ("running", "standing"):
        other = Scene(way=way)
        other.deal()
        assert other.refused(0, scan("royal")) == "not_for_real"


@pytest.mark.clause("SA-73", "SA-26")
@pytest.mark.parametrize("number", [4, 5])
def test_in_rounds_four_and_five_the_own_start_is_scanned_before_any_other_counts(number: int) -> None:
    scene = for_real()
    scene.to_round(number)
    scene.deal()
    assert scene.choices(0) == [scan("paradise")]
    assert scene.refused(0, scan("royal")) == "lap_at_start"
    scene.does(0, scan("paradise"), at=9_000)
    assert scene.facts(told.LAPPED)
    assert not scene.facts(told.LANDED)
    scene.does(0, scan("royal"), at=12_000)
    assert scene.facts(told.LANDED)[0][:2] == (0, 12_000)


@pytest.mark.clause("SA-73")
def test_who_ends_where_he_started_scans_that_ship_twice() -> None:
    scene = for_real()
    scene.to_round(4)
    scene.deal()
    scene.does(0, scan("paradise"), at=9_000)
    scene.does(0, scan("paradise"), at=9_000 + SCAN_AGAIN)
    assert scene.facts(told.LANDED)


@pytest.mark.clause("SA-73", "SA-63")
@pytest.mark.parametrize(("rum_lap", "owed"), [("on", True), ("off", False)])
def test_the_lap_of_rum_is_owed_for_real_too(rum_lap: str, owed: bool) -> None:
    scene = for_real(cards="expert_events", rum_lap=rum_lap)
    scene.deal(event="rum")
    scene.s.holding[:3] = 0 if owed else 1
    line = public(scene.seen(NOBODY)).line
    assert line.backwards
    assert line.lap == owed
    assert scene.refused(0, scan("royal")) == ("lap_at_start" if owed else "")


@pytest.mark.clause("SA-72")
def test_for_real_there_is_no_curtain_and_by_hand_no_phone() -> None:
    assert for_real(screens="in_turn").s.screens == TOGETHER
    scene = for_real(dealer="hand")
    assert scene.s.way == RUNNING
    assert scene.refused(BOSUN, scan("royal")) == "not_now"


@pytest.mark.clause("SA-74")
def test_the_first_card_of_a_round_waits_until_all_are_ready() -> None:
    scene = for_real()
    waits = [TEMPO.wait(scene.s, act.LAY_CARD, {})]
    scene.does(CLOCK, act.LAY_CARD)
    assert not TEMPO.wait(scene.s, act.LAY_CARD, {}).waved_on
    scene.to_round(2)
    waits.append(TEMPO.wait(scene.s, act.LAY_CARD, {}))
    assert [wait.millis for wait in waits] == [SET_OUT, STAND_READY]
    assert all(wait.waved_on for wait in waits)
    assert not TEMPO.wait(Scene().s, act.LAY_CARD, {}).waved_on


@pytest.mark.clause("SA-72", "SA-73")
def test_a_scan_says_what_it_came_to() -> None:
    scene = for_real()
    scene.to_round(4)
    scene.deal()
    scene.does(0, scan("paradise"))
    assert SHEETS.said(scene.seen(0), 0, 0)["key"] == "sa-scan-lap"
    scene.does(0, scan("royal"))
    assert SHEETS.said(scene.seen(0), 0, SHIPS.index("royal"))["key"] == "sa-scan-landed"
    assert [GAME.scans.action(piece) for piece in range(8)] == [scan(ship) for ship in SHIPS]  # type: ignore[union-attr]


@pytest.mark.clause("SA-72")
@given(st.integers(3, 8), st.sampled_from(["basic", "expert_events"]), st.integers(0, 10_000))
def test_bots_run_for_real_to_the_end(players: int, cards: str, seed: int) -> None:
    s = GAME.first_state(players, {"way": "for_real", "cards": cards}, np.array([seed, 1], np.uint64))
    assert s.way == FOR_REAL
    levels = tuple(sorted(RUNNERS)[seat % len(RUNNERS)] for seat in range(players))
    steps = race(s, levels, seed, 0, {})
    assert len(steps) > 0
    ranks = np.zeros(players, np.int8)
    assert GAME.outcome(s, ranks)
    assert min(ranks) == 1
