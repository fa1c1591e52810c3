"""Clocks after a power cut and a take-over: a seat gets back the time it had left, after a grace."""

import time
from pathlib import Path

import pytest

from flibuste.table.clocks import GRACE
from tests.server.client import Client, Json
from tests.server.server_process import ServerProcess

RESERVE = 300
CLOCK = {"kind": "reserve", "turn": 600, "reserve": RESERVE}
BOTS = [{"count": 2, "level": "random"}]


def wall() -> int:
    """The clock shared by server and test."""
    return time.time_ns() // 1_000_000


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str | None:
    """The address of each store in turn; None means the server's own SQLite file."""
    return str(request.getfixturevalue("database")) if request.param == "postgresql" else None


async def asked_against_the_clock(process: ServerProcess) -> Client:
    """A person whose turn it is at a table with a clock."""
    anne = Client(process.address)
    await anne.open("catan-junior", 3, bots=BOTS, settings={"clock": CLOCK}, start=True)
    await anne.until(lambda: anne.asked is not None)
    return anne


def clock(view: Json) -> Json:
    """The clock of the seat that is asked."""
    found: Json = next(line for line in view["clocks"] if line["seat"] == view["asked"]["seat"])
    return found


def check_shift(before: Json, after: Json, since: int, cut: int, back: int, grace: int = GRACE) -> None:
    """The deadline moved by the time without a server and the grace.

    Time used before the cut is charged as far as the store knows that the server was alive: at least up to
    the last row, which was written after `since`, at most up to the cut.
    """
    shift = clock(after)["deadline"] - clock(before)["deadline"]
    assert shift >= grace + back - cut
    assert shift <= grace + after["now"] - since
    assert clock(after)["reserve"] == clock(before)["reserve"] == RESERVE * 1000


async def test_a_power_cut_costs_nobody_time(tmp_path: Path, address: str | None) -> None:
    process = ServerProcess(tmp_path, store=address, pace=1).start()
    anne = await asked_against_the_clock(process)
    since = wall()
    ack = await anne.act(anne.view["asked"]["choices"][0]["code"])
    await anne.until_seq(ack["seq"])
    before = await anne.until(lambda: anne.asked is not None and clock(anne.view)["deadline"] is not None)
    # The second cut comes during the first one's grace: it does not add another.
    for grace in (GRACE, 0):
        process.kill()
        cut = wall()
        process.start()
        await anne.disconnect()
        back = wall()
        await anne.connect(anne.code)
        old = clock(before)["deadline"]
        after = await anne.until(lambda old=old: clock(anne.view)["deadline"] not in (None, old))  # type: ignore[misc]
        check_shift(before, after, since, cut, back, grace)
        assert after["asked"]["prompt"] == before["asked"]["prompt"]
        before, since = after, back
    await anne.close()
    process.stop()


async def test_who_takes_a_table_over_goes_on_with_its_clocks(tmp_path: Path, database: str) -> None:
    processes = [ServerProcess(tmp_path / name, store=database, pace=1) for name in ("one", "two")]
    for process in processes:
        process.folder.mkdir()
        process.start()
    since = wall()
    anne, watcher = await asked_against_the_clock(processes[0]), Client(processes[1].address)
    await watcher.connect(anne.code)
    before = anne.view
    processes[0].kill()
    cut = wall()
    await anne.disconnect()
    anne.move(processes[1].address)
    back = wall()
    await anne.connect(anne.code)
    old = clock(before)["deadline"]
    after = await anne.until(lambda: clock(anne.view)["deadline"] not in (None, old))
    check_shift(before, after, since, cut, back)

    # The new owner's clock is the one that counts: an answer within the time is taken.
    ack = await anne.act(after["asked"]["choices"][0]["code"])
    await watcher.until_seq(ack["seq"])
    for client in (anne, watcher):
        await client.close()
    processes[1].stop()
