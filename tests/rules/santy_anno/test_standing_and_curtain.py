"""Playing without moving (SA-70), and one screen with a curtain (SA-71)."""

from typing import Any

import numpy as np
import pytest

from flibuste.core import facts
from flibuste.core.chance import stream_of
from flibuste.core.record import blank
from flibuste.core.seats import CLOCK, NOBODY
from flibuste.games.santy_anno import GAME
from flibuste.games.santy_anno import actions as act
from flibuste.games.santy_anno import facts as told
from flibuste.games.santy_anno.data import SHIPS
from flibuste.games.santy_anno.state import DEAL, NONE, RACE, SHOW, UNKNOWN
from flibuste.games.santy_anno.views import own, public
from tests.rules.santy_anno.scene import Scene


@pytest.mark.clause("SA-70")
def test_first_the_frame_then_the_scuttle_and_right_is_who_has_the_frame_at_his_tiles_ship() -> None:
    scene = Scene(way="standing")
    scene.deal()
    assert scene.refused(0, act.LAY_SCUTTLE) == "frame_first"
    scene.does(0, act.FRAME + SHIPS.index("royal"))
    # The frame may still be moved before the scuttle is laid.
    scene.does(0, act.FRAME + SHIPS.index("paradise"))
    scene.does(0, act.LAY_SCUTTLE)
    scene.land(1, "paradise")
    scene.land(2, "paradise")
    assert scene.s.loot[:3].tolist() == [5, 0, 0]


@pytest.mark.clause("SA-70")
def test_standing_there_is_no_lap_and_rum_has_no_effect() -> None:
    scene = Scene(way="standing", cards="expert_events")
    scene.to_round(4)
    scene.deal(event="rum")
    line = public(scene.seen(NOBODY)).line
    assert not line.lap
    assert not line.backwards
    scene.land(0, "royal")


@pytest.mark.clause("SA-70", "SA-25")
def test_standing_the_count_is_for_the_last_one_too() -> None:
    scene = Scene(way="standing")
    scene.deal()
    scene.land(0, "paradise")
    scene.land(1, "paradise")
    scene.does(2, act.FRAME + SHIPS.index("royal"))
    for _ in range(6):
        scene.does(CLOCK, act.COUNT)
    assert scene.s.phase == SHOW
    # The frame lay at the right ship, but the scuttle was not laid.
    assert scene.end_of(2) == "royal"
    assert scene.s.loot[2] == 0


def in_turn(cards: str = "basic") -> Scene:
    return Scene(screens="in_turn", cards=cards)


def go(scene: Scene) -> None:
    """Deals the cards to the seat behind the curtain and casts off."""
    while scene.s.phase == DEAL:
        scene.does(CLOCK, scene.clock())


@pytest.mark.clause("SA-71")
def test_the_seats_play_one_after_the_other_with_the_same_cards() -> None:
    scene = in_turn()
    go(scene)
    cards = scene.s.cards.tolist()
    assert GAME.actors(scene.s) == 1 | 1 << CLOCK
    assert scene.refused(1, act.RUN_CW) == "behind_curtain"
    scene.land(0, "royal")
    assert scene.s.phase == DEAL
    assert scene.s.turn == 1
    go(scene)
    assert scene.s.cards.tolist() == cards
    assert scene.s.left.sum() == 37 - 5


@pytest.mark.clause("SA-71")
def test_the_order_of_arrival_is_by_time_used() -> None:
    scene = in_turn()
    for seat, used in ((0, 9000), (1, 4000), (2, 6000)):
        go(scene)
        scene.land(seat, "royal", at=used)
    assert scene.s.phase == SHOW
    assert scene.s.order[:3].tolist() == [1, 2, 0]


@pytest.mark.clause("SA-71")
def test_there_is_no_countdown_but_a_limit() -> None:
    scene = in_turn()
    go(scene)
    scene.land(0, "royal")
    go(scene)
    scene.land(1, "royal")
    go(scene)
    assert scene.clock() == act.TIME_UP
    scene.does(CLOCK, act.TIME_UP)
    assert scene.s.phase == SHOW
    assert scene.s.late == 0b100


