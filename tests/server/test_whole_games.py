"""Two people and two bots play each game over the wire, although a person leaves and the server dies."""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from flibuste import games
from flibuste.core.recording import Recording, verify
from tests.server.players import play_through
from tests.server.sailor import Sailor
from tests.server.ship import Ship

PACE = {"catan-junior": 300, "santy-anno": 30, "sandokan": 300}


@pytest.mark.parametrize("game", PACE)
async def test_two_people_and_two_bots_finish_although_the_server_dies(game: str, tmp_path: Path) -> None:
    with Ship(tmp_path, pace=PACE[game]) as ship:
        anne, ben = Sailor(ship.address), Sailor(ship.address)
        table = await anne.open(game, 4, bots=[{"count": 2, "level": "random"}])
        await ben.connect(table["code"])
        await ben.wish("sit", seat=3)
        await anne.wish("start")

        ben_may_return = asyncio.Event()
        people = asyncio.gather(
            play_through(anne, random.Random(1)), play_through(ben, random.Random(2), ben_may_return)
        )
        watcher = Sailor(ship.address)
        await watcher.connect(table["code"])
        await watcher.until(lambda: watcher.view["seq"] > 25)
        await ben.disconnect()
        await watcher.until(lambda: ben_is(watcher, connected=False))
        ben_may_return.set()
        await watcher.until(lambda: ben_is(watcher, connected=True))
        seen = watcher.view["seq"]
        ship.kill()
        ship.start()
        await people

        assert anne.view["seq"] > seen
        assert min(anne.view["table"]["outcome"]["ranks"]) == 1
        assert anne.view["table"]["outcome"] == ben.view["table"]["outcome"]
        saved = await anne.http.get(f"/api/replays/{table['id']}/file")
        games.find(game)
        verify(msgspec.json.decode(saved.content, type=Recording))
        for sailor in (anne, ben, watcher):
            await sailor.close()


def ben_is(watcher: Sailor, *, connected: bool) -> bool:
    """Whether the fourth seat is connected, as a spectator sees it."""
    return bool(watcher.view["table"]["seats"][3]["connected"]) == connected
