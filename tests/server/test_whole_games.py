"""Two people and two bots play each game over the wire, although a person leaves and the server dies."""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from flibuste import games
from flibuste.core.recording import Recording, verify
from tests.server.client import Client
from tests.server.players import play_through
from tests.server.server_process import ServerProcess

PACE = {"catan-junior": 300, "santy-anno": 30, "sandokan": 300}


@pytest.mark.slow
@pytest.mark.parametrize("game", PACE)
async def test_two_people_and_two_bots_finish_although_the_server_dies(game: str, tmp_path: Path) -> None:
    with ServerProcess(tmp_path, pace=PACE[game]) as process:
        anne, ben = Client(process.address), Client(process.address)
        table = await anne.open(game, 4, bots=[{"count": 2, "level": "random"}])
        await ben.connect(table["code"])
        await ben.request("sit", seat=3)
        await anne.request("start")

        ben_may_return = asyncio.Event()
        people = asyncio.gather(
            play_through(anne, random.Random(1)), play_through(ben, random.Random(2), ben_may_return)
        )
        watcher = Client(process.address)
        await watcher.connect(table["code"])
        await watcher.until(lambda: watcher.view["seq"] > 25)
        await ben.disconnect()
        await watcher.until(lambda: ben_is(watcher, connected=False))
        ben_may_return.set()
        await watcher.until(lambda: ben_is(watcher, connected=True))
        seen = watcher.view["seq"]
        process.kill()
        process.start()
        await people

        assert anne.view["seq"] > seen
        assert min(anne.view["table"]["outcome"]["ranks"]) == 1
        assert anne.view["table"]["outcome"] == ben.view["table"]["outcome"]
        saved = await anne.http.get(f"/api/replays/{table['id']}/file")
        games.find(game)
        verify(msgspec.json.decode(saved.content, type=Recording))
        for client in (anne, ben, watcher):
            await client.close()


def ben_is(watcher: Client, *, connected: bool) -> bool:
    """Whether the fourth seat is connected, as a spectator sees it."""
    return bool(watcher.view["table"]["seats"][3]["connected"]) == connected
