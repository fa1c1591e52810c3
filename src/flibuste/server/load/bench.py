"""The figures of `flibuste bench server`: a server process on one core, the load generator on another."""

import asyncio
import contextlib
import functools
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import msgspec
import uvloop

from flibuste import games
from flibuste.server.load import peer
from flibuste.server.load.http import Http
from flibuste.server.load.people import LoadTable, Tally
from flibuste.server.load.socket import LoadSocket
from flibuste.server.run import free_port

SEATS = 4
THINKERS, THINKING_BESIDE = 8, 200
"""How many bots think at once, and beside how many tables of people."""
MOST_SECONDS_TO_REST = 240
"""Tables that nobody looks at leave memory after a minute."""


@functools.cache
def game_played() -> str:
    """The game that is played: the first whose bots have a mind."""
    return next(game.name for game in games.every() if game.mind is not None and SEATS in game.players)


@contextlib.asynccontextmanager
async def running(store: str, folder: Path, *, pinned: bool = True) -> AsyncIterator[tuple[Http, int, float]]:
    """A server, on one core or anywhere: its address, process id, and the seconds until it answered."""
    port = free_port()
    address = store if store != "sqlite" else f"sqlite:///{folder / 'bench.sqlite'}"
    command = [
        str(Path(sys.executable).with_name("flibuste")),
        "serve",
        "--port",
        str(port),
        "--store",
        address,
    ]
    began = time.perf_counter()
    process = _start([*command, "--limit-factor", "100000"], pinned=pinned)
    http = Http("127.0.0.1", port)
    try:
        health: dict[str, Any] = {}
        while not health:
            with contextlib.suppress(OSError):
                health = await http.get("/healthz")
            await asyncio.sleep(0.01)
        started = time.perf_counter() - began
        # A game that is still compiling would take the server's core.
        while len(health["ready"]) < len(games.names()):
            await asyncio.sleep(0.1)
            health = await http.get("/healthz")
        yield http, process.pid, started
    finally:
        process.terminate()
        process.wait()


def _start(command: list[str], *, pinned: bool) -> "subprocess.Popen[bytes]":
    """Starts the server; pinned, it has the first core to itself, and the load generator the last."""
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)  # noqa: S603 - our own command
    if pinned and hasattr(os, "sched_setaffinity"):
        cores = os.sched_getaffinity(process.pid)
        os.sched_setaffinity(process.pid, {min(cores)})
        os.sched_setaffinity(0, {max(cores)})
    return process


def percentile(values: list[float], share: float) -> float:
    """The value, in milliseconds, that this share of the values (in seconds) does not exceed."""
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2) if ordered else 0.0


