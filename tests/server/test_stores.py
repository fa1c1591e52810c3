"""Both stores keep to the same port: all or nothing, once, durable, in order."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from flibuste.server.http.app import open_store
from flibuste.server.live.opening import LETTERS
from flibuste.store.postgres import PostgresStore
from flibuste.store.sqlite import SqliteStore
from flibuste.table import log
from flibuste.table.header import Header
from flibuste.table.log import Row
from flibuste.table.port import Conflict, Entry, Person, RegattaRow, Store, Unfit
from flibuste.table.settings import Settings

ENTRY = Entry("lobby", visible=True, persons=["anne"], summary=b"{}")


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    if request.param == "sqlite":
        opened = open_store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        await opened.open()
        yield opened
        await opened.close()
        return
    opened = open_store(request.getfixturevalue("database"))
    await opened.open()
    yield opened
    await opened.close()


def header(code: str = "BCDFGH", identity: str = "one") -> Header:
    """A table's head."""
    return Header(identity, code, "sandokan", 1, 4, Settings(), "c", "ab", created=5)


def row(seq: int, action: str | None = None, at: int = 10) -> Row:
    """A row of talk."""
    return Row(seq, at, -1, "table", log.write(log.Said(0, "hello", None)), action)


async def test_what_is_written_is_read(store: Store) -> None:
    await store.create(header(), [row(1)], ENTRY)
    await store.append("one", [row(2, "a")])
    await store.append("one", [row(3), row(4, "b")])
    assert [found.seq for found in await store.rows("one")] == [1, 2, 3, 4]
    assert await store.rows("one", 3) == [row(4, "b")]
    assert await store.find("BCDFGH") == await store.header("one") == header()
    assert await store.find("XXXXXX") is None


async def test_a_row_and_an_action_id_are_written_once(store: Store) -> None:
    await store.create(header(), [row(1)], ENTRY)
    await store.append("one", [row(2, "a")])
    for late in ([row(2)], [row(3, "a")], [row(3), row(4, "a")], [row(2), row(3)]):
        with pytest.raises(Conflict):
            await store.append("one", late)
    assert [found.seq for found in await store.rows("one")] == [1, 2]


async def test_one_conflict_does_not_harm_what_is_written_beside_it(store: Store) -> None:
    await store.create(header(), [row(1)], ENTRY)
    await store.create(header("CCCCCC", "two"), [row(1)], ENTRY)
    results = await asyncio.gather(
        store.append("one", [row(1)]),
        store.append("two", [row(2)]),
        store.append("one", [row(2)]),
        return_exceptions=True,
    )
    assert [isinstance(result, Conflict) for result in results] == [True, False, False]
    assert len(await store.rows("two")) == 2


@pytest.mark.parametrize("bad", ["\udc80", "x\0y"])
async def test_a_row_that_cannot_be_held_is_refused_alone(store: Store, bad: str) -> None:
    tables = [f"table{n}" for n in range(5)]
    for n, table in enumerate(tables):
        await store.create(header(f"BBBBB{LETTERS[n]}", table), [row(1)], ENTRY)
    requests = ["a", "b", bad, "d", "e"]
    results = await asyncio.gather(
        *(store.append(table, [row(2, request)]) for table, request in zip(tables, requests, strict=True)),
        return_exceptions=True,
    )
    # SQLite can store a NUL character, but not half of a surrogate pair.
    held = isinstance(store, SqliteStore) and "\0" in bad
    assert [type(result) for result in results] == [
        type(None) if request != bad or held else Unfit for request in requests
    ]
    assert [len(await store.rows(table)) for table in tables] == [2, 2, 2 if held else 1, 2, 2]


async def test_tables_counted_at_once_get_numbers_of_their_own(store: Store) -> None:
    numbers = await asyncio.gather(*(store.count_table("anne") for _ in range(20)))
    assert sorted(numbers) == list(range(20))


async def test_a_code_belongs_to_one_table(store: Store) -> None:
    await store.create(header(), [], ENTRY)
    with pytest.raises(Conflict):
        await store.create(header(identity="two"), [], ENTRY)


