"""A person with a device, as the tests see them: a cookie, a WebSocket, and the newest view."""

import asyncio
import itertools
import json
from collections.abc import Callable
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

Json = dict[str, Any]
PATIENCE = 60


class Refusal(Exception):
    """The server refused a request."""

    def __init__(self, frame: Json) -> None:
        super().__init__(frame["code"])
        self.frame = frame
        self.code = frame["code"]


class Dropped(Exception):
    """The connection is down."""


class Client:
    """One device at one table."""

    def __init__(self, address: str, cookie: str | None = None) -> None:
        self.address = address
        # The server closes connections idle for five seconds: one that is about to be closed is not reused.
        limits = httpx.Limits(keepalive_expiry=2)
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, limits=limits)
        if cookie is not None:
            self.http.cookies.set("flibuste", cookie)
        self.code = ""
        self.socket: ClientConnection | None = None
        self.view: Json = {}
        self.down = False
        self.frames: list[Json] = []
        self.heard: list[str] = []
        """Every frame received, as it came."""
        self._ids = itertools.count()
        self._changed = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None

    @property
    def cookie(self) -> str:
        """The device's token."""
        return self.http.cookies["flibuste"]

    def move(self, address: str) -> None:
        """Uses another server from the next connection on."""
        self.address = address
        self.http.base_url = httpx.URL(address)

    async def get(self, path: str) -> Json:
        """A GET that must succeed."""
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def post(self, path: str, body: Json | None = None, status: tuple[int, ...] = (200, 201)) -> Json:
        """A POST that must end with one of these statuses."""
        answer = await self.http.post(path, json=body or {})
        assert answer.status_code in status, f"{answer.status_code} {answer.text}"
        found: Json = answer.json() if answer.content else {}
        return found

    async def open(self, game: str, seats: int, **more: Any) -> Json:
        """Opens a table and connects to it."""
        table = await self.post("/api/tables", {"game": game, "seats": seats, **more})
        await self.connect(table["code"])
        return table

    async def connect(self, code: str, as_what: str = "") -> "Client":
        """Connects to a table and waits for the first view; `?tv` as a TV."""
        if "flibuste" not in self.http.cookies:
            await self.get("/api/me")
        self.code = code
        self.view = {}
        self.down = False
        self.frames.clear()
        self.socket = await websockets.connect(
            f"{self.address.replace('http', 'ws')}/ws/tables/{code}{as_what}",
            additional_headers={"Cookie": f"flibuste={self.cookie}"},
            max_size=None,
            ping_interval=None,
        )
        self._reader = asyncio.create_task(self._read(self.socket))
        await self.until(lambda: bool(self.view))
        return self

    async def disconnect(self) -> None:
        """Drops the connection."""
        if self.socket is not None:
            await self.socket.close()
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)
        self.socket = None

    async def close(self) -> None:
        """Goes home."""
        await self.disconnect()
        await self.http.aclose()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                assert isinstance(text, str)
                self.heard.append(text)
                frame = json.loads(text)
                async with self._changed:
                    if frame["t"] == "view":
                        self.view = frame
                    else:
                        self.frames.append(frame)
                    self._changed.notify_all()
        except websockets.ConnectionClosed:
            pass
        async with self._changed:
            self.down = True
            self._changed.notify_all()

    async def until(self, condition: Callable[[], bool]) -> Json:
        """Waits for a condition and returns the view; raises Dropped if the connection goes down first."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(lambda: condition() or self.down)
        if not condition():
            raise Dropped
        return self.view

    async def until_seq(self, seq: int) -> Json:
        """Waits for a view at least as new as this row, or for the end."""
        return await self.until(lambda: self.view["seq"] >= seq or self.over)

    async def until_down(self) -> None:
        """Waits until the connection is down."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(lambda: self.down)

    async def send(self, frame: Json) -> None:
        """Sends a frame."""
        if self.socket is None or self.down:
            raise Dropped
        try:
            await self.socket.send(json.dumps(frame))
        except websockets.ConnectionClosed:
            raise Dropped from None

    def new_id(self) -> str:
        """An id for a request."""
        return f"w{next(self._ids)}-{id(self)}"

    async def request(self, t: str, **more: Any) -> Json:
        """Sends a request and waits for its answer; raises Refusal."""
        request = more.pop("id", None) or self.new_id()
        await self.send({"t": t, "id": request, **more})
        return await self.answer(request)

    async def answer(self, request: str) -> Json:
        """The answer to a request."""

        def arrived() -> list[Json]:
            return [frame for frame in self.frames if frame.get("id") == request]

        await self.until(lambda: bool(arrived()))
        frame = arrived()[0]
        self.frames.remove(frame)
        if frame["t"] == "refused":
            raise Refusal(frame)
        return frame

    async def act(self, code: int, seat: int | None = None, **more: Any) -> Json:
        """Plays an action by its number."""
        asked = self.view["asked"]
        return await self.request(
            "play", seat=asked["seat"] if seat is None else seat, prompt=asked["prompt"], code=code, **more
        )

    @property
    def asked(self) -> Json | None:
        """What this device is asked now, if anything, with choices."""
        found: Json | None = self.view.get("asked")
        return found if found and found["choices"] else None

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.view and self.view["table"]["phase"] == "over")
