"""The store of one process: a SQLite file in WAL mode, every commit synced."""

import asyncio
import contextlib
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import resources
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from flibuste.store.forgetting import Forgetting, Rewrite
from flibuste.store.sqlite_file import bring_up_to_date, hold, make_private
from flibuste.store.sqlite_ratings import SqliteRatings
from flibuste.store.sqlite_regattas import SqliteRegattas, forget_in_regattas
from flibuste.store.sqlite_voyages import SqliteVoyages
from flibuste.store.writer import INSERT, ROW, Writer, in_words_of_the_port
from flibuste.table.header import Header, read_header
from flibuste.table.log import Row
from flibuste.table.port import Claim, Conflict, Entry, Person, Ratings, Regattas, Voyages

T = TypeVar("T")
LONGEST_WAL: Final = 16_000
"""Pages after which the writer itself copies the write-ahead log into the database while everybody waits."""
TIDYING_SECONDS: Final = 1.0
"""How often another thread does so in the background, so that the writer rarely has to."""
_VISITED: Final = (
    "SELECT n FROM log WHERE kind = 'table' AND json_extract(CAST(payload AS TEXT), '$.person') = ?"
)
"""The tables a person ever came to."""


class SqliteStore:
    """The log in a SQLite file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._numbers: dict[str, int] = {}

    async def open(self) -> None:
        """Opens the file, makes its tables, starts the writer; InUse if another process has it."""
        self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._lock = hold(self._path)
        make_private(self._path)
        self._reading = self._connect()
        writing = self._connect()
        writing.executescript(resources.files("flibuste.store").joinpath("schema.sql").read_text("utf-8"))
        bring_up_to_date(writing)
        self._writer = Writer(writing)
        self._writing = writing
        self.voyages: Voyages = SqliteVoyages(self._read, self._writer)
        self.ratings: Ratings = SqliteRatings(self._read, self._writer)
        self.regattas: Regattas = SqliteRegattas(self._read, self._writer)
        self._reader = ThreadPoolExecutor(1, "reader")
        found = writing.execute("SELECT value FROM notes WHERE name = 'alive'").fetchone()
        self._last_alive = int(found[0]) if found else 0
        self._checkpointing = self._connect()
        self._tidier = ThreadPoolExecutor(1, "tidier")
        self._tidying = asyncio.create_task(self._tidy())

    async def close(self) -> None:
        """Writes what has arrived and closes the file."""
        self._tidying.cancel()
        await asyncio.gather(self._tidying, return_exceptions=True)
        await self._writer.close()
        # A connection must not be closed under a thread that still works with it.
        self._tidier.shutdown()
        self._checkpointing.close()
        self._reader.shutdown()
        self._reading.close()
        self._writing.close()
        self._lock.close()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path, isolation_level=None, check_same_thread=False, cached_statements=256
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA busy_timeout = 5000")
        connection.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_WAL}")
        return connection

    async def _tidy(self) -> None:
        """Copies the write-ahead log into the database now and then, without stopping the writer."""
        copy = partial(self._checkpointing.execute, "PRAGMA wal_checkpoint(PASSIVE)")
        while True:
            await asyncio.sleep(TIDYING_SECONDS)
            # If it cannot (a full disk, say), the write-ahead log only grows longer until it can.
            with contextlib.suppress(sqlite3.Error):
                await asyncio.get_running_loop().run_in_executor(self._tidier, copy)

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, question, self._reading)
        except Exception as error:
            raise in_words_of_the_port(error) from error

    async def secret(self) -> bytes:
        """The key that signs cookies and commits to dice; made once."""

        def make(c: sqlite3.Connection) -> bytes:
            c.execute("INSERT OR IGNORE INTO notes VALUES ('secret', ?)", (secrets.token_bytes(32),))
            found: bytes = c.execute("SELECT value FROM notes WHERE name = 'secret'").fetchone()[0]
            return found

        result: bytes = await self._writer.write(make)
        return result

    # The log

    async def create(self, header: Header, rows: Sequence[Row], entry: Entry) -> None:
        """A new table with its first rows; raises Conflict if its code or id is taken."""
        at = rows[-1].at if rows else header.created

        def make(c: sqlite3.Connection) -> int:
            made = c.execute(
                "INSERT INTO tables (id, code, header, phase, visible, summary, updated) "
                "VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    header.id,
                    header.code,
                    msgspec.json.encode(header),
                    entry.phase,
                    entry.visible,
                    entry.summary,
                    at,
                ),
            )
            number = int(made.lastrowid or 0)
            c.executemany(INSERT + ROW, [_columns(number, row) for row in rows])
            _list_players(c, number, entry)
            return number

        try:
            self._numbers[header.id] = await self._writer.write(make)
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from None

    async def append(self, table: str, rows: Sequence[Row]) -> None:
        """Writes rows that are durable when this returns, all or none; raises Conflict if one is there."""
        number = self._numbers.get(table) or await self._number(table)
        values = [_columns(number, row) for row in rows]
        try:
            await self._writer.write(values[0] if len(values) == 1 else partial(_add_all, values))
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from None

    async def enlist(self, table: str, entry: Entry, at: int, rewrites: int = 0) -> bool:
        """Brings a table's entry in the lists up to date, unless its log was rewritten since."""
        number = self._numbers.get(table) or await self._number(table)

        def change(c: sqlite3.Connection) -> bool:
            changed = c.execute(
                "UPDATE tables SET phase = ?, visible = ?, summary = ?, updated = ? "
                "WHERE n = ? AND rewrites = ?",
                (entry.phase, entry.visible, entry.summary, at, number, rewrites),
            )
            if changed.rowcount:
                _list_players(c, number, entry)
            return bool(changed.rowcount)

        listed: bool = await self._writer.write(change)
        return listed

    async def rewrites(self, tables: Sequence[str]) -> dict[str, int]:
        """How often the log of each of these tables was rewritten because somebody was forgotten."""
        query = "SELECT id, rewrites FROM tables WHERE id IN (SELECT value FROM json_each(?))"
        asked = (msgspec.json.encode(list(tables)).decode(),)
        return dict(await self._read(lambda c: c.execute(query, asked).fetchall()))

    async def _number(self, table: str) -> int:
        found = await self._read(
            lambda c: c.execute("SELECT n FROM tables WHERE id = ?", (table,)).fetchone()
        )
        if found is None:
            raise Conflict("the table is gone")
        self._numbers[table] = int(found[0])
        return int(found[0])

    async def find(self, code: str) -> Header | None:
        """The table with this code."""
        return await self._header("code", code)

    async def header(self, table: str) -> Header | None:
        """The table with this id."""
        return await self._header("id", table)

    async def _header(self, column: str, value: str) -> Header | None:
        query = f"SELECT header FROM tables WHERE {column} = ?"  # noqa: S608 - a column of ours
        found = await self._read(lambda c: c.execute(query, (value,)).fetchone())
        return read_header(found[0]) if found else None

    async def phase(self, table: str) -> str | None:
        """The phase in which the lists show a table."""
        query = "SELECT phase FROM tables WHERE id = ?"
        found = await self._read(lambda c: c.execute(query, (table,)).fetchone())
        return str(found[0]) if found else None

    async def rows(self, table: str, after: int = 0, most: int | None = None) -> list[Row]:
        """A table's log after a row, at most `most` rows of it."""
        number = self._numbers.get(table) or await self._number(table)
        query = (
            "SELECT seq, at, seat, kind, payload, action FROM log WHERE n = ? AND seq > ? "
            "ORDER BY seq LIMIT ?"
        )
        asked = (number, after, -1 if most is None else most)
        return await self._read(lambda c: [Row(*row) for row in c.execute(query, asked)])

    async def keep(self, table: str, name: str, value: bytes) -> None:
        """Keeps something computed about a table, for as long as the table is kept."""
        query = "REPLACE INTO kept SELECT n, ?, ? FROM tables WHERE id = ?"
        await self._writer.write(lambda c: c.execute(query, (name, value, table)).close())

    async def kept(self, table: str, name: str) -> bytes | None:
        """What was kept about a table under this name."""
        query = "SELECT value FROM kept JOIN tables USING (n) WHERE id = ? AND name = ?"
        found = await self._read(lambda c: c.execute(query, (table, name)).fetchone())
        return bytes(found[0]) if found else None

    # Lists

    async def open_tables(self, limit: int) -> list[bytes]:
        """The summaries of the open tables, newest first."""
        query = "SELECT summary FROM tables WHERE visible ORDER BY updated DESC LIMIT ?"
        return [row[0] for row in await self._read(lambda c: c.execute(query, (limit,)).fetchall())]

    async def games_of(self, person: str, limit: int) -> list[bytes]:
        """The summaries of a person's tables, newest first."""
        query = (
            "SELECT summary FROM tables JOIN players USING (n) WHERE person = ? ORDER BY updated DESC LIMIT ?"
        )
        return [row[0] for row in await self._read(lambda c: c.execute(query, (person, limit)).fetchall())]

    # People

    async def person(self, person: str) -> Person | None:
        """What is kept about a device."""
        query = "SELECT id, name, made FROM people WHERE id = ?"
        found = await self._read(lambda c: c.execute(query, (person,)).fetchone())
        return Person(*found) if found else None

    async def rename(self, person: str, name: str) -> None:
        """Keeps a device's name."""
        query = "INSERT INTO people VALUES (?, ?, 0) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
        await self._writer.write(lambda c: c.execute(query, (person, name)).close())

    async def count_table(self, person: str) -> int:
        """The number of the table that a device is opening; each is given once."""
        query = (
            "INSERT INTO people VALUES (?, '', 1) ON CONFLICT (id) DO UPDATE SET made = made + 1 "
            "RETURNING made - 1"
        )
        number: int = await self._writer.write(lambda c: c.execute(query, (person,)).fetchone()[0])
        return number

    async def unfinished_of(self, person: str) -> list[str]:
        """The codes of the tables a person ever came to whose games are not over."""
        query = f"SELECT code FROM tables WHERE n IN ({_VISITED}) AND phase <> 'over'"  # noqa: S608 - ours
        return [row[0] for row in await self._read(lambda c: c.execute(query, (person,)).fetchall())]

    async def forget(self, person: str, rewrite: Rewrite) -> list[str]:
        """Takes a person out of everything that is kept; returns the ids of the tables that changed."""

        def scrub(c: sqlite3.Connection) -> list[str]:
            query = f"SELECT n, id, summary FROM tables WHERE n IN ({_VISITED})"  # noqa: S608 - ours
            tables = c.execute(query, (person,)).fetchall()
            for number, _, summary in tables:
                rows = c.execute(
                    "SELECT seq, payload FROM log WHERE n = ? AND kind = 'table' ORDER BY seq", (number,)
                ).fetchall()
                forgetting = Forgetting(person)
                for seq, payload in forgetting.without(rows):
                    c.execute("UPDATE log SET payload = ? WHERE n = ? AND seq = ?", (payload, number, seq))
                shown = rewrite(summary, frozenset(forgetting.names), person)
                c.execute(
                    "UPDATE tables SET summary = ?, rewrites = rewrites + 1 WHERE n = ?", (shown, number)
                )
            c.execute("DELETE FROM players WHERE person = ?", (person,))
            c.execute("DELETE FROM people WHERE id = ?", (person,))
            for name in ("sailed", "ratings", "rated"):
                c.execute(f"DELETE FROM {name} WHERE person = ?", (person,))  # noqa: S608 - tables of ours
            forget_in_regattas(c, person)
            c.execute("DELETE FROM links WHERE instr(value, ?)", (person.encode(),))
            return [table for _, table, _ in tables]

        result: list[str] = await self._writer.write(scrub)
        return result

    async def keep_link(self, digest: str, kind: str, value: bytes, expires: int | None) -> None:
        """Keeps a link by the digest of its secret; a recovery link replaces the person's former one."""

        def keep(c: sqlite3.Connection) -> None:
            if expires is None:
                c.execute("DELETE FROM links WHERE kind = ? AND value = ?", (kind, value))
            c.execute("INSERT INTO links VALUES (?, ?, ?, ?)", (digest, kind, value, expires))

        await self._writer.write(keep)

    async def take_link(self, digest: str, kind: str, now: int, *, once: bool) -> bytes | None:
        """What a link stands for, if it is valid; a one-use link is gone afterwards."""

        def take(c: sqlite3.Connection) -> bytes | None:
            c.execute("DELETE FROM links WHERE expires < ?", (now,))
            found = c.execute(
                "SELECT value FROM links WHERE digest = ? AND kind = ?", (digest, kind)
            ).fetchone()
            if found and once:
                c.execute("DELETE FROM links WHERE digest = ?", (digest,))
            return found[0] if found else None

        result: bytes | None = await self._writer.write(take)
        return result

    # Life and age

    @property
    def process(self) -> str:
        """The name of the only process."""
        return "alone"

    async def claim(self, table: str) -> Claim:
        """Ours, like everything here; tells when the previous process was last known to be alive."""
        del table
        return Claim(mine=True, owner="alone", last_alive=self._last_alive)

    async def renew(self, now: int) -> set[str] | None:
        """Notes that this process is alive."""
        note = str(now).encode()
        query = "REPLACE INTO notes VALUES ('alive', ?)"
        await self._writer.write(lambda c: c.execute(query, (note,)).close())
        return None

    async def release(self, tables: Sequence[str]) -> None:
        """Forgets the tables' numbers; no other process could take them."""
        for table in tables:
            self._numbers.pop(table, None)

    def listen(self, changed: Callable[[str, int], None], mail: Callable[[bytes], None]) -> None:
        """Nobody else writes."""

    async def send(self, owner: str, letter: bytes) -> None:
        """There is nobody to write to."""
        raise LookupError(owner, letter)

    async def sweep(self, lobby_before: int, unfinished_before: int, finished_before: int) -> list[str]:
        """Deletes tables that nobody has touched since; returns their ids."""
        query = (
            "SELECT n, id FROM tables "
            "WHERE max(updated, coalesce((SELECT max(at) FROM log WHERE log.n = tables.n), 0)) "
            "< CASE phase WHEN 'lobby' THEN ? WHEN 'over' THEN ? ELSE ? END"
        )

        def clear(c: sqlite3.Connection) -> list[str]:
            old = c.execute(query, (lobby_before, finished_before, unfinished_before)).fetchall()
            for number, _ in old:
                for name in ("log", "players", "kept", "tables"):
                    c.execute(f"DELETE FROM {name} WHERE n = ?", (number,))  # noqa: S608 - tables of ours
            return [table for _, table in old]

        result: list[str] = await self._writer.write(clear)
        return result


def _columns(number: int, row: Row) -> tuple[Any, ...]:
    return (number, row.seq, row.at, row.seat, row.kind, row.payload, row.request)


def _add_all(rows: list[tuple[Any, ...]], c: sqlite3.Connection) -> None:
    c.executemany(INSERT + ROW, rows)


def _list_players(c: sqlite3.Connection, number: int, entry: Entry) -> None:
    c.execute("DELETE FROM players WHERE n = ?", (number,))
    c.executemany(
        "INSERT OR IGNORE INTO players VALUES (?, ?)", [(number, person) for person in entry.persons]
    )
