"""The race: running, sitting, the scuttle, the lap, the count and the order of landing."""

import pytest

from flibuste.core.seats import CLOCK, NOBODY
from flibuste.games.santy_anno import GAME
from flibuste.games.santy_anno import actions as act
from flibuste.games.santy_anno import facts as told
from flibuste.games.santy_anno.state import NONE, RACE, SHOW
from flibuste.games.santy_anno.views import Public, public
from tests.rules.santy_anno.scene import FLEET_ORDER, Scene


@pytest.mark.clause("SA-34")
def test_before_cast_off_nobody_moves_sits_or_lays() -> None:
    scene = Scene()
    for action in (act.RUN_CW, act.SIT, act.LAY_SCUTTLE):
        assert scene.refused(0, action) == "before_cast_off"
        assert scene.clause(0, action) == "SA-34"
    assert [FLEET_ORDER[chair] for chair in scene.s.place[:3]] == list(FLEET_ORDER[:3])


@pytest.mark.clause("SA-22")
def test_tiles_do_not_move_during_the_race_and_nothing_says_who_is_right() -> None:
    scene = Scene()
    scene.deal("element:hull")
    scene.land(0, "paradise")
    view = public(scene.seen(NOBODY))
    assert isinstance(view, Public)
    assert [pirate.tile for pirate in view.pirates] == list(FLEET_ORDER[:3])
    assert all(pirate.end is None and pirate.right is None for pirate in view.pirates)
    assert view.resolution is None
    assert scene.s.end[:3].tolist() == [NONE] * 3


@pytest.mark.clause("SA-23")
def test_a_pirate_runs_either_way_and_sits_before_the_scuttle_is_laid() -> None:
    scene = Scene()
    scene.deal()
    assert scene.refused(0, act.LAY_SCUTTLE) == "sit_first"
    scene.does(0, act.RUN_CW)
    assert scene.s.place[0] == 1
    scene.does(0, act.RUN_CCW)
    scene.does(0, act.RUN_CCW)
    assert scene.s.place[0] == 7
    scene.does(0, act.SIT)
    assert scene.refused(0, act.RUN_CW) == "already_seated"
    scene.does(0, act.STAND_UP)
    assert scene.refused(0, act.STAND_UP) == "not_seated"
    scene.does(0, act.SIT)
    scene.does(0, act.LAY_SCUTTLE)
    assert scene.facts(told.LANDED)[0][0] == 0


@pytest.mark.clause("SA-23")
def test_several_pirates_may_sit_at_one_ship() -> None:
    scene = Scene()
    scene.deal()
    for seat in range(3):
        scene.land(seat, "royal")
    assert len({int(place) for place in scene.s.place[:3]}) == 1


@pytest.mark.clause("SA-24")
def test_a_laid_scuttle_is_final() -> None:
    scene = Scene()
    scene.deal()
    scene.land(1, "royal")
    for action in (act.STAND_UP, act.RUN_CW, act.LAY_SCUTTLE):
        assert scene.refused(1, action) == "scuttle_is_laid"
    assert scene.choices(1) == []


@pytest.mark.clause("SA-25")
def test_when_all_but_one_are_in_the_count_runs_from_five_to_zero_and_the_last_earns_nothing() -> None:
    scene = Scene()
    scene.deal()
    assert scene.refused(CLOCK, act.COUNT) == "not_now"
    scene.land(1, "royal")
    scene.land(2, "royal")
    assert scene.refused(CLOCK, act.TIME_UP) == "not_now"
    called = []
    for _ in range(6):
        assert scene.s.phase == RACE
        scene.does(CLOCK, act.COUNT)
        called += [number for number, *_ in scene.facts(told.COUNTED)]
    assert called == [5, 4, 3, 2, 1, 0]
    assert scene.s.phase == SHOW
    # Paradise is the right ship for seat 0, who stands there but is late.
    assert scene.end_of(0) == "paradise"
    assert scene.s.loot[0] == 0
    assert scene.s.late == 1


@pytest.mark.clause("SA-25")
def test_the_last_one_may_still_land_while_the_count_runs() -> None:
    scene = Scene()
    scene.deal()
    scene.land(1, "santy-anno")
    scene.land(2, "santy-anno")
    for _ in range(5):
        scene.does(CLOCK, act.COUNT)
    scene.land(0, "paradise")
    assert scene.s.loot[0] == 5


@pytest.mark.clause("SA-25")
def test_the_late_one_takes_a_free_chair() -> None:
    scene = Scene()
    scene.deal()
    scene.land(1, "paradise")
    scene.land(2, "viper")
    for _ in range(6):
        scene.does(CLOCK, act.COUNT)
    assert scene.s.place[0] == 2
    assert scene.facts(told.LATE) == [(0, 2, 0, 0, 0, 0)]


@pytest.mark.clause("SA-25")
def test_at_the_time_limit_the_count_runs_for_all_who_are_out() -> None:
    scene = Scene(4)
    scene.deal()
    scene.land(0, "paradise")
    scene.does(CLOCK, act.TIME_UP)
    assert scene.s.count == 5
    scene.land(1, "royal")
    for _ in range(5):
        scene.does(CLOCK, act.COUNT)
    assert scene.s.phase == SHOW
    assert scene.s.late == 0b1100
    assert len({int(scene.s.place[seat]) for seat in (2, 3)}) == 2


