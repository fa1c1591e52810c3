"""Tables opened at the same time, in one process or several: each has its own number, a person one name."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.client import Client, Json
from tests.server.in_process_server import InProcessServer, in_process_server

TABLE = {"game": "catan-junior", "seats": 3}


@pytest.fixture
async def servers(tmp_path: Path, database: str) -> AsyncIterator[list[InProcessServer]]:
    """Two servers over one PostgreSQL."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(in_process_server(tmp_path, store=database)) for _ in range(2)]


async def opened(*clients: Client) -> list[Json]:
    """A table for each client, all opened at once; none is refused."""
    return list(await asyncio.gather(*(client.post("/api/tables", TABLE) for client in clients)))


async def test_three_tables_opened_at_once_in_one_process(server: InProcessServer) -> None:
    anne = server.client()
    await anne.get("/api/me")
    shown = {(await anne.get("/api/me"))["next"]["commitment"]}
    tables: list[Json] = []
    for _ in range(15):
        tables += await opened(anne, anne, anne)
        shown.add((await anne.get("/api/me"))["next"]["commitment"])
    assert len({table["id"] for table in tables}) == len(tables) == 45
    # The commitment shown for the next table is that of one of the next three tables.
    commitments = [table["commitment"] for table in tables]
    assert len(shown & set(commitments)) == 15


async def test_tables_opened_in_several_processes(servers: list[InProcessServer]) -> None:
    anne = servers[0].client()
    await anne.get("/api/me")
    devices = [anne, servers[1].client(anne.cookie)]
    tables: list[Json] = []
    for _ in range(10):
        tables += await opened(*devices, *devices, *devices)
    assert len({table["id"] for table in tables}) == len(tables) == 60


async def test_a_person_has_one_name_in_all_processes(servers: list[InProcessServer]) -> None:
    anne = servers[0].client()
    await anne.get("/api/me")
    there = servers[1].client(anne.cookie)
    for client, name in ((anne, "Anne"), (there, "Annie"), (anne, "Ann")):
        await client.post("/api/me/name", {"name": name})
        assert {(await device.get("/api/me"))["name"] for device in (anne, there)} == {name}
        for table in await opened(anne, there):
            assert table["members"][0]["name"] == name


@pytest.mark.parametrize(
    "frame",
    [
        {"t": "say", "id": "a\0b", "phrase": "hello"},
        {"t": "say", "id": "a b", "phrase": "hello"},
        {"t": "say", "id": "ab\n", "phrase": "hello"},
        {"t": "say", "id": "", "phrase": "hello"},
        {"t": "say", "id": "é", "phrase": "hello"},
        {"t": "join", "id": "a", "name": "A\0B"},
        {"t": "say", "id": "a", "text": "A\0B"},
    ],
)
async def test_what_a_store_cannot_hold_is_refused_at_the_door(server: InProcessServer, frame: Json) -> None:
    anne = server.client()
    await anne.open("catan-junior", 3)
    await anne.send(frame)
    await anne.until(lambda: bool(anne.frames))
    assert [heard["code"] for heard in anne.frames] == ["bad_frame"]
    body = {name: value for name, value in frame.items() if name != "t"}
    await anne.post(f"/api/tables/{anne.code}/{frame['t']}", body, status=(400,))
    await anne.post("/api/me/name", {"name": "A\0B"}, status=(400,))
