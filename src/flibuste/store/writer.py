"""One thread that writes: it commits whatever has arrived, at once, and nobody waits for a fixed window.

Between statements the thread waits for the interpreter's lock, which the server's loop holds: so rows that
come alone, nearly all of them, go together in one statement, which is its own transaction.
"""

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from itertools import chain
from typing import Any

Values = tuple[Any, ...]
Work = Values | Callable[[sqlite3.Connection], Any]
"""A row of the log, or what to do inside a transaction: it changes all or raises before."""

MOST_AT_ONCE = 4096
MOST_IN_ONE = 200
INSERT = "INSERT INTO log (n, seq, at, seat, kind, payload, action) VALUES "
ROW = "(?, ?, ?, ?, ?, ?, ?)"


class Writer:
    """Groups pieces of work into transactions and tells each when it is durable."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._waiting: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="writer")
        self._thread.start()

    def write(self, work: Work) -> "asyncio.Future[Any]":
        """A future that is done when the work is durable."""
        done: asyncio.Future[Any] = self._loop.create_future()
        self._waiting.put((work, done))
        return done

    async def close(self) -> None:
        """Writes what has arrived and ends the thread."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _write(self) -> None:
        _wait_ones_turn()
        going = True
        while going:
            batch = [self._waiting.get()]
            while len(batch) < MOST_AT_ONCE:
                try:
                    batch.append(self._waiting.get_nowait())
                except queue.Empty:
                    break
            pieces = [piece for piece in batch if piece is not None]
            going = len(pieces) == len(batch)
            if pieces:
                self._commit(pieces)

    def _commit(self, pieces: list[tuple[Work, "asyncio.Future[Any]"]]) -> None:
        results: list[Any] = []
        rows = [work for work, _ in pieces if isinstance(work, tuple)]
        if len(rows) == len(pieces) <= MOST_IN_ONE and self._at_once(rows):
            self._loop.call_soon_threadsafe(_tell, [(done, None) for _, done in pieces])
            return
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for work, _ in pieces:
                results.append(self._one(work))
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            results = [error] * len(pieces)
        outcome = [(done, result) for (_, done), result in zip(pieces, results, strict=True)]
        self._loop.call_soon_threadsafe(_tell, outcome)

    def _at_once(self, rows: list[Values]) -> bool:
        """Whether all rows could be written in one statement; none is written if not."""
        try:
            self._connection.execute(INSERT + ", ".join([ROW] * len(rows)), list(chain.from_iterable(rows)))
        except sqlite3.Error:
            return False
        return True

    def _one(self, work: Work) -> Any:
        try:
            if isinstance(work, tuple):
                self._connection.execute(INSERT + ROW, work)
                return None
            return work(self._connection)
        except sqlite3.IntegrityError as error:
            return error


def _tell(outcome: list[tuple["asyncio.Future[Any]", Any]]) -> None:
    for done, result in outcome:
        if done.cancelled():
            continue
        if isinstance(result, BaseException):
            done.set_exception(result)
        else:
            done.set_result(result)


def _wait_ones_turn() -> None:
    """Lets this thread begin when the server's loop pauses, not break in on every row: groups grow larger."""
    if hasattr(os, "SCHED_BATCH"):
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
