"""Plain HTTP requests over kept connections."""

import asyncio
import contextlib
from typing import Any

import msgspec

Opened = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Http:
    """A few connections to one server."""

    def __init__(self, host: str, port: int, most: int = 8) -> None:
        self.host = host
        self.port = port
        self._most = most
        self._free: asyncio.Queue[Opened | None] = asyncio.Queue()
        for _ in range(most):
            self._free.put_nowait(None)

    async def device(self) -> str:
        """The cookie of a new device."""
        head, _ = await self._ask("GET", "/api/me", None, None)
        line = next(line for line in head.split(b"\r\n") if line.lower().startswith(b"set-cookie: flibuste="))
        return line.split(b"=", 1)[1].split(b";")[0].decode()

    async def get(self, path: str) -> Any:
        """The answer to a GET."""
        return msgspec.json.decode((await self._ask("GET", path, None, None))[1])

    async def text(self, path: str) -> str:
        """The answer to a GET, as raw text."""
        return (await self._ask("GET", path, None, None))[1].decode()

    async def post(self, path: str, body: Any, cookie: str) -> Any:
        """The answer to a POST; raises if it is refused."""
        head, text = await self._ask("POST", path, msgspec.json.encode(body), cookie)
        status = int(head.split(b" ", 2)[1])
        if status >= 400:
            raise RuntimeError(f"{path}: {status} {text.decode()}")
        return msgspec.json.decode(text) if text else None

    async def close(self) -> None:
        """Closes the kept connections once they are free."""
        for _ in range(self._most):
            connection = await self._free.get()
            if connection is not None:
                connection[1].close()
                with contextlib.suppress(ConnectionError):
                    await connection[1].wait_closed()

    async def _ask(
        self, method: str, path: str, body: bytes | None, cookie: str | None
    ) -> tuple[bytes, bytes]:
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
        if cookie:
            head += f"Cookie: flibuste={cookie}\r\n"
        if body is not None:
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        text = head.encode() + b"\r\n" + (body or b"")
        connection = await self._free.get()
        # Kept only after a whole exchange: a cancelled one leaves an answer unread on the connection.
        kept: Opened | None = None
        try:
            if connection is not None:
                # The server closes idle connections; then a new one is needed.
                with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
                    answer = await _exchange(connection, text)
                    kept = connection
                    return answer
            connection = await asyncio.open_connection(self.host, self.port)
            answer = await _exchange(connection, text)
            kept = connection
            return answer
        finally:
            if connection is not None and kept is None:
                connection[1].close()
            self._free.put_nowait(kept)


async def _exchange(connection: Opened, text: bytes) -> tuple[bytes, bytes]:
    reader, writer = connection
    writer.write(text)
    answer = await reader.readuntil(b"\r\n\r\n")
    length = 0
    for field in answer.lower().split(b"\r\n"):
        if field.startswith(b"content-length:"):
            length = int(field.split(b":")[1])
    return answer, await reader.readexactly(length)
