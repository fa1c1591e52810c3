"""A store that fails for a while: what it wrote is acknowledged once, and everything recovers by itself."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import structlog

from flibuste.server.live import housekeeping, writing
from flibuste.server.live.live_table import LiveTable
from flibuste.table.log import Row
from flibuste.table.port import Away
from tests.server.client import Client, Json
from tests.server.in_process_server import InProcessServer, in_process_server
from tests.server.waiting import until

BOTS = [{"count": 2, "level": "random"}]


class Fault:
    """Makes the store's `append` fail, before or after it writes."""

    def __init__(self, server: InProcessServer) -> None:
        self._store: Any = server.harbour.store
        self._append = self._store.append
        self.failures = 0
        self.away = False
        self.after_writing = False
        vars(self._store)["append"] = self._fail

    async def _fail(self, table: str, rows: list[Row]) -> None:
        if not self.away:
            await self._append(table, rows)
            return
        self.failures += 1
        if self.after_writing:
            self.away = False
            await self._append(table, rows)
        raise Away("a fault of the test")

    async def until(self, failures: int) -> None:
        """Waits until the store has failed this often."""
        await until(lambda: self.failures >= failures)


async def asked(server: InProcessServer, **more: Any) -> Client:
    """A person among bots, on their turn."""
    anne = server.client()
    await anne.open("catan-junior", 3, bots=BOTS, start=True, **more)
    await anne.until(lambda: anne.asked is not None)
    return anne


def play(client: Client) -> Json:
    """The first thing that the client may do, as a request with an id."""
    question = client.view["asked"]
    return {
        "id": client.new_id(),
        "seat": question["seat"],
        "prompt": question["prompt"],
        "code": question["choices"][0]["code"],
    }


def live_of(server: InProcessServer, client: Client) -> LiveTable:
    """The client's table."""
    return server.harbour.tables[client.code]


async def written(server: InProcessServer, client: Client, request: str) -> list[int]:
    """The rows that a request produced."""
    rows = await server.harbour.store.rows(live_of(server, client).table.header.id)
    return [row.seq for row in rows if row.request is not None and row.request.endswith(f":{request}")]


async def test_what_was_written_although_the_store_failed_is_acknowledged(server: InProcessServer) -> None:
    anne = await asked(server)
    fault = Fault(server)
    fault.away = fault.after_writing = True
    request = play(anne)
    ack = await anne.request("play", **request)
    assert await written(server, anne, request["id"]) == [ack["seq"]]


async def test_what_has_no_id_is_written_once_too(server: InProcessServer) -> None:
    anne = await asked(server)
    fault = Fault(server)
    fault.away = fault.after_writing = True
    await anne.post(f"/api/tables/{anne.code}/say", {"phrase": "hello"})
    assert fault.failures == 1
    assert len(live_of(server, anne).table.talk) == 1


async def test_a_request_waits_for_the_store(server: InProcessServer) -> None:
    anne = await asked(server)
    fault = Fault(server)
    fault.away = True
    request = play(anne)
    answer = asyncio.create_task(anne.request("play", **request))
    await fault.until(3)
    fault.away = False
    assert await written(server, anne, request["id"]) in ([], [(await answer)["seq"]])
    assert await written(server, anne, request["id"]) == [(await answer)["seq"]]


async def test_who_waits_too_long_is_sent_off_to_come_back(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "PATIENCE", 0.2)
    anne = await asked(server)
    fault = Fault(server)
    fault.away = True
    request = play(anne)
    await anne.send({"t": "play", **request})
    await anne.until_down()
    assert anne.socket is not None
    assert anne.socket.close_code == 1013
    assert not [frame for frame in anne.frames if frame["t"] in ("refused", "ack")]
    fault.away = False
    await anne.disconnect()
    await anne.connect(anne.code)
    ack = await anne.request("play", **request)
    assert await written(server, anne, request["id"]) == [ack["seq"]]


@pytest.mark.parametrize("game", ["catan-junior", "santy-anno"])
async def test_bots_and_clocks_go_on_by_themselves(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(writing, "PATIENCE", 0.1)
    anne = server.client()
    settings = {"clock": {"kind": "turn", "turn": 10}} if game == "catan-junior" else {}
    await anne.open(game, 4, bots=[{"count": 3, "level": "random"}], settings=settings, start=True)
    fault = Fault(server)
    for _ in range(5):
        failures, seq = fault.failures, anne.view["seq"]
        fault.away = True
        await fault.until(failures + 3)
        assert live_of(server, anne).writing.stuck
        fault.away = False
        async with asyncio.timeout(20):
            await anne.until_seq(seq + 3)
    assert not live_of(server, anne).writing.stuck


async def test_health_and_figures_tell_of_a_store_that_is_away(server: InProcessServer) -> None:
    anne = await asked(server)
    assert (await anne.get("/healthz"))["status"] == "ok"
    fault = Fault(server)
    fault.away = True
    await anne.send({"t": "play", **play(anne)})
    with structlog.testing.capture_logs() as logs:
        await fault.until(5)
        sick = await anne.http.get("/healthz")
        figures = (await anne.http.get("/metrics")).text
    assert (sick.status_code, sick.json()["status"], sick.json()["stuck"]) == (503, "store_away", 1)
    assert "flibuste_store_away 1.0" in figures
    assert "flibuste_stuck_tables 1.0" in figures
    # The line was logged at the first failure, or is here; never one per failure.
    assert sum(entry["log_level"] == "error" for entry in logs) <= 1
    fault.away = False
    await until(lambda: not server.harbour.store_watch.away)
    health = await anne.get("/healthz")
    assert (health["status"], health["stuck"]) == ("ok", 0)


@pytest.mark.parametrize("error", [RuntimeError("a mistake"), Away("a fault"), KeyError("x")])
async def test_the_house_is_kept_whatever_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    monkeypatch.setattr(housekeeping, "AFTER_FAILURE_SECONDS", 0.05)
    monkeypatch.setattr(housekeeping, "HOUR", -1)
    async with in_process_server(tmp_path, evict_after=0.4) as server:
        store: Any = server.harbour.store
        sweep, failed = store.sweep, asyncio.Event()

        async def fails(*_: Any) -> list[str]:
            failed.set()
            raise error

        store.sweep = fails
        async with asyncio.timeout(30):
            await failed.wait()
        store.sweep = sweep
        anne = await asked(server)
        await anne.disconnect()
        await until(lambda: not server.harbour.tables)


async def test_a_line_in_the_lists_that_failed_is_written_later(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, evict_after=0.4) as server:
        store: Any = server.harbour.store
        enlist = store.enlist
        failures = 0

        async def fails(*_: Any) -> None:
            nonlocal failures
            failures += 1
            raise Away("a fault")

        anne = server.client()
        await anne.open("catan-junior", 3)
        store.enlist = fails
        await anne.request("settle", settings={"visibility": "open"})
        await until(lambda: failures >= 2)
        store.enlist = enlist
        await anne.disconnect()
        ben = server.client()
        await until(lambda: not server.harbour.tables)
        listed = (await ben.get("/api/tables"))["tables"]
        assert [table["code"] for table in listed] == [anne.code]