async def test_a_line_of_before_a_log_was_rewritten_is_not_taken(store: Store) -> None:
    joined = Row(1, 10, -1, "table", log.write(log.Joined(0, "anne", "Anne")))
    await store.create(header(), [joined], ENTRY)
    assert await store.enlist("one", ENTRY, 20, 0)
    assert await store.forget("anne", lambda line, _names, _person: line) == ["one"]
    assert await store.rewrites(["one", "two"]) == {"one": 1}
    assert not await store.enlist("one", ENTRY, 30, 0)
    assert await store.games_of("anne", 10) == []
    assert await store.enlist("one", ENTRY, 30, 1)


async def test_a_store_of_before_rewrites_were_counted_opens(store: Store) -> None:
    await store.create(header(), [row(1)], ENTRY)
    if isinstance(store, SqliteStore):
        store._writing.execute("ALTER TABLE tables DROP COLUMN rewrites")
        again: Store = SqliteStore(store._path)
        await store.close()
    else:
        assert isinstance(store, PostgresStore)
        await store._pool.execute("ALTER TABLE tables DROP COLUMN rewrites")
        again = PostgresStore(store._address)
    await again.open()
    assert await again.rewrites(["one"]) == {"one": 0}
    assert await again.enlist("one", ENTRY, 20, 0)
    await again.close()
    if isinstance(store, SqliteStore):
        await store.open()


async def test_lists_people_and_links(store: Store) -> None:
    await store.create(header(), [row(1)], ENTRY)
    assert len(await store.open_tables(10)) == len(await store.games_of("anne", 10)) == 1
    await store.enlist("one", Entry("over", visible=False, persons=[], summary=b"{}"), 20)
    assert await store.open_tables(10) == await store.games_of("anne", 10) == []
    await store.rename("anne", "Anne")
    assert [await store.count_table("anne") for _ in range(3)] == [0, 1, 2]
    await store.rename("anne", "Annie")
    assert await store.person("anne") == Person("anne", "Annie", 3)
    await store.keep_link("d", "seat", b"value", expires=100)
    assert await store.take_link("d", "person", 50, once=True) is None
    assert await store.take_link("d", "seat", 50, once=True) == b"value"
    assert await store.take_link("d", "seat", 50, once=True) is None
    await store.keep_link("e", "seat", b"value", expires=100)
    assert await store.take_link("e", "seat", 101, once=True) is None


async def test_old_tables_are_swept_by_their_last_row(store: Store) -> None:
    await store.create(header(), [row(1, at=10)], ENTRY)
    await store.create(header("CCCCCC", "two"), [row(1, at=10)], ENTRY)
    await store.append("two", [row(2, at=500)])
    assert await store.sweep(100, 100, 100) == ["one"]
    assert await store.find("BCDFGH") is None
    assert len(await store.rows("two")) == 2


async def test_a_regattas_rows_are_written_once_and_all_or_none(store: Store) -> None:
    def told(seq: int, person: str = "", at: int = 10) -> RegattaRow:
        return RegattaRow(seq, at, person, b"{}")

    assert await store.regattas.append("BCDFGH", [told(1, "anne")])
    assert await store.regattas.append("BCDFGH", [told(2), told(3, "ben")])
    assert not await store.regattas.append("BCDFGH", [told(3)])
    assert not await store.regattas.append("BCDFGH", [told(4), told(3)])
    assert await store.regattas.rows("BCDFGH") == [told(1, "anne"), told(2), told(3, "ben")]
    assert await store.regattas.rows("BCDFGH", 2) == [told(3, "ben")]
    assert await store.regattas.append("CCCCCC", [told(1, "anne", at=500)])
    assert await store.regattas.of("anne", 10) == ["CCCCCC", "BCDFGH"]
    await store.regattas.sweep(100)
    assert await store.regattas.of("anne", 10) == ["CCCCCC"]
    assert await store.regattas.rows("BCDFGH") == []


async def test_the_secret_is_made_once(store: Store) -> None:
    assert await store.secret() == await store.secret()
