"""Takes requests in small bites and within a time limit: no way of sending blocks a connection or the loop.

Why it exists: uvicorn waits for ever for the rest of a header or a body, counts no connections, and parses
everything that one read brings, possibly tens of thousands of chunks, before anyone else has a turn. Here a
body is not even looked at before the application asks for it.

How to do without: `http="h11"` in `run.py`, behind a proxy that has these time-outs and limits itself.

What it relies on without any promise: of uvicorn's H11Protocol the attributes `config`, `conn`, `flow`,
`loop`, `transport`, `client` and `cycle.message_event`, and the methods `handle_websocket_upgrade`,
`send_400_response` and `on_response_complete`; that `flow` is made in `connection_made` and resumed by
`receive`; of h11 the states of `conn.their_state`. `tests/server/test_fences.py` says what is gone when a new
version changes them.
"""

import asyncio
import re
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast

import h11
import uvicorn
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol

if TYPE_CHECKING:
    from flibuste.server.config import Limits
    from flibuste.server.http.tcp import Tcp
    from flibuste.server.wire.socket import Socket

BITE: Final = 2048
"""How many bytes of one connection are parsed before others have their turn."""
MOST_PIECES: Final = 64
"""A header has to arrive within this many reads."""
REFUSED_SECONDS: Final = 1.0
"""Seconds before a connection that sent no valid request is told so: limits on requests do not see it."""
_END_OF_HEADER: Final = re.compile(rb"\n\r?\n")


class Settings(uvicorn.Config):
    """The settings of uvicorn with ours beside them, where its protocols find them."""

    def __init__(self, *args: Any, limits: "Limits", tcp: "Tcp", **more: Any) -> None:
        super().__init__(*args, **more)
        self.limits = limits
        self.tcp = tcp


class Flow(FlowControl):
    """Pauses reading while bytes wait for their turn, whatever uvicorn wants meanwhile."""

    def __init__(self, transport: asyncio.Transport, wanted: Callable[[], None]) -> None:
        super().__init__(transport)
        self._wanted = wanted
        """Called when uvicorn wants more."""
        self._held = False
        self._stopped = False
        """Whether uvicorn wants no more."""

    def hold(self) -> None:
        """Notes that bytes are waiting."""
        self._held = True
        super().pause_reading()

    def release(self) -> None:
        """Notes that no bytes are waiting."""
        self._held = False
        if not self._stopped:
            super().resume_reading()

    def pause_reading(self) -> None:
        """Notes that uvicorn wants no more."""
        self._stopped = True
        super().pause_reading()

    def resume_reading(self) -> None:
        """Notes that uvicorn wants more."""
        self._stopped = False
        self._wanted()
        if not self._held:
            super().resume_reading()


class Intake(H11Protocol):
    """One client's HTTP connection."""

    flow: Flow
    _admitted = False
    _waiting = b""
    """What has arrived and is not parsed yet."""
    _tail = b""
    """The last bytes parsed: the end of a header may lie across two bites."""
    _pieces = 0
    _refused = False
    """Whether something other than a request arrived, after which nothing more is parsed."""
    _asked = False
    """Whether the application wants more of the body."""
    _awaited: object = None
    """The client's state, in h11's terms, that the time limit is running for."""
    _turn: asyncio.Handle | None = None
    _late: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Lets a connection in, unless there are too many."""
        settings = cast("Settings", self.config)
        self._limits, self._tcp = settings.limits, settings.tcp
        super().connection_made(transport)
        self.flow = Flow(transport, self._want)
        self._address = self.client[0] if self.client else ""
        self._admitted = self._tcp.admit(transport, self._address)
        if self._admitted:
            self._watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._waiting = b""
        self._stop_clocks()
        super().connection_lost(exc)
        if self._admitted:
            self._tcp.leave(self.transport, self._address)

    # Bites

    def data_received(self, data: bytes) -> None:
        """Takes in what has arrived, when its turn comes."""
        self._waiting += data
        if self._turn is None:
            self._bite()

    def _bite(self) -> None:
        """Parses a little, if it is wanted; the rest waits, and meanwhile nothing is read."""
        self._turn = None
        if self.transport.is_closing() or self._refused:
            self._waiting = b""
        elif not self._waiting:
            self.flow.release()
        elif not self._hungry:
            self.flow.hold()
        else:
            bite = self._waiting[: self._size_of_bite()]
            self._waiting, self._tail = self._waiting[len(bite) :], (self._tail + bite)[-2:]
            super().data_received(bite)
            if self.transport.get_protocol() is not self or self._refused:
                return
            self._pieces = self._pieces + 1 if self.conn.their_state is h11.IDLE else 0
            if self._pieces > MOST_PIECES:
                self.send_400_response("A header in too many pieces.")
                return
            if self._asked and self.cycle.message_event.is_set():
                self._asked = False
            self._watch()
            if self._waiting:
                self.flow.hold()
                self._turn = self.loop.call_soon(self._bite)
            else:
                self.flow.release()

    def send_400_response(self, msg: str) -> None:
        """Refuses what is not a request, slowly: sending at full speed takes a connection each time."""
        if not self._refused:
            self._refused, self._waiting = True, b""
            self._stop_clocks()
            self.flow.hold()
            self._late = self.loop.call_later(REFUSED_SECONDS, super().send_400_response, msg)

    @property
    def _hungry(self) -> bool:
        """Whether the next bytes are wanted: a header always, a body when the application asks for it."""
        state = self.conn.their_state
        return state is h11.IDLE or (state is h11.SEND_BODY and self._asked)

    def _size_of_bite(self) -> int:
        if self.conn.their_state is h11.IDLE:
            end = _END_OF_HEADER.search(self._tail + self._waiting[:BITE])
            if end is not None:
                return max(1, end.end() - len(self._tail))
        return BITE

    def _want(self) -> None:
        """Notes that more is wanted: of this body, or the next request."""
        self._asked = True
        if self._waiting and self._turn is None:
            self._turn = self.loop.call_soon(self._bite)

    def on_response_complete(self) -> None:
        """After an answer, skips a body that nobody asked for if it has arrived; otherwise hangs up."""
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY and not self.transport.is_closing():
            rest, self._waiting = self._waiting, b""
            if len(rest) <= BITE:
                super().data_received(rest)
            if self.conn.their_state is h11.SEND_BODY:
                self.transport.close()
        self._asked, self._tail = False, b""
        if not self.transport.is_closing():
            self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hands the connection, with its place in the count, over to a WebSocket."""
        self._stop_clocks()
        self._waiting = b""
        self.flow.release()
        super().handle_websocket_upgrade(event)
        socket = cast("Socket", self.transport.get_protocol())
        socket.lost = partial(self._tcp.leave, self.transport, self._address)

    # Time

    def _watch(self) -> None:
        """Starts the time limit for what the client owes us now: a header, a body, or nothing."""
        state = self.conn.their_state
        if state is self._awaited:
            return
        self._awaited = state
        if self._late is not None:
            self._late.cancel()
            self._late = None
        seconds = {h11.IDLE: self._limits.header_seconds, h11.SEND_BODY: self._limits.body_seconds}.get(state)
        if seconds is not None:
            self._late = self.loop.call_later(seconds, self.transport.close)

    def pause_writing(self) -> None:
        """The reader is slow, and is waited for only for a limited time."""
        super().pause_writing()
        self._unread = self.loop.call_later(self._limits.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The reader has caught up."""
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _stop_clocks(self) -> None:
        for clock in (self._late, self._unread):
            if clock is not None:
                clock.cancel()
