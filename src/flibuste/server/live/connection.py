"""One WebSocket at a table: frames in, and an outbox that keeps only the newest view."""

import asyncio
import base64
from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from flibuste.core.message import message
from flibuste.server import wire
from flibuste.server.limits import Bucket
from flibuste.server.live.view_cache import Onlooker, onlooker
from flibuste.server.metrics import REFUSALS, TRAFFIC
from flibuste.server.wire.socket import Socket, frame
from flibuste.table import race
from flibuste.table.port import Away
from flibuste.table.refused import Refused, refused

if TYPE_CHECKING:
    from starlette.types import Receive

    from flibuste.server.live.live_table import LiveTable
    from flibuste.table.table import Table

log = structlog.get_logger()
_decode = msgspec.json.Decoder(wire.ClientFrame).decode
_encode = msgspec.json.Encoder().encode

MOST_ANSWERS: Final = 512
"""How many small frames may wait for a slow reader."""
LAGS: Final = 8
"""How many measurements of lag count."""
MOST_BAD_FRAMES: Final = 20
MOST_WAITING: Final = 1024
"""How many frames may wait to be served while the store is slow."""


class Connection:
    """A device's connection to a table."""

    def __init__(
        self, socket: Socket, live: "LiveTable", person: str, bucket: Bucket, tv: str | None = None
    ) -> None:
        self.socket = socket
        self.live = live
        self.person = person
        self.tv = tv
        """The mark of this TV, if it is one."""
        self.lifted: int | None = None
        self._answers: list[bytes] = []
        self._look = True
        self._collect = live.outbox.collect
        self._views = live.views
        self.posted = False
        """Whether the outbox is about to be emptied."""
        self._gone = False
        """Whether it was hung up, after which nothing goes out."""
        self._frames: deque[tuple[wire.ClientFrame, int] | None] = deque()
        self._serving: asyncio.Task[None] | None = None
        self._idle: asyncio.Future[None] | None = None
        """Completed when a task that has served all frames gets another."""
        self._seq = -1
        """The newest row it has seen; -1 if none yet, or none with these eyes."""
        self._number = -1
        """The same, as viewers with these eyes number it."""
        self._eyes: int | None = None
        self._looked = -1
        """The state of the table for which the viewer is known."""
        self._who: Onlooker
        self._spoken = 0
        self._close: tuple[int, str] | None = None
        self._lags: deque[int] = deque(maxlen=LAGS)
        self.allowance = 0
        """The lag that its actions in a race are allowed, in milliseconds."""
        self._marks: dict[int, float] = {}
        self._mark = 0
        self._bad = 0
        self._loop = asyncio.get_running_loop()
        self._bucket = bucket
        """What all connections of this device to this table may send."""

    async def run(self, receive: "Receive") -> None:
        """Serves the connection until it ends."""
        self.socket.listen(self._hear, self._post, self._flooded, self._bucket)
        self.live.add(self)
        try:
            # Messages take the short way, so all that arrives here is the end.
            while (await receive())["type"] != "websocket.disconnect":
                pass
        finally:
            self.socket.deafen()
            if self._serving is not None:
                self._serve_next(None)
            self.live.remove(self)

    # Out

    def look(self) -> None:
        """Notes that there is something new to see."""
        self._look = True
        self._post()

    def look_if_new(self) -> None:
        """Somebody acted, perhaps in secret; notes news for those who may notice it."""
        table = self.live.table
        if self._looked != table.revision or table.number(self._eyes) != self._number:
            self.look()

    def turn_to(self, seat: int | None) -> None:
        """Lifts the curtain for this seat, or lowers it."""
        self.lifted, self._looked = seat, -1
        self.look()

    def answer(self, frame: msgspec.Struct) -> None:
        """Sends a small frame; a reader who lets too many wait is sent off."""
        if len(self._answers) >= MOST_ANSWERS:
            self.send_off("too_slow", 4408)
        else:
            self._answers.append(_encode(frame))
            self._post()

    def send_off(self, why: str, code: int = 4403) -> None:
        """Closes the connection, saying why."""
        if self._close is None:
            self._close = (code, why)
            self._post()

    def _post(self) -> None:
        if not self.posted:
            self.posted = True
            self._collect(self)

    def pack(self, *, look: bool) -> bytes:
        """What goes out now; while the reader is slow it waits, and only the newest view counts."""
        self.posted = False
        if look:
            self._look = True
        if self._close is not None:
            self._hang_up(*self._close)
            return b""
        if not self.socket.free:
            return b""
        parcel = b""
        if self._answers:
            parcel = b"".join(map(frame, self._answers))
            self._answers.clear()
        if self._look:
            self._look = False
            TRAFFIC.views += 1
            table = self.live.table
            if self._looked != table.revision:
                self._recognize(table)
            view = frame(*self._views.view(self._who, self._seq, self._spoken))
            self._seq = self._spoken = table.seq
            self._number = table.number(self._eyes)
            parcel = parcel + view if parcel else view
        return parcel

    def _recognize(self, table: "Table") -> None:
        """Finds out who is looking; new eyes have seen other things, and are told what is remembered."""
        self._looked = table.revision
        self._who = onlooker(table, self.person, self.lifted, self.tv)
        if self._who.eyes != self._eyes:
            self._eyes, self._seq, self._spoken = self._who.eyes, -1, 0

    def _hang_up(self, code: int, why: str) -> None:
        if self._gone:
            return
        self._gone = True
        socket = self.socket
        if socket.free:
            gone = wire.Gone(why, message(f"table-gone-{why.replace('_', '-')}"))
            socket.write(b"".join(map(frame, [*self._answers, _encode(gone)])))
        socket.hang_up(code, why)
        socket.freed = None

    # In

    def _hear(self, text: bytes) -> None:
        """A frame arrives; frames are served one after the other."""
        if self._close is not None:
            return
        received = self.live.now()
        TRAFFIC.frames += 1
        try:
            frame = _decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._bad += 1
            self.answer(_refusal(None, refused("bad_frame")))
            if self._bad >= MOST_BAD_FRAMES:
                self.send_off("bad_frame", 4400)
            return
        if isinstance(frame, wire.Play) and race.racing(self.live.table):
            # A held action must not hold up the next frame.
            self.live.soon(self._serve(frame, received))
            return
        if len(self._frames) < MOST_WAITING:
            self._serve_next((frame, received))
        else:
            self._flooded()

    def _flooded(self) -> None:
        """More has arrived than the device may send."""
        self.send_off("too_many_frames", 4429)

    def _serve_next(self, arrived: "tuple[wire.ClientFrame, int] | None") -> None:
        """Serves frames one after another in one task; None is the end."""
        self._frames.append(arrived)
        if self._serving is None:
            self._serving = self._loop.create_task(self._serve_all())
        elif self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def _serve_all(self) -> None:
        """Serves what arrives; leaving meanwhile does not stop it, because what is written is also folded."""
        while True:
            while self._frames:
                arrived = self._frames.popleft()
                if arrived is None:
                    return
                await self._serve(*arrived)
            self._idle = self._loop.create_future()
            await self._idle

    async def _serve(self, frame: wire.ClientFrame, received: int) -> None:
        if self.person in self.live.forgotten:
            return
        try:
            await self._take(frame, received)
        except Refused as no:
            REFUSALS.labels(no.code).inc()
            self.answer(_refusal(getattr(frame, "id", None), no))
            self.look()
        except Away as error:
            # Nobody knows the outcome: the sender comes back and sends it again, with its id.
            self.live.store_watch.failed(error)
            self.socket.hang_up(1013, "store_away")
        except Exception:
            log.exception("frame failed", table=self.live.table.header.code)
            self.socket.hang_up(1011, "")
        finally:
            self.live.served(self.person)

    async def _take(self, frame: wire.ClientFrame, received: int) -> None:
        live = self.live
        if self.tv is not None and not isinstance(frame, wire.Ping | wire.Echo | wire.Give | wire.Decline):
            raise refused("tv_only_shows")
        if isinstance(frame, wire.Play):
            seq = await live.requests.play(self.person, frame, received, self.allowance)
            TRAFFIC.acted(live.now() - received)
            self.answer(wire.Ack(frame.id, seq))
        elif isinstance(frame, wire.Ping):
            self._mark += 1
            self._marks[self._mark] = self._loop.time()
            self._marks.pop(self._mark - LAGS, None)
            self.answer(wire.Pong(frame.n, live.now(), self._mark))
        elif isinstance(frame, wire.Echo):
            sent = self._marks.pop(frame.mark, None)
            if sent is not None:
                self._lags.append(int((self._loop.time() - sent) * 1000))
                self.allowance = race.allowance(self._lags)
        elif isinstance(frame, wire.Lift):
            live.lift(self, frame.seat)
        elif isinstance(frame, wire.Look):
            self.answer(self._seen(frame))
        elif isinstance(frame, wire.Undo):
            seq = await live.requests.undo(self.person, frame)
            self.answer(wire.Ack(frame.id, seq))
        else:
            seq = await live.requests.command(self.person, frame)
            if frame.id is not None:
                self.answer(wire.Ack(frame.id, seq))

    def _seen(self, frame: wire.Look) -> wire.Seen:
        """What the seat sees, for a program: the same observation that its view is made from."""
        table = self.live.table
        if self._looked != table.revision:
            self._recognize(table)
        if self._who.eyes != frame.seat or table.held is None:
            raise refused("not_your_seat")
        seen = table.seen(frame.seat).record
        return wire.Seen(
            id=frame.id,
            seq=table.number(self._eyes),
            seat=frame.seat,
            prompt=table.asks(frame.seat),
            version=table.game.version,
            layout=table.game.layout,
            record=base64.b64encode(seen.tobytes()).decode(),
        )


def _refusal(request: str | None, no: Refused) -> wire.Refused:
    return wire.Refused(request, no.code, no.say, no.clause)