@pytest.mark.clause("SA-26")
@pytest.mark.parametrize("way", [act.RUN_CW, act.RUN_CCW])
def test_in_rounds_four_and_five_the_scuttle_is_taken_after_one_full_lap(way: int) -> None:
    scene = Scene()
    for number in (4, 5):
        scene.to_round(number)
        assert not scene.s.holding[:3].any()
        scene.deal()
        for _ in range(8):
            assert scene.refused(0, act.SIT) == "lap_first"
            assert scene.refused(0, act.TAKE_SCUTTLE) == "lap_first"
            scene.does(0, way)
        assert scene.facts(told.LAPPED)
        assert scene.refused(0, act.SIT) == "scuttle_at_start"
        scene.does(0, act.TAKE_SCUTTLE)
        assert scene.refused(0, act.TAKE_SCUTTLE) == "has_scuttle"
        # The direction may change after the lap.
        scene.does(0, act.RUN_CW if way == act.RUN_CCW else act.RUN_CCW)
        scene.does(0, act.SIT)
        scene.does(0, act.LAY_SCUTTLE)
        if number == 4:
            scene.does(CLOCK, act.TIME_UP)
            while scene.s.phase == RACE:
                scene.does(CLOCK, act.COUNT)
            scene.does(CLOCK, act.NEXT_ROUND)


@pytest.mark.clause("SA-26")
def test_the_lap_counts_the_net_way_so_that_turning_back_undoes_it() -> None:
    scene = Scene()
    scene.to_round(4)
    scene.deal()
    for action in [act.RUN_CW] * 7 + [act.RUN_CCW] * 7 + [act.RUN_CCW] * 7:
        scene.does(0, action)
    assert not scene.s.lapped[0]
    scene.does(0, act.RUN_CCW)
    assert scene.s.lapped[0]
    # Past the start, the scuttle waits there.
    scene.does(0, act.RUN_CW)
    assert scene.refused(0, act.TAKE_SCUTTLE) == "scuttle_at_start"
    scene.does(0, act.RUN_CCW)
    scene.does(0, act.TAKE_SCUTTLE)


@pytest.mark.clause("SA-26")
def test_in_the_first_three_rounds_no_lap_is_owed() -> None:
    scene = Scene()
    for number in (1, 2, 3):
        scene.to_round(number)
        assert scene.s.holding[:3].all()


@pytest.mark.clause("SA-33")
def test_landings_are_ordered_by_their_instant_not_by_their_coming() -> None:
    scene = Scene()
    scene.deal()
    scene.land(0, "paradise", at=900)
    scene.land(1, "paradise", at=400)
    scene.land(2, "paradise", at=700)
    assert scene.s.order[:3].tolist() == [1, 2, 0]


@pytest.mark.clause("SA-33")
def test_an_act_without_an_instant_comes_right_after_the_last_one_known() -> None:
    scene = Scene()
    scene.deal()
    scene.land(1, "paradise", at=400)
    scene.land(0, "paradise")
    assert scene.s.instant[0] > 400
    assert scene.refused(2, act.at(act.RUN_CW, act.LAST_INSTANT + 1)) == "no_such_action"


@pytest.mark.clause("SA-33")
def test_no_pirate_acts_earlier_than_he_acted_before() -> None:
    scene = Scene()
    scene.deal()
    scene.does(0, act.RUN_CW, at=500)
    assert scene.refused(0, act.RUN_CW, at=499) == "earlier_than_before"
    scene.does(0, act.RUN_CW, at=500)
    scene.does(1, act.RUN_CW, at=100)


@pytest.mark.clause("SA-33")
def test_lots_decide_between_landings_of_one_instant() -> None:
    first = set()
    for seed in range(40):
        scene = Scene(seed=seed)
        scene.deal()
        for seat in range(3):
            scene.land(seat, "paradise", at=5000)
        assert scene.facts(told.LOTS) == [(3, 0, 0, 0, 0, 0)]
        first.add(tuple(scene.s.order[:3].tolist()))
    assert len(first) == 6


@pytest.mark.clause("SA-35")
def test_running_or_standing_is_one_choice_for_the_whole_table() -> None:
    running, standing = Scene(way="running"), Scene(way="standing")
    running.deal()
    standing.deal()
    for seat in range(3):
        assert running.refused(seat, act.FRAME) == "played_running"
        assert standing.refused(seat, act.RUN_CW) == "played_standing"


@pytest.mark.clause("SA-63")
def test_rum_asks_for_a_lap_backwards_in_the_first_rounds_too() -> None:
    scene = Scene(cards="expert_events")
    scene.deal(event="rum")
    view = public(scene.seen(NOBODY)).line
    assert view.backwards
    assert (view.left, view.right) == ("ccw", "cw")
    assert view.lap
    assert scene.refused(0, act.SIT) == "lap_first"
    scene.lap(0, act.RUN_CCW)
    scene.does(0, act.SIT)


@pytest.mark.clause("SA-63")
def test_rum_may_be_played_without_the_lap() -> None:
    scene = Scene(cards="expert_events", rum_lap="off")
    scene.deal(event="rum")
    view = public(scene.seen(NOBODY)).line
    assert view.backwards
    assert not view.lap
    scene.does(0, act.SIT)


@pytest.mark.clause("SA-63")
def test_rum_in_round_four_is_still_one_lap() -> None:
    scene = Scene(cards="expert_events")
    scene.to_round(4)
    scene.deal(event="rum")
    scene.lap(0)
    scene.does(0, act.SIT)


def test_a_race_ends_even_if_nobody_lands() -> None:
    scene = Scene()
    scene.deal()
    for _ in range(1000):
        scene.does(0, act.RUN_CW)
    assert scene.refused(0, act.RUN_CW) == "out_of_breath"
    assert not GAME.actors(scene.s) & 1
