"""The wall clock is changed while people play: clocks, races and the log go on as if nothing had happened."""

import itertools
import time
from pathlib import Path

import pytest

from flibuste.table.log import read_played
from tests.server.client import Client
from tests.server.in_process_server import InProcessServer, in_process_server

HOUR_NS = 3600 * 1_000_000_000
SOON_MILLIS = 60_000
BOTS = [{"count": 3, "level": "random"}]
TURN_CLOCK = {"clock": {"kind": "turn", "turn": 10}}


class WallClock:
    """The machine's wall clock, which can be set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wrong = 0
        true = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: true() + self.wrong)
        monkeypatch.setattr(time, "time", lambda: (true() + self.wrong) / 1e9)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    """A wall clock that starts out right."""
    return WallClock(monkeypatch)


async def steady(server: InProcessServer, client: Client) -> None:
    """Checks that the rows of the log follow each other without a jump in time."""
    header = server.harbour.tables[client.code].table.header
    instants = [row.at for row in await server.harbour.store.rows(header.id)]
    gaps = [after - before for before, after in itertools.pairwise(instants)]
    assert all(0 <= gap < SOON_MILLIS for gap in gaps)


async def test_a_race_goes_on(server: InProcessServer, wall: WallClock) -> None:
    anne = server.client()
    await anne.open("santy-anno", 4, bots=[{"count": 2, "level": "random"}])
    ben = await server.client().connect(anne.code)
    await ben.request("sit", seat=3)
    await anne.request("start")
    # Neither of the two people has to wave the check on.
    for wall.wrong in (-HOUR_NS, HOUR_NS, 0):
        await anne.until_seq(anne.view["seq"] + 12)
    await steady(server, anne)


async def test_turn_clocks_go_on(server: InProcessServer, wall: WallClock) -> None:
    anne = server.client()
    await anne.open("catan-junior", 4, bots=BOTS, settings=TURN_CLOCK, start=True)
    store, table = server.harbour.store, server.harbour.tables[anne.code].table
    lapses = 0
    for wall.wrong in (-HOUR_NS, HOUR_NS, 0):
        # Only the clock acts for the person.
        await anne.until(lambda: anne.asked is not None)
        asked = anne.view["seq"]
        await anne.until_seq(asked + 1)
        rows = await store.rows(table.header.id)
        lapsed = sum(row.kind == "game" and read_played(row.payload).lapsed for row in rows)
        assert lapsed > lapses
        lapses = lapsed
    await steady(server, anne)


@pytest.mark.parametrize("wrong", [-HOUR_NS, HOUR_NS])
async def test_after_a_restart_with_another_time_clocks_go_on(
    tmp_path: Path, wall: WallClock, wrong: int
) -> None:
    async with in_process_server(tmp_path) as server:
        anne = server.client()
        await anne.open("catan-junior", 4, bots=BOTS, settings=TURN_CLOCK, start=True)
        await anne.until(lambda: anne.asked is not None)
        cookie, code = anne.cookie, anne.code
    wall.wrong = wrong
    async with in_process_server(tmp_path) as server:
        again = await server.client(cookie).connect(code)
        await again.until_seq(again.view["seq"] + 5)
        rows = await server.harbour.store.rows(server.harbour.tables[code].table.header.id)
        assert [row.at for row in rows] == sorted(row.at for row in rows)


async def test_a_process_without_live_tables_takes_over_the_time_that_was_set(
    tmp_path: Path, wall: WallClock
) -> None:
    from tests.server.waiting import until

    async with in_process_server(tmp_path, evict_after=0.4) as server:
        wall.wrong = HOUR_NS
        await until(lambda: abs(server.harbour.now() - time.time_ns() // 1_000_000) < SOON_MILLIS)
