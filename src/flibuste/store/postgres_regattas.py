"""The logs of the regattas in PostgreSQL."""

from collections.abc import Sequence
from typing import Any, Final

import asyncpg

from flibuste.store.forgetting import without_person
from flibuste.store.pool import Pool
from flibuste.table.port import REWRITTEN, RegattaRow

_SWEEP: Final = (
    "DELETE FROM regattas WHERE code IN (SELECT code FROM regattas GROUP BY code HAVING max(at) < $1)"
)


class PostgresRegattas:
    """What happened at each regatta, row by row; other processes are told as they are of a table's rows."""

    def __init__(self, pool: Pool, changes: str) -> None:
        self._pool = pool
        self._changes = changes

    async def append(self, code: str, rows: Sequence[RegattaRow]) -> bool:
        """Writes rows that are durable when this returns, all or none; false if one of them is there."""
        values = [(code, row.seq, row.at, row.person, row.payload) for row in rows]
        try:
            async with self._pool.transaction() as c:
                await c.executemany("INSERT INTO regattas VALUES ($1, $2, $3, $4, $5)", values)
                await c.execute("SELECT pg_notify($1, $2)", self._changes, f"{code}:{rows[-1].seq}")
        except asyncpg.UniqueViolationError:
            return False
        return True

    async def rows(self, code: str, after: int = 0) -> list[RegattaRow]:
        """A regatta's log after a row; empty if there is no such regatta."""
        query = "SELECT seq, at, person, payload FROM regattas WHERE code = $1 AND seq > $2 ORDER BY seq"
        return [RegattaRow(*row) for row in await self._pool.fetch(query, code, after)]

    async def of(self, person: str, limit: int) -> list[str]:
        """The codes of the regattas that mention a person, newest first."""
        query = "SELECT code FROM regattas WHERE person = $1 GROUP BY code ORDER BY max(at) DESC LIMIT $2"
        return [row[0] for row in await self._pool.fetch(query, person, limit)]

    async def sweep(self, before: int) -> None:
        """Deletes regattas in which nothing has happened since."""
        await self._pool.execute(_SWEEP, before)


async def forget_in_regattas(c: Any, person: str, changes: str) -> None:
    """Takes a person out of the rows that mention them; the rows stay where they are."""
    query = "SELECT code, seq, payload FROM regattas WHERE person = $1 FOR UPDATE"
    for code, seq, payload in await c.fetch(query, person):
        await c.execute(
            "UPDATE regattas SET person = '', payload = $3 WHERE code = $1 AND seq = $2",
            code,
            seq,
            without_person(payload),
        )
        await c.execute("SELECT pg_notify($1, $2)", changes, f"{code}:{REWRITTEN}")
