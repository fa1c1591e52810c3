"""A round: the deal, the check and the loot."""

import pytest

from flibuste.core.seats import CLOCK, NOBODY
from flibuste.core.tempo import Wait
from flibuste.games.santy_anno import actions as act
from flibuste.games.santy_anno import facts as told
from flibuste.games.santy_anno.data import CARDS, SHIPS
from flibuste.games.santy_anno.slips import Line, path_of
from flibuste.games.santy_anno.state import DEAL, NONE, RACE
from flibuste.games.santy_anno.tempo import TEMPO
from flibuste.games.santy_anno.views import own, public
from tests.rules.santy_anno.scene import Scene


@pytest.mark.clause("SA-20")
def test_round_r_lays_four_plus_r_cards_from_the_last_to_the_first() -> None:
    scene = Scene()
    for number in range(1, 6):
        assert scene.length == 4 + number
        for place in range(scene.length, 1, -1):
            assert scene.s.phase == DEAL
            scene.does(CLOCK, act.LAY_CARD)
            assert scene.facts(told.LAID)[0][0] == place
        assert scene.refused(CLOCK, act.LAY_CARD) == "not_now"
        scene.does(CLOCK, act.CAST_OFF)
        assert scene.s.phase == RACE
        if number < 5:
            scene.does(CLOCK, act.TIME_UP)
            while scene.s.phase == RACE:
                scene.does(CLOCK, act.COUNT)
            scene.does(CLOCK, act.NEXT_ROUND)


@pytest.mark.clause("SA-20")
def test_no_card_is_in_the_record_before_it_is_laid() -> None:
    scene = Scene()
    for laid in range(1, 5):
        scene.does(CLOCK, act.LAY_CARD)
        known = [card != NONE for card in scene.s.cards.tolist()]
        assert known == [5 - laid <= place < 5 for place in range(9)]


@pytest.mark.clause("SA-21")
def test_the_first_card_and_the_event_are_turned_at_once() -> None:
    scene = Scene(cards="expert_events")
    for _ in range(4):
        scene.does(CLOCK, act.LAY_CARD)
    assert scene.s.event == NONE
    assert scene.s.cards[0] == NONE
    scene.does(CLOCK, act.CAST_OFF)
    assert scene.s.event != NONE
    assert scene.s.cards[0] != NONE
    assert scene.s.events_left.sum() == 5


@pytest.mark.clause("SA-21")
def test_with_an_event_it_and_the_first_card_lie_face_down_until_cast_off() -> None:
    scene = Scene(cards="expert_events")
    lines = [public(scene.seen(NOBODY)).line]
    for _ in range(4):
        scene.does(CLOCK, act.LAY_CARD)
        lines.append(public(scene.seen(NOBODY)).line)
    scene.does(CLOCK, act.CAST_OFF)
    lines.append(public(scene.seen(NOBODY)).line)
    assert [line.face_down for line in lines] == [[], [], [0], [0], [0, 1], []]
    assert [line.next for line in lines] == [5, 4, 3, 2, 1, None]


@pytest.mark.clause("SA-20")
def test_without_an_event_no_card_lies_face_down() -> None:
    scene = Scene()
    for place in range(5, 1, -1):
        assert public(scene.seen(NOBODY)).line.next == place
        scene.does(CLOCK, act.LAY_CARD)
        assert public(scene.seen(NOBODY)).line.face_down == []


@pytest.mark.clause("SA-27")
def test_both_ways_of_showing_the_paths_lead_to_the_same_ships() -> None:
    scene = Scene(4, cards="expert")
    scene.start("paradise", "royal", "sahara", "viper")
    scene.deal("element:hull:-yellow", "colour:red", "name:-R", "coco", "helm:2:cw")
    for seat in range(4):
        scene.land(seat, "royal")
    shown = public(scene.seen(NOBODY)).resolution
    assert shown is not None
    assert [path[-1].after for path in shown.paths] == [scene.end_of(seat) for seat in range(4)]
    walked = [(who, SHIPS[after]) for who, _, _, _, _, after in scene.facts(told.STEP)]
    assert walked == [(seat, step.after) for seat, path in enumerate(shown.paths) for step in path]
    # Hull with yellow struck, by the harbour's colours: red (Sahara, Viper by number), blue, green.
    assert shown.turns[0] == (3, 2, 0, 1)
    assert all(sorted(turn) == [0, 1, 2, 3] for turn in shown.turns)


@pytest.mark.clause("SA-27")
def test_the_view_shows_the_cards_in_the_order_in_which_they_work() -> None:
    scene = Scene(cards="expert_events")
    scene.deal("name", "coco", "number:+1", "number:+2", "number:+3", event="bermuda")
    for seat in range(3):
        scene.land(seat, "royal")
    shown = public(scene.seen(NOBODY)).resolution
    assert shown is not None
    assert shown.places == (0, 1, 2, 4, 3)
    assert shown.cards == ("name", "coco", "number:+1", "number:+3", "number:+2")


