"""The voyages of the day in PostgreSQL."""

from collections.abc import Sequence
from typing import Any, Final

from flibuste.store.pool import Pool
from flibuste.table.port import Ranked, Sailed

_COLUMNS: Final = 'person, day, leg, log, done, "right", "of", millis'
_NEW: Final = f"INSERT INTO sailed ({_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING 1"  # noqa: E501, S608
_CHANGED: Final = (
    'UPDATE sailed SET log = $4, done = $5, "right" = $6, "of" = $7, millis = $8 '
    "WHERE person = $1 AND day = $2 AND leg = $3 AND log = $9 RETURNING 1"
)
_BEST: Final = """
SELECT person, coalesce(max(name), ''), count(*), sum("right")::bigint, sum("of")::bigint, sum(millis)::bigint
FROM sailed LEFT JOIN people ON people.id = person
WHERE day = $1 AND done AND ($3::text[] IS NULL OR person = ANY($3))
GROUP BY person ORDER BY 4 DESC, 6, 1 LIMIT $2
"""


class PostgresVoyages:
    """What people did on the legs of each day."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def sailed(self, person: str, day: int, leg: str) -> Sailed | None:
        """What a person did on a leg of a day."""
        query = f"SELECT {_COLUMNS} FROM sailed WHERE person = $1 AND day = $2 AND leg = $3"  # noqa: S608 - ours
        found = await self._pool.fetchrow(query, person, day, leg)
        return Sailed(*found) if found else None

    async def sail(self, sailed: Sailed, before: bytes | None) -> bool:
        """Keeps what a person did, if the stored log still equals `before` (None: nothing stored yet)."""
        one = sailed
        values: list[Any] = [
            one.person, one.day, one.leg, one.log, one.done, one.right, one.of, one.millis,
        ]  # fmt: skip
        if before is None:
            return bool(await self._pool.fetchval(_NEW, *values))
        return bool(await self._pool.fetchval(_CHANGED, *values, before))

    async def days_of(self, person: str, since: int) -> list[Sailed]:
        """The legs that a person has done since a day, oldest first."""
        query = f"SELECT {_COLUMNS} FROM sailed WHERE person = $1 AND day >= $2 AND done ORDER BY day, leg"  # noqa: S608 - ours
        return [Sailed(*row) for row in await self._pool.fetch(query, person, since)]

    async def best(self, day: int, limit: int, persons: Sequence[str] | None = None) -> list[Ranked]:
        """Who did best on a day, of everybody or of these people."""
        among = None if persons is None else list(persons)
        return [Ranked(*row) for row in await self._pool.fetch(_BEST, day, limit, among)]

    async def sweep(self, before: int) -> None:
        """Deletes what is older than a day."""
        await self._pool.execute("DELETE FROM sailed WHERE day < $1", before)
