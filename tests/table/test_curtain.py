"""A shared device sees at most one of its seats' secrets at a time."""

import pytest

from flibuste.table import curtain, join, sit
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