@pytest.mark.clause("SA-27")
@pytest.mark.parametrize("check", ["by_pirate", "by_card"])
def test_the_check_is_shown_longer_when_there_are_more_cards(check: str) -> None:
    scene = Scene(check=check)
    shown = []
    for _ in range(2):
        scene.deal()
        scene.does(CLOCK, act.TIME_UP)
        while scene.s.phase == RACE:
            scene.does(CLOCK, act.COUNT)
        reveal = public(scene.seen(NOBODY)).check
        assert reveal is not None
        assert TEMPO.wait(scene.s, act.NEXT_ROUND, {}) == Wait(reveal.lasts, waved_on=True)
        shown.append(reveal)
        scene.does(CLOCK, act.NEXT_ROUND)
    assert shown[0].lasts < shown[1].lasts
    assert [beat.cards for beat in shown[1].beats][-1] == 6


@pytest.mark.clause("SA-27")
def test_the_check_says_what_was_most_likely_misread() -> None:
    scene = Scene(way="standing")
    scene.start("paradise", "sahara", "royal")
    scene.deal("number:+3", "element:hull:-green", "name", "name", "name")
    for seat in range(3):
        scene.land(seat, scene_end(scene, seat, overlooked=seat == 0))
    said = public(scene.seen(NOBODY))
    assert [pirate.right for pirate in said.pirates] == [False, True, True]
    slip = said.slips[0]
    assert slip is not None
    assert (slip.nth, slip.say["key"]) == (1, "sa-slip-strike-overlooked")
    assert said.slips[1:] == [None, None]


def scene_end(scene: Scene, seat: int, *, overlooked: bool) -> str:
    """Where a pirate ends, or thinks it ends when a struck sign is overlooked."""
    cards = scene.s.cards.tolist()[: scene.length]
    if overlooked:
        cards[1] = CARDS.index("element:hull")
    line = Line(tuple(scene.s.table.tolist()), tuple(cards), NONE, int(scene.s.tile[seat]))
    return SHIPS[path_of(line)[-1]]


@pytest.mark.clause("SA-28")
def test_the_right_ones_take_five_four_three_two_one_by_arrival_and_the_sixth_none() -> None:
    scene = Scene(8)
    # Two pairs of equal cards bring everyone home, and the next one moves all but Paradise and Profundis.
    scene.deal("name", "name", "number:+4", "number:+4", "name:-P")
    truth = [
        "paradise", "vendetta", "royal", "santy-anno", "profundis", "revenge", "sahara", "viper"
    ]  # fmt: skip
    for seat in (7, 3, 5):
        scene.land(seat, truth[seat])
    scene.land(0, truth[1])
    for seat in (1, 2, 4, 6):
        scene.land(seat, truth[seat])
    assert scene.s.loot.tolist() == [0, 2, 1, 4, 0, 3, 0, 5]
    assert scene.s.right == 0b11111110
    assert scene.s.order.tolist() == [7, 3, 5, 0, 1, 2, 4, 6]
    assert scene.s.box.tolist() == [4, 4, 4, 4, 4]


@pytest.mark.clause("SA-28")
def test_coins_that_nobody_takes_stay_in_the_box() -> None:
    scene = Scene()
    scene.deal()
    scene.land(0, "paradise")
    scene.land(1, "paradise")
    scene.land(2, "paradise")
    assert scene.s.loot[:3].tolist() == [5, 0, 0]
    assert scene.s.box.tolist() == [4, 5, 5, 5, 5]


@pytest.mark.clause("SA-29")
def test_totals_are_hidden_unless_the_table_is_open_but_the_coin_of_the_round_is_seen() -> None:
    for scores, shown in (("hidden", None), ("open", [1, 0, 0, 0, 0])):
        scene = Scene(scores=scores)
        scene.deal()
        for seat in range(3):
            scene.land(seat, "paradise")
        pirate = public(scene.seen(NOBODY)).pirates[0]
        assert pirate.loot == 5
        assert pirate.coins == shown
        assert own(scene.seen(0), 0).ducats == 5


@pytest.mark.clause("SA-30")
def test_after_the_round_everyone_stands_at_the_ship_of_his_tile_right_or_wrong() -> None:
    scene = Scene()
    scene.deal("number:+1", "name", "name:-V", "number:+2", "name:-R")
    for seat in range(3):
        scene.land(seat, "paradise")
    ends = scene.s.end[:3].tolist()
    scene.does(CLOCK, act.NEXT_ROUND)
    assert scene.s.round_number == 2
    assert scene.s.tile[:3].tolist() == ends
    assert [int(scene.s.table[chair]) for chair in scene.s.place[:3]] == ends
    assert scene.s.cards.tolist() == [NONE] * 9
    assert not scene.s.seated.any()


def test_cards_have_the_names_of_the_command_line() -> None:
    assert {"element:hull", "element:hull:-yellow", "colour:red", "name", "name:-P"} <= set(CARDS)
    assert {"number:+3", "helm:2:cw", "helm:1:ccw", "double:nest+hull", "coco"} <= set(CARDS)


@pytest.mark.clause("SA-24", "SA-28")
def test_everyone_sees_who_runs_who_sits_and_whose_scuttle_lies_on_the_pile() -> None:
    scene = Scene(4)
    scene.deal()
    scene.land(2, "royal", at=900)
    scene.land(0, "viper", at=700)
    scene.does(1, act.SIT)
    seen = public(scene.seen(NOBODY))
    assert [pirate.stand for pirate in seen.pirates] == ["in", "seated", "in", "runs"]
    assert seen.pirates[2].believes == "royal"
    assert (seen.pile, seen.still_out) == ([0, 2], 2)
