"""Three servers over one PostgreSQL: one game whose owner is killed midway, and TVs at any of them."""

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from flibuste.server import wire
from flibuste.server.cluster import letters
from flibuste.table.header import Header
from flibuste.table.port import Entry
from flibuste.table.settings import Settings
from tests.server.client import Client, Refusal
from tests.server.databases import Databases
from tests.server.in_process_server import InProcessServer
from tests.server.players import play_through
from tests.server.server_process import ServerProcess
from tests.server.waiting import until


@pytest.fixture
def cluster(processes: list[ServerProcess]) -> list[ServerProcess]:
    """Three servers that are all in_process_server."""
    for process in processes:
        if process.process is None or process.process.poll() is not None:
            process.start()
    return processes


@pytest.fixture(scope="module")
def processes(
    tmp_path_factory: pytest.TempPathFactory, databases: Databases
) -> Iterator[list[ServerProcess]]:
    with databases.fresh() as address:
        processes = [
            ServerProcess(tmp_path_factory.mktemp(name), store=address, pace=100)
            for name in ("one", "two", "three")
        ]
        yield processes
        for process in processes:
            process.stop()


async def test_a_tv_and_phones_at_other_processes_than_the_tables_owner(cluster: list[ServerProcess]) -> None:
    owner, second, third = cluster
    host, lost = Client(owner.address), Client(second.address)
    tv, other = Client(third.address), Client(third.address)
    settings = {"dropped": "offer", "patience": 5}
    table = await host.open("catan-junior", 3, bots=[{"count": 1, "level": "random"}], settings=settings)
    await lost.connect(table["code"])
    await lost.request("sit", seat=2)
    await tv.connect(table["code"], "?tv")
    await host.request("start")

    # The TV sees the game at its own process, and everyone sees the TV.
    await tv.until(lambda: tv.view["table"]["phase"] == "playing")
    number = tv.view["you"]["tv"]
    shown = [{"number": number, "paired": False}]
    for client in (host, lost, tv):
        await client.until(lambda client=client: client.view["table"]["tvs"] == shown)  # type: ignore[misc]
    assert {frame["own"] is None for frame in map(json.loads, tv.heard) if frame["t"] == "view"} == {True}

    # It can do nothing until the host, at another process, has paired it.
    await lost.disconnect()
    await other.connect(table["code"])
    await other.request("ask", seat=2)
    await tv.until(lambda: tv.view["table"]["seats"][2]["offered"])
    member = other.view["you"]["member"]
    with pytest.raises(Refusal, match="not_at_the_table"):
        await tv.request("give", seat=2, member=member)
    await host.request("pair", tv=number)
    await tv.until(lambda: tv.view["table"]["tvs"] == [{"number": number, "paired": True}])
    await tv.send({"t": "give", "id": "g", "seat": 2, "member": member})
    await other.until(lambda: other.view["you"]["seats"] == [2])
    assert other.view["own"] is not None

    # A TV that goes is gone for everyone.
    await tv.disconnect()
    await host.until(lambda: host.view["table"]["tvs"] == [])
    for client in (tv, host, lost, other):
        await client.close()


async def test_a_killed_owner_is_replaced_and_the_game_goes_on(cluster: list[ServerProcess]) -> None:
    first, second, third = cluster
    anne, ben, watcher = Client(first.address), Client(second.address), Client(third.address)
    table = await anne.open("catan-junior", 4, bots=[{"count": 2, "level": "random"}])
    await ben.connect(table["code"])
    await ben.request("sit", seat=3)
    await watcher.connect(table["code"])
    await anne.request("start")
    await watcher.until(lambda: all(seat["connected"] for seat in watcher.view["table"]["seats"]))

    people = asyncio.gather(play_through(anne, random.Random(1)), play_through(ben, random.Random(2)))
    await watcher.until(lambda: watcher.view["seq"] > 40)
    first.kill()
    seen = watcher.view["seq"]
    anne.move(second.address)
    async with asyncio.timeout(5):
        await watcher.until(lambda: watcher.view["seq"] > seen + 1)
    await people
    await watcher.until(lambda: watcher.over)

    assert anne.view["table"]["outcome"] == ben.view["table"]["outcome"] == watcher.view["table"]["outcome"]
    for client in (anne, ben, watcher):
        await client.close()


async def test_an_owner_that_cannot_have_the_table_says_so(server: InProcessServer) -> None:
    sent: list[Any] = []

    async def send(_owner: str, letter: bytes) -> None:
        sent.append(letters.read(letter))

    store: Any = server.harbour.store
    store.send = send
    gone = Header("gone", "CCCCCC", "of-nobody", 1, 4, Settings(), "c", "ab", created=5)
    await server.harbour.store.create(gone, [], Entry("lobby", visible=False, persons=[], summary=b"{}"))
    for number, code in enumerate(("BCDFGH", "CCCCCC")):
        frame = msgspec.Raw(letters.write(wire.Pause()))
        server.harbour.cluster.mail(letters.write(letters.Forward("other", code, number, "anne", frame)))
    await until(lambda: len(sent) == 2)
    assert [answer.code for answer in sorted(sent, key=lambda answer: answer.n)] == [
        "no_such_table", "unknown_version",
    ]  # fmt: skip
