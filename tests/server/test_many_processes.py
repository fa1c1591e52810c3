"""Three servers over one PostgreSQL: one game whose owner is killed in the middle, and TVs at any of them."""

import asyncio
import json
import random
from collections.abc import Iterator

import pytest

from tests.server.database import postgres
from tests.server.players import play_through
from tests.server.sailor import Refusal, Sailor
from tests.server.ship import Ship


@pytest.fixture
def fleet(ships: list[Ship]) -> list[Ship]:
    """Three servers that are all afloat."""
    for ship in ships:
        if ship.process is None or ship.process.poll() is not None:
            ship.start()
    return ships


@pytest.fixture(scope="module")
def ships(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Ship]]:
    with postgres() as address:
        ships = [
            Ship(tmp_path_factory.mktemp(name), store=address, pace=100) for name in ("one", "two", "three")
        ]
        yield ships
        for ship in ships:
            ship.stop()


async def test_a_tv_and_phones_at_other_processes_than_the_tables_owner(fleet: list[Ship]) -> None:
    owner, second, third = fleet
    host, lost = Sailor(owner.address), Sailor(second.address)
    tv, other = Sailor(third.address), Sailor(third.address)
    table = await host.open("catan-junior", 3, bots=[{"count": 1, "level": "random"}])
    await lost.connect(table["code"])
    await lost.wish("sit", seat=2)
    await tv.connect(table["code"], "?tv")
    await host.wish("start")

    # The TV sees the game at its own process, and everyone sees the TV.
    await tv.until(lambda: tv.view["table"]["phase"] == "playing")
    number = tv.view["you"]["tv"]
    shown = [{"number": number, "paired": False}]
    for sailor in (host, lost, tv):
        await sailor.until(lambda sailor=sailor: sailor.view["table"]["tvs"] == shown)  # type: ignore[misc]
    assert {frame["own"] is None for frame in map(json.loads, tv.heard) if frame["t"] == "view"} == {True}

    # It can do nothing until the host, at another process, has paired it.
    await lost.disconnect()
    await other.connect(table["code"])
    await other.wish("ask", seat=2)
    await tv.until(lambda: not tv.view["table"]["seats"][2]["connected"])
    member = other.view["you"]["member"]
    with pytest.raises(Refusal, match="not_at_the_table"):
        await tv.wish("give", seat=2, member=member)
    await host.wish("pair", tv=number)
    await tv.until(lambda: tv.view["table"]["tvs"] == [{"number": number, "paired": True}])
    await tv.send({"t": "give", "id": "g", "seat": 2, "member": member})
    await other.until(lambda: other.view["you"]["seats"] == [2])
    assert other.view["own"] is not None

    # A TV that goes is gone for everyone.
    await tv.disconnect()
    await host.until(lambda: host.view["table"]["tvs"] == [])
    for sailor in (tv, host, lost, other):
        await sailor.close()


async def test_a_killed_owner_is_replaced_and_the_game_goes_on(fleet: list[Ship]) -> None:
    first, second, third = fleet
    anne, ben, watcher = Sailor(first.address), Sailor(second.address), Sailor(third.address)
    table = await anne.open("catan-junior", 4, bots=[{"count": 2, "level": "random"}])
    await ben.connect(table["code"])
    await ben.wish("sit", seat=3)
    await watcher.connect(table["code"])
    await anne.wish("start")
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
    for sailor in (anne, ben, watcher):
        await sailor.close()
