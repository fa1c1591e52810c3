"""Tables open at once on the plain rules; here the compiled ones are made and taken over.

What is not in the cache is compiled in separate processes that yield to people playing; then it is loaded,
and every table continues with it between two actions.
"""

import asyncio
import contextlib
import gc
import os
import sys
import time
from collections.abc import Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal

import structlog

from flibuste import games
from flibuste.analysis import warm as judges
from flibuste.bots import port
from flibuste.bots import warm as bots
from flibuste.games import warm as rules
from flibuste.table.fast_rules import fast_rules

if TYPE_CHECKING:
    from flibuste.server.live.live_table import LiveTable

log = structlog.get_logger()
Part = Literal["games", "bots", "analysis"]
AT_ONCE: Final = os.cpu_count() or 1
"""Processes that compile side by side."""


class Compiling:
    """Makes the compiled rules and bots of every game, and hands them to the live tables of this process."""

    def __init__(self, tables: "Mapping[str, LiveTable]") -> None:
        self._tables = tables
        self._ready: set[str] = set()
        self._began = time.monotonic()
        self._places = asyncio.Semaphore(AT_ONCE)

    @property
    def ready(self) -> list[str]:
        """The games whose rules and bots are compiled."""
        return [name for name in games.names() if name in self._ready]

    def begin(self, spawn: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        """Begins with every game."""
        self._began = time.monotonic()
        for name in games.names():
            spawn(self._make_ready(name))

    async def _make_ready(self, name: str) -> None:
        if not (rules.is_warm(name) or await self._compile("games", name)):
            return
        await asyncio.to_thread(rules.warm, name)
        await asyncio.to_thread(fast_rules, games.find(name))
        for live in self._tables_of(name):
            async with live.writing.lock:
                live.table.take_compiled_rules()
        if not (bots.is_warm(name) or await self._compile("bots", name)):
            return
        await asyncio.to_thread(bots.warm, name)
        port.take_compiled(games.find(name))
        for live in self._tables_of(name):
            live.show_all()
        self._ready.add(name)
        # What is loaded by now stays, so the collector need not look at it again.
        gc.freeze()
        log.info("game compiled", game=name, seconds=round(time.monotonic() - self._began, 1))

    async def judged(self, name: str) -> bool:
        """Whether a game's judge is compiled; the first call starts compiling it if it is not."""
        return judges.is_warm(name) or await self._compile("analysis", name)

    def _tables_of(self, name: str) -> "list[LiveTable]":
        return [live for live in self._tables.values() if live.table.header.game == name]

    async def _compile(self, part: Part, name: str) -> bool:
        """Compiles a game's rules, bots or judge in a separate process; returns whether that succeeded."""
        async with self._places:
            code = f"from flibuste.{part} import warm; warm.compile_aside({name!r})"
            process = await asyncio.create_subprocess_exec(sys.executable, "-c", code)
            try:
                status = await process.wait()
            finally:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
        if status:
            log.error("compiling failed: its tables go on uncompiled", game=name, part=part, status=status)
        return status == 0
