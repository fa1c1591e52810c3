"""One WebSocket at a table: frames in, and an outbox that keeps only the newest view."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from flibuste.core.message import message
from flibuste.server import wire
from flibuste.server.limits import Bucket
from flibuste.server.metrics import ACTIONS, FRAMES, REFUSALS, VIEWS
from flibuste.table import race
from flibuste.table.refused import Refused, refused

if TYPE_CHECKING:
    from starlette.types import Receive, Send

    from flibuste.server.berth import Berth

log = structlog.get_logger()
_decode = msgspec.json.Decoder(wire.ClientFrame).decode
_encode = msgspec.json.Encoder().encode

MOST_ANSWERS: Final = 512
"""Small frames that may wait for a slow reader."""
LINES: Final = 8
"""Measurements of the line that count."""
MOST_BAD_FRAMES: Final = 20


class Connection:
    """A device's connection to a table."""

    def __init__(
        self, receive: "Receive", send: "Send", berth: "Berth", person: str, tv: str | None = None
    ) -> None:
        self._receive = receive
        self._send_event = send
        self.berth = berth
        self.person = person
        self.tv = tv
        """The mark of the TV that this is, if it is one."""
        self.lifted: int | None = None
        self._answers: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._look = True
        self._seq = 0
        self._first = True
        self._eyes: int | None = None
        self._spoken = 0
        self._close: tuple[int, str] | None = None
        self._lines: deque[int] = deque(maxlen=LINES)
        self._marks: dict[int, float] = {}
        self._mark = 0
        self._bad = 0
        limits = berth.harbour.config.limits
        self._bucket = Bucket(limits.frames_a_second, limits.frames_at_once)

    # Out

    def look(self) -> None:
        """There is something new to see."""
        self._look = True
        self._wake.set()

    def turn_to(self, seat: int | None) -> None:
        """The curtain is lifted for this seat, or lowered."""
        self.lifted = seat
        self.look()

    def answer(self, frame: msgspec.Struct) -> None:
        """Sends a small frame; a reader who lets too many wait is sent off."""
        if len(self._answers) >= MOST_ANSWERS:
            self._close = (4408, "too_slow")
        else:
            self._answers.append(_encode(frame))
        self._wake.set()

    def send_off(self, why: str, code: int = 4403) -> None:
        """Closes the connection, saying why."""
        self._close = (code, why)
        self._wake.set()

    async def _send(self) -> None:
        send = self._send_event
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._answers:
                await send({"type": "websocket.send", "text": self._answers.popleft().decode()})
            if self._close is not None:
                code, why = self._close
                gone = wire.Gone(why, message(f"table-gone-{why.replace('_', '-')}"))
                await send({"type": "websocket.send", "text": _encode(gone).decode()})
                await send({"type": "websocket.close", "code": code, "reason": why})
                return
            if self._look:
                self._look = False
                VIEWS.inc()
                await send({"type": "websocket.send", "text": self._view().decode()})

    def _view(self) -> bytes:
        berth = self.berth
        table = berth.table
        member = table.member(self.person) if self.tv is None else None
        number = None if member is None else member.number
        eyes = berth.eyes(self)
        if eyes != self._eyes:
            # Other eyes have seen other things: they are told anew what is remembered.
            self._eyes, self._seq, self._first = eyes, 0, True
        view = berth.gallery.view(
            person_seats=[] if number is None else table.crew.seats_of(number),
            member=number,
            eyes=eyes,
            after=self._seq,
            first=self._first,
            spoken=self._spoken,
            present=berth.present,
            tvs=berth.tvs,
            version=berth.presence,
            tv=self.tv,
            now=berth.harbour.now(),
            build=berth.harbour.build,
        )
        self._first = False
        self._seq = self._spoken = table.seq
        return view

    # In

    async def run(self) -> None:
        """Serves the connection until it ends."""
        self.berth.add(self)
        sender = asyncio.create_task(self._send())
        listener = asyncio.create_task(self._listen())
        try:
            await asyncio.wait({sender, listener}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.berth.remove(self)
            for task in (sender, listener):
                task.cancel()
            await asyncio.gather(sender, listener, return_exceptions=True)

    async def _listen(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            event = await self._receive()
            if event["type"] == "websocket.disconnect":
                return
            received = self.berth.harbour.now()
            FRAMES.inc()
            if not self._bucket.take(clock()):
                self.send_off("too_many_frames", 4429)
                return
            text = event.get("text")
            try:
                frame = _decode(text or "")
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                self._bad += 1
                self.answer(_refusal(None, refused("bad_frame")))
                if self._bad >= MOST_BAD_FRAMES:
                    self.send_off("bad_frame", 4400)
                    return
                continue
            if isinstance(frame, wire.Act) and race.racing(self.berth.table):
                # A held act must not hold up the next frame.
                self.berth.soon(self._serve(frame, received))
            else:
                await self._serve(frame, received)

    async def _serve(self, frame: wire.ClientFrame, received: int) -> None:
        try:
            await self._take(frame, received)
        except Refused as no:
            REFUSALS.labels(no.code).inc()
            self.answer(_refusal(getattr(frame, "id", None), no))
            self.look()

    async def _take(self, frame: wire.ClientFrame, received: int) -> None:
        berth = self.berth
        if self.tv is not None and not isinstance(frame, wire.Ping | wire.Echo | wire.Give):
            raise refused("tv_only_shows")
        if isinstance(frame, wire.Act):
            seq = await berth.act(self.person, frame, received, race.allowance(list(self._lines)))
            ACTIONS.observe((berth.harbour.now() - received) / 1000)
            self.answer(wire.Ack(frame.id, seq))
        elif isinstance(frame, wire.Ping):
            self._mark += 1
            self._marks[self._mark] = asyncio.get_running_loop().time()
            self._marks.pop(self._mark - LINES, None)
            self.answer(wire.Pong(frame.n, berth.harbour.now(), self._mark))
        elif isinstance(frame, wire.Echo):
            sent = self._marks.pop(frame.mark, None)
            if sent is not None:
                self._lines.append(int((asyncio.get_running_loop().time() - sent) * 1000))
        elif isinstance(frame, wire.Lift):
            berth.lift(self, frame.seat)
        elif isinstance(frame, wire.Undo):
            seq = await berth.undo(self.person, frame)
            self.answer(wire.Ack(frame.id, seq))
        else:
            seq = await berth.wish(self.person, frame)
            if frame.id is not None:
                self.answer(wire.Ack(frame.id, seq))


def _refusal(wish: str | None, no: Refused) -> wire.Refused:
    return wire.Refused(wish, no.code, no.say, no.clause)