def rss_mb(pid: int) -> float:
    """How much memory a process holds."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return round(int(status.split("VmRSS:")[1].split()[0]) / 1024, 1)


async def _prepare(http: Http, count: int, tally: Tally, pause: float = 0.0) -> list[LoadTable]:
    tables = [LoadTable(http, game_played(), SEATS, tally, pause) for _ in range(count)]
    for first in range(0, count, 8):
        await asyncio.gather(*(table.prepare() for table in tables[first : first + 8]))
    return tables


def _cpu_seconds(pids: tuple[int, ...]) -> dict[int, float]:
    """The processor time each of these processes, if alive, has used so far."""
    used = {}
    for pid in pids:
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
            used[pid] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return used


def _used_since(before: dict[int, float]) -> float:
    return sum(after - before[pid] for pid, after in _cpu_seconds(tuple(before)).items())


class Playing(Protocol):
    """A table where people act as soon as they are asked, game after game."""

    async def play_on(self) -> None:
        """Plays until it is cancelled."""

    def close(self) -> None:
        """Disconnects everybody."""


async def closed_loop(http: Http, pid: int, count: int, seconds: float) -> dict[str, Any]:
    """As many durable actions as the server can take: every table acts as soon as it is asked."""
    tally = Tally()
    return await play_for(await _prepare(http, count, tally), tally, (pid,), seconds)


async def play_for(
    tables: "Sequence[Playing]",
    tally: Tally,
    pids: tuple[int, ...],
    seconds: float,
    database: tuple[int, ...] = (),
) -> dict[str, Any]:
    """What tables in a closed loop achieve in this time, and what servers and database need for it."""
    connected = [asyncio.create_task(table.play_on()) for table in tables]
    await asyncio.sleep(2)
    tally.latencies.clear()
    views, serving, storing = tally.views, _cpu_seconds(pids), _cpu_seconds(database)
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    spent, latencies = time.perf_counter() - began, list(tally.latencies)
    used, stored = _used_since(serving), _used_since(storing)
    for task in connected:
        task.cancel()
    await asyncio.gather(*connected, return_exceptions=True)
    for table in tables:
        table.close()
    figures = {
        "actions_per_s": round(len(latencies) / spent),
        "p50_ms": percentile(latencies, 0.5),
        "p99_ms": percentile(latencies, 0.99),
        "views_per_s": round((tally.views - views) / spent),
        "tables": len(tables),
        "core_share": round(used / spent, 2),
        "core_us_per_action": round(1e6 * used / max(1, len(latencies))),
    }
    if database:
        figures["database_us_per_action"] = round(1e6 * stored / max(1, len(latencies)))
    return figures


async def beside_peer(count: int, seconds: float, actions: int, folder: Path) -> dict[str, Any]:
    """The same closed loop against the peer with each of its stores; ratios of our actions to its."""
    figures: dict[str, Any] = {}
    for store in peer.STORES:
        async with peer.running(store, folder) as (http, pid):
            tally = Tally()
            tables = [peer.PeerTable(http, tally) for _ in range(count)]
            for first in range(0, count, 8):
                await asyncio.gather(*(table.prepare() for table in tables[first : first + 8]))
            found = await play_for(tables, tally, (pid,), seconds)
        ratio = round(actions / max(1, found["actions_per_s"]), 1)
        figures[f"{peer.NAME} {store}"] = {**found, "ours_to_it": ratio}
    return figures


async def paced(http: Http, count: int, seconds: float) -> dict[str, Any]:
    """Many tables at one action a second each."""
    tally = Tally()
    tables = await _prepare(http, count, tally, pause=1.0)
    for table in tables:
        await table.connect()
    await asyncio.sleep(2)
    tally.latencies.clear()
    await asyncio.sleep(seconds)
    figures = {
        "tables": count,
        "p50_ms": percentile(tally.latencies, 0.5),
        "p99_ms": percentile(tally.latencies, 0.99),
        "actions_per_s": round(len(tally.latencies) / seconds),
    }
    for table in tables:
        table.close()
    return figures


async def thinking(http: Http, count: int, bots: int, seconds: float) -> dict[str, Any]:
    """Tables at one action a second each, first alone, then beside thinking bots of the highest level."""
    tally, thoughts = Tally(), 0
    tables = await _prepare(http, count, tally, pause=1.0)
    for table in tables:
        await table.connect()
    figures: dict[str, Any] = {"bots": bots, "tables": count}
    thinkers = [
        LoadTable(http, game_played(), 1, Tally(), bots=SEATS - 1, level="legend") for _ in range(bots)
    ]
    for ending in ("_without", ""):
        if not ending:
            for table in thinkers:
                await table.prepare()
                await table.connect()
        await asyncio.sleep(2)
        tally.latencies.clear()
        thoughts = await _thoughts(http)
        await asyncio.sleep(seconds)
        figures |= {
            f"p50_ms{ending}": percentile(tally.latencies, 0.5),
            f"p99_ms{ending}": percentile(tally.latencies, 0.99),
        }
    figures["thoughts"] = await _thoughts(http) - thoughts
    for table in (*tables, *thinkers):
        table.close()
    return figures


async def _thoughts(http: Http) -> int:
    """How many choices the server's bots have made so far."""
    lines = (await http.text("/metrics")).splitlines()
    return int(float(next(line for line in lines if line.startswith("flibuste_thoughts_total")).split()[1]))


