"""A WebSocket with a short way in and out: one text frame costs a call, not a queue, two tasks and an event.

Why it exists: uvicorn's own protocol reads without limit (any number of pings, fragments and frames in one
go), and takes several times the processor time per frame. This one splits frames, charges each to a bucket,
serves a few per turn, and hands texts straight to their listener. Everything rare stays uvicorn's: handshake,
pings, fragments, broken frames, closing. It receives whole frames, or broken ones at once.

How to do without: `ws="websockets-sansio"` in `run.py`, and a `Connection` that gets frames from `receive`
and sends with `send`. That loses the limits on control frames and fragments, and about half the speed.

What it relies on without any promise: of uvicorn's WebSocketsSansIOProtocol the attributes `conn`, `config`,
`loop`, `transport`, `tasks`, `frames`, `curr_msg_data_type`, `scope`, `handshake_initiated`, `close_sent` and
`disconnected`, and the methods `handle_connect`, `handle_parser_exception`, `send_receive_event_to_app`,
`on_task_complete` and `send`; of websockets' ServerProtocol `current_size`, `handshake_exc`, `send_close` and
`data_to_send`. `tests/server/test_fences.py` says which of them is gone when a new version changes them, and
`tests/server/test_socket_streams.py` compares the two protocols over every split of many streams.
"""

import asyncio
import struct
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

from flibuste.server.limits import Bucket

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from websockets.http11 import Request

EXTENSION: Final = "flibuste.socket"
"""The name of an accepted connection's socket among the scope's extensions."""
FRAMES_A_TURN: Final = 16
"""How many frames of one connection are served before others have their turn."""
MOST_FRAGMENTS: Final = 256
"""How many frames one message may be split into."""
BYTES_A_TOKEN: Final = 1024
"""Each frame costs a token, plus one for each of these."""
UNREAD_SECONDS: Final = 20
"""How long a reader may take nothing before it counts as gone."""
LINGER_SECONDS: Final = 1
"""How long a client that sent too much, and is no longer read, has to read why."""
REFUSED: Final = -1
_TEXT, _MASKED, _HEADER = 0x81, 0x80, 6
_OPCODES: Final = frozenset((0, 1, 2, 8, 9, 10))
_short, _long, _longest = (struct.Struct(head).pack for head in (">BB", ">BBH", ">BBQ"))


