"""How long a bot waits for people: each has the same time, and a single person has all of it."""

import pytest

from flibuste.games.catan_junior.actions import offer
from flibuste.games.catan_junior.nouns import pack
from flibuste.games.catan_junior.state import MAIN
from flibuste.table import join, log, pause, sit
from flibuste.table.patience import TO_ANSWER, Patience
from tests.table.scene import Scene

BOT = 0
NOBODY_LOOKS: frozenset[int] = frozenset()


def offered(scene: Scene) -> Scene:
    """The bot at the first seat has made everybody an offer that is good for it: wood for wool."""
    table = scene.table
    table.state.active, table.state.phase = BOT, MAIN
    for seat in range(int(table.state.players)):
        table.state.hands[seat] = (0, 0, 3, 0, 0) if seat == BOT else (0, 3, 0, 0, 0)
    action = offer(pack((0, 0, 1, 0, 0)), pack((0, 1, 0, 0, 0)))
    return scene.do(lambda table, now: [table.row(now, BOT, log.Played(action))])


def seated(*devices: str, bots: int = 0) -> Scene:
    """A bot sits first, then people at these devices, then more bots."""
    first = 1 + len(devices)
    scene = Scene("catan-junior", max(3, first + bots))
    for seat, device in enumerate(devices, start=1):
        if scene.table.member(device) is None:
            scene.do(join.join, device, device)
        scene.do(sit.sit, device, seat, f"{device} {seat}", "")
    return offered(scene.bots(BOT, *range(first, first + bots)).start())


def test_each_of_several_people_has_the_same_time() -> None:
    scene = seated("anne", "ben")
    patience = Patience(scene.table)
    began = scene.table.clocks.time(scene.now)
    patience.begin(NOBODY_LOOKS, scene.now)
    assert patience.until() == {1: began + TO_ANSWER, 2: began + TO_ANSWER}
    assert patience.lasts(scene.now + TO_ANSWER - 1)
    assert not patience.lasts(scene.now + TO_ANSWER)


def test_who_has_answered_is_not_waited_for() -> None:
    scene = seated("anne", "ben")
    patience = Patience(scene.table)
    patience.begin(NOBODY_LOOKS, scene.now)
    scene.act(1)
    patience.look(NOBODY_LOOKS, scene.now)
    assert list(patience.until()) == [2]
    assert patience.lasts(scene.now)
    scene.act(2)
    assert not patience.lasts(scene.now)


def test_alone_against_bots_an_offer_stays_open() -> None:
    scene = offered(Scene("catan-junior", 3).people("x", "anne").do(sit.stand, "x", 0).bots(0, 2).start())
    patience = Patience(scene.table)
    patience.begin(NOBODY_LOOKS, scene.now)
    assert patience.until() == {}
    assert patience.lasts(scene.now + 1_000 * TO_ANSWER)
    scene.act(1)
    assert not patience.lasts(scene.now)


def test_at_one_screen_the_time_counts_behind_the_curtain_for_each_person() -> None:
    scene = seated("tablet", "tablet")
    patience = Patience(scene.table)
    patience.begin(NOBODY_LOOKS, scene.now)
    assert patience.until() == {1: None, 2: None}
    scene.after(100)
    began = scene.table.clocks.time(scene.now)
    patience.look({1}, scene.now)
    assert patience.until() == {1: began + TO_ANSWER, 2: None}
    scene.after(20)
    patience.look({2}, scene.now)
    assert patience.until() == {1: None, 2: began + 20_000 + TO_ANSWER}
    scene.after(100)
    assert patience.lasts(scene.now), "the first has looked for 20 seconds only"
    patience.look({1}, scene.now)
    assert not patience.lasts(scene.now + TO_ANSWER - 20_000)


def test_in_a_pause_no_time_passes() -> None:
    scene = seated("anne", "ben")
    patience = Patience(scene.table)
    patience.begin(NOBODY_LOOKS, scene.now)
    scene.after(10).do(pause.pause, "anne").after(1_000)
    assert patience.lasts(scene.now)
    scene.do(pause.resume, "anne").after(TO_ANSWER / 1000 - 11)
    assert patience.lasts(scene.now)
    assert not patience.lasts(scene.now + 1_000)


@pytest.mark.parametrize("devices", [("anne", "ben"), ("anne", "anne")])
def test_nobody_is_shown_to_be_awaited_once_the_wait_is_over(devices: tuple[str, str]) -> None:
    scene = seated(*devices)
    patience = Patience(scene.table)
    patience.begin(NOBODY_LOOKS, scene.now)
    assert patience.waits
    patience.end()
    assert (patience.waits, patience.until()) == (False, {})
