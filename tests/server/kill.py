"""Power cuts at random moments under load: nothing acknowledged is lost, nothing happens twice."""

import asyncio
import contextlib
import random
import sys
import tempfile
from pathlib import Path

from tests.server.players import FINE, reconnect
from tests.server.sailor import Dropped, Refusal, Sailor
from tests.server.ship import Ship


class Witness:
    """A person who plays on whatever happens, and remembers what was acknowledged."""

    def __init__(self, sailor: Sailor, rng: random.Random) -> None:
        self.sailor = sailor
        self.acknowledged: dict[str, int] = {}
        self._rng = rng
        self._pending: dict[str, dict[str, object]] = {}

    async def play(self, stop: asyncio.Event) -> None:
        """Plays until told to stop; what got no answer is sent again with its id."""
        while not stop.is_set():
            try:
                await self._resend()
                await self._step()
            except Dropped:
                await reconnect(self.sailor)
            except TimeoutError:
                continue

    async def _step(self) -> None:
        sailor = self.sailor
        async with asyncio.timeout(1):
            await sailor.until(lambda: sailor.asked is not None or sailor.over)
        if sailor.over or sailor.asked is None:
            await asyncio.sleep(0.05)
            return
        choice = self._rng.choice(sailor.asked["choices"])
        wish = sailor.new_id()
        self._pending[wish] = {
            "seat": sailor.asked["seat"], "prompt": sailor.asked["prompt"], "code": choice["code"],
        }  # fmt: skip
        await self._send(wish)

    async def _resend(self) -> None:
        for wish in list(self._pending):
            await self._send(wish)

    async def _send(self, wish: str) -> None:
        sailor = self.sailor
        try:
            ack = await sailor.wish("act", id=wish, **self._pending[wish])
            self.acknowledged[wish] = ack["seq"]
            del self._pending[wish]
            await sailor.until_seq(ack["seq"])
        except Refusal as refusal:
            if refusal.code not in FINE:
                raise
            del self._pending[wish]


async def power_cuts(ship: Ship, cuts: int, tables: int, seed: int, between: int = 5) -> int:
    """Cuts the power so many times, each after so many acknowledged actions; returns how many were checked.

    Tables whose game is over are replaced, so that every cut comes under load.
    """
    rng = random.Random(seed)
    stop = asyncio.Event()
    witnesses: list[Witness] = []
    playing: list[asyncio.Task[None]] = []

    async def open_table() -> None:
        for witness in await _table(ship, rng):
            witnesses.append(witness)
            playing.append(asyncio.create_task(witness.play(stop)))

    for _ in range(tables):
        await open_table()
    for _ in range(cuts):
        goal = _acknowledged(witnesses) + between
        while _acknowledged(witnesses) < goal:
            if sum(not witness.sailor.over for witness in witnesses) < 2 * tables:
                await open_table()
            await asyncio.sleep(0.01)
        await asyncio.sleep(rng.uniform(0, 0.2))
        await asyncio.to_thread(ship.kill)
        await asyncio.to_thread(ship.start)
    stop.set()
    await asyncio.gather(*playing)
    ship.stop()
    checked = await asyncio.to_thread(check, ship, witnesses)
    for witness in witnesses:
        await witness.sailor.close()
    return checked


async def _table(ship: Ship, rng: random.Random) -> list[Witness]:
    """Two people and a bot, the game begun."""
    anne, ben = Sailor(ship.address), Sailor(ship.address)
    table = await anne.open("catan-junior", 3, bots=[{"count": 1, "level": "random"}])
    await ben.connect(table["code"])
    await ben.wish("sit", seat=2)
    await anne.wish("start")
    return [Witness(anne, random.Random(rng.random())), Witness(ben, random.Random(rng.random()))]


def _acknowledged(witnesses: list[Witness]) -> int:
    return sum(len(witness.acknowledged) for witness in witnesses)


def check(ship: Ship, witnesses: list[Witness]) -> int:
    """Reads the log on disk: every acknowledged action is there, where it was said to be, and it folds."""
    return asyncio.run(_check(ship, witnesses))


async def _check(ship: Ship, witnesses: list[Witness]) -> int:
    from flibuste.server.app import open_store
    from flibuste.table.table import Table

    store = open_store(ship.store)
    await store.open()
    checked = 0
    for witness in witnesses:
        header = await store.find(witness.sailor.code)
        assert header is not None
        rows = await store.rows(header.id)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        Table(header).fold_all(rows)
        member = witness.sailor.view["you"]["member"]
        written = {row.action: row.seq for row in rows if row.action is not None}
        for wish, seq in witness.acknowledged.items():
            assert written[f"{member}:{wish}"] == seq
            checked += 1
    await store.close()
    return checked


def main() -> None:
    """`python -m tests.server.kill [CUTS] [sqlite|postgresql]`: many power cuts, on each store or on one."""
    from tests.server.database import postgres

    cuts = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    for kind in sys.argv[2:] or ("sqlite", "postgresql"):
        with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
            address = stack.enter_context(postgres()) if kind == "postgresql" else None
            ship = Ship(Path(folder), store=address, pace=100).start()
            checked = asyncio.run(power_cuts(ship, cuts, tables=4, seed=cuts))
        print(f"{kind}: {cuts} power cuts, {checked} acknowledged actions, all there, none twice")


if __name__ == "__main__":
    main()
