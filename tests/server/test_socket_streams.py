"""Our WebSocket and uvicorn's own over every split of many streams: the same messages, the same answers."""

import asyncio
import itertools
import struct
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.utils import apply_mask

from flibuste.server.limits import Bucket
from flibuste.server.wire.socket import EXTENSION, Socket

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
MOST = 300
"""The largest message, in bytes."""
MASK = b"\x11\x22\x33\x44"
TEXT, BINARY, MORE, CLOSE, PING, PONG = 0x81, 0x82, 0x80, 0x88, 0x89, 0x8A


def frame(
    head: int, body: bytes = b"", *, length: int | None = None, mask: bool = True, wide: int = 0
) -> bytes:
    """A client's frame; its length may be a lie or written wider than it need be."""
    size = len(body) if length is None else length
    masked = 0x80 if mask else 0
    if wide == 8 or size > 65_535:
        lengths = struct.pack(">BQ", masked | 127, size)
    elif wide == 2 or size > 125:
        lengths = struct.pack(">BH", masked | 126, size)
    else:
        lengths = bytes((masked | size,))
    return bytes((head,)) + lengths + (MASK + apply_mask(body, MASK) if mask else body)


def unfinished(head: int) -> int:
    """The head of a frame that more follow."""
    return head & 0x7F


PIECES = {
    "text": frame(TEXT, b"ahoy"),
    "nothing": frame(TEXT),
    "sea": frame(TEXT, "mär ⚓".encode()),
    "long": frame(TEXT, b"x" * 140),
    "wide": frame(TEXT, b"wide", wide=2),
    "wider": frame(TEXT, b"wider", wide=8),
    "most": frame(TEXT, b"y" * MOST),
    "binary": frame(BINARY, b"\x00\xff"),
    "ping": frame(PING, b"p"),
    "pong": frame(PONG, b"q"),
    "fragments": frame(unfinished(TEXT), b"yo-") + frame(unfinished(MORE), b"ho-") + frame(MORE, b"ho"),
    "ping within": frame(unfinished(TEXT), b"a") + frame(PING) + frame(MORE, b"b"),
    "cut letter": frame(unfinished(TEXT), b"\xc3") + frame(MORE, b"\xa9"),
    "bad letter": frame(TEXT, b"\xff"),
    "bad long": frame(TEXT, b"z" * 150 + b"\xc3"),
    "bad fragments": frame(unfinished(TEXT), b"\xc3") + frame(MORE, b"\xc3"),
    "bad opcode": frame(0x83, b"?"),
    "bad control": frame(0x8B),
    "reserved": frame(0xC1, b"?"),
    "unmasked": frame(TEXT, b"bare", mask=False),
    "too large": frame(TEXT, b"x" * 20, length=MOST + 1),
    "far too large": frame(TEXT, b"x" * 20, length=2**40),
    "absurd": frame(TEXT, b"x", length=2**63 + 5),
    "large in sum": frame(unfinished(TEXT), b"x" * 200) + frame(MORE, b"x", length=101),
    "two at once": frame(unfinished(TEXT), b"a") + frame(TEXT, b"b"),
    "from nowhere": frame(MORE, b"b"),
    "cut ping": frame(unfinished(PING), b"p"),
    "long ping": frame(PING, b"p" * 126),
    "close": frame(CLOSE, struct.pack(">H", 1000) + b"bye"),
    "bare close": frame(CLOSE),
    "odd close": frame(CLOSE, b"\x03"),
    "wrong close": frame(CLOSE, struct.pack(">H", 1005)),
    "close within": frame(unfinished(TEXT), b"a") + frame(CLOSE),
    "half a frame": frame(TEXT, b"never")[:-2],
    "half a header": frame(TEXT, b"x" * 130)[:3],
}


def streams() -> Iterator[tuple[str, bytes]]:
    """Every piece alone, and before and after others."""
    for name, piece in PIECES.items():
        yield name, piece
        for other in ("text", "long", "fragments", "ping", "close"):
            yield f"{other}, {name}", PIECES[other] + piece
        for other in ("text", "binary", "bare close"):
            yield f"{name}, {other}", piece + PIECES[other]
    yield "settle and start", PIECES["long"] + PIECES["text"] + PIECES["most"] + PIECES["nothing"]
    yield "all that is good", b"".join(itertools.islice(PIECES.values(), 13))


class Wire(asyncio.Transport):
    """A transport that records what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        del name
        return default

    def write(self, data: Any) -> None:
        if not self.closed:
            self.written += bytes(data)

    def close(self) -> None:
        self.closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        pass

    resume_reading = pause_reading


Seen = tuple[list[bytes], bytes, bool]
"""The messages, the bytes sent back, and whether the connection was closed."""


class Ear:
    """An application that records what it hears, with either protocol."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        extension = scope["extensions"].get(EXTENSION)
        if extension is not None:
            extension["socket"].listen(self.messages.append, lambda: None, lambda: None, Bucket(1e9, 1e9))
        while (event := await receive())["type"] != "websocket.disconnect":
            self.messages.append((event.get("text") or "").encode())


async def turns(count: int = 4) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def seen(kind: type[WebSocketsSansIOProtocol], parts: list[bytes]) -> Seen:
    """What a protocol makes of a stream arriving in these parts."""
    ear, wire = Ear(), Wire()
    config = uvicorn.Config(
        ear, ws=kind, ws_max_size=MOST, ws_per_message_deflate=False, lifespan="off", log_config=None
    )
    config.load()
    protocol = kind(config=config, server_state=ServerState(), app_state={})
    protocol.connection_made(wire)
    protocol.data_received(HANDSHAKE)
    await turns()
    wire.written = b""
    for part in parts:
        if wire.closed:
            break
        protocol.data_received(part)
        await turns(2)
    await turns()
    found = (ear.messages, wire.written, wire.closed)
    protocol.connection_lost(None)
    await turns()
    return found


@pytest.mark.parametrize("first", ["text", "other"])
async def test_both_protocols_see_the_same_in_every_stream_however_it_is_split(first: str) -> None:
    compared = 0
    for name, stream in streams():
        if name.startswith("text") != (first == "text"):
            continue
        # Fed in larger parts, uvicorn itself drops good messages that arrive with a bad frame.
        expected = await seen(WebSocketsSansIOProtocol, [stream[at : at + 1] for at in range(len(stream))])
        splits = range(len(stream))
        for at in splits:
            parts = [part for part in (stream[:at], stream[at:]) if part]
            assert await seen(Socket, parts) == expected, f"{name}, split at {at}"
            compared += 1
        bytewise = [stream[at : at + 1] for at in range(len(stream))]
        assert await seen(Socket, bytewise) == expected, f"{name}, byte by byte"
    assert compared > 500


async def test_bad_text_is_refused_with_1007_and_large_text_with_1009() -> None:
    for name, code in (
        ("bad letter", 1007),
        ("bad fragments", 1007),
        ("too large", 1009),
        ("unmasked", 1002),
    ):
        _, back, closed = await seen(Socket, [PIECES[name]])
        assert closed
        assert back[:1] == b"\x88"
        assert struct.unpack(">H", back[2:4]) == (code,)


async def test_a_short_frame_never_overtakes_a_long_one() -> None:
    order = [b"1" * 140, b"2", b"3" * 200, b"4", b"5" * 130, b"6"]
    stream = b"".join(frame(TEXT, text) for text in order)
    for at in range(len(stream)):
        assert (await seen(Socket, [stream[:at], stream[at:]]))[0] == order
