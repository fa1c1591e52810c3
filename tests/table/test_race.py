"""Santy Anno's race is fair to slow lines, enforces the running speed, and reveals nothing too early."""

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.core.seats import CLOCK
from flibuste.games.santy_anno import actions
from flibuste.games.santy_anno.state import FIGHT, MOST_ACTIONS, RACE
from flibuste.games.santy_anno.tempo import DUEL, DUEL_READY, LIMIT, STEP, TEMPO, RaceTimes
from flibuste.table import host, log, play, race
from flibuste.table.due import next_due
from flibuste.table.refused import Refused
from flibuste.table.settings import Settings
from tests.table.scene import Scene

ALL_LIFTED = frozenset(range(16))


def cast_off(players: int = 4, limit: int = 180, **options: str) -> Scene:
    """A scene in which the race has just begun."""
    return idle_until(RACE, players, limit, **options)


def idle_until(phase: int, players: int = 4, limit: int = 180, **options: str) -> Scene:
    """A scene in which the clock alone has acted until this phase."""
    names = [f"p{number}" for number in range(players)]
    scene = Scene("santy-anno", players, options=options, tempo={"race": limit}).people(*names).start()
    while scene.table.state.phase != phase:
        due = next_due(scene.table, ALL_LIFTED)
        assert due is not None
        assert due.seat == CLOCK
        scene.now = due.at
        scene.do(play.lapse, CLOCK)
    return scene


class Line:
    """A simulated line: a delay each way with jitter, measured as a client and the server measure it."""

    def __init__(self, delay: float, jitter: float, rng: random.Random) -> None:
        self._delay, self._jitter, self._rng = delay, jitter, rng
        trips = [(self.trip(), self.trip()) for _ in range(8)]
        self.allowance = race.allowance([round(there + back) for there, back in trips])
        there, back = min(trips, key=sum)
        self.clock_error = (there - back) / 2
        """How wrong the client is about the server's clock: half of what its best exchange was asymmetric."""

    def trip(self) -> float:
        """The time one message takes."""
        return self._delay + self._rng.uniform(0, self._jitter)


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 2**32), st.lists(st.floats(0, 140), min_size=3, max_size=8), st.floats(0, 10))
def test_presses_more_than_30_ms_apart_are_ranked_in_the_order_they_were_made(
    seed: int, delays: list[float], jitter: float
) -> None:
    rng = random.Random(seed)
    scene = cast_off(len(delays))
    pressed, instants = [], []
    for seat, delay in enumerate(delays):
        line = Line(delay, jitter, rng)
        press = 5_000 + 31 * seat
        received = press + line.trip()
        claimed = round(press + line.clock_error)
        moment = race.effective(
            scene.table,
            seat,
            actions.RUN_CW,
            round(received) + scene.table.race_since,
            claimed + scene.table.race_since,
            line.allowance,
        )
        pressed.append(press)
        instants.append(moment)
    assert all(earlier < later for earlier, later in pairwise(instants)), (pressed, instants)


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 300), st.integers(0, 100_000))
def test_a_client_that_lies_about_its_time_gains_nothing_beyond_the_cap(delay: int, lie: int) -> None:
    scene = cast_off()
    received = scene.table.race_since + 10_000
    honest = race.effective(scene.table, 0, actions.RUN_CW, received, received, 0)
    lying = race.effective(
        scene.table, 0, actions.RUN_CW, received, received - lie, race.allowance([2 * delay])
    )
    assert 0 <= honest - lying <= min(delay, race.LAG_CAP)


def test_nothing_takes_effect_before_cast_off() -> None:
    scene = cast_off()
    since = scene.table.race_since
    assert race.effective(scene.table, 0, actions.RUN_CW, since + 5, since - 500, 150) > since


@pytest.mark.clause("SA-34")
def test_nobody_moves_before_cast_off() -> None:
    scene = Scene("santy-anno", 3).people("a", "b", "c").start()
    with pytest.raises(Refused) as caught:
        scene.do(play.play, 0, 0, actions.RUN_CW)
    assert caught.value.code == "before_cast_off"


def run(scene: Scene, seat: int, at: int) -> int:
    """A step that arrives this many milliseconds after "Cast off!"; returns when it takes effect."""
    table = scene.table
    moment = race.effective(table, seat, actions.RUN_CW, table.race_since + at, None, 0)
    scene.now = max(scene.now, table.clocks.wall(moment) or 0)
    whole = race.with_instant(table, actions.RUN_CW, moment)
    scene.do(lambda t, now: [t.row(now, seat, log.Played(whole))])
    return moment - table.race_since


def test_a_step_a_little_early_is_held_and_a_much_too_early_one_is_refused() -> None:
    scene = cast_off()
    assert run(scene, 0, 1_000) == 1_000
    assert run(scene, 0, 1_000 + STEP - 100) == 1_000 + STEP
    with pytest.raises(Refused, match="too_fast"):
        run(scene, 0, 1_000 + STEP + 50)


