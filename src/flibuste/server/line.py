"""A WebSocket with a short way in and out: one text frame costs a call, not a queue, two tasks and an event.

uvicorn's own protocol stays in charge of all that is rare: handshake, pings, fragments, oversized and broken
frames, closing. It is handed whole frames, so that it always stands between two of them.
"""

import struct
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

if TYPE_CHECKING:
    from websockets.http11 import Request

EXTENSION: Final = "flibuste.line"
"""Under this name an accepted connection finds its line among the scope's extensions."""
_TEXT, _MASKED, _HEADER = 0x81, 0x80, 6
_short, _long, _longest = (struct.Struct(head).pack for head in (">BB", ">BBH", ">BBQ"))


class Line(WebSocketsSansIOProtocol):
    """One client's WebSocket."""

    heard: Callable[[bytes], None] | None = None
    """Called with the text of each frame, once there is somebody to hear it."""
    freed: Callable[[], None] | None = None
    """Called when a line that was full takes more."""
    _full = False
    _straight = False
    """Whether frames are told apart here: from the first byte after the handshake, or not at all."""
    _rest = b""
    """The beginning of a frame that has not arrived as a whole."""

    @property
    def free(self) -> bool:
        """Whether the line takes more; if not, its reader is slow or gone."""
        return not (self._full or self._closing)

    @property
    def _closing(self) -> bool:
        return self.close_sent or self.transport.is_closing()

    def handle_connect(self, event: "Request") -> None:
        """Adds the line to what the application is given."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = {"line": self}

    def data_received(self, data: bytes) -> None:
        """Hands text frames to the listener and all else to uvicorn."""
        if self._straight and self._heeds and not self._rest and _is_short_text(data):
            self._tell(data)
        elif not self.handshake_complete:
            self._straight = not self.handshake_initiated and data.endswith(b"\r\n\r\n")
            super().data_received(data)
        elif not self._straight:
            super().data_received(data)
        else:
            for frame in self._split(data):
                if self._heeds and _is_short_text(frame):
                    self._tell(frame)
                else:
                    super().data_received(frame)

    def _split(self, data: bytes) -> Iterator[bytes]:
        """The whole frames in what has arrived; what is too large goes on as it comes, and is refused."""
        data = self._rest + data
        at = 0
        while (size := _size(data, at)) is not None and self._straight:
            if size - 14 > self.config.ws_max_size:
                self._straight = False
            elif at + size > len(data):
                break
            else:
                yield data[at : at + size]
                at += size
        self._rest = data[at:] if self._straight else b""
        if not self._straight:
            yield data[at:]

    @property
    def _heeds(self) -> bool:
        """Whether the next frame is for the listener: there is one, and uvicorn is not in mid-message."""
        return self.heard is not None and self.conn.current_size is None and not self._closing

    def _tell(self, frame: bytes) -> None:
        if self.heard is not None:
            self.heard(apply_mask(frame[_HEADER:], frame[2:_HEADER]))

    def pause_writing(self) -> None:
        """The reader is slow."""
        super().pause_writing()
        self._full = True

    def resume_writing(self) -> None:
        """The reader has caught up."""
        super().resume_writing()
        self._full = False
        if self.freed is not None:
            self.freed()

    def write(self, data: bytes) -> None:
        """Sends whole frames over a line that is free."""
        self.transport.write(data)

    def hang_up(self, code: int, reason: str) -> None:
        """Closes the connection; a reader who does not read is not waited for."""
        if self.free:
            self.tasks.add(task := self.loop.create_task(self._close(code, reason)))
            task.add_done_callback(self.on_task_complete)
        else:
            self.transport.abort()

    async def _close(self, code: int, reason: str) -> None:
        if not self.close_sent and not self.disconnected:
            await self.send({"type": "websocket.close", "code": code, "reason": reason})


def _is_short_text(data: bytes) -> bool:
    """Whether this is one whole text frame as clients send them: masked, in one piece, below 126 bytes."""
    return (
        len(data) >= _HEADER
        and data[0] == _TEXT
        and _MASKED <= data[1] < _MASKED + 126
        and len(data) == _HEADER + data[1] - _MASKED
    )


def _size(data: bytes, at: int) -> int | None:
    """How long the frame is that begins here; none if that cannot be seen yet."""
    if len(data) < at + 2:
        return None
    length, mask = data[at + 1] & 0x7F, 4 if data[at + 1] & _MASKED else 0
    more = {126: 2, 127: 8}.get(length, 0)
    if len(data) < at + 2 + more:
        return None
    if more:
        length = int.from_bytes(data[at + 2 : at + 2 + more], "big")
    return 2 + more + mask + length


def frame(text: bytes) -> bytes:
    """A text as a server sends it."""
    size = len(text)
    if 126 <= size < 65_536:
        return _long(_TEXT, 126, size) + text
    return (_short(_TEXT, size) if size < 126 else _longest(_TEXT, 127, size)) + text
