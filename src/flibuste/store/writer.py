"""One thread that writes: it commits whatever has arrived at once, without waiting for a fixed window.

Between statements the thread waits for the interpreter's lock, which the server's loop holds: so rows that
come alone, nearly all of them, go together in one statement, which is its own transaction.
"""

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from itertools import chain
from typing import Any

import structlog

from flibuste.table.port import Away, Unfit

Values = tuple[Any, ...]
Work = Values | Callable[[sqlite3.Connection], Any]
"""A row of the log, or what to do inside a transaction."""

MOST_AT_ONCE = 4096
MOST_IN_ONE = 200
INSERT = "INSERT INTO log (n, seq, at, seat, kind, payload, action) VALUES "
ROW = "(?, ?, ?, ?, ?, ?, ?)"


GUILTY = (sqlite3.InterfaceError, sqlite3.ProgrammingError, sqlite3.DataError, OverflowError, ValueError)
"""SQLite's errors when the work is wrong, not the file."""
TRIES_APART = 3
"""After this many failures in a row the file is at fault, not the work: the rest is not tried."""

log = structlog.get_logger()


def in_words_of_the_port(error: BaseException) -> BaseException:
    """The error in the port's terms; conflicts and bugs of our own stay what they are."""
    if isinstance(error, sqlite3.IntegrityError | Unfit | Away):
        return error
    if isinstance(error, GUILTY):
        return Unfit(str(error))
    if isinstance(error, sqlite3.Error | OSError | MemoryError):
        return Away(str(error))
    return error


class Writer:
    """Groups pieces of work into transactions and reports each when it is durable."""

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
                self._serve(pieces)

    def _serve(self, pieces: list[tuple[Work, "asyncio.Future[Any]"]]) -> None:
        """Writes the pieces and reports each one's outcome, whatever happens."""
        try:
            results = self._commit([work for work, _ in pieces])
        except BaseException as error:
            log.exception("writer failed, and goes on")
            results = [Away(repr(error))] * len(pieces)
        outcome = [(done, result) for (_, done), result in zip(pieces, results, strict=True)]
        try:
            self._loop.call_soon_threadsafe(_tell, outcome)
        except RuntimeError:
            log.warning("writer had nobody to tell", pieces=len(pieces))

    def _commit(self, works: list[Work]) -> list[Any]:
        """Each piece's outcome: its result, or why it was not written."""
        rows = [work for work in works if isinstance(work, tuple)]
        if len(rows) == len(works) <= MOST_IN_ONE and self._at_once(rows):
            return [None] * len(works)
        try:
            return self._together(works)
        except Exception as error:  # noqa: BLE001 - passed on to whoever waits for it
            if len(works) == 1:
                return [in_words_of_the_port(error)]
        return self._apart(works)

    def _at_once(self, rows: list[Values]) -> bool:
        """Whether all rows could be written in one statement; if not, none is."""
        try:
            self._connection.execute(INSERT + ", ".join([ROW] * len(rows)), list(chain.from_iterable(rows)))
        except Exception:  # noqa: BLE001 - what is wrong is found out row by row
            return False
        return True

    def _together(self, works: list[Work]) -> list[Any]:
        """All pieces in one transaction; a piece that SQLite rejects leaves no trace."""
        c = self._connection
        if c.in_transaction:
            c.execute("ROLLBACK")
        c.execute("BEGIN IMMEDIATE")
        try:
            results = [self._one(work) for work in works]
            c.execute("COMMIT")
        except BaseException:
            if c.in_transaction:
                c.execute("ROLLBACK")
            raise
        return results

    def _apart(self, works: list[Work]) -> list[Any]:
        """Each piece in a transaction of its own, so that one fails alone."""
        results: list[Any] = []
        failures = 0
        for work in works:
            if failures == TRIES_APART:
                results.append(results[-1])
                continue
            try:
                results += self._together([work])
                failures = 0
            except Exception as error:  # noqa: BLE001 - passed on to whoever waits for it
                results.append(in_words_of_the_port(error))
                failures = failures + 1 if isinstance(results[-1], Away) else 0
        return results

    def _one(self, work: Work) -> Any:
        if isinstance(work, tuple):
            try:
                self._connection.execute(INSERT + ROW, work)
            except (sqlite3.IntegrityError, *GUILTY) as error:
                return in_words_of_the_port(error)
            return None
        self._connection.execute("SAVEPOINT whole")
        try:
            result = work(self._connection)
        except (sqlite3.IntegrityError, *GUILTY) as error:
            self._connection.execute("ROLLBACK TO whole")
            result = in_words_of_the_port(error)
        self._connection.execute("RELEASE whole")
        return result


def _tell(outcome: list[tuple["asyncio.Future[Any]", Any]]) -> None:
    for done, result in outcome:
        if done.done():
            continue
        if isinstance(result, BaseException):
            done.set_exception(result)
        else:
            done.set_result(result)


def _wait_ones_turn() -> None:
    """Lets this thread begin when the server's loop pauses, not at every row, so that groups grow larger."""
    with contextlib.suppress(AttributeError, OSError):
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
