"""A device's connection to a table: the newest view, requests that count once, and reconnection."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from types import TracebackType
from typing import Final, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from flibuste.client.device import COOKIE, Device, Lost, Refusal
from flibuste.client.views import View, decode
from flibuste.server import wire

FINAL: Final = {4400, 4403, 4404}
"""Close codes after which reconnecting is pointless."""
FIRST_WAIT, LONGEST_WAIT = 0.2, 5.0


class Connection:
    """One device at one table; requests left unanswered when the connection breaks are sent again."""

    def __init__(self, device: Device, code: str, patience: float = 600.0) -> None:
        self.device = device
        self.code = code
        self._patience = patience
        """Seconds without a server before giving up."""
        self._newest: View | None = None
        self._unanswered: dict[str, bytes] = {}
        self._answers: dict[str, wire.Ack | wire.Refused | wire.Seen] = {}
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Condition()
        self._lost: Exception | None = None
        self._why = ""
        self._number = 0
        self._mark = secrets.token_hex(4)
        self._keeper: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.device.register()
        self._keeper = asyncio.create_task(self._keep())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeper

    async def until(self, condition: Callable[[View], bool]) -> View:
        """The first view from now on that meets a condition; raises Lost when the connection is gone."""
        async with self._changed:
            while True:
                if self._newest is not None and condition(self._newest):
                    return self._newest
                if self._lost is not None:
                    raise self._lost
                await self._changed.wait()

    async def command(self, command: wire.Command) -> int:
        """Tells the table something; returns the row it stands in, raises Refusal."""
        answer = await self._ask(msgspec.structs.replace(command, id=self._new_id()))
        return answer.seq if isinstance(answer, wire.Ack) else 0

    async def play(self, seat: int, prompt: int, action: int) -> int:
        """Plays an action; returns the row it stands in, raises Refusal."""
        answer = await self._ask(wire.Play(id=self._new_id(), seat=seat, prompt=prompt, code=action))
        return answer.seq if isinstance(answer, wire.Ack) else 0

    async def look(self, seat: int) -> wire.Seen:
        """What the seat sees, as the rules' record; raises Refusal."""
        answer = await self._ask(wire.Look(id=self._new_id(), seat=seat))
        if not isinstance(answer, wire.Seen):
            raise Lost("the server answered a look with something else")
        return answer

    def _new_id(self) -> str:
        self._number += 1
        return f"{self._mark}-{self._number}"

    async def _ask(self, frame: wire.Command | wire.Play | wire.Look) -> wire.Ack | wire.Seen:
        number = frame.id or ""
        text = msgspec.json.encode(frame)
        self._unanswered[number] = text
        try:
            if self._socket is not None:
                # If the connection breaks here it is made again, and this is sent then.
                with contextlib.suppress(ConnectionClosed):
                    await self._socket.send(text.decode())
            async with self._changed:
                while number not in self._answers:
                    if self._lost is not None:
                        raise self._lost
                    await self._changed.wait()
                answer = self._answers.pop(number)
        finally:
            self._unanswered.pop(number, None)
        if isinstance(answer, wire.Refused):
            raise Refusal(answer.code, answer.say)
        return answer

    async def _keep(self) -> None:
        """Connects, and reconnects after each break, until the table ends it or patience runs out."""
        loop = asyncio.get_running_loop()
        wait, since = FIRST_WAIT, loop.time()
        address = self.device.server.replace("http", "ws", 1) + f"/ws/tables/{self.code}"
        headers = {"Cookie": f"{COOKIE}={self.device.cookie}"}
        try:
            while True:
                try:
                    async with connect(address, additional_headers=headers, max_size=None) as socket:
                        await self._hear(socket)
                        if self._newest is not None:
                            wait, since = FIRST_WAIT, loop.time()
                        if socket.close_code in FINAL:
                            why = self._why or socket.close_reason or str(socket.close_code)
                            raise Lost(f"the table at {self.device.server} closes the connection: {why}")
                except (OSError, InvalidHandshake, TimeoutError) as error:
                    if loop.time() - since > self._patience:
                        raise Lost(f"{self.device.server} cannot be reached: {error}") from None
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
        except Lost as error:
            async with self._changed:
                self._lost = error
                self._changed.notify_all()

    async def _hear(self, socket: ClientConnection) -> None:
        self._socket = socket
        try:
            for asked in list(self._unanswered.values()):
                await socket.send(asked.decode())
            async for text in socket:
                frame = decode(text)
                async with self._changed:
                    self._take(frame)
                    self._changed.notify_all()
        except ConnectionClosed:
            pass
        except msgspec.DecodeError as error:
            raise Lost(f"{self.device.server} sends what no table's server sends: {error}") from None
        finally:
            self._socket = None

    def _take(self, frame: object) -> None:
        if isinstance(frame, View):
            self._newest = frame
        elif isinstance(frame, wire.Gone):
            self._why = frame.code
        elif isinstance(frame, wire.Ack | wire.Refused | wire.Seen) and frame.id in self._unanswered:
            self._answers[frame.id or ""] = frame