@pytest.mark.clause("SA-71", "SA-20")
def test_cards_are_hidden_from_who_has_not_had_his_go_and_from_spectators() -> None:
    scene = in_turn(cards="expert_events")
    go(scene)
    assert own(scene.seen(0), 0).line.cards.count(None) == 0
    for other in (1, 2, NOBODY):
        seen = scene.seen(other)
        assert set(seen.cards.tolist()) == {NONE}
        assert seen.event == NONE
        assert (seen.left.sum(), seen.events_left.sum()) == (52, 6)
    scene.land(0, "royal") if not scene.owes_lap else scene.does(CLOCK, act.TIME_UP)
    scene.does(CLOCK, act.LAY_CARD)
    assert own(scene.seen(1), 1).line.cards.count(None) == 4
    assert own(scene.seen(0), 0).line.cards.count(None) == 0
    assert set(scene.seen(NOBODY).cards.tolist()) == {NONE}


@pytest.mark.clause("SA-71")
def test_where_the_others_went_is_hidden_until_all_have_played() -> None:
    scene = in_turn()
    go(scene)
    scene.land(0, "royal", at=777)
    for other in (1, 2, NOBODY):
        assert scene.seen(other).place[0] == UNKNOWN
        assert scene.seen(other).instant[0] == 777
    assert public(scene.seen(NOBODY)).pirates[0].chair is None
    for seat in (1, 2):
        go(scene)
        scene.land(seat, "royal")
    assert public(scene.seen(NOBODY)).pirates[0].chair == 5


@pytest.mark.clause("SA-71")
def test_facts_tell_the_others_that_a_card_is_laid_but_not_which() -> None:
    scene = in_turn()
    happened = facts.buffer(GAME.max_facts)
    GAME.apply(scene.s, CLOCK, act.LAY_CARD, happened)
    assert [fact[0] for fact in facts.seen_by(happened, 0)] == [told.LAID]
    assert [fact[0] for fact in facts.seen_by(happened, 1)] == [told.LAID_UNSEEN]
    assert [fact[0] for fact in facts.seen_by(happened, NOBODY)] == [told.LAID_UNSEEN]


@pytest.mark.clause("SA-71")
def test_unseen_cards_and_chairs_are_drawn_evenly_from_what_is_open() -> None:
    scene = in_turn()
    go(scene)
    scene.land(0, "royal")
    drawn: Any = blank(GAME.state)
    seen, stream = scene.seen(1), stream_of("even")
    samples = 3600
    kinds, chairs = np.zeros(36), np.zeros(8)
    for _ in range(samples):
        GAME.determinize(seen, stream, drawn)
        kinds[int(drawn.cards[2])] += 1
        chairs[int(drawn.place[0])] += 1
        assert drawn.left.sum() == 32
    expected = np.ones(36) * samples / 37
    expected[24] *= 2
    assert ((kinds - expected) ** 2 / expected).sum() < 75  # 35 degrees of freedom, p < 0.0001
    even = samples / 8
    assert ((chairs - even) ** 2 / even).sum() < 30  # 7 degrees of freedom, p < 0.0001


def test_the_clock_never_needs_what_is_behind_the_curtain() -> None:
    scene = in_turn(cards="basic_events")
    while scene.s.phase in (DEAL, RACE):
        assert GAME.allowed(scene.seen(CLOCK), CLOCK, scene.clock()) == 0
        scene.does(CLOCK, scene.clock())


@pytest.mark.clause("SA-70")
def test_standing_a_pirate_reckons_and_believes_in_the_ship_of_his_frame() -> None:
    scene = Scene(way="standing")
    assert [pirate.stand for pirate in public(scene.seen(NOBODY)).pirates] == ["waits"] * 3
    scene.deal()
    scene.does(0, act.FRAME + SHIPS.index("royal"))
    scene.land(1, "paradise")
    pirates = public(scene.seen(NOBODY)).pirates
    assert [pirate.stand for pirate in pirates] == ["reckons", "in", "reckons"]
    assert [pirate.believes for pirate in pirates] == ["royal", "paradise", None]


@pytest.mark.clause("SA-71")
def test_behind_the_curtain_nobody_sees_where_a_pirate_is_but_he_himself() -> None:
    scene = in_turn()
    go(scene)
    scene.land(0, "viper")
    go(scene)
    everyone, himself = public(scene.seen(NOBODY)), own(scene.seen(0), 0)
    assert [pirate.stand for pirate in everyone.pirates] == ["in", "unseen", "waits"]
    assert everyone.pirates[0].believes is None
    assert himself.me is not None
    assert himself.me.believes == "viper"
    assert everyone.pile == himself.pile == [0]
