"""A client without a protocol: bytes out, bytes in."""

import asyncio
import base64
import os
from typing import Self

from tests.server.in_process_server import InProcessServer


class Raw:
    """One TCP connection to the server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self.reader, self.writer, self.host = reader, writer, host

    @classmethod
    async def connect(cls, address: str) -> Self:
        """Opens a connection without sending anything."""
        host = address.removeprefix("http://")
        name, _, port = host.partition(":")
        return cls(*await asyncio.open_connection(name, int(port)), host)

    def request(self, path: str, *headers: str, method: str = "GET", cookie: str = "") -> bytes:
        """The head of a request."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}", *headers]
        if cookie:
            lines.append(f"Cookie: flibuste={cookie}")
        return "\r\n".join([*lines, "", ""]).encode()

    def upgrade(self, code: str, cookie: str = "", query: str = "") -> bytes:
        """The request for a table's WebSocket."""
        key = base64.b64encode(os.urandom(16)).decode()
        return self.request(
            f"/ws/tables/{code}{query}", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", cookie=cookie,
        )  # fmt: skip

    async def socket(self, code: str, cookie: str = "", query: str = "") -> None:
        """Opens a WebSocket, leaving what the server sends unread."""
        self.writer.write(self.upgrade(code, cookie, query))
        assert b" 101 " in await self.reader.readuntil(b"\r\n\r\n")

    async def status(self) -> int:
        """The status of the answer."""
        line = await self.reader.readuntil(b"\r\n")
        return int(line.split()[1])

    async def send(self, data: bytes) -> bool:
        """Sends as much as the server accepts; returns whether it accepted everything."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except ConnectionError:
            self.hang_up()
            return False
        return not self.writer.is_closing()

    async def rest(self) -> bytes:
        """Everything that arrives until the server closes."""
        found = b""
        try:
            while part := await self.reader.read(1 << 20):
                found += part
        except ConnectionError:
            pass
        self.hang_up()
        return found

    def hang_up(self) -> None:
        """Drops the connection."""
        self.writer.transport.abort()


async def raw(server: InProcessServer) -> Raw:
    """A connection to a server of the tests."""
    return await Raw.connect(server.address)


def frame(head: int, body: bytes = b"") -> bytes:
    """A client's short frame, under a mask of zeros."""
    return bytes((head, 0x80 | len(body))) + bytes(4) + body


TEXT, CONTINUED, MORE, PING, PONG = 0x81, 0x01, 0x00, 0x89, 0x8A
