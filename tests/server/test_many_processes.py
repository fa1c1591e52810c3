"""Three servers over one PostgreSQL play one game, and its owner is killed in the middle."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.database import postgres
from tests.server.players import play_through
from tests.server.sailor import Sailor
from tests.server.ship import Ship


@pytest.fixture
def fleet(tmp_path: Path) -> Iterator[list[Ship]]:
    with postgres() as address:
        ships = []
        for name in ("one", "two", "three"):
            (tmp_path / name).mkdir()
            ships.append(Ship(tmp_path / name, store=address, pace=100))
        for ship in ships:
            ship.start()
        yield ships
        for ship in ships:
            ship.stop()


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
