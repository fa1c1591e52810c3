"""The store of many processes: PostgreSQL, with leases for live tables and NOTIFY for what changes."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Sequence
from importlib import resources
from typing import Any, Final

import asyncpg
import msgspec

from flibuste.store.forgetting import Forgetting, Rewrite
from flibuste.store.gathering import Gathering
from flibuste.store.pool import ANSWER_SECONDS, LONG_SECONDS, Pool
from flibuste.store.postgres_ratings import PostgresRatings
from flibuste.store.postgres_regattas import PostgresRegattas, forget_in_regattas
from flibuste.store.postgres_voyages import PostgresVoyages
from flibuste.table.header import Header, read_header
from flibuste.table.log import Row
from flibuste.table.port import (
    REWRITTEN,
    Away,
    Claim,
    Conflict,
    Entry,
    Person,
    Ratings,
    Regattas,
    Voyages,
)

LEASE: Final = "3 seconds"
CHANGES: Final = "flibuste_log"

_COLUMNS = "(id, seq, at, seat, kind, payload, action)"
_INSERT = f"INSERT INTO log {_COLUMNS} VALUES ($1, $2, $3, $4, $5, $6, $7)"  # noqa: S608 - columns of ours
_CLAIM = f"""
WITH before AS (SELECT owner, until FROM leases WHERE id = $1),
     mine AS (
       INSERT INTO leases VALUES ($1, $2, now() + interval '{LEASE}')
       ON CONFLICT (id) DO UPDATE SET owner = $2, until = excluded.until
       WHERE leases.until < now() OR leases.owner = $2
          OR leases.until > now() + 2 * interval '{LEASE}' -- the database's clock was set back
       RETURNING owner
     )
SELECT (SELECT owner FROM mine) AS mine, (SELECT owner FROM before) AS owner,
       (SELECT (extract(epoch FROM until - interval '{LEASE}') * 1000)::bigint FROM before) AS alive
