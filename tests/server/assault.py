"""One client that sends the worst it can at full speed for a given time; `siege.py` starts it."""

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Awaitable, Callable

from tests.server.raw import CONTINUED, MORE, PING, PONG, TEXT, Raw, frame

AT_ONCE = 32
"""Connections over which it sends at the same time."""
SOURCE = ("127.0.0.2", 0)
"""Its own address, where the system has one to spare: it is not the others who are to be limited."""
Blow = Callable[[Raw, str, str], Awaitable[None]]


async def _connect(address: str) -> Raw:
    host = address.removeprefix("http://")
    name, _, port = host.partition(":")
    local = SOURCE if sys.platform == "linux" else None
    return Raw(*await asyncio.open_connection(name, int(port), local_addr=local), host)


async def _cookies(client: Raw, _code: str, _cookie: str) -> None:
    for size in (15_000, 60_000):
        await client.send(client.request("/healthz", 'Cookie: a="' + "\\" * size))
    await client.rest()


def _flood(first: bytes, piece: bytes, *, known: bool = False) -> Blow:
    """Frames without end over a WebSocket whose answers nobody reads."""

    async def blow(client: Raw, code: str, cookie: str) -> None:
        await client.socket(code, cookie if known else "")
        client.writer.transport.pause_reading()  # type: ignore[attr-defined]
        await client.send(first)
        block = piece * (65_536 // len(piece))
        while await client.send(block):
            pass

    return blow


async def _chunks(client: Raw, _code: str, cookie: str) -> None:
    kind = ("Content-Type: application/json", "Transfer-Encoding: chunked")
    await client.send(client.request("/api/tables", *kind, method="POST", cookie=cookie))
    while await client.send(b"1\r\nx\r\n" * 20_000):
        pass


async def _halves(client: Raw, _code: str, _cookie: str) -> None:
    await client.send(b"GET / HTTP/1.1\r\n")
    while await client.send(b"X: y\r\n"):  # noqa: ASYNC110 - this is meant to be busy
        await asyncio.sleep(0)


async def _guesses(client: Raw, _code: str, cookie: str) -> None:
    await client.send(b"".join(client.request(f"/api/tables/BBBBB{a}", cookie=cookie) for a in "BCDFGHJKLM"))
    await client.rest()


async def _questions(client: Raw, code: str, cookie: str) -> None:
    """Every expensive request that needs no table of one's own."""
    paths = (
        f"/api/qr?path=/{'x' * 180}",
        f"/api/tables/{code}/qr",
        "/api/puzzles/sandokan/5?hints=3",
        "/api/puzzles/catan-junior/5",
        "/api/voyage",
        "/api/voyage/board",
        f"/t/{code}",
        "/openapi.json",
    )
    await client.send(b"".join(client.request(path, cookie=cookie) for path in paths))
    body = b'{"code":0}'
    kind = ("Content-Type: application/json", f"Content-Length: {len(body)}")
    await client.send(client.request("/api/puzzles/sandokan/5", *kind, method="POST", cookie=cookie) + body)
    await client.rest()


async def _strangers(client: Raw, code: str, _cookie: str) -> None:
    await client.socket(code)
    await client.send(frame(TEXT, b'{"t":"say","id":"a","phrase":"hello"}') * 50)
    await client.rest()


BLOWS: dict[str, Blow] = {
    "cookies": _cookies,
    "pings": _flood(b"", frame(PING, b"x" * 125)),
    "pongs": _flood(b"", frame(PONG)),
    "fragments": _flood(frame(CONTINUED), frame(MORE)),
    "rows": _flood(b"", frame(TEXT, b'{"t":"say","id":"a","phrase":"hello"}'), known=True),
    "chunks": _chunks,
    "halves": _halves,
    "guesses": _guesses,
    "strangers": _strangers,
    "questions": _questions,
}


async def strike(address: str, kind: str, seconds: float, code: str, cookie: str) -> int:
    """Strikes again and again over many connections; returns how often."""
    end, count = time.monotonic() + seconds, 0

    async def go_on() -> None:
        nonlocal count
        while time.monotonic() < end:
            with contextlib.suppress(OSError, EOFError, AssertionError):
                client = await _connect(address)
                try:
                    await BLOWS[kind](client, code, cookie)
                finally:
                    client.hang_up()
            count += 1
            await asyncio.sleep(0)

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(go_on() for _ in range(AT_ONCE)))
    return count


if __name__ == "__main__":
    # The people whose answers are measured share this core: they come first.
    os.nice(19)
    print(asyncio.run(strike(sys.argv[1], sys.argv[2], float(sys.argv[3]), sys.argv[4], sys.argv[5])))