async def idle(http: Http, pid: int, count: int, sockets: int) -> dict[str, Any]:
    """Memory with open tables that nobody looks at, and then with some sockets."""
    tables = [LoadTable(http, game_played(), SEATS, Tally()) for _ in range(count)]
    cookies = [await http.device() for _ in range(SEATS)]
    for table in tables:
        table.cookies = cookies
    for first in range(0, count, 8):
        await asyncio.gather(*(table.prepare() for table in tables[first : first + 8]))
    await _until(http, "tables", 0)
    figures: dict[str, Any] = {"tables": count, "rss_mb": rss_mb(pid)}
    open_sockets = [
        await LoadSocket.connect(
            http.host, http.port, f"/ws/tables/{tables[number % count].code}", cookies[0], lambda _text: None
        )
        for number in range(sockets)
    ]
    await _until(http, "connections", sockets)
    figures |= {"sockets": sockets, "rss_mb_with_sockets": rss_mb(pid)}
    for connection in open_sockets:
        connection.close()
    return figures


async def _until(http: Http, what: str, count: int) -> None:
    """Waits until the server's count reaches this number."""
    async with asyncio.timeout(MOST_SECONDS_TO_REST):
        while (await http.get("/healthz"))[what] != count:  # noqa: ASYNC110 - the other side is another process
            await asyncio.sleep(0.2)


async def reconnect(http: Http, times: int = 20) -> float:
    """Milliseconds from asking for a connection to a current view."""
    tally = Tally()
    (table,) = await _prepare(http, 1, tally)
    found = []
    for _ in range(times):
        seen: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def heard(_text: bytes, seen: "asyncio.Future[None]" = seen) -> None:
            if not seen.done():
                seen.set_result(None)

        began = time.perf_counter()
        connection = await LoadSocket.connect(
            http.host, http.port, f"/ws/tables/{table.code}", table.cookies[0], heard
        )
        await seen
        found.append(time.perf_counter() - began)
        connection.close()
    return percentile(found, 0.99)


@dataclass(frozen=True)
class Load:
    """What is measured; a count of zero leaves out its measurement."""

    store: str
    seconds: float
    tables: int
    paced: int
    idle: int
    sockets: int
    peer: bool


async def _bench(load: Load) -> dict[str, Any]:
    store, seconds = load.store, load.seconds
    if load.peer:
        peer.install()
    with tempfile.TemporaryDirectory() as folder:
        async with running(store, Path(folder)) as (http, pid, started):
            figures: dict[str, Any] = {"store": store.partition(":")[0]}
            figures["closed_loop"] = await closed_loop(http, pid, load.tables, seconds)
            figures["reconnect_ms"] = await reconnect(http)
            figures["start_s"] = round(started, 2)
        if load.peer:
            ours = figures["closed_loop"]["actions_per_s"]
            figures |= await beside_peer(load.tables, seconds, ours, Path(folder))
        if load.paced:
            async with running(store, Path(folder)) as (http, _, _):
                figures["paced"] = await paced(http, load.paced, seconds)
        if load.idle:
            async with running(store, Path(folder)) as (http, pid, _):
                figures["idle"] = await idle(http, pid, load.idle, load.sockets)
        if load.paced:
            # Last, because its bots would play on in the server afterwards, whose tables then could not rest.
            async with running(store, Path(folder)) as (http, _, _):
                figures["thinking"] = await thinking(http, THINKING_BESIDE, THINKERS, seconds)
    return figures


def bench(load: Load) -> dict[str, Any]:
    """All figures of one store, including the peer's if requested."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_bench(load))


def as_json(figures: dict[str, Any]) -> str:
    """The figures as one line of JSON."""
    return msgspec.json.encode(figures).decode()