def all_but_one_landed() -> Scene:
    """A standing race of three in which two have laid their scuttles."""
    scene = cast_off(3, way="standing")
    for seat in (0, 1):
        for act in (actions.FRAME + 1, actions.LAY_SCUTTLE):
            scene.after(1)
            whole = race.with_instant(scene.table, act, scene.table.clocks.time(scene.now))
            scene.do(lambda t, now, seat=seat, whole=whole: [t.row(now, seat, log.Played(whole))])
    return scene


@pytest.mark.clause("SA-25")
def test_the_count_runs_for_the_last_one_and_a_landing_at_zero_still_counts() -> None:
    scene = all_but_one_landed()
    while int(scene.table.state.count) != 1:
        due = next_due(scene.table, ALL_LIFTED)
        assert due is not None
        scene.now = due.at
        scene.do(play.lapse, CLOCK)
    zero = race.closes(scene.table)
    assert zero is not None
    frame = actions.FRAME + 2
    assert race.effective(scene.table, 2, frame, zero + 100, zero, 150) == zero
    with pytest.raises(Refused, match="too_late"):
        race.effective(scene.table, 2, frame, zero + 200, zero + 50, 150)
    due = next_due(scene.table, ALL_LIFTED)
    assert due is not None
    assert due.at == (scene.table.clocks.wall(zero) or 0) + race.LAG_CAP


@pytest.mark.clause("SA-25")
@pytest.mark.parametrize("limit", [30, 180, 300])
def test_the_table_sets_how_long_a_race_lasts_before_the_count_runs_for_all_who_are_out(limit: int) -> None:
    scene = cast_off(3, limit=limit)
    begun = scene.table.clocks.wall(scene.table.race_since)
    due = next_due(scene.table, ALL_LIFTED)
    assert due is not None
    assert begun is not None
    assert due.at == begun + 1_000 * limit
    scene.now = due.at
    scene.do(play.lapse, CLOCK)
    assert int(scene.table.state.count) == 5


def test_the_longest_race_leaves_room_for_every_step() -> None:
    assert LIMIT.highest * 1_000 // STEP <= MOST_ACTIONS


@pytest.mark.parametrize("limits", [{"race": 29}, {"race": 301}, {"deal": 60}])
def test_a_limit_that_the_game_does_not_have_is_refused(limits: dict[str, int]) -> None:
    scene = Scene("santy-anno", 3).people("a", "b", "c")
    with pytest.raises(Refused, match="bad_options"):
        scene.do(host.settle, "a", Settings(tempo=limits))


def test_the_limit_stays_as_it_is_once_the_game_has_begun() -> None:
    scene = Scene("santy-anno", 3).people("a", "b", "c").do(host.settle, "a", Settings(tempo={"race": 60}))
    scene.start()
    with pytest.raises(Refused, match="already_started"):
        scene.do(host.settle, "a", Settings(tempo={"race": 90}))


def test_a_game_in_turns_has_no_limit_at_all() -> None:
    scene = Scene("catan-junior", 3).people("a", "b", "c")
    with pytest.raises(Refused, match="bad_options"):
        scene.do(host.settle, "a", Settings(tempo={"race": 60}))


def test_a_landing_is_shown_only_when_nobody_can_still_come_before_it() -> None:
    scene = cast_off()
    assert race.shown_at(scene.table, actions.LAY_SCUTTLE, 1_000) == 1_000 + race.LAG_CAP
    assert race.shown_at(scene.table, actions.RUN_CW, 1_000) == 1_000


@pytest.mark.clause("SA-32")
def test_nobody_taps_more_often_than_fingers_can() -> None:
    scene = idle_until(FIGHT, players=3).after(1)
    race.check_possible(scene.table, 0, actions.TAPS + 12, scene.now)
    with pytest.raises(Refused, match="too_fast"):
        race.check_possible(scene.table, 0, actions.TAPS + 14, scene.now)


@pytest.mark.clause("SA-32")
def test_a_duel_begins_and_ends_for_all_at_instants_that_everyone_is_told() -> None:
    scene = idle_until(FIGHT, players=3)
    times = race.times(scene.table)
    assert isinstance(times, RaceTimes)
    assert [one.seat for one in times.duel] == [0, 1, 2]
    assert {(one.begins - scene.now, one.ends - one.begins) for one in times.duel} == {(DUEL_READY, DUEL)}
    assert (times.cast_off, times.next_card) == (None, None)
    scene.after((DUEL_READY + DUEL) / 1000).do(play.play, 1, scene.table.asks(1), actions.TAPS + 9)
    left = race.times(scene.table)
    assert isinstance(left, RaceTimes)
    assert left.duel == [times.duel[0], times.duel[2]]


def test_a_step_sent_as_early_as_clients_are_told_is_held() -> None:
    scene = cast_off()
    times = race.times(scene.table)
    assert isinstance(times, RaceTimes)
    assert 0 < times.early < race.EARLY


@pytest.mark.clause("SA-71")
def test_on_one_screen_the_deal_waits_for_the_curtain() -> None:
    scene = Scene("santy-anno", 3, options={"screens": "in_turn"}).people("a", "b", "c").start()
    assert TEMPO.go(scene.table.state) == 0
    assert next_due(scene.table, frozenset()) is None
    assert next_due(scene.table, frozenset({1})) is None
    assert next_due(scene.table, frozenset({0})) is not None
