"""Clocks: a turn's time, a reserve, and what a pause, a sleep or a dead server does to them."""

import pytest

from flibuste.table import pause, play, sleep
from flibuste.table.due import next_due
from flibuste.table.settings import ClockRule
from tests.table.scene import Scene

NOBODY_LIFTED: frozenset[int] = frozenset()


def timed(kind: str = "turn", turn: int = 60, reserve: int = 100) -> Scene:
    """A game of three people with a clock."""
    return Scene(clock=ClockRule(kind, turn, reserve)).people("anne", "ben", "cleo").start()  # type: ignore[arg-type]


def due_in(scene: Scene) -> float:
    """Seconds until the clock acts."""
    due = next_due(scene.table, NOBODY_LIFTED)
    assert due is not None
    return (due.at - scene.now) / 1000


def test_without_a_clock_nothing_is_due() -> None:
    scene = Scene().people("anne", "ben", "cleo").start()
    assert next_due(scene.table, NOBODY_LIFTED) is None


def test_a_turn_lasts_as_long_as_it_says() -> None:
    scene = timed().after(10)
    assert due_in(scene) == 50


def test_a_reserve_is_used_after_the_turns_own_time_and_is_gone_then() -> None:
    scene = timed("reserve")
    seat = min(scene.table.clocks.asked)
    assert due_in(scene) == 160
    scene.after(90)
    assert scene.table.clocks.left(seat, scene.now) == 70_000
    while seat in scene.table.clocks.asked:
        scene.act(seat)
    assert scene.table.clocks.reserve[seat] == 70_000


def test_a_lapse_is_the_rules_own_action_and_is_marked() -> None:
    scene = timed().after(60)
    seat = min(scene.table.clocks.asked)
    expected = scene.table.game.lapse(scene.table.observe(seat), seat)
    scene.do(play.lapse, seat)
    assert scene.log[-1].payload == b"[%d,true]" % expected


def test_a_new_question_leaves_at_least_a_third_of_a_turn() -> None:
    scene = timed().after(59)
    seat = min(scene.table.clocks.asked)
    prompt = scene.table.asks(seat)
    scene.act(seat)
    if seat in scene.table.clocks.asked and scene.table.asks(seat) != prompt:
        assert due_in(scene) == 20


def test_a_pause_stops_the_clock() -> None:
    scene = timed().after(10).do(pause.pause, "ben").after(1000)
    assert next_due(scene.table, NOBODY_LIFTED) is None
    scene.do(pause.resume, "ben")
    assert due_in(scene) == 50


def test_time_while_the_server_was_down_is_not_charged_and_there_is_a_grace() -> None:
    scene = timed().after(10)
    died = scene.now
    scene.after(3600).do(sleep.wake, last_alive=died)
    assert due_in(scene) == 60
    assert scene.folded_again().clocks.up(min(scene.table.clocks.asked)) == scene.table.clocks.up(
        min(scene.table.clocks.asked)
    )


def test_a_sleeping_table_does_not_tick() -> None:
    scene = timed().after(20).do(sleep.fall_asleep).after(86_400)
    assert next_due(scene.table, NOBODY_LIFTED) is None
    scene.do(sleep.wake, last_alive=scene.now)
    assert due_in(scene) == pytest.approx(50)
