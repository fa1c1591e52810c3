"""A connection between client and server with delay and jitter."""

import asyncio
import random
from urllib.parse import urlsplit


class SlowNetwork:
    """A proxy on loopback: every message arrives later by a delay and some jitter, in order."""

    def __init__(self, address: str, delay: float, jitter: float, rng: random.Random) -> None:
        """The delay is one-way; both are in milliseconds."""
        self._port = urlsplit(address).port
        self._delay, self._jitter, self._rng = delay, jitter, rng
        self._server: asyncio.Server | None = None

    async def open(self) -> str:
        """The address under which the server is reached over this connection."""
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def close(self) -> None:
        """Accepts no more connections."""
        if self._server is not None:
            self._server.close()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._port)
        await asyncio.gather(self._carry(reader, far_writer), self._carry(far_reader, writer))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time()
        while data := await reader.read(65_536):
            due = max(due, loop.time() + (self._delay + self._rng.uniform(0, self._jitter)) / 1000)
            loop.call_at(due, writer.write, data)
        loop.call_at(due, writer.close)
