"""A WebSocket client that costs next to nothing, so that the server is what is measured."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

_HEAD = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: flibuste={cookie}\r\n\r\n"
)


class LoadSocket(asyncio.Protocol):
    """Calls back with every text frame; sends text frames under a mask of zeros."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self._heard = heard
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def connect(
        cls, host: str, port: int, path: str, cookie: str, heard: Callable[[bytes], None]
    ) -> "LoadSocket":
        """An open connection."""
        _, protocol = await asyncio.get_running_loop().create_connection(lambda: cls(heard), host, port)
        key = base64.b64encode(os.urandom(16)).decode()
        head = _HEAD.format(path=path, host=f"{host}:{port}", key=key, cookie=cookie)
        protocol.write(head.encode())
        return protocol

    def write(self, data: bytes) -> None:
        """Writes to the connection, unless it is closed."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is open."""
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        del exc
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Takes frames apart."""
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            del buffer[: end + 4]
            self._open = True
        at = 0
        while len(buffer) - at >= 2:
            length, first = buffer[at + 1] & 0x7F, 2
            if length == 126:
                length, first = int.from_bytes(buffer[at + 2 : at + 4], "big"), 4
            elif length == 127:
                length, first = int.from_bytes(buffer[at + 2 : at + 10], "big"), 10
            if len(buffer) - at < first + length:
                break
            opcode = buffer[at] & 0x0F
            body = bytes(buffer[at + first : at + first + length])
            at += first + length
            if opcode == 1:
                self._heard(body)
            elif opcode == 9:
                self._frame(0x8A, body)
        if at:
            del buffer[:at]

    def send(self, text: bytes) -> None:
        """Sends a text frame."""
        self._frame(0x81, text)

    def _frame(self, head: int, body: bytes) -> None:
        size = len(body)
        lengths = bytes((head, 0x80 | size)) if size < 126 else bytes((head, 0xFE)) + size.to_bytes(2, "big")
        self.write(lengths + b"\0\0\0\0" + body)

    def close(self) -> None:
        """Hangs up."""
        if self._transport is not None:
            self._transport.close()
