"""Ratings in SQLite."""

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from flibuste.store.writer import Writer
from flibuste.table.port import Counted, Expected, Rule, Standing

_STANDING: Final = "person, game, mean, doubt, games, won, last"
_COUNTED: Final = 'id, seat, person, game, at, rank, players, "left", before, mean, doubt'
_WAITING: Final = """
SELECT to_rate.id, (SELECT max(seq) FROM log WHERE log.n = tables.n)
FROM to_rate JOIN tables USING (id) ORDER BY to_rate.at
"""
_WAS_THERE: Final = """
SELECT 1 FROM log JOIN tables USING (n)
WHERE id = ? AND kind = 'table' AND json_extract(CAST(payload AS TEXT), '$.person') = ?
"""
_STANDS: Final = f"SELECT {_STANDING} FROM ratings WHERE person = ? AND game = ?"  # noqa: S608 - ours
_RATED: Final = f"INSERT INTO rated ({_COUNTED}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608 - ours
_CHANGED: Final = f"""
INSERT INTO ratings ({_STANDING}) VALUES (?, ?, ?, ?, 1, ?, ?)
ON CONFLICT (person, game) DO UPDATE SET mean = excluded.mean, doubt = excluded.doubt,
  games = games + 1, won = won + excluded.won, last = excluded.last
"""  # noqa: S608 - ours
Read = Callable[[Callable[[sqlite3.Connection], Any]], Awaitable[Any]]


class SqliteRatings:
    """How well people play, and what each rated game has done to it."""

    def __init__(self, read: Read, writer: Writer) -> None:
        self._read = read
        self._writer = writer

    async def expect(self, table: str, at: int) -> None:
        """Notes that a table's game may have to be rated; to be done before its log says so."""
        query = "INSERT OR IGNORE INTO to_rate VALUES (?, ?)"
        await self._writer.write(lambda c: c.execute(query, (table, at)).close())

    async def expected(self) -> list[Expected]:
        """The tables that wait for their rating and are run by this process or by nobody."""
        return [Expected(*row) for row in await self._read(lambda c: c.execute(_WAITING).fetchall())]

    async def count(self, table: str, persons: Sequence[str], game: str, rule: Rule) -> bool:
        """Rates a game once and for all, except for forgotten people; false if it was rated before."""

        def count(c: sqlite3.Connection) -> bool:
            if not c.execute("DELETE FROM to_rate WHERE id = ?", (table,)).rowcount:
                return False
            known = [one for one in persons if c.execute(_WAS_THERE, (table, one)).fetchone()]
            standings = {one: _standing(c, one, game) for one in known}
            for one in rule(standings):
                c.execute(_RATED, _values(one))
                c.execute(_CHANGED, (one.person, game, one.mean, one.doubt, _won(one), one.at))
            return True

        result: bool = await self._writer.write(count)
        return result

    async def of_table(self, table: str) -> list[Counted]:
        """What a game has done to ratings, by seat."""
        query = f"SELECT {_COUNTED} FROM rated WHERE id = ? ORDER BY seat"  # noqa: S608 - ours
        return [_counted(row) for row in await self._read(lambda c: c.execute(query, (table,)).fetchall())]

    async def of_person(self, person: str) -> list[Standing]:
        """How a person stands in each game."""
        query = f"SELECT {_STANDING} FROM ratings WHERE person = ? ORDER BY game"  # noqa: S608 - ours
        return [Standing(*row) for row in await self._read(lambda c: c.execute(query, (person,)).fetchall())]

    async def games_of(self, person: str, game: str, limit: int) -> list[Counted]:
        """A person's latest rated games, oldest first."""
        query = (
            f"SELECT {_COUNTED} FROM rated WHERE person = ? AND game = ? "  # noqa: S608 - ours
            "ORDER BY at DESC, rowid DESC LIMIT ?"
        )
        found = await self._read(lambda c: c.execute(query, (person, game, limit)).fetchall())
        return [_counted(row) for row in reversed(found)]

    async def best(self, game: str, least: int, limit: int) -> list[Standing]:
        """The highest standings among people with at least `least` rated games."""
        query = (
            f"SELECT {_STANDING}, coalesce(name, '') FROM ratings LEFT JOIN people ON people.id = person "  # noqa: S608 - ours
            "WHERE game = ? AND games >= ? ORDER BY mean DESC, person LIMIT ?"
        )
        found = await self._read(lambda c: c.execute(query, (game, least, limit)).fetchall())
        return [Standing(*row) for row in found]

    async def sweep(self, before: int) -> None:
        """Deletes what has not changed since."""

        def sweep(c: sqlite3.Connection) -> None:
            c.execute("DELETE FROM to_rate WHERE at < ? AND id NOT IN (SELECT id FROM tables)", (before,))
            c.execute("DELETE FROM rated WHERE at < ?", (before,))
            c.execute("DELETE FROM ratings WHERE last < ?", (before,))

        await self._writer.write(sweep)


def _standing(c: sqlite3.Connection, person: str, game: str) -> Standing | None:
    found = c.execute(_STANDS, (person, game)).fetchone()
    return Standing(*found) if found else None


def _won(one: Counted) -> int:
    return int(one.rank == 1 and not one.left)


def _values(one: Counted) -> tuple[Any, ...]:
    return (
        one.id, one.seat, one.person, one.game, one.at, one.rank, one.players, one.left, one.before, one.mean,
        one.doubt,
    )  # fmt: skip


def _counted(row: Sequence[Any]) -> Counted:
    table, seat, person, game, at, rank, players, left, *means = row
    return Counted(table, seat, person, game, at, rank, players, bool(left), *means)
