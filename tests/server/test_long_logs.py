"""A long log is folded in slices: between two of them everyone else is served."""

import asyncio
from collections import Counter
from typing import Any

import pytest

from flibuste.server.live import folding
from flibuste.table import log
from flibuste.table.log import Row
from flibuste.table.table import Table
from tests.server.client import Client
from tests.server.in_process_server import InProcessServer

ROWS = 5_000
BOTS = [{"count": 2, "level": "random"}]


class Turns:
    """Counts how many rows are folded in each turn of the loop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.rows: Counter[int] = Counter()
        self._turn = 0
        self._going = True
        self._loop = asyncio.get_running_loop()
        fold = Table.fold

        def counted(table: Table, row: Row) -> None:
            self.rows[self._turn] += 1
            fold(table, row)

        monkeypatch.setattr(Table, "fold", counted)
        self._count()

    def _count(self) -> None:
        self._turn += 1
        if self._going:
            self._loop.call_soon(self._count)

    @property
    def most(self) -> int:
        """The most rows folded in one turn."""
        return max(self.rows.values(), default=0)

    def stop(self) -> None:
        """Stops counting."""
        self._going = False


async def long_table(server: InProcessServer) -> tuple[Client, str]:
    """A person at an unfinished table with much talk, not in memory."""
    anne = server.client()
    table = await anne.open("catan-junior", 3, bots=BOTS, start=True)
    await anne.until(lambda: anne.asked is not None)
    await anne.disconnect()
    live = server.harbour.tables.pop(anne.code)
    async with live.writing.lock:
        live.leave()
        seq, store = live.table.seq, server.harbour.store
    said = log.write(log.Said(0, "hello", None))
    rows = [Row(seq + n, live.table.at, -1, "table", said) for n in range(1, ROWS)]
    await store.append(table["id"], rows)
    return anne, table["id"]


async def test_a_replay_of_an_unfinished_game(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anne, identity = await long_table(server)
    turns = Turns(monkeypatch)
    for _ in range(3):
        answer = await anne.http.get(f"/api/replays/{identity}")
        assert answer.json()["code"] == "no_such_replay"
    turns.stop()
    assert turns.most <= folding.SLICE
    assert sum(turns.rows.values()) < 2 * ROWS


async def test_many_replays_of_a_long_finished_game_at_once(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anne = server.client()
    table = await anne.open("catan-junior", 3, bots=BOTS, start=True)
    await anne.until(lambda: anne.asked is not None)
    await anne.act(anne.view["asked"]["choices"][0]["code"])
    await anne.request("agree", seat=0)
    await anne.until(lambda: anne.over)
    live = server.harbour.tables[anne.code]
    said = log.write(log.Said(0, "hello", None))
    async with live.writing.lock:
        rows = [Row(live.table.seq + n, live.table.at, -1, "table", said) for n in range(1, ROWS)]
        await server.harbour.store.append(table["id"], rows)
    turns = Turns(monkeypatch)
    paths = [
        f"/api/replays/{table['id']}{more}" for more in ("", "?eyes=open", "/file", "/story", "/why?step=1")
    ]
    answers = await asyncio.gather(*(anne.http.get(path) for path in paths))
    turns.stop()
    assert [answer.status_code for answer in answers] == [200] * len(paths)
    assert sum(turns.rows.values()) >= len(paths) * ROWS
    assert turns.most <= folding.SLICE


async def test_a_table_that_is_loaded_again(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anne, _ = await long_table(server)
    turns = Turns(monkeypatch)
    await anne.connect(anne.code)
    turns.stop()
    assert sum(turns.rows.values()) >= ROWS
    assert turns.most <= folding.SLICE + 10


async def test_a_table_whose_log_was_rewritten_and_one_that_was_left_behind(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anne, identity = await long_table(server)
    await anne.connect(anne.code)
    store: Any = server.harbour.store
    live = server.harbour.tables[anne.code]
    async with live.writing.lock:
        said = log.write(log.Said(0, "hello", None))
        start = live.table.seq
        await store.append(
            identity, [Row(start + n, live.table.at, -1, "table", said) for n in range(1, ROWS)]
        )
    turns = Turns(monkeypatch)
    await live.writing.catch_up(start + 1)
    assert turns.most <= folding.SLICE + 10
    await anne.post("/api/me/forget", status=(204,))
    turns.stop()
    assert sum(turns.rows.values()) >= 3 * ROWS
    assert turns.most <= folding.SLICE + 10


@pytest.mark.parametrize("identity", ["%00", "a%00b", "x" * 20, "ABC", "%ED%A0%80"])
async def test_what_is_no_id_is_no_replay(server: InProcessServer, identity: str) -> None:
    answer = await server.client().http.get(f"/api/replays/{identity}")
    assert answer.status_code in (400, 404)
