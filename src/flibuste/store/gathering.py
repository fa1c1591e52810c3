"""Rows on their way to PostgreSQL: whatever has arrived is written in one statement with one NOTIFY."""

import asyncio
from typing import TYPE_CHECKING, Any

from flibuste.table.port import Unfit

if TYPE_CHECKING:
    from flibuste.store.pool import Pool

Columns = tuple[Any, ...]
MOST_AT_ONCE = 200
"""How many tables fit into one NOTIFY."""

_ADD = """
WITH added AS (
  INSERT INTO log (id, seq, at, seat, kind, payload, action)
  SELECT * FROM unnest(
    $1::text[], $2::int[], $3::bigint[], $4::smallint[], $5::text[], $6::bytea[], $7::text[]
  )
  ON CONFLICT DO NOTHING RETURNING id, seq
), told AS (
  SELECT pg_notify('flibuste_log', (SELECT string_agg(id || ':' || seq, ',') FROM added))
)
SELECT id, seq FROM added, told
"""


class Gathering:
    """Gathers single rows into statements; a row that already exists is left alone and reported."""

    def __init__(self, pool: "Pool") -> None:
        self._pool = pool
        self._waiting: list[tuple[Columns, asyncio.Future[bool]]] = []
        self._writing: list[tuple[Columns, asyncio.Future[bool]]] = []
        self._arrived = asyncio.Event()
        self._task = asyncio.create_task(self._gather())

    async def add(self, columns: Columns) -> bool:
        """Whether the row is new and now durable."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((columns, done))
        self._arrived.set()
        return await done

    async def close(self) -> None:
        """Writes what has arrived."""
        while self._waiting or self._writing:
            await asyncio.wait([done for _, done in self._waiting + self._writing])
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _gather(self) -> None:
        while True:
            await self._arrived.wait()
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            if not self._waiting:
                self._arrived.clear()
            self._writing = batch
            await self._write(batch)
            self._writing = []

    async def _write(self, batch: list[tuple[Columns, "asyncio.Future[bool]"]]) -> None:
        """Writes all rows at once; if one is unfit, each goes alone, so that only that one is refused."""
        try:
            columns = [list(column) for column in zip(*(row for row, _ in batch), strict=True)]
            added = {(row[0], row[1]) for row in await self._pool.fetch(_ADD, *columns)}
        except Unfit as error:
            if len(batch) > 1:
                for piece in batch:
                    await self._write([piece])
            else:
                _fail(batch, error)
        except Exception as error:  # noqa: BLE001 - passed on to every waiting writer
            _fail(batch, error)
        else:
            for row, done in batch:
                if not done.done():
                    done.set_result((row[0], row[1]) in added)


def _fail(batch: list[tuple[Columns, "asyncio.Future[bool]"]], error: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)
