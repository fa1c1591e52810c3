"""The logs of the regattas in SQLite."""

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from flibuste.store.forgetting import without_person
from flibuste.store.writer import Writer
from flibuste.table.port import RegattaRow

Read = Callable[[Callable[[sqlite3.Connection], Any]], Awaitable[Any]]


class SqliteRegattas:
    """What happened at each regatta, row by row."""

    def __init__(self, read: Read, writer: Writer) -> None:
        self._read = read
        self._writer = writer

    async def append(self, code: str, rows: Sequence[RegattaRow]) -> bool:
        """Writes rows that are durable when this returns, all or none; false if one of them is there."""
        values = [(code, row.seq, row.at, row.person, row.payload) for row in rows]

        def add(c: sqlite3.Connection) -> None:
            c.executemany("INSERT INTO regattas VALUES (?, ?, ?, ?, ?)", values)

        try:
            await self._writer.write(add)
        except sqlite3.IntegrityError:
            return False
        return True

    async def rows(self, code: str, after: int = 0) -> list[RegattaRow]:
        """A regatta's log after a row; empty if there is no such regatta."""
        query = "SELECT seq, at, person, payload FROM regattas WHERE code = ? AND seq > ? ORDER BY seq"
        found = await self._read(lambda c: c.execute(query, (code, after)).fetchall())
        return [RegattaRow(seq, at, person, bytes(payload)) for seq, at, person, payload in found]

    async def of(self, person: str, limit: int) -> list[str]:
        """The codes of the regattas that mention a person, newest first."""
        query = "SELECT code FROM regattas WHERE person = ? GROUP BY code ORDER BY max(at) DESC LIMIT ?"
        return [row[0] for row in await self._read(lambda c: c.execute(query, (person, limit)).fetchall())]

    async def sweep(self, before: int) -> None:
        """Deletes regattas in which nothing has happened since."""
        query = (
            "DELETE FROM regattas WHERE code IN (SELECT code FROM regattas GROUP BY code HAVING max(at) < ?)"
        )
        await self._writer.write(lambda c: c.execute(query, (before,)).close())


def forget_in_regattas(c: sqlite3.Connection, person: str) -> None:
    """Takes a person out of the rows that mention them; the rows stay where they are."""
    query = "SELECT code, seq, payload FROM regattas WHERE person = ?"
    for code, seq, payload in c.execute(query, (person,)).fetchall():
        c.execute(
            "UPDATE regattas SET person = '', payload = ? WHERE code = ? AND seq = ?",
            (without_person(bytes(payload)), code, seq),
        )
