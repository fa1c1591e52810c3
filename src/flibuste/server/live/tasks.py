"""A process's background work; failures are logged, and those of the store are noted."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from flibuste.server.live.store_watch import StoreWatch
from flibuste.table.port import Away

log = structlog.get_logger()


class Tasks:
    """The background tasks of a process."""

    def __init__(self, store_watch: StoreWatch) -> None:
        self._store_watch = store_watch
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Runs something in the background, and logs its failure."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)
        return task

    async def end(self) -> None:
        """Cancels all of them and waits until they are done."""
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Away):
            self._store_watch.failed(error)
        elif error is not None:
            log.error("task failed", exc_info=error)
