"""Analyses of finished games: computed off the event loop, one at a time, and kept with the game."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

import msgspec
import structlog

from flibuste.analysis.report import FORMAT, analyse, written
from flibuste.core.recording import Recording
from flibuste.core.two_forms import COMPILED
from flibuste.server import wire
from flibuste.server.compiling import Compiling
from flibuste.server.http import replays
from flibuste.server.live.services import Spawn
from flibuste.server.live.thinkers import step_back
from flibuste.table.refused import refused

log = structlog.get_logger()
DEPTH: Final = "default"
NAME: Final = f"analysis-{FORMAT}-{DEPTH}"
MOST: Final = 32
"""The most games that wait for their analysis."""
WAIT: Final = 0.4
"""Seconds that an answer waits for a short analysis to finish."""


@dataclass
class Work:
    """An analysis in progress."""

    task: "asyncio.Task[bytes]"
    done: int = 0
    steps: int = 1

    def on(self, done: int, steps: int) -> None:
        """Notes its progress."""
        self.done, self.steps = done, steps


async def kept(archive: replays.Archive, identity: str) -> bytes | None:
    """The analysis of a game, if it has been made."""
    return await archive.store.kept(identity, NAME)


class Analyses:
    """The analyses of a process, in their own thread so that no bot waits for them."""

    def __init__(self, archive: replays.Archive, compiling: Compiling, spawn: Spawn) -> None:
        self._archive, self._compiling, self._spawn = archive, compiling, spawn
        self._works: dict[str, Work] = {}
        self._thread = ThreadPoolExecutor(1, "analyst", step_back)

    async def asked(self, identity: str) -> wire.Analysed:
        """The analysis of a finished game, or its progress; the first to ask starts it."""
        work = self._works.get(identity)
        if work is None:
            table, rows = await self._archive.finished(identity)
            if not replays.may_be_analysed(table):
                raise refused("no_analysis")
            found = await kept(self._archive, identity)
            if found is not None:
                return wire.Analysed(1.0, msgspec.Raw(found))
            work = self._works.get(identity) or self._begin(identity, replays.recording(table, rows))
        await asyncio.wait({work.task}, timeout=WAIT)
        if not work.task.done():
            return wire.Analysed(min(work.done / max(work.steps, 1), 0.99), None)
        self._works.pop(identity, None)
        return wire.Analysed(1.0, msgspec.Raw(work.task.result()))

    def _begin(self, identity: str, recording: Recording) -> Work:
        for other in [other for other, work in self._works.items() if work.task.done()]:
            del self._works[other]
        if len(self._works) >= MOST:
            raise refused("too_many_requests")
        task = self._spawn(self._analyse(identity, recording))
        work = self._works[identity] = Work(task)
        return work

    async def _analyse(self, identity: str, recording: Recording) -> bytes:
        def work() -> bytes:
            with COMPILED:
                return written(
                    analyse(recording, DEPTH, lambda done, steps: self._note(identity, done, steps))
                )

        await self._compiling.judged(recording.game)
        found = await asyncio.get_running_loop().run_in_executor(self._thread, work)
        await self._archive.store.keep(identity, NAME, found)
        log.info("game analysed", id=identity, game=recording.game)
        return found

    def _note(self, identity: str, done: int, steps: int) -> None:
        work = self._works.get(identity)
        if work is not None:
            work.on(done, steps)
