"""The store of many processes: PostgreSQL, with leases for live tables and NOTIFY for what changes."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from importlib import resources
from typing import Any, Final

import asyncpg
import msgspec

from flibuste.store.forgetting import without
from flibuste.store.gathering import Gathering
from flibuste.table.header import Header, read_header
from flibuste.table.log import Row
from flibuste.table.port import Claim, Conflict, Entry, Person

LEASE: Final = "3 seconds"
CHANGES: Final = "flibuste_log"
POOL: Final = 6

_COLUMNS = "(id, seq, at, seat, kind, payload, action)"
_INSERT = f"INSERT INTO log {_COLUMNS} VALUES ($1, $2, $3, $4, $5, $6, $7)"  # noqa: S608 - columns of ours
_CLAIM = f"""
WITH before AS (SELECT owner, until FROM leases WHERE id = $1),
     mine AS (
       INSERT INTO leases VALUES ($1, $2, now() + interval '{LEASE}')
       ON CONFLICT (id) DO UPDATE SET owner = $2, until = excluded.until
       WHERE leases.until < now() OR leases.owner = $2
       RETURNING owner
     )
SELECT (SELECT owner FROM mine) AS mine, (SELECT owner FROM before) AS owner,
       (SELECT (extract(epoch FROM until - interval '{LEASE}') * 1000)::bigint FROM before) AS alive