class Socket(WebSocketsSansIOProtocol):
    """One client's WebSocket; nothing is read until somebody listens."""

    heard: Callable[[bytes], None] | None = None
    """Called with each message in order of arrival, once there is a listener."""
    freed: Callable[[], None] | None = None
    """Called when a full socket can take more."""
    lost: Callable[[], None] | None = None
    """Called when the connection is gone, so that it no longer counts."""
    _flooded: Callable[[], None] | None = None
    _full = False
    _held = False
    """Whether we have paused reading."""
    _over = False
    """Whether too much was sent, after which nothing more is read."""
    _rest = b""
    """What has arrived but is not served: whole frames waiting for their turn, or the beginning of one."""
    _turn: asyncio.Handle | None = None
    _unread: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._bucket = Bucket(10, 30)

    def listen(
        self,
        heard: Callable[[bytes], None],
        freed: Callable[[], None],
        flooded: Callable[[], None],
        bucket: Bucket,
    ) -> None:
        """From now on messages are heard and charged to this bucket; `flooded` is called once it is empty."""
        self.heard, self.freed, self._flooded, self._bucket = heard, freed, flooded, bucket
        self._go_on()

    def deafen(self) -> None:
        """Stops listening."""
        self.heard = self.freed = self._flooded = None

    @property
    def free(self) -> bool:
        """Whether the socket takes more; if not, its reader is slow or gone."""
        return not (self._full or self.close_sent or self.transport.is_closing())

    @property
    def _closing(self) -> bool:
        return self.close_sent or self.transport.is_closing()

    # The handshake

    def handle_connect(self, event: "Request") -> None:
        """Adds the socket to the application's scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = {"socket": self}

    def _shake_hands(self, request: bytes) -> None:
        super().data_received(request)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            # uvicorn forgets to send what websockets answers to headers that it rejects.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    # In

    def data_received(self, data: bytes) -> None:
        """Parses what arrives; a short text that comes alone, as most do, takes the shortest way."""
        if not self._rest and self._heeds and _is_short_text(data):
            if self._charge(len(data)):
                self._tell(apply_mask(data[_HEADER:], data[2:_HEADER]))
        elif not self.handshake_initiated:
            self._shake_hands(data)
        else:
            self._rest += data
            if self._turn is None:
                self._serve_frames()

    @property
    def _heeds(self) -> bool:
        """Whether a text is for the listener: there is one, and uvicorn is not in the middle of a message."""
        return self.heard is not None and self.conn.current_size is None and not self._closing

    def _serve_frames(self) -> None:
        """Serves a few frames; the rest waits for the next turn, and meanwhile nothing is read."""
        self._turn = None
        if self.heard is None and not self.close_sent:
            self._hold()
            return
        data, at, served = self._rest, 0, 0
        while not self.transport.is_closing() and (end := self._end_of_frame(data, at)) is not None:
            if served == FRAMES_A_TURN:
                self._rest = data[at:]
                self._hold()
                self._go_on()
                return
            served += 1
            if not self._charge(max(0, end - at)):
                return
            if end == REFUSED:
                super().data_received(data[at:])
                break
            self._serve(data[at:end])
            at = end
        if self.transport.is_closing():
            self._rest = b""
        elif served or not data or self._charge(0):
            # A read that completes no frame also costs a token: bytes that come one by one are work.
            self._rest = data[at:]
            self._release()

    def _serve(self, frame: bytes) -> None:
        if frame[0] == _TEXT and self._heeds:
            first = {126: 8, 127: 14}.get(frame[1] & 0x7F, _HEADER)
            self._tell(apply_mask(frame[first:], frame[first - 4 : first]))
        else:
            super().data_received(frame)

    def _end_of_frame(self, data: bytes, at: int) -> int | None:
        """Where the frame that begins here ends; None if it has not arrived, REFUSED if its header is bad."""
        if len(data) < at + 2:
            return None
        length = data[at + 1] & 0x7F
        if not data[at + 1] & _MASKED or data[at] & 0x0F not in _OPCODES:
            return REFUSED
        more = {126: 2, 127: 8}.get(length, 0)
        if len(data) < at + 2 + more:
            return None
        if more:
            length = int.from_bytes(data[at + 2 : at + 2 + more], "big")
        if length > self.config.ws_max_size - (self.conn.current_size or 0):
            return REFUSED
        end = at + _HEADER + more + length
        return end if end <= len(data) else None

    def _tell(self, text: bytes) -> None:
        try:
            text.decode()
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        if self.heard is not None:
            self.heard(text)

    def handle_cont(self, event: Any) -> None:
        """Another fragment of a message; too many are refused."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self.conn.fail(1009, "too many fragments")
            self.handle_parser_exception()
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Passes the listener a message that uvicorn put together; a binary one becomes an empty text."""
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._tell(data if self.curr_msg_data_type == "text" else b"")

    # Measure

    def _charge(self, size: int) -> bool:
        """Takes the tokens for this many bytes; without them the connection is no longer read, and ends."""
        if self._bucket.take(self.loop.time(), 1 + size // BYTES_A_TOKEN):
            return True
        self._rest, self._over = b"", True
        self._hold()
        if self._flooded is not None and not self._closing:
            self._flooded()
            self.loop.call_later(LINGER_SECONDS, self.transport.abort)
        else:
            self.transport.abort()
        return False

    def _hold(self) -> None:
        if not self._held and not self.transport.is_closing():
            self._held = True
            self.transport.pause_reading()

    def _release(self) -> None:
        if self._held and not self.transport.is_closing():
            self._held = False
            self.transport.resume_reading()

    def _go_on(self) -> None:
        if self._held and self._turn is None and not self._over:
            self._turn = self.loop.call_soon(self._serve_frames)

    def pause_writing(self) -> None:
        """The reader is slow, and is waited for only for a limited time."""
        super().pause_writing()
        self._full = True
        self._unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """The reader has caught up."""
        super().resume_writing()
        self._full = False
        self._stop_waiting()
        if self.freed is not None:
            self.freed()

    def _stop_waiting(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    # Out

    def write(self, data: bytes) -> None:
        """Sends whole frames over a socket that is free."""
        self.transport.write(data)

    async def send(self, message: "ASGISendEvent") -> None:
        """Sends what the application says; once it has closed, the client's own close is read."""
        await super().send(message)
        if self.close_sent:
            self._go_on()

    def hang_up(self, code: int, reason: str) -> None:
        """Closes the connection, without waiting for a reader who does not read."""
        if self.free:
            self.tasks.add(task := self.loop.create_task(self._close(code, reason)))
            task.add_done_callback(self.on_task_complete)
        else:
            self.transport.abort()

    async def _close(self, code: int, reason: str) -> None:
        if not self.close_sent and not self.disconnected:
            await self.send({"type": "websocket.close", "code": code, "reason": reason})

    def connection_lost(self, exc: Exception | None) -> None:
        """Drops the parser, which points back, so that the memory is freed at once, without a cycle."""
        self._stop_waiting()
        self._rest = b""
        super().connection_lost(exc)
        self.conn.parser.close()
        if self.lost is not None:
            self.lost()


def _is_short_text(data: bytes) -> bool:
    """Whether this is one whole text frame as clients send them: masked, in one piece, below 126 bytes."""
    return (
        len(data) >= _HEADER
        and data[0] == _TEXT
        and _MASKED <= data[1] < _MASKED + 126
        and len(data) == _HEADER + data[1] - _MASKED
    )


def frame(*parts: bytes) -> bytes:
    """A text, given in parts, as a server sends it."""
    size = sum(map(len, parts))
    if 126 <= size < 65_536:
        head = _long(_TEXT, 126, size)
    else:
        head = _short(_TEXT, size) if size < 126 else _longest(_TEXT, 127, size)
    return b"".join((head, *parts))
