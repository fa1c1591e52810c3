"""The voyages of the day in SQLite."""

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from flibuste.store.writer import Writer
from flibuste.table.port import Ranked, Sailed

_COLUMNS: Final = 'person, day, leg, log, done, "right", "of", millis'
Read = Callable[[Callable[[sqlite3.Connection], Any]], Awaitable[Any]]


class SqliteVoyages:
    """What people did on the legs of each day."""

    def __init__(self, read: Read, writer: Writer) -> None:
        self._read = read
        self._writer = writer

    async def sailed(self, person: str, day: int, leg: str) -> Sailed | None:
        """What a person did on a leg of a day."""
        query = f"SELECT {_COLUMNS} FROM sailed WHERE person = ? AND day = ? AND leg = ?"  # noqa: S608 - ours
        found = await self._read(lambda c: c.execute(query, (person, day, leg)).fetchone())
        return _sailed(found) if found else None

    async def sail(self, sailed: Sailed, before: bytes | None) -> bool:
        """Keeps what a person did, if the stored log still equals `before` (None: nothing stored yet)."""
        one = sailed
        values = (one.log, one.done, one.right, one.of, one.millis)
        place = (one.person, one.day, one.leg)
        if before is None:
            query = (
                'INSERT OR IGNORE INTO sailed (log, done, "right", "of", millis, person, day, leg) '
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
            )
            asked: tuple[Any, ...] = (*values, *place)
        else:
            query = (
                'UPDATE sailed SET log = ?, done = ?, "right" = ?, "of" = ?, millis = ? '
                "WHERE person = ? AND day = ? AND leg = ? AND log = ?"
            )
            asked = (*values, *place, before)
        changed: int = await self._writer.write(lambda c: c.execute(query, asked).rowcount)
        return changed == 1

    async def days_of(self, person: str, since: int) -> list[Sailed]:
        """The legs that a person has done since a day, oldest first."""
        query = f"SELECT {_COLUMNS} FROM sailed WHERE person = ? AND day >= ? AND done ORDER BY day, leg"  # noqa: S608 - ours
        found = await self._read(lambda c: c.execute(query, (person, since)).fetchall())
        return [_sailed(row) for row in found]

    async def best(self, day: int, limit: int, persons: Sequence[str] | None = None) -> list[Ranked]:
        """Who did best on a day, of everybody or of these people."""
        among = f"AND person IN ({', '.join('?' * len(persons))})" if persons is not None else ""
        query = (
            'SELECT person, coalesce(max(name), \'\'), count(*), sum("right"), sum("of"), sum(millis) '  # noqa: S608 - ours
            f"FROM sailed LEFT JOIN people ON people.id = person WHERE day = ? AND done {among} "
            "GROUP BY person ORDER BY 4 DESC, 6, 1 LIMIT ?"
        )
        asked = (day, *(persons or ()), limit)
        found = await self._read(lambda c: c.execute(query, asked).fetchall())
        return [Ranked(*row) for row in found]

    async def sweep(self, before: int) -> None:
        """Deletes what is older than a day."""
        await self._writer.write(lambda c: c.execute("DELETE FROM sailed WHERE day < ?", (before,)).close())


def _sailed(row: Sequence[Any]) -> Sailed:
    person, day, leg, log, done, right, of, millis = row
    return Sailed(person, day, leg, bytes(log), bool(done), right, of, millis)
