"""The figures of `flibuste bench cluster`: one, two and three processes over one PostgreSQL."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import uvloop

from flibuste.server.load.bench import SEATS, game_played, play_for, running
from flibuste.server.load.database import postgres
from flibuste.server.load.http import Http
from flibuste.server.load.people import LoadTable, Tally

PROCESSES: Final = (1, 2, 3)


@contextlib.asynccontextmanager
async def _several(count: int, store: str) -> AsyncIterator[tuple[list[Http], tuple[int, ...]]]:
    """A number of servers over one store, each on its own port: their addresses and process ids."""
    async with contextlib.AsyncExitStack() as stack:
        doors, pids = [], []
        for _ in range(count):
            http, pid, _ = await stack.enter_async_context(running(store, Path(), pinned=False))
            doors.append(http)
            pids.append(pid)
        yield doors, tuple(pids)


def database_pids() -> tuple[int, ...]:
    """The processes of PostgreSQL on this machine."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if (process / "comm").read_text(encoding="ascii").strip() == "postgres":
                found.append(int(process.name))
    return tuple(found)


async def _closed_loop(
    doors: list[Http], pids: tuple[int, ...], tables: int, seconds: float, *, scattered: bool
) -> dict[str, Any]:
    """The closed loop with each table's people at one process, or scattered over all of them."""
    tally = Tally()
    opened = []
    for number in range(tables):
        home = doors[number % len(doors)]
        opened.append(LoadTable(home, game_played(), SEATS, tally, doors=doors if scattered else (home,)))
    for first in range(0, tables, 8):
        await asyncio.gather(*(table.prepare() for table in opened[first : first + 8]))
    return await play_for(opened, tally, pids, seconds, database_pids())


async def _bench(store: str, tables: int, seconds: float) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    for count in PROCESSES:
        async with _several(count, store) as (doors, pids):
            name = f"{count} process{'es' if count > 1 else ''}"
            figures[name] = await _closed_loop(doors, pids, tables, seconds, scattered=False)
            if count > 1:
                figures[f"{name}, scattered"] = await _closed_loop(
                    doors, pids, tables, seconds, scattered=True
                )
    return figures


def bench(store: str | None, tables: int, seconds: float) -> dict[str, Any]:
    """The closed loop with one, two and three processes; over its own PostgreSQL if none is named."""
    with contextlib.ExitStack() as stack:
        address = store or stack.enter_context(postgres())
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(_bench(address, tables, seconds))
