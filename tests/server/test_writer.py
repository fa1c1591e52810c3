"""The thread that writes to SQLite survives whatever its jobs do, and reports each result to its caller."""

import asyncio
import os
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import structlog

from flibuste.store.writer import Writer
from flibuste.table.port import Away, Unfit


@pytest.fixture
async def writer() -> AsyncIterator[Writer]:
    """A writer over a database in memory."""
    opened = Writer(database())
    yield opened
    await opened.close()


def database() -> sqlite3.Connection:
    """A log without rows, and a list of words."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    connection.execute("CREATE TABLE log (n, seq, at, seat, kind, payload, action)")
    connection.execute("CREATE TABLE words (word TEXT UNIQUE)")
    return connection


def adds(word: str, error: BaseException | None = None) -> Callable[[sqlite3.Connection], str]:
    """A job that adds a word, and may then fail."""

    def work(c: sqlite3.Connection) -> str:
        c.execute("INSERT INTO words VALUES (?)", (word,))
        if error is not None:
            raise error
        return word

    return work


def words(c: sqlite3.Connection) -> list[str]:
    """All words written."""
    return [row[0] for row in c.execute("SELECT word FROM words ORDER BY word")]


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (RuntimeError("a mistake"), RuntimeError),
        (KeyError("a mistake"), KeyError),
        (OSError("the disk"), Away),
        (sqlite3.OperationalError("database or disk is full"), Away),
        (sqlite3.DataError("string or blob too big"), Unfit),
        (OverflowError("too large"), Unfit),
    ],
)
async def test_only_the_work_that_fails_fails(
    writer: Writer, error: Exception, told: type[Exception]
) -> None:
    pieces = [writer.write(adds("a")), writer.write(adds("b", error)), writer.write(adds("c"))]
    results = await asyncio.gather(*pieces, return_exceptions=True)
    assert (results[0], type(results[1]), results[2]) == ("a", told, "c")
    assert await writer.write(words) == ["a", "c"]


@pytest.mark.parametrize("error", [SystemExit(3), KeyboardInterrupt(), GeneratorExit()])
async def test_it_survives_what_ends_a_thread_and_says_so(writer: Writer, error: BaseException) -> None:
    with structlog.testing.capture_logs() as logs:
        with pytest.raises(Away):
            await writer.write(adds("a", error))
        assert await writer.write(adds("b")) == "b"
    assert [entry["event"] for entry in logs] == ["writer failed, and goes on"]
    assert await writer.write(words) == ["b"]


async def test_a_store_that_fails_altogether_is_not_asked_for_every_row(writer: Writer) -> None:
    asked: list[int] = []
    queued = threading.Event()
    first = writer.write(lambda _c: queued.wait(5))

    def fails(_c: sqlite3.Connection) -> None:
        asked.append(1)
        raise sqlite3.OperationalError("disk I/O error")

    pieces = [writer.write(fails) for _ in range(500)]
    queued.set()
    results: list[Any] = await asyncio.gather(*pieces, return_exceptions=True)
    assert await first
    assert {type(result) for result in results} == {Away}
    assert len(asked) < 10


async def test_it_begins_where_a_thread_may_not_choose_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: Any) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "sched_setscheduler", forbidden, raising=False)
    writer = Writer(database())
    async with asyncio.timeout(5):
        assert await writer.write(adds("a")) == "a"
    await writer.close()
