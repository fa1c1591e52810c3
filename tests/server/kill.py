"""Power cuts at random moments under load: nothing acknowledged is lost, nothing happens twice."""

import asyncio
import contextlib
import random
import sys
import tempfile
from pathlib import Path

import httpx

from tests.server.client import Client, Dropped, Refusal
from tests.server.players import FINE, reconnect
from tests.server.server_process import ServerProcess


class Witness:
    """A person who plays on whatever happens, and remembers what was acknowledged."""

    def __init__(self, client: Client, rng: random.Random) -> None:
        self.client = client
        self.acknowledged: dict[str, int] = {}
        self.refused: list[str] = []
        self._rng = rng
        self._pending: dict[str, dict[str, object]] = {}

    async def play(self, stop: asyncio.Event) -> None:
        """Plays until told to stop; resends what got no answer, with the same id."""
        while not stop.is_set():
            try:
                await self._resend()
                await self._step()
            except (Dropped, httpx.HTTPError):
                await reconnect(self.client)
            except TimeoutError:
                continue

    async def _step(self) -> None:
        client = self.client
        async with asyncio.timeout(1):
            await client.until(lambda: client.asked is not None or client.over)
        if client.over or client.asked is None:
            await asyncio.sleep(0.05)
            return
        choice = self._rng.choice(client.asked["choices"])
        request = client.new_id()
        self._pending[request] = {
            "seat": client.asked["seat"], "prompt": client.asked["prompt"], "code": choice["code"],
        }  # fmt: skip
        await self._send(request)

    async def _resend(self) -> None:
        for request in list(self._pending):
            await self._send(request)

    async def _send(self, request: str) -> None:
        client = self.client
        try:
            ack = await client.request("play", id=request, **self._pending[request])
            self.acknowledged[request] = ack["seq"]
            del self._pending[request]
            await client.until_seq(ack["seq"])
        except Refusal as refusal:
            if refusal.code not in FINE:
                raise
            self.refused.append(request)
            del self._pending[request]


async def power_cuts(process: ServerProcess, cuts: int, tables: int, seed: int, between: int = 5) -> int:
    """Cuts the power `cuts` times, each after some acknowledged actions; returns how many were checked.

    Tables whose game is over are replaced, so that every cut comes under load.
    """
    rng = random.Random(seed)
    stop = asyncio.Event()
    witnesses: list[Witness] = []
    playing: list[asyncio.Task[None]] = []

    async def open_table() -> None:
        for witness in await people_at_a_table(rng, process.address):
            witnesses.append(witness)
            playing.append(asyncio.create_task(witness.play(stop)))

    for _ in range(tables):
        await open_table()
    for _ in range(cuts):
        goal = _acknowledged(witnesses) + between
        while _acknowledged(witnesses) < goal:
            if sum(not witness.client.over for witness in witnesses) < 2 * tables:
                await open_table()
            await asyncio.sleep(0.01)
        await asyncio.sleep(rng.uniform(0, 0.2))
        await asyncio.to_thread(process.kill)
        await asyncio.to_thread(process.start)
    stop.set()
    await asyncio.gather(*playing)
    process.stop()
    checked = await asyncio.to_thread(check, process, witnesses)
    for witness in witnesses:
        await witness.client.close()
    return checked


async def people_at_a_table(rng: random.Random, *addresses: str) -> list[Witness]:
    """Two people, each at one of the addresses, and a bot, the game begun."""
    anne, ben = Client(addresses[0]), Client(addresses[-1])
    table = await anne.open("catan-junior", 3, bots=[{"count": 1, "level": "random"}])
    await ben.connect(table["code"])
    await ben.request("sit", seat=2)
    await anne.request("start")
    return [Witness(anne, random.Random(rng.random())), Witness(ben, random.Random(rng.random()))]


def _acknowledged(witnesses: list[Witness]) -> int:
    return sum(len(witness.acknowledged) for witness in witnesses)


def check(process: ServerProcess, witnesses: list[Witness]) -> int:
    """Reads the log on disk; returns how many acknowledged actions it has."""
    return asyncio.run(check_store(process.store, witnesses))


async def check_store(address: str, witnesses: list[Witness]) -> int:
    """Every acknowledged action is where it was said to be, no refused one is there, and the log folds."""
    from flibuste.server.http.app import open_store
    from flibuste.table.table import Table

    store = open_store(address)
    await store.open()
    checked = 0
    for witness in witnesses:
        header = await store.find(witness.client.code)
        assert header is not None
        rows = await store.rows(header.id)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        Table(header).fold_all(rows)
        member = witness.client.view["you"]["member"]
        written = {row.request: row.seq for row in rows if row.request is not None}
        for request, seq in witness.acknowledged.items():
            assert written[f"{member}:{request}"] == seq
            checked += 1
        assert not [request for request in witness.refused if f"{member}:{request}" in written]
    await store.close()
    return checked


def main() -> None:
    """`python -m tests.server.kill [CUTS] [sqlite|postgresql]`: many power cuts, on each store or on one."""
    from flibuste.server.load.database import postgres

    cuts = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    for kind in sys.argv[2:] or ("sqlite", "postgresql"):
        with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
            address = stack.enter_context(postgres()) if kind == "postgresql" else None
            process = ServerProcess(Path(folder), store=address, pace=100).start()
            checked = asyncio.run(power_cuts(process, cuts, tables=4, seed=cuts))
        print(f"{kind}: {cuts} power cuts, {checked} acknowledged actions, all there, none twice")


if __name__ == "__main__":
    main()
