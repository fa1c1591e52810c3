"""Threads in which bots think: at most cores - 1, and fair to all tables."""

import asyncio
import os
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")
NICENESS = 10
"""Thinking threads yield when the server's own thread wants the core."""


class Thinkers:
    """Runs thoughts in threads, with tables taking turns."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or max(1, _cores() - 1)
        self._threads = ThreadPoolExecutor(self.count, "thinker", step_back)
        self._free = self.count
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def think(self, table: str, thought: Callable[[], T]) -> T:
        """The result of the thought, once it is this table's turn."""
        await self._turn(table)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, thought)
        finally:
            self._next()

    async def _turn(self, table: str) -> None:
        if self._free > 0:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        while self._waiting:
            table, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[table] = turns
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._free += 1

    def close(self) -> None:
        """Ends the threads once their thoughts are done."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 2


def step_back() -> None:
    """Lowers this thread's priority; only on Linux, as elsewhere it would slow the whole process down."""
    if hasattr(os, "sched_getaffinity"):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
