"""What a dead server does to Santy Anno's times: deal, count, the race's limit and the running speed."""

import pytest

from flibuste.core.seats import CLOCK
from flibuste.games.santy_anno import actions
from flibuste.games.santy_anno.tempo import BEFORE_CAST_OFF, FIRST_CARD, STEP
from flibuste.games.santy_anno.tempo import LIMIT as RACE_LIMIT
from flibuste.table import play, race, sleep
from flibuste.table.clocks import GRACE
from flibuste.table.due import next_due
from flibuste.table.refused import Refused
from tests.table.scene import Scene
from tests.table.test_race import ALL_LIFTED, all_but_one_landed, cast_off, run

HOUR = 3600
LIMIT = 1_000 * int(RACE_LIMIT.default)


def left(scene: Scene) -> int:
    """Milliseconds until the clock acts."""
    due = next_due(scene.table, ALL_LIFTED)
    assert due is not None
    return due.at - scene.now


def restarted(scene: Scene, last_alive: int) -> Scene:
    """The server died at an instant and is back an hour later, with nothing but the log."""
    scene.after(HOUR)
    scene.table = scene.folded_again()
    return scene.do(sleep.wake, last_alive=last_alive)


def test_the_next_card_comes_as_much_later_as_the_server_was_away_and_a_grace() -> None:
    scene = Scene("santy-anno", 3).people("a", "b", "c").start().after(1)
    before = left(scene)
    assert before == FIRST_CARD - 1_000
    assert left(restarted(scene, scene.now)) == before + GRACE


def test_cast_off_waits_just_so() -> None:
    scene = Scene("santy-anno", 3).people("a", "b", "c").start()
    while scene.table.tick != actions.CAST_OFF:
        scene.now += left(scene)
        scene.do(play.lapse, CLOCK)
    scene.after(2)
    assert left(restarted(scene, scene.now)) == BEFORE_CAST_OFF - 2_000 + GRACE


def test_the_limit_of_a_race_counts_only_the_time_that_was_played() -> None:
    scene = cast_off().after(50)
    assert left(scene) == LIMIT - 50_000
    assert left(restarted(scene, scene.now)) == LIMIT - 50_000 + GRACE


@pytest.mark.clause("SA-25")
def test_the_count_goes_on_where_it_stood() -> None:
    scene = all_but_one_landed()
    while int(scene.table.state.count) != 3:
        scene.now += left(scene)
        scene.do(play.lapse, CLOCK)
    zero = race.closes(scene.table)
    scene.after(0.4)
    before = left(scene)
    restarted(scene, scene.now)
    assert int(scene.table.state.count) == 3
    assert race.closes(scene.table) == zero
    assert left(scene) == before + GRACE


def test_nobody_runs_faster_because_the_server_was_away() -> None:
    scene = cast_off()
    assert run(scene, 0, 1_000) == 1_000
    restarted(scene, scene.now)
    with pytest.raises(Refused, match="too_fast"):
        run(scene, 0, 1_050)
    assert run(scene, 0, 1_000 + STEP) == 1_000 + STEP


def test_a_row_in_the_log_proves_that_the_server_lived_then() -> None:
    """The server's sign of life is older than the last row: the time played is still charged."""
    scene = cast_off().after(20)
    noted = scene.now - 5_000
    assert run(scene, 0, 20_000) == 20_000
    assert left(restarted(scene, noted)) == LIMIT - 20_000 + GRACE
