"""What is shown to all lasts until it has been seen, and people may wave it on."""

import pytest

from flibuste.core.seats import CLOCK
from flibuste.core.tempo import Waves
from flibuste.games.santy_anno import actions, reveal
from flibuste.games.santy_anno.state import DEAL, SHOW
from flibuste.games.santy_anno.tempo import RaceTimes
from flibuste.table import pause, play, race, resign, wave
from flibuste.table.due import next_due
from flibuste.table.refused import Refused
from tests.table.scene import Scene

ALL_LIFTED = frozenset(range(16))


def check(people: int = 3, bots: int = 0, **options: str) -> Scene:
    """A scene in which everybody was too late and the check has just begun."""
    names = [f"p{number}" for number in range(people)]
    seats = people + bots
    scene = Scene("santy-anno", seats, options=options).people(*names).bots(*range(people, seats)).start()
    while scene.table.state.phase != SHOW:
        due = next_due(scene.table, ALL_LIFTED)
        assert due is not None
        scene.now = due.at
        scene.do(play.lapse, due.seat)
    return scene


def due_in(scene: Scene) -> int | None:
    due = next_due(scene.table, ALL_LIFTED)
    return None if due is None else due.at - scene.now


@pytest.mark.clause("SA-27")
@pytest.mark.parametrize("way", ["by_pirate", "by_card"])
def test_the_check_lasts_until_the_last_pirate_has_been_seen(way: str) -> None:
    scene = check(8, check=way)
    shown = reveal.reveal(scene.table.state)
    beats, lasts = shown.beats, shown.lasts
    assert due_in(scene) == lasts
    times = race.times(scene.table)
    assert isinstance(times, RaceTimes)
    assert times.check == scene.now
    assert beats[-1].told == 8
    assert [beat.at for beat in beats] == sorted({beat.at for beat in beats})
    assert lasts - beats[-1].at >= reveal.SUMMARY


@pytest.mark.clause("SA-27")
@pytest.mark.parametrize("way", ["by_pirate", "by_card"])
def test_right_or_wrong_is_held_for_a_second_and_a_half(way: str) -> None:
    beats = reveal.reveal(check(8, check=way).table.state).beats
    starts = {told: next(beat.at for beat in beats if beat.told == told) for told in range(9)}
    assert all(starts[told + 1] - starts[told] >= 1_500 for told in range(1, 8))
    if way == "by_pirate":
        assert [beat.cards for beat in beats if beat.row == 7] == [*range(6), 5]


def test_it_goes_on_when_all_people_have_waved() -> None:
    scene = check(2, bots=2)
    whole = due_in(scene)
    scene.do(wave.wave, "p0")
    assert due_in(scene) == whole
    scene.do(wave.wave, "p0")
    assert race.waves_of(scene.table) == Waves([0], [1], by_hand=False)
    scene.after(1).do(wave.wave, "p1")
    assert (due_in(scene) or 1) <= 0
    scene.do(play.lapse, CLOCK)
    assert scene.table.state.phase == DEAL
    assert not scene.table.waved
    assert scene.folded_again().waved == scene.table.waved


def test_alone_against_bots_one_goes_on_when_one_wants_to() -> None:
    scene = check(1, bots=3)
    assert due_in(scene.after(600)) is None
    assert race.waves_of(scene.table) == Waves([], [0], by_hand=True)
    scene.do(wave.wave, "p0")
    assert (due_in(scene) or 1) <= 0


def test_nobody_waits_for_a_seat_that_a_bot_plays() -> None:
    scene = check(2, bots=1)
    scene.do(wave.wave, "p0").do(resign.resign, "p1", 1, "mate")
    waves = race.waves_of(scene.table)
    assert waves is not None
    assert waves.awaited == []


def test_only_what_is_shown_can_be_waved_on_and_only_by_who_plays() -> None:
    scene = check(3)
    with pytest.raises(Refused, match="not_at_the_table"):
        scene.do(wave.wave, "stranger")
    scene.do(pause.pause, "p0")
    with pytest.raises(Refused, match="paused"):
        scene.do(wave.wave, "p1")
    scene.do(pause.resume, "p0")
    for name in ("p0", "p1", "p2"):
        scene.do(wave.wave, name)
    scene.do(play.lapse, CLOCK)
    assert scene.table.tick == actions.LAY_CARD
    with pytest.raises(Refused, match="nothing_shown"):
        scene.do(wave.wave, "p0")


def turns(people: int, bots: int) -> Scene:
    """A game of turns in which a bot is to move."""
    names = [f"p{number}" for number in range(people)]
    scene = Scene("catan-junior", people + bots).people(*names).bots(*range(people, people + bots)).start()
    while not scene.table.bots_among_themselves:
        scene.act()
    return scene


def test_bots_hurry_once_all_people_have_waved_until_a_person_is_asked() -> None:
    scene = turns(2, bots=2)
    scene.do(wave.wave, "p0")
    assert not wave.hurried(scene.table)
    scene.do(wave.wave, "p0").do(wave.wave, "p1")
    assert wave.hurried(scene.table)
    assert scene.table.waved == {0, 1}
    while wave.hurried(scene.table):
        scene.act()
    assert not scene.table.waved
    assert not scene.table.bots_among_themselves
    assert scene.folded_again().waved == scene.table.waved
    with pytest.raises(Refused, match="nothing_shown"):
        scene.do(wave.wave, "p0")


def test_nobody_waves_bots_on_for_others() -> None:
    scene = turns(1, bots=3)
    with pytest.raises(Refused, match="not_at_the_table"):
        scene.do(wave.wave, "stranger")
    scene.do(pause.pause, "p0")
    with pytest.raises(Refused, match="paused"):
        scene.do(wave.wave, "p0")
    assert not wave.hurried(scene.table)
