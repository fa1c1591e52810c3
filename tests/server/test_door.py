"""What one client sends never holds up the others: cookies, control frames, bodies, half-sent requests."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from flibuste.server.config import Limits
from flibuste.server.http import tcp
from flibuste.server.load.bench import rss_mb
from tests.server.in_process_server import InProcessServer, in_process_server
from tests.server.raw import CONTINUED, MORE, PING, PONG, TEXT, frame, raw


@pytest.fixture
async def strict(tmp_path: Path) -> AsyncIterator[InProcessServer]:
    """A server with the limits of production, and short timeouts."""
    limits = replace(Limits(), header_seconds=0.3, body_seconds=0.3)
    async with in_process_server(tmp_path, limits=limits) as process:
        yield process


async def longest_pause(until: "asyncio.Future[object] | asyncio.Task[object]") -> float:
    """The most processor time that the loop, shared by server and test, spent on one thing."""
    longest, last = 0.0, time.thread_time()
    while not until.done():
        await asyncio.sleep(0)
        now = time.thread_time()
        longest, last = max(longest, now - last), now
    until.result()
    return longest


# Cookies and headers


async def test_a_cookie_of_backslashes_costs_nothing(server: InProcessServer) -> None:
    for size in (15_000, 60_000):
        client = await raw(server)
        client.writer.write(client.request("/healthz", 'Cookie: a="' + "\\" * size))
        assert await longest_pause(asyncio.ensure_future(client.status())) < 0.1
        client.hang_up()


async def test_our_cookie_is_found_among_others_and_others_are_not_looked_at(server: InProcessServer) -> None:
    anne = server.client()
    await anne.open("catan-junior", 3)
    for line in (
        f"flibuste={anne.cookie}",
        f'odd="\\";  flibuste={anne.cookie} ; also=1',
        f"a=b\r\nCookie: flibuste={anne.cookie}",
    ):
        client = await raw(server)
        client.writer.write(client.request("/api/me", f"Cookie: {line}", "Connection: close"))
        assert anne.code.encode() in await client.rest()


async def test_headers_above_the_limit_are_refused(server: InProcessServer) -> None:
    for header in ("X: " + "y" * 20_000, "\r\n".join(f"X{n}: y" for n in range(3000))):
        client = await raw(server)
        await client.send(client.request("/healthz", header))
        assert await client.status() in (400, 431)
        client.hang_up()


async def test_a_handshake_with_too_many_headers_is_answered_and_closed(server: InProcessServer) -> None:
    client = await raw(server)
    many = "\r\n".join(f"X{n}: y" for n in range(150))
    await client.send(
        client.upgrade("BCDFGH").replace(b"Upgrade: websocket", f"{many}\r\nUpgrade: websocket".encode())
    )
    assert await client.status() == 431
    await client.rest()


# Frames


@pytest.mark.parametrize(
    ("name", "piece"),
    [
        ("pings", frame(PING, b"x" * 125)),
        ("pongs", frame(PONG)),
        ("fragments", frame(MORE)),
        ("texts", frame(TEXT, b"{}")),
    ],
)
async def test_every_frame_counts_and_who_floods_is_no_longer_read(
    strict: InProcessServer, name: str, piece: bytes
) -> None:
    anne = strict.client()
    await anne.open("catan-junior", 3)
    client = await raw(strict)
    await client.socket(anne.code)
    before = rss_mb_here()
    flood = (frame(CONTINUED) if name == "fragments" else b"") + piece * (2_000_000 // len(piece))

    async def blast() -> None:
        while await client.send(flood):
            pass

    blasting = asyncio.ensure_future(blast())
    assert await longest_pause(blasting) < 0.25
    assert rss_mb_here() - before < 50
    assert (await anne.get("/healthz"))["connections"] == 1


def rss_mb_here() -> float:
    return rss_mb(os.getpid())


async def test_who_floods_is_told_why(strict: InProcessServer) -> None:
    anne = strict.client()
    await anne.open("catan-junior", 3)
    client = await raw(strict)
    await client.socket(anne.code)
    await client.send(frame(PONG) * 200)
    back = await client.rest()
    assert b"too_many_frames" in back
    assert (4429).to_bytes(2, "big") in back


async def test_a_message_has_a_bounded_number_of_fragments(server: InProcessServer) -> None:
    anne = server.client()
    await anne.open("catan-junior", 3)
    client = await raw(server)
    await client.socket(anne.code)
    await client.send(frame(CONTINUED) + frame(MORE) * 1000)
    assert b"too many fragments" in await client.rest()


async def test_who_does_not_read_is_sent_off_and_memory_is_bounded(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flibuste.server.wire.socket.UNREAD_SECONDS", 0.3)
    anne = server.client()
    await anne.open("catan-junior", 3)
    client = await raw(server)
    await client.socket(anne.code)
    client.writer.transport.pause_reading()  # type: ignore[attr-defined]
    before = rss_mb_here()
    # The limits are a thousand times wider here, so that only the unread answers count.
    async with asyncio.timeout(20):
        for _ in range(400):
            if not await client.send(frame(PING, b"x" * 125) * 200):
                break
            await asyncio.sleep(0)
        while (await anne.get("/healthz"))["connections"] > 1:  # noqa: ASYNC110 - the server tells nobody
            await asyncio.sleep(0.02)
    client.hang_up()
    assert rss_mb_here() - before < 50


# Bodies


async def test_a_body_in_chunks_is_not_taken(server: InProcessServer) -> None:
    client = await raw(server)
    before = rss_mb_here()
    head = client.request(
        "/api/tables", "Content-Type: application/json", "Transfer-Encoding: chunked", method="POST"
    )
    chunks = b"1\r\nx\r\n" * 100_000

    async def send() -> None:
        for _ in range(20):
            if not await client.send(chunks):
                return

    await client.send(head)
    sending = asyncio.ensure_future(send())
    assert await client.status() == 411
    assert await longest_pause(sending) < 0.2
    assert rss_mb_here() - before < 20


async def test_a_body_is_counted_while_it_arrives() -> None:
    from flibuste.server.http.bodies import Bad
    from flibuste.server.http.guard import Guard

    guard = Guard.__new__(Guard)
    guard._limits = Limits()
    arrived = iter([{"type": "http.request", "body": b"x" * 9000, "more_body": True}] * 3)

    async def receive() -> dict[str, object]:
        return next(arrived)

    measured = guard._measure(receive)
    await measured()
    with pytest.raises(Bad) as refused:
        await measured()
    assert refused.value.status == 413


async def test_a_body_that_nobody_asks_for_ends_the_connection(server: InProcessServer) -> None:
    client = await raw(server)
    await client.send(client.request("/healthz", "Content-Length: 16000") + b"x" * 3000)
    assert await client.status() == 200
    await client.rest()


async def test_requests_come_one_after_the_other_however_they_are_cut(server: InProcessServer) -> None:
    body = b'{"game":"catan-junior","seats":3}'
    anne = server.client()
    await anne.get("/api/me")
    for step in (5, 7, 100, 5000):
        client = await raw(server)
        kind = ("Content-Type: application/json", f"Content-Length: {len(body)}")
        post = client.request("/api/tables", *kind, method="POST", cookie=anne.cookie) + body
        nothing = client.request("/api/tables/BCDFGH/fly", *kind, method="POST", cookie=anne.cookie) + body
        last = client.request("/healthz", "Connection: close")
        stream = post + nothing + post + last
        for at in range(0, len(stream), step):
            client.writer.write(stream[at : at + step])
            await asyncio.sleep(0)
        found = (await client.rest()).split(b"HTTP/1.1 ")
        assert [answer[:3] for answer in found[1:]] == [b"201", b"404", b"201", b"200"]


# Time and number


@pytest.mark.parametrize("said", ["", "GET /healthz HT", "GET /healthz HTTP/1.1\r\nHost: x\r\n"])
async def test_a_request_that_is_never_finished_ends(strict: InProcessServer, said: str) -> None:
    client = await raw(strict)
    await client.send(said.encode())
    async with asyncio.timeout(5):
        assert await client.rest() == b""


async def test_a_body_that_never_comes_ends_the_connection(strict: InProcessServer) -> None:
    client = await raw(strict)
    kind = ("Content-Type: application/json", "Content-Length: 100")
    await client.send(client.request("/api/tables", *kind, method="POST") + b"{")
    async with asyncio.timeout(5):
        await client.rest()


async def test_an_answer_that_nobody_reads_ends_the_connection(tmp_path: Path) -> None:
    limits = replace(Limits().times(1000), unread_seconds=0.3)
    async with in_process_server(tmp_path, limits=limits) as server:
        client = await raw(server)
        client.writer.transport.pause_reading()  # type: ignore[attr-defined]
        async with asyncio.timeout(20):
            while await client.send(client.request("/openapi.json") * 50):  # noqa: ASYNC110
                await asyncio.sleep(0.01)


async def test_connections_of_an_address_are_counted_also_after_they_became_websockets(
    tmp_path: Path,
) -> None:
    limits = replace(Limits().times(1000), tcp_an_address=8)
    async with in_process_server(tmp_path, limits=limits) as server:
        anne = server.client()
        await anne.open("catan-junior", 3)
        await anne.http.aclose()
        lines = [await raw(server) for _ in range(7)]
        for line in lines[:3]:
            await line.socket(anne.code)
        refused = await raw(server)
        assert await refused.rest() == b""
        lines[0].hang_up()
        lines[5].hang_up()
        async with asyncio.timeout(10):
            while not await _answers(server):  # noqa: ASYNC110 - the server tells nobody
                await asyncio.sleep(0.02)
        for line in lines:
            line.hang_up()


async def _answers(server: InProcessServer) -> bool:
    client = await raw(server)
    await client.send(client.request("/healthz", "Connection: close"))
    return b" 200 " in await client.rest()


def test_there_are_fewer_connections_than_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tcp, "room_for_files", lambda: 300)
    room = tcp.Tcp(1500, 20_000, ())
    assert room._most == 200
    assert room._most_an_address == 100
    assert "10.1.2.3" in tcp.Proxies(["10.0.0.0/8"])


async def test_a_connection_that_is_closed_and_unread_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tcp, "SWEEP_SECONDS", 0.01)

    class Stuck(asyncio.Transport):
        ended = False

        def is_closing(self) -> bool:
            return True

        def abort(self) -> None:
            self.ended = True

    stuck, room = Stuck(), tcp.Tcp(10, 10, ())
    assert room.admit(stuck, "192.0.2.1")
    async with asyncio.timeout(5):
        while not stuck.ended:  # noqa: ASYNC110 - a transport has no event
            await asyncio.sleep(0.005)
    room.leave(stuck, "192.0.2.1")


async def test_a_header_in_very_many_pieces_is_refused(server: InProcessServer) -> None:
    client = await raw(server)
    for letter in b"GET /healthz HTTP/1.1\r\nX: " + b"y" * 4000:
        client.writer.write(bytes((letter,)))
        # The server reads in this loop too: what is sent in one turn arrives in one piece.
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    assert await client.status() == 400
    await client.rest()
