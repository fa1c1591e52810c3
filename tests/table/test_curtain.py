"""A shared device sees at most one of its seats' secrets at a time."""

import pytest

from flibuste.games.santy_anno.state import DEAL
from flibuste.table import curtain, join, play, sit
from flibuste.table.due import next_due
from flibuste.table.refused import Refused
from tests.table.scene import Scene


def shared() -> Scene:
    """Anne's tablet holds two seats, Ben's phone one."""
    scene = (
        Scene()
        .do(join.join, "tablet", "Anne")
        .do(sit.sit, "tablet", 0, None, "")
        .do(sit.sit, "tablet", 1, "Ida", "")
    )
    return scene.do(join.join, "phone", "Ben").do(sit.sit, "phone", 2, None, "").start()


def test_a_shared_device_sees_nothing_until_a_curtain_is_lifted() -> None:
    table = shared().table
    assert curtain.eyes(table, "tablet", None) is None
    assert curtain.eyes(table, "tablet", 1) == 1


def test_a_device_with_one_seat_needs_no_curtain() -> None:
    assert curtain.eyes(shared().table, "phone", None) == 2


def test_nobody_lifts_a_foreign_curtain() -> None:
    table = shared().table
    assert curtain.eyes(table, "tablet", 2) is None
    assert curtain.eyes(table, "stranger", 0) is None
    with pytest.raises(Refused, match="not_your_seat"):
        curtain.lift(table, "tablet", 2)


@pytest.mark.clause("SA-71")
def test_on_one_screen_nothing_is_seen_between_two_goes() -> None:
    scene = Scene("santy-anno", 3, options={"screens": "in_turn"}).do(join.join, "tablet", "Anne")
    for seat, name in enumerate(("Anne", "Ida", "Leo")):
        scene.do(sit.sit, "tablet", seat, name, "")
    table = scene.start().table
    while table.state.turn == 0:
        assert curtain.eyes(table, "tablet", 0) == 0
        assert curtain.eyes(table, "tablet", 1) is None
        due = next_due(table, frozenset({0}))
        assert due is not None
        scene.now = due.at
        scene.do(play.lapse, due.seat)
    # Anne has had her go: the cards she knows are shown to nobody, no matter whose curtain was lifted last.
    assert curtain.eyes(table, "tablet", 0) is None
    assert next_due(table, frozenset()) is None
    assert curtain.eyes(table, "tablet", 1) == 1


@pytest.mark.clause("SA-71")
def test_on_one_screen_a_bots_cards_are_laid_at_once() -> None:
    scene = Scene("santy-anno", 3, options={"screens": "in_turn"}).people("anne").bots(1, 2).start()
    table = scene.table
    while table.state.turn == 0:
        due = next_due(table, frozenset({0}))
        assert due is not None
        scene.now = due.at
        scene.do(play.lapse, due.seat)
    while table.state.phase == DEAL:
        due = next_due(table, frozenset())
        assert due is not None
        assert due.at <= scene.now
        scene.do(play.lapse, due.seat)