"""  # noqa: S608 - constants of ours
_CREATE = (
    "INSERT INTO tables (id, code, header, phase, visible, summary, updated) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7)"
)


_READ = "SELECT value FROM links WHERE digest = $1 AND kind = $2 AND (expires IS NULL OR expires >= $3)"
_TAKE = (
    "DELETE FROM links WHERE digest = $1 AND kind = $2 AND (expires IS NULL OR expires >= $3) RETURNING value"
)


class PostgresStore:
    """The log in PostgreSQL."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._process = secrets.token_hex(8)
        self._changed: Callable[[str, int], None] = lambda _table, _seq: None
        self._mail: Callable[[bytes], None] = lambda _letter: None
        self._ears: asyncio.Task[None] | None = None

    @property
    def process(self) -> str:
        """This process among those that share the store."""
        return self._process

    async def open(self) -> None:
        """Connects and makes the tables."""
        self._pool: Any = await asyncpg.create_pool(self._address, min_size=2, max_size=POOL)
        schema = resources.files("flibuste.store").joinpath("schema.postgres.sql").read_text("utf-8")
        async with self._pool.acquire() as c, c.transaction():
            # Two processes that start side by side must not make the same table.
            await c.execute("SELECT pg_advisory_xact_lock(852016)")
            await c.execute(schema)
        self._gathering = Gathering(self._pool)
        heard = asyncio.Event()
        self._ears = asyncio.create_task(self._hear(heard))
        await heard.wait()

    async def close(self) -> None:
        """Gives all leases up and disconnects."""
        if self._ears is not None:
            self._ears.cancel()
            await asyncio.gather(self._ears, return_exceptions=True)
        await self._gathering.close()
        await self._pool.execute("DELETE FROM leases WHERE owner = $1", self._process)
        await self._pool.close()

    async def secret(self) -> bytes:
        """The key that signs cookies and commits to dice; made once."""
        await self._pool.execute(
            "INSERT INTO notes VALUES ('secret', $1) ON CONFLICT DO NOTHING", secrets.token_bytes(32)
        )
        found: bytes = await self._pool.fetchval("SELECT value FROM notes WHERE name = 'secret'")
        return found

    # The log

    async def create(self, header: Header, rows: Sequence[Row], entry: Entry) -> None:
        """A new table with its first rows; Conflict if its code or id is taken."""
        at = rows[-1].at if rows else header.created
        head = msgspec.json.encode(header)
        values = (header.id, header.code, head, entry.phase, entry.visible, entry.summary, at)
        try:
            async with self._pool.acquire() as c, c.transaction():
                await c.execute(_CREATE, *values)
                await c.executemany(_INSERT, [_columns(header.id, row) for row in rows])
                await _list_players(c, header.id, entry)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from None

    async def append(self, table: str, rows: Sequence[Row]) -> None:
        """Rows that are durable when this returns; all or none, Conflict if one is there already.

        Single rows are gathered; several stand or fall together in a transaction of their own.
        """
        if len(rows) == 1:
            if not await self._gathering.add(_columns(table, rows[0])):
                raise Conflict(table)
            return
        try:
            async with self._pool.acquire() as c, c.transaction():
                await c.executemany(_INSERT, [_columns(table, row) for row in rows])
                await c.execute("SELECT pg_notify($1, $2)", CHANGES, f"{table}:{rows[-1].seq}")
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from None

    async def enlist(self, table: str, entry: Entry, at: int) -> None:
        """Brings a table's line in the lists up to date."""
        query = "UPDATE tables SET phase = $2, visible = $3, summary = $4, updated = $5 WHERE id = $1"
        async with self._pool.acquire() as c, c.transaction():
            await c.execute(query, table, entry.phase, entry.visible, entry.summary, at)
            await _list_players(c, table, entry)

    async def find(self, code: str) -> Header | None:
        """The table with this code."""
        found = await self._pool.fetchval("SELECT header FROM tables WHERE code = $1", code)
        return read_header(found) if found else None

    async def header(self, table: str) -> Header | None:
        """The table with this id."""
        found = await self._pool.fetchval("SELECT header FROM tables WHERE id = $1", table)
        return read_header(found) if found else None

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """A table's log from a row on."""
        query = "SELECT seq, at, seat, kind, payload, action FROM log WHERE id = $1 AND seq > $2 ORDER BY seq"
        return [Row(*row) for row in await self._pool.fetch(query, table, after)]

    # Lists

    async def lobby(self, limit: int) -> list[bytes]:
        """The summaries of the tables the lobby shows, the newest first."""
        query = "SELECT summary FROM tables WHERE visible ORDER BY updated DESC LIMIT $1"
        return [row[0] for row in await self._pool.fetch(query, limit)]

    async def games_of(self, person: str, limit: int) -> list[bytes]:
        """The summaries of a person's tables, the newest first."""
        query = (
            "SELECT summary FROM tables JOIN players USING (id) "
            "WHERE person = $1 ORDER BY updated DESC LIMIT $2"
        )
        return [row[0] for row in await self._pool.fetch(query, person, limit)]

    # People

    async def person(self, person: str) -> Person | None:
        """What is kept about a device."""
        found = await self._pool.fetchrow("SELECT id, name, made FROM people WHERE id = $1", person)
        return Person(*found) if found else None

    async def keep_person(self, person: Person) -> None:
        """Keeps a name and a count."""
        await self._pool.execute(
            "INSERT INTO people VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET name = excluded.name, "
            "made = greatest(people.made, excluded.made)",
            person.id,
            person.name,
            person.made,
        )

    async def forget(self, person: str) -> list[str]:
        """Deletes name and history of a person; returns the ids of the tables that changed."""
        async with self._pool.acquire() as c, c.transaction():
            tables = [row[0] for row in await c.fetch("SELECT id FROM players WHERE person = $1", person)]
            for table in tables:
                query = "SELECT seq, payload FROM log WHERE id = $1 AND kind = 'table' ORDER BY seq"
                rows = [(row[0], row[1]) for row in await c.fetch(query, table)]
                for seq, payload in without(person, rows):
                    await c.execute(
                        "UPDATE log SET payload = $3 WHERE id = $1 AND seq = $2", table, seq, payload
                    )
            await c.execute("DELETE FROM players WHERE person = $1", person)
            await c.execute("DELETE FROM people WHERE id = $1", person)
            await c.execute("DELETE FROM links WHERE value = $1", person.encode())
        return tables

    async def keep_link(self, digest: str, kind: str, value: bytes, expires: int | None) -> None:
        """Keeps a link by the digest of its secret; a recovery link replaces the person's former one."""
        async with self._pool.acquire() as c, c.transaction():
            if expires is None:
                await c.execute("DELETE FROM links WHERE kind = $1 AND value = $2", kind, value)
            await c.execute("INSERT INTO links VALUES ($1, $2, $3, $4)", digest, kind, value, expires)

    async def take_link(self, digest: str, kind: str, now: int, *, once: bool) -> bytes | None:
        """What a link stands for, if it is good; a one-use link is gone afterwards."""
        found: bytes | None = await self._pool.fetchval(_TAKE if once else _READ, digest, kind, now)
        return found

    # Owners

    async def claim(self, table: str) -> Claim:
        """Makes this process the table's owner, unless another one is and lives."""
        row = await self._pool.fetchrow(_CLAIM, table, self._process)
        if row["mine"] is not None:
            return Claim(mine=True, owner=self._process, last_alive=row["alive"] or 0)
        owner = row["owner"]
        if owner is None:
            owner = await self._pool.fetchval("SELECT owner FROM leases WHERE id = $1", table)
        return Claim(mine=False, owner=owner or "", last_alive=row["alive"] or 0)

    async def renew(self, now: int) -> set[str] | None:
        """Says that this process lives; returns the tables it still owns."""
        del now
        query = f"UPDATE leases SET until = now() + interval '{LEASE}' WHERE owner = $1 RETURNING id"  # noqa: S608
        return {row[0] for row in await self._pool.fetch(query, self._process)}

    async def release(self, tables: Sequence[str]) -> None:
        """Gives tables up, so that another process can have them at once."""
        await self._pool.execute(
            "DELETE FROM leases WHERE owner = $1 AND id = ANY($2)", self._process, list(tables)
        )

    def listen(self, changed: Callable[[str, int], None], mail: Callable[[bytes], None]) -> None:
        """Calls back when another process wrote to a table, or writes to us."""
        self._changed, self._mail = changed, mail

    async def send(self, owner: str, letter: bytes) -> None:
        """Writes to another process."""
        await self._pool.execute("SELECT pg_notify($1, $2)", f"flibuste_{owner}", letter.decode())

    async def _hear(self, heard: asyncio.Event) -> None:
        """Keeps one connection that listens; after a loss anything may have changed."""
        while True:
            ear: Any = None
            try:
                ear = await asyncpg.connect(self._address)
                await ear.add_listener(CHANGES, lambda _c, _p, _ch, told: self._told(told))
                await ear.add_listener(
                    f"flibuste_{self._process}", lambda _c, _p, _ch, letter: self._mail(letter.encode())
                )
                if heard.is_set():
                    self._changed("", 0)
                heard.set()
                while True:
                    await asyncio.sleep(1)
                    await ear.execute("SELECT 1")
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(0.2)
            finally:
                if ear is not None:
                    ear.terminate()

    def _told(self, told: str) -> None:
        for change in filter(None, told.split(",")):
            table, _, seq = change.partition(":")
            self._changed(table, int(seq))

    async def sweep(self, lobby_before: int, unfinished_before: int, finished_before: int) -> list[str]:
        """Deletes tables that nobody has touched since; returns their ids."""
        query = (
            "DELETE FROM tables "
            "WHERE greatest(updated, coalesce((SELECT max(at) FROM log WHERE log.id = tables.id), 0)) < "
            "CASE phase WHEN 'lobby' THEN $1::bigint WHEN 'over' THEN $2::bigint ELSE $3::bigint END "
            "RETURNING id"
        )
        async with self._pool.acquire() as c, c.transaction():
            old = [row[0] for row in await c.fetch(query, lobby_before, finished_before, unfinished_before)]
            for name in ("log", "players", "leases"):
                await c.execute(f"DELETE FROM {name} WHERE id = ANY($1)", old)  # noqa: S608 - tables of ours
        return old


def _columns(table: str, row: Row) -> tuple[Any, ...]:
    return (table, row.seq, row.at, row.seat, row.kind, row.payload, row.action)


async def _list_players(c: Any, table: str, entry: Entry) -> None:
    await c.execute("DELETE FROM players WHERE id = $1", table)
    await c.executemany(
        "INSERT INTO players VALUES ($1, $2) ON CONFLICT DO NOTHING",
        [(table, person) for person in entry.persons],
    )
