"""A real server in the test's own loop, so that a test can look inside."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from flibuste import games
from flibuste.server.config import Config, Limits
from flibuste.server.http.app import open_store
from flibuste.server.live.harbour import Harbour
from flibuste.server.run import free_port, server
from tests.server.client import Client


@dataclass
class InProcessServer:
    """A running server and its harbour."""

    harbour: Harbour
    address: str
    clients: list[Client]

    def client(self, cookie: str | None = None) -> Client:
        """A new device."""
        client = Client(self.address, cookie)
        self.clients.append(client)
        return client


@contextlib.asynccontextmanager
async def in_process_server(
    folder: Path, now: Callable[[], int] | None = None, **changes: Any
) -> AsyncIterator[InProcessServer]:
    """A server on loopback, by default with wide limits and a fast pace."""
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
    process = InProcessServer(harbour, f"http://127.0.0.1:{config.port}", [])
    try:
        async with asyncio.timeout(180):
            while not uvicorn.started or len(harbour.compiling.ready) < len(games.names()):  # noqa: ASYNC110 - uvicorn has no event
                await asyncio.sleep(0.01)
        yield process
    finally:
        for client in process.clients:
            await client.close()
        uvicorn.should_exit = True
        await task
        await harbour.close()