"""  # noqa: S608 - constants of ours
_CREATE = (
    "INSERT INTO tables (id, code, header, phase, visible, summary, updated) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7)"
)
_VISITED = """
SELECT id FROM log
WHERE kind = 'table' AND substring(encode(payload, 'escape') from '"person":"([^"]*)"') = $1
"""
"""The tables a person ever came to."""
_READ = "SELECT value FROM links WHERE digest = $1 AND kind = $2 AND (expires IS NULL OR expires >= $3)"
_TAKE = (
    "DELETE FROM links WHERE digest = $1 AND kind = $2 AND (expires IS NULL OR expires >= $3) RETURNING value"
)


class PostgresStore:
    """The log in PostgreSQL."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._pool = Pool(address)
        self._process = secrets.token_hex(8)
        self.voyages: Voyages = PostgresVoyages(self._pool)
        self.ratings: Ratings = PostgresRatings(self._pool, self._process)
        self.regattas: Regattas = PostgresRegattas(self._pool, CHANGES)
        self._changed: Callable[[str, int], None] = lambda _table, _seq: None
        self._mail: Callable[[bytes], None] = lambda _letter: None
        self._ears: asyncio.Task[None] | None = None

    @property
    def process(self) -> str:
        """This process's name among those that share the store."""
        return self._process

    async def open(self) -> None:
        """Connects and makes the tables."""
        await self._pool.open()
        schema = resources.files("flibuste.store").joinpath("schema.postgres.sql").read_text("utf-8")
        async with self._pool.transaction(LONG_SECONDS) as c:
            # Two processes that start side by side must not make the same table.
            await c.execute("SELECT pg_advisory_xact_lock(852016)")
            await c.execute(schema)
        self._gathering = Gathering(self._pool)
        heard = asyncio.Event()
        self._ears = asyncio.create_task(self._hear(heard))
        await heard.wait()

    async def close(self) -> None:
        """Gives up all leases and disconnects."""
        if self._ears is not None:
            self._ears.cancel()
            await asyncio.gather(self._ears, return_exceptions=True)
        await self._gathering.close()
        # Leases that cannot be given up now expire by themselves.
        with contextlib.suppress(Away):
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
        """A new table with its first rows; raises Conflict if its code or id is taken."""
        at = rows[-1].at if rows else header.created
        head = msgspec.json.encode(header)
        values = (header.id, header.code, head, entry.phase, entry.visible, entry.summary, at)
        try:
            async with self._pool.transaction() as c:
                await c.execute(_CREATE, *values)
                await c.executemany(_INSERT, [_columns(header.id, row) for row in rows])
                await _list_players(c, header.id, entry)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from None

    async def append(self, table: str, rows: Sequence[Row]) -> None:
        """Writes rows that are durable when this returns, all or none; raises Conflict if one is there.

        Single rows are gathered; several stand or fall together in a transaction of their own.
        """
        if len(rows) == 1:
            if not await self._gathering.add(_columns(table, rows[0])):
                raise Conflict(table)
            return
        try:
            async with self._pool.transaction() as c:
                await c.executemany(_INSERT, [_columns(table, row) for row in rows])
                await c.execute("SELECT pg_notify($1, $2)", CHANGES, f"{table}:{rows[-1].seq}")
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from None

    async def enlist(self, table: str, entry: Entry, at: int, rewrites: int = 0) -> bool:
        """Brings a table's entry in the lists up to date, unless its log was rewritten since."""
        query = (
            "UPDATE tables SET phase = $2, visible = $3, summary = $4, updated = $5 "
            "WHERE id = $1 AND rewrites = $6 RETURNING id"
        )
        async with self._pool.transaction() as c:
            values = (entry.phase, entry.visible, entry.summary, at, rewrites)
            listed = await c.fetchval(query, table, *values) is not None
            if listed:
                await _list_players(c, table, entry)
        return listed

    async def rewrites(self, tables: Sequence[str]) -> dict[str, int]:
        """How often the log of each of these tables was rewritten because somebody was forgotten."""
        query = "SELECT id, rewrites FROM tables WHERE id = ANY($1)"
        return {row[0]: row[1] for row in await self._pool.fetch(query, list(tables))}

    async def find(self, code: str) -> Header | None:
        """The table with this code."""
        found = await self._pool.fetchval("SELECT header FROM tables WHERE code = $1", code)
        return read_header(found) if found else None

    async def header(self, table: str) -> Header | None:
        """The table with this id."""
        found = await self._pool.fetchval("SELECT header FROM tables WHERE id = $1", table)
        return read_header(found) if found else None

    async def phase(self, table: str) -> str | None:
        """The phase in which the lists show a table."""
        found: str | None = await self._pool.fetchval("SELECT phase FROM tables WHERE id = $1", table)
        return found

    async def rows(self, table: str, after: int = 0, most: int | None = None) -> list[Row]:
        """A table's log after a row, at most `most` rows of it."""
        query = (
            "SELECT seq, at, seat, kind, payload, action FROM log WHERE id = $1 AND seq > $2 "
            "ORDER BY seq LIMIT $3"
        )
        seconds = LONG_SECONDS if most is None else ANSWER_SECONDS
        return [Row(*row) for row in await self._pool.fetch(query, table, after, most, seconds=seconds)]

    # Lists

    async def keep(self, table: str, name: str, value: bytes) -> None:
        """Keeps something computed about a table, for as long as the table is kept."""
        await self._pool.execute(
            "INSERT INTO kept SELECT id, $2, $3::bytea FROM tables WHERE id = $1 "
            "ON CONFLICT (id, name) DO UPDATE SET value = excluded.value",
            table,
            name,
            value,
        )

    async def kept(self, table: str, name: str) -> bytes | None:
        """What was kept about a table under this name."""
        found: bytes | None = await self._pool.fetchval(
            "SELECT value FROM kept WHERE id = $1 AND name = $2", table, name
        )
        return found

    async def open_tables(self, limit: int) -> list[bytes]:
        """The summaries of the open tables, newest first."""
        query = "SELECT summary FROM tables WHERE visible ORDER BY updated DESC LIMIT $1"
        return [row[0] for row in await self._pool.fetch(query, limit)]

    async def games_of(self, person: str, limit: int) -> list[bytes]:
        """The summaries of a person's tables, newest first."""
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

    async def rename(self, person: str, name: str) -> None:
        """Keeps a device's name."""
        await self._pool.execute(
            "INSERT INTO people VALUES ($1, $2, 0) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
            person,
            name,
        )

    async def count_table(self, person: str) -> int:
        """The number of the table that a device is opening; each is given once."""
        number: int = await self._pool.fetchval(
            "INSERT INTO people VALUES ($1, '', 1) ON CONFLICT (id) DO UPDATE SET made = people.made + 1 "
            "RETURNING made - 1",
            person,
        )
        return number

    async def unfinished_of(self, person: str) -> list[str]:
        """The codes of the tables a person ever came to whose games are not over."""
        query = f"SELECT code FROM tables WHERE id IN ({_VISITED}) AND phase <> 'over'"  # noqa: S608 - ours
        return [row[0] for row in await self._pool.fetch(query, person)]

    async def forget(self, person: str, rewrite: Rewrite) -> list[str]:
        """Takes a person out of everything that is kept; returns the ids of the tables that changed."""
        async with self._pool.transaction(LONG_SECONDS) as c:
            found = f"SELECT id, summary FROM tables WHERE id IN ({_VISITED}) FOR UPDATE"  # noqa: S608 - ours
            tables = [(row[0], row[1]) for row in await c.fetch(found, person)]
            for table, summary in tables:
                query = "SELECT seq, payload FROM log WHERE id = $1 AND kind = 'table' ORDER BY seq"
                forgetting = Forgetting(person)
                for seq, payload in forgetting.without(
                    [(row[0], row[1]) for row in await c.fetch(query, table)]
                ):
                    await c.execute(
                        "UPDATE log SET payload = $3 WHERE id = $1 AND seq = $2", table, seq, payload
                    )
                shown = rewrite(summary, frozenset(forgetting.names), person)
                rewritten = "UPDATE tables SET summary = $2, rewrites = rewrites + 1 WHERE id = $1"
                await c.execute(rewritten, table, shown)
                await c.execute("SELECT pg_notify($1, $2)", CHANGES, f"{table}:{REWRITTEN}")
            await c.execute("DELETE FROM players WHERE person = $1", person)
            await c.execute("DELETE FROM people WHERE id = $1", person)
            for name in ("sailed", "ratings", "rated"):
                await c.execute(f"DELETE FROM {name} WHERE person = $1", person)  # noqa: S608 - tables of ours
            await forget_in_regattas(c, person, CHANGES)
            await c.execute("DELETE FROM links WHERE position($1::bytea in value) > 0", person.encode())
        return [table for table, _ in tables]

    async def keep_link(self, digest: str, kind: str, value: bytes, expires: int | None) -> None:
        """Keeps a link by the digest of its secret; a recovery link replaces the person's former one."""
        async with self._pool.transaction() as c:
            if expires is None:
                await c.execute("DELETE FROM links WHERE kind = $1 AND value = $2", kind, value)
            await c.execute("INSERT INTO links VALUES ($1, $2, $3, $4)", digest, kind, value, expires)

    async def take_link(self, digest: str, kind: str, now: int, *, once: bool) -> bytes | None:
        """What a link stands for, if it is valid; a one-use link is gone afterwards."""
        found: bytes | None = await self._pool.fetchval(_TAKE if once else _READ, digest, kind, now)
        return found

    # Owners

    async def claim(self, table: str) -> Claim:
        """Makes this process the table's owner, unless another one is its owner and alive."""
        row = await self._pool.fetchrow(_CLAIM, table, self._process)
        if row["mine"] is not None:
            return Claim(mine=True, owner=self._process, last_alive=row["alive"] or 0)
        owner = row["owner"]
        if owner is None:
            owner = await self._pool.fetchval("SELECT owner FROM leases WHERE id = $1", table)
        return Claim(mine=False, owner=owner or "", last_alive=row["alive"] or 0)

    async def renew(self, now: int) -> set[str] | None:
        """Says that this process is alive; returns the tables it still owns."""
        del now
        query = f"UPDATE leases SET until = now() + interval '{LEASE}' WHERE owner = $1 RETURNING id"  # noqa: S608
        return {row[0] for row in await self._pool.fetch(query, self._process)}

    async def release(self, tables: Sequence[str]) -> None:
        """Gives tables up, so that another process can have them at once."""
        await self._pool.execute(
            "DELETE FROM leases WHERE owner = $1 AND id = ANY($2)", self._process, list(tables)
        )

    def listen(self, changed: Callable[[str, int], None], mail: Callable[[bytes], None]) -> None:
        """Calls back when another process wrote to a table (no id: to any), rewrote it, or wrote to us."""
        self._changed, self._mail = changed, mail

    async def send(self, owner: str, letter: bytes) -> None:
        """Writes to another process."""
        await self._pool.execute("SELECT pg_notify($1, $2)", f"flibuste_{owner}", letter.decode())

    async def _hear(self, heard: asyncio.Event) -> None:
        """Keeps one connection listening; after it is lost, anything may have changed."""
        while True:
            ear: Any = None
            try:
                ear = await asyncpg.connect(self._address, timeout=ANSWER_SECONDS)
                await ear.add_listener(CHANGES, lambda _c, _p, _ch, told: self._told(told))
                await ear.add_listener(
                    f"flibuste_{self._process}", lambda _c, _p, _ch, letter: self._mail(letter.encode())
                )
                if heard.is_set():
                    self._changed("", 0)
                heard.set()
                while True:
                    await asyncio.sleep(1)
                    await ear.execute("SELECT 1", timeout=ANSWER_SECONDS)
            except Exception:  # noqa: BLE001 - whatever it is, it must listen again
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
        async with self._pool.transaction(LONG_SECONDS) as c:
            old = [row[0] for row in await c.fetch(query, lobby_before, finished_before, unfinished_before)]
            for name in ("log", "players", "kept", "leases"):
                await c.execute(f"DELETE FROM {name} WHERE id = ANY($1)", old)  # noqa: S608 - tables of ours
        return old


def _columns(table: str, row: Row) -> tuple[Any, ...]:
    return (table, row.seq, row.at, row.seat, row.kind, row.payload, row.request)


async def _list_players(c: Any, table: str, entry: Entry) -> None:
    await c.execute("DELETE FROM players WHERE id = $1", table)
    await c.executemany(
        "INSERT INTO players VALUES ($1, $2) ON CONFLICT DO NOTHING",
        [(table, person) for person in entry.persons],
    )
