"""People who play at random, read as little of a view as they need, and measure the answers."""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from flibuste.server.load.http import Http
from flibuste.server.load.socket import LoadSocket


class _Choice(msgspec.Struct):
    code: int


class _Asked(msgspec.Struct):
    seat: int
    prompt: int
    choices: list[_Choice]


class _Table(msgspec.Struct):
    phase: str


class _Frame(msgspec.Struct):
    t: str
    seq: int = 0
    table: _Table | None = None
    asked: _Asked | None = None
    id: str | None = None


_read = msgspec.json.Decoder(_Frame).decode


@dataclass
class Tally:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)
    refused: int = 0
    views: int = 0


class Player:
    """One seat at one table."""

    def __init__(self, seat: int, tally: Tally, table: "LoadTable") -> None:
        self.seat = seat
        self._tally = tally
        self._table = table
        self._sent: dict[str, float] = {}
        self._number = 0
        self._newest: _Frame | None = None
        self.socket: LoadSocket | None = None

    def hear(self, text: bytes) -> None:
        """A frame arrives; a player waiting for an answer acts on the first view that is as new."""
        if text.startswith(b'{"t":"view"'):
            self._tally.views += 1
            self._newest = _read(text)
            if not self._sent:
                self._look()
            return
        frame = _read(text)
        sent = self._sent.pop(frame.id or "", None)
        if sent is None:
            return
        if frame.t == "refused":
            self._tally.refused += 1
            return
        self._tally.latencies.append(time.perf_counter() - sent)
        if self._newest is not None and self._newest.seq >= frame.seq:
            self._look()

    def _look(self) -> None:
        view = self._newest
        if view is None or view.table is None:
            return
        if view.table.phase == "over":
            self._table.over()
        elif view.asked is not None and view.asked.choices:
            self._table.asked(self, view.asked)

    def act(self, asked: Any) -> None:
        """Takes any of the choices."""
        if self.socket is None or self._sent:
            return
        self._number += 1
        request = f"{self.seat}-{self._number}"
        code = random.choice(asked.choices).code
        self._sent[request] = time.perf_counter()
        self.socket.send(
            b'{"t":"play","id":"%s","seat":%d,"prompt":%d,"code":%d}'
            % (request.encode(), asked.seat, asked.prompt, code)
        )


class LoadTable:
    """One table of people, and bots if requested; people act at once when asked, or at a pace."""

    def __init__(
        self,
        http: Http,
        game: str,
        people: int,
        tally: Tally,
        pause: float = 0.0,
        bots: int = 0,
        level: str = "",
        doors: Sequence[Http] = (),
    ) -> None:
        self._http = http
        self._doors = doors or (http,)
        """The servers that people connect to, in turn."""
        self._game = game
        self._people = people
        self._bots = [{"count": bots, "level": level}] if bots else []
        self._seats = people + bots
        self._tally = tally
        self._pause = pause
        self._over = asyncio.Event()
        self.players: list[Player] = []
        self.cookies: list[str] = []
        self.code = ""

    async def prepare(self) -> None:
        """Opens the table, seats everybody and starts."""
        if not self.cookies:
            self.cookies = [await self._http.device() for _ in range(self._people)]
        first, *others = self.cookies
        requested = {"game": self._game, "seats": self._seats, "bots": self._bots}
        table = await self._http.post("/api/tables", requested, first)
        self.code = table["code"]
        for seat, cookie in enumerate(others, self._seats - len(others)):
            await self._http.post(f"/api/tables/{self.code}/sit", {"seat": seat}, cookie)
        await self._http.post(f"/api/tables/{self.code}/start", {}, first)

    async def connect(self) -> None:
        """Connects everybody."""
        self._over.clear()
        seats = [0, *range(self._seats - self._people + 1, self._seats)]
        self.players = [Player(seat, self._tally, self) for seat in seats]
        for player, cookie in zip(self.players, self.cookies, strict=True):
            door = self._doors[player.seat % len(self._doors)]
            player.socket = await LoadSocket.connect(
                door.host, door.port, f"/ws/tables/{self.code}", cookie, player.hear
            )

    def asked(self, player: Player, asked: Any) -> None:
        """A player is asked."""
        if self._pause:
            asyncio.get_running_loop().call_later(self._pause * random.uniform(0.5, 1.5), player.act, asked)
        else:
            player.act(asked)

    def over(self) -> None:
        """The game is over."""
        self._over.set()

    async def play_on(self) -> None:
        """Plays game after game, without bots."""
        await self.connect()
        while True:
            await self._over.wait()
            self.close()
            await self._rematch()
            await self.connect()

    async def _rematch(self) -> None:
        """The same people play on at the next table, one seat further."""
        first, *others = self.cookies
        self.code = (await self._http.post(f"/api/tables/{self.code}/rematch", {}, first))["rematch"]
        self.cookies = [*others, first]
        await self._http.post(f"/api/tables/{self.code}/start", {}, first)

    def close(self) -> None:
        """Disconnects everybody."""
        for player in self.players:
            if player.socket is not None:
                player.socket.close()
                player.socket = None
