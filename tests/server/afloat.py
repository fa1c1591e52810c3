"""A real server in the test's own loop, so that a test can look behind the counter."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from flibuste.server.app import open_store
from flibuste.server.config import Config, Limits
from flibuste.server.harbour import Harbour, wall_clock
from flibuste.server.run import free_port, server
from tests.server.sailor import Sailor


@dataclass
class Afloat:
    """A running server and its harbour."""

    harbour: Harbour
    address: str
    sailors: list[Sailor]

    def sailor(self, cookie: str | None = None) -> Sailor:
        """A new device."""
        sailor = Sailor(self.address, cookie)
        self.sailors.append(sailor)
        return sailor


@contextlib.asynccontextmanager
async def afloat(folder: Path, now: Callable[[], int] = wall_clock, **changes: Any) -> AsyncIterator[Afloat]:
    """A server on loopback with wide limits and a fast pace, unless changed."""
    config = replace(
        Config(
            f"sqlite:///{folder / 'tables.sqlite'}", port=free_port(), pace=20, limits=Limits().times(1000)
        ),
        **changes,
    )
    harbour = Harbour(config, open_store(config.store), now)
    await harbour.open()
    uvicorn = server(config, harbour)
    uvicorn.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(uvicorn.serve())
    ship = Afloat(harbour, f"http://127.0.0.1:{config.port}", [])
    try:
        async with asyncio.timeout(180):
            while not uvicorn.started or len(harbour.warmup.ready) < 3:  # noqa: ASYNC110 - uvicorn has no event
                await asyncio.sleep(0.01)
        yield ship
    finally:
        for sailor in ship.sailors:
            await sailor.close()
        uvicorn.should_exit = True
        await task
        await harbour.close()
