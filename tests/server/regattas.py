"""A regatta as the tests see it: its host, its people, and the news that each follows."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

from flibuste.server.live.live_table import LiveTable
from tests.server.client import Client
from tests.server.in_process_server import InProcessServer
from tests.server.players import play_through

GAME = "catan-junior"
FOR_TWO = "sandokan"
Json = dict[str, Any]


class Follower:
    """A device that follows a regatta."""

    def __init__(self, client: Client, code: str = "") -> None:
        self.client, self.code = client, code
        self.seen: Json = {}

    @property
    def path(self) -> str:
        return f"/api/regattas/{self.code}"

    @property
    def all(self) -> Json:
        """What everybody sees."""
        found: Json = self.seen["all"]
        return found

    @property
    def you(self) -> Json:
        """What the regatta is to this device."""
        found: Json = self.seen["you"]
        return found

    async def open(self, **chosen: Any) -> "Follower":
        """Opens a regatta, by default with short games."""
        game = FOR_TWO if chosen.get("size") == 2 else GAME
        wanted = {"game": game, "rounds": 2, "size": 3, "bots": "random", **chosen}
        self.seen = await self.client.post("/api/regattas", wanted)
        self.code = self.all["code"]
        return self

    async def enter(self, name: str | None = None) -> "Follower":
        return await self.do("enter", name=name)

    async def do(self, what: str, **more: Any) -> "Follower":
        """Sends a request that must be granted."""
        self.seen = await self.client.post(f"{self.path}/{what}", more)
        return self

    async def refused(self, what: str, **more: Any) -> str:
        """The reason why a request is refused."""
        answer = await self.client.http.post(f"{self.path}/{what}", json=more)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["code"])

    async def look(self) -> "Follower":
        """Fetches the regatta's current state."""
        self.seen = await self.client.get(self.path)
        return self

    async def until(self, condition: Callable[[], bool]) -> "Follower":
        """Follows the news until a condition holds."""
        async with asyncio.timeout(120):
            if not self.seen:
                await self.look()
            while not condition():
                answer = await self.client.http.get(self.path, params={"after": self.seen["mark"]})
                assert answer.status_code in (200, 204), answer.text
                if answer.status_code == 200:
                    self.seen = answer.json()
        return self

    async def sail(self, seed: int = 0) -> "Follower":
        """Goes to the table that this device is called to, and plays to the end."""
        await self.until(lambda: bool(self.you["table"]))
        await self.client.connect(self.you["table"])
        await play_through(self.client, random.Random(seed))
        await self.client.disconnect()
        return self

    def named(self, name: str) -> Json:
        """The person with this name."""
        return next(one for one in self.all["entrants"] if one["name"] == name)


def follower(server: InProcessServer, code: str = "", cookie: str | None = None) -> Follower:
    """A new device."""
    return Follower(server.client(cookie), code)


async def come_aboard(server: InProcessServer, code: str, *names: str) -> list[Follower]:
    """People who have entered."""
    return [await follower(server, code).enter(name) for name in names]


def table_of(server: InProcessServer, code: str) -> LiveTable:
    """The live table inside the server."""
    return server.harbour.tables[code]
