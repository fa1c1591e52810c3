"""Worlds that differ only in what is hidden: the same table on a server of its own, in virtual time."""

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np
import uvicorn

from flibuste import games
from flibuste.core import dice
from flibuste.server.live import housekeeping
from flibuste.server.live.info import entry
from flibuste.table import join, sit, start
from flibuste.table.header import Header
from flibuste.table.log import Row
from flibuste.table.settings import Settings
from flibuste.table.table import Table
from tests.server.client import Client
from tests.server.in_process_server import InProcessServer, in_process_server
from tests.server.virtual_time import VirtualTime

NOON = 1_700_000_000_000
CODE = "BCDFGH"
SECRET = "11" * 32
SLOT = 1_000
"""Milliseconds between two steps of a script."""
POLL, POLLED = 15_000, 537
"""Every so many milliseconds, at an instant at which nobody acts, programs ask for all they may know."""

Stream = list[tuple[int, str]]
"""What one viewer has heard, each frame with its instant."""
Step = tuple[int, int]
"""A seat and its action."""


def header_of(game: str, seats: int, options: dict[str, Any]) -> Header:
    """A table with known dice."""
    return Header(
        id="table",
        code=CODE,
        game=game,
        version=games.find(game).version,
        seats=seats,
        settings=Settings(options=options),
        commitment=dice.commitment(bytes.fromhex(SECRET)),
        secret=SECRET,
        created=NOON,
    )


def nonce(seed: int, seat: int) -> str:
    """A seat's share in the dice."""
    return random.Random(seed * 16 + seat).randbytes(16).hex()


def on_paper(header: Header, seed: int) -> Table:
    """The table at its start, without a server, for writing scripts."""
    table = Table(header)
    for seat in range(header.seats):
        table.fold_all(join.join(table, f"p{seat}", None, NOON))
        table.fold_all(sit.sit(table, f"p{seat}", seat, None, nonce(seed, seat), now=NOON))
    return table.fold_all(start.start(table, "p0", lambda: "", NOON))


def choices(table: Table, seat: int) -> list[int]:
    """What a seat may do now."""
    out = np.zeros(table.game.max_legal, np.int64)
    return [int(code) for code in out[: table.rules.legal(table.seen(seat), seat, out)]]


class Heard(list[str]):
    """Frames with the instants at which they arrived."""

    def __init__(self, now: Callable[[], int]) -> None:
        super().__init__()
        self._now = now
        self.stream: Stream = []

    def append(self, text: str) -> None:
        """Another frame."""
        self.stream.append((self._now(), text))
        super().append(text)


class World:
    """A table with a person at each seat, a spectator and a TV."""

    def __init__(self, loop: VirtualTime, server: InProcessServer, now: Callable[[], int]) -> None:
        self.loop, self.server, self.now = loop, server, now
        self.seats: list[Client] = []
        self.others: list[Client] = []

    async def fill(self, header: Header, seed: int) -> None:
        """Everybody comes, and the game begins."""
        await self.server.harbour.store.create(header, [], entry(Table(header)))
        for seat in range(header.seats):
            client = await self._come()
            await client.request("sit", seat=seat, nonce=nonce(seed, seat), id=f"sit{seat}")
            self.seats.append(client)
        self.others += [await self._come(), await self._come("?tv")]
        await self.seats[0].request("start", id="start")
        for client in (*self.seats, *self.others):
            await client.until(lambda client=client: client.view["table"]["phase"] == "playing")  # type: ignore[misc]

    async def _come(self, as_what: str = "") -> Client:
        client = self.server.client()
        client.heard = Heard(self.now)
        return await client.connect(CODE, as_what)

    async def until(self, instant: int) -> None:
        """Waits for an instant, in milliseconds since the world began."""
        await asyncio.sleep(max(0.0, (NOON + instant - self.now()) / 1000))

    async def play(self, seat: int, code: int, request: str) -> None:
        """A seat acts and sees the result."""
        client = self.seats[seat]
        await client.until_seq((await client.act(code, seat, id=request))["seq"])

    async def poll(self) -> None:
        """From time to time every seat asks for what it sees, and for its list of tables."""
        for nth in itertools.count():
            await self.until(nth * POLL + POLLED)
            for seat, client in enumerate(self.seats):
                await client.request("look", seat=seat, id=f"look{nth}")
                with self.loop.held():
                    told = await client.get("/api/me")
                stream = client.heard.stream  # type: ignore[attr-defined]
                stream.append((self.now(), json.dumps(told["games"])))

    def streams(self) -> list[Stream]:
        """What was heard at each seat, by the spectator, and by the TV, whose number is drawn at random."""
        number = json.dumps(self.others[-1].view["you"]["tv"])
        return [
            [(at, text.replace(number, '"TV"')) for at, text in client.heard.stream]  # type: ignore[attr-defined]
            for client in (*self.seats, *self.others)
        ]


@contextlib.contextmanager
def fewer_steps() -> Iterator[None]:
    """House and server look after things in few steps: time has to leap to each of them."""

    async def serve(self: uvicorn.Server) -> None:
        while not self.should_exit:  # noqa: ASYNC110 - it is how uvicorn is told to stop
            await asyncio.sleep(SLOT / 1000)

    with (
        mock.patch.object(housekeeping, "STEP_SECONDS", housekeeping.ROUND_SECONDS / 2),
        mock.patch.object(uvicorn.Server, "main_loop", serve),
    ):
        yield


@contextlib.asynccontextmanager
async def world(loop: VirtualTime, folder: Path, header: Header, seed: int) -> AsyncIterator[World]:
    """A world from its first instant; its time stands still while the store writes."""
    began: float | None = None

    def now() -> int:
        return NOON if began is None else NOON + round((loop.time() - began) * 1000)

    with fewer_steps():
        async with in_process_server(folder, now=now, pace=1) as server:
            append = server.harbour.store.append

            async def held(table: str, rows: Sequence[Row]) -> None:
                with loop.held():
                    await append(table, rows)

            server.harbour.store.append = held  # type: ignore[method-assign]
            loop.begin()
            began = loop.time()
            made = World(loop, server, now)
            with loop.held():
                await made.fill(header, seed)
            polling = asyncio.create_task(made.poll())
            try:
                yield made
            finally:
                polling.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await polling
