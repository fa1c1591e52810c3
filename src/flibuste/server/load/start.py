"""The figures of `flibuste bench start`: how soon people can play after a first start, and after a second."""

import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import uvloop

from flibuste import games
from flibuste.bots import port as bots
from flibuste.core.game import Game
from flibuste.server.load.bench import percentile
from flibuste.server.load.http import Http
from flibuste.server.load.people import LoadTable, Tally
from flibuste.server.run import free_port

CORES: Final = 2
"""Cores for the server and its compiling processes together."""
SEATS: Final = 4
PAUSE: Final = 1.0
"""Seconds that people at the tables think, on average."""
LONGEST: Final = 900.0


@contextlib.asynccontextmanager
async def _started(folder: Path) -> AsyncIterator[tuple[Http, float]]:
    """A server on two cores with its cache in the folder, and the seconds until it answered."""
    began, port = time.perf_counter(), free_port()
    process, http = _serve(folder, port), Http("127.0.0.1", port)

    async def answers() -> bool:
        with contextlib.suppress(OSError):
            return bool(await http.get("/healthz"))
        return False

    try:
        await _until(answers)
        yield http, time.perf_counter() - began
    finally:
        process.terminate()
        process.wait()


def _serve(folder: Path, port: int) -> "subprocess.Popen[bytes]":
    program = str(Path(sys.executable).with_name("flibuste"))
    store = f"sqlite:///{folder / 'start.sqlite'}"
    process = subprocess.Popen(  # noqa: S603 - our own command
        [program, "serve", "--port", str(port), "--store", store, "--limit-factor", "1000"],
        stderr=subprocess.DEVNULL,
        env=os.environ | {"FLIBUSTE_CACHE_DIR": str(folder / "cache")},
    )
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(process.pid, set(sorted(os.sched_getaffinity(process.pid))[:CORES]))
    return process


async def _until(happened: Callable[[], Awaitable[bool]]) -> None:
    """Polls until it has happened; raises TimeoutError after LONGEST seconds."""
    end = time.perf_counter() + LONGEST
    while not await happened():
        if time.perf_counter() > end:
            raise TimeoutError(f"nothing came of it in {LONGEST:.0f} s")
        await asyncio.sleep(0.01)


def _usual_table(http: Http, game: Game, tally: Tally) -> LoadTable:
    """A person and bots of a middle level, as the home page opens it."""
    seats = SEATS if SEATS in game.players else game.players[0]
    levels = bots.levels(game)
    level = bots.STAND_IN if bots.STAND_IN in levels else levels[-1]
    return LoadTable(http, game.name, 1, tally, bots=seats - 1, level=level)


async def _playable(http: Http, game: Game) -> tuple[float, float]:
    """Seconds until the first view of a started game, and until an action was accepted."""
    began, tally = time.perf_counter(), Tally()
    table = _usual_table(http, game, tally)
    await table.prepare()
    await table.connect()

    async def sees() -> bool:
        return tally.views > 0

    async def has_acted() -> bool:
        return bool(tally.latencies)

    await _until(sees)
    seen = time.perf_counter() - began
    await _until(has_acted)
    acted = time.perf_counter() - began
    table.close()
    return seen, acted


async def _people(http: Http, count: int, tally: Tally) -> list[LoadTable]:
    """Tables of people who play the turn games, and one with the strongest bots of each."""
    found = [game for game in games.every() if not game.timed]
    tables = []
    for number in range(count):
        game = found[number % len(found)]
        seats = SEATS if SEATS in game.players else game.players[-1]
        tables.append(LoadTable(http, game.name, seats, tally, pause=PAUSE))
    for game in found:
        strongest = bots.levels(game)[-1]
        tables.append(
            LoadTable(http, game.name, 1, tally, pause=PAUSE, bots=game.players[0] - 1, level=strongest)
        )
    for table in tables:
        await table.prepare()
        await table.connect()
    return tables


def _latencies(tally: Tally) -> dict[str, Any]:
    return {
        "actions": len(tally.latencies),
        "p50_ms": percentile(tally.latencies, 0.5),
        "p99_ms": percentile(tally.latencies, 0.99),
        "slowest_ms": percentile(tally.latencies, 1.0),
    }


async def _first(folder: Path, tables: int, seconds: float) -> dict[str, Any]:
    """The first start, from an empty cache to the last compiled game."""
    async with _started(folder) as (http, answered):
        began = time.perf_counter()
        every = games.every()
        opened = await asyncio.gather(*(_playable(http, game) for game in every))
        tally = Tally()
        played = await _people(http, tables, tally)
        compiled: dict[str, float] = {}

        async def all_compiled() -> bool:
            for name in (await http.get("/healthz"))["ready"]:
                compiled.setdefault(name, time.perf_counter() - began)
            return len(compiled) == len(every)

        await _until(all_compiled)
        figures: dict[str, Any] = {"answers_s": round(answered, 2)}
        for game, (seen, acted) in zip(every, opened, strict=True):
            figures[game.name] = {
                "table_s": round(seen, 2),
                "first_action_s": round(acted, 2),
                "compiled_s": round(compiled[game.name], 1),
                "ratio": round(compiled[game.name] / seen),
            }
        figures["while_compiling"] = _latencies(tally)
        tally.latencies.clear()
        await asyncio.sleep(seconds)
        figures["compiled"] = _latencies(tally)
        for table in played:
            table.close()
    return figures


async def _second(folder: Path) -> dict[str, Any]:
    """A start from the cache that the first one has filled."""
    began = time.perf_counter()
    async with _started(folder) as (http, answered):
        tally = Tally()
        table = _usual_table(http, games.every()[0], tally)
        await table.prepare()
        accepted = time.perf_counter() - began

        async def all_ready() -> bool:
            return len((await http.get("/healthz"))["ready"]) == len(games.names())

        await _until(all_ready)
        ready = time.perf_counter() - began
    return {
        "answers_s": round(answered, 2),
        "first_table_accepted_s": round(accepted, 2),
        "all_compiled_loaded_s": round(ready, 2),
    }


async def _bench(tables: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        first = await _first(Path(folder), tables, seconds)
        return {**first, "second_start": await _second(Path(folder))}


def bench(tables: int, seconds: float) -> dict[str, Any]:
    """All figures, those of every game under its name."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_bench(tables, seconds))
