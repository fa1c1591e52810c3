"""Each game's door opens when rules and bots are compiled: in a process of its own on the first start."""

import asyncio
import contextlib
import gc
import sys
import time
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from flibuste import games
from flibuste.bots import warm as bots
from flibuste.games.warm import is_warm
from flibuste.table.swift import swift

log = structlog.get_logger()
USUAL_SECONDS = 40.0
"""How long a cold compile takes about; progress is shown against it."""


class Warmup:
    """Which games are ready."""

    def __init__(self) -> None:
        self._ready: set[str] = set()
        self._began = time.monotonic()

    def is_ready(self, name: str) -> bool:
        """Whether tables of the game can be opened."""
        return name in self._ready

    @property
    def ready(self) -> list[str]:
        """The games that are ready."""
        return [name for name in games.NAMES if name in self._ready]

    def progress(self, name: str) -> float:
        """How far a game's compilation is, from 0 to 1."""
        return 1.0 if self.is_ready(name) else min(0.95, (time.monotonic() - self._began) / USUAL_SECONDS)

    def begin(self, spawn: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        """Begins to make every game ready."""
        self._began = time.monotonic()
        for name in games.NAMES:
            spawn(self._make_ready(name))

    async def _make_ready(self, name: str) -> None:
        if not is_warm(name):
            await _compile("games", name)
        if not bots.is_warm(name):
            await _compile("bots", name)
        await asyncio.to_thread(lambda: swift(games.find(name)))
        await asyncio.to_thread(bots.warm, name)
        self._ready.add(name)
        # What is loaded by now stays: the collector need not look at it again.
        gc.freeze()
        log.info("game ready", game=name, seconds=round(time.monotonic() - self._began, 1))


async def _compile(part: str, name: str) -> None:
    """Compiles a game's rules or bots in a process of its own, so that the server's loop stays free."""
    code = f"from flibuste.{part}.warm import warm; warm({name!r})"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", code)
    try:
        await process.wait()
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
