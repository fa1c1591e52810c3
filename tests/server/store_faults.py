"""Faults of the store under load: nothing acknowledged is lost, and every table goes on by itself."""

import asyncio
import contextlib
import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from urllib.parse import parse_qs, urlencode, urlsplit, urlunsplit

import asyncpg

from flibuste.server.load.database import postgres
from tests.server.kill import Witness, check_store, people_at_a_table
from tests.server.server_process import ServerProcess

FAULTS = 50
FULL_DISKS = 10
"""So many of them are full disks under SQLite; the others are PostgreSQL's."""
SECONDS = (0.5, 4.0)
"""A fault lasts so long: some outlast the leases, some do not."""
AGAIN = 5.0
"""Every table plays again within so many seconds."""


class Connection:
    """The connection of one process to the database, over loopback; it can be held up."""

    def __init__(self, folder: Path, address: str) -> None:
        self._folder = folder
        parts = urlsplit(address)
        self._query = parse_qs(parts.query)
        self._parts = parts
        self._open = asyncio.Event()
        self._open.set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def lay(self) -> str:
        """The address of the database over this connection."""
        self._folder.mkdir()
        port = self._parts.port or 5432
        name = f".s.PGSQL.{port}"
        far = Path(self._query["host"][0]) / name

        async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                far_reader, far_writer = await asyncio.open_unix_connection(str(far))
            except OSError:
                writer.close()
                return
            for source, sink in ((reader, far_writer), (far_reader, writer)):
                self._tasks.add(task := asyncio.create_task(self._carry(source, sink)))
                task.add_done_callback(self._tasks.discard)

        self._server = await asyncio.start_unix_server(connect, str(self._folder / name))
        query = urlencode({**{key: values[0] for key, values in self._query.items()}, "host": self._folder})
        return urlunsplit(self._parts._replace(query=query))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                await self._open.wait()
                writer.write(data)
        writer.close()

    async def hold(self, seconds: float) -> None:
        """Lets nothing through for this long."""
        self._open.clear()
        await asyncio.sleep(seconds)
        self._open.set()

    def cut(self) -> None:
        """Accepts no more connections and lets nothing through."""
        self._server.close()
        for task in self._tasks:
            task.cancel()


class Database:
    """The faults of PostgreSQL, and what its log holds."""

    def __init__(self, address: str, connections: list[Connection], rng: random.Random) -> None:
        self._address, self._connections, self._rng = address, connections, rng
        self.faults: dict[str, Callable[[float], Awaitable[None]]] = {
            "connections killed": self._kill_connections,
            "restart": self._restart,
            "standstill": self._stand_still,
            "partition": self._part,
            "partition of one": self._part_one,
        }

    async def seqs(self) -> dict[str, int]:
        """The newest row of each table, by its code."""
        query = "SELECT code, (SELECT max(seq) FROM log WHERE log.id = tables.id) FROM tables"
        while True:
            try:
                c = await asyncpg.connect(self._address, timeout=2)
                try:
                    return {row[0]: row[1] for row in await c.fetch(query, timeout=2)}
                finally:
                    c.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(0.05)

    async def _kill_connections(self, _seconds: float) -> None:
        c = await asyncpg.connect(self._address)
        await c.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )
        await c.close()

    async def _processes(self) -> list[int]:
        """The database's processes: the connections' own first, the one that started them all last."""
        c = await asyncpg.connect(self._address)
        own = int(await c.fetchval("SELECT pg_backend_pid()"))
        master = _parent(own)
        c.terminate()
        return [own, *_children(master), master]

    async def _restart(self, _seconds: float) -> None:
        # When one of its processes dies like this, PostgreSQL ends all others and recovers from its log.
        c = await asyncpg.connect(self._address)
        os.kill(int(await c.fetchval("SELECT pg_backend_pid()")), signal.SIGKILL)
        c.terminate()

    async def _stand_still(self, seconds: float) -> None:
        processes = (await self._processes())[1:]
        try:
            for pid in reversed(processes):
                _signal(pid, signal.SIGSTOP)
            await asyncio.sleep(seconds)
        finally:
            for pid in processes:
                _signal(pid, signal.SIGCONT)

    async def _part(self, seconds: float) -> None:
        await asyncio.gather(*(connection.hold(seconds) for connection in self._connections))

    async def _part_one(self, seconds: float) -> None:
        await self._rng.choice(self._connections).hold(seconds)


def _parent(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0


def _children(parent: int) -> list[int]:
    pids = [int(found.name) for found in Path("/proc").iterdir() if found.name.isdigit()]
    return [pid for pid in pids if _parent(pid) == parent]


def _signal(pid: int, number: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, number)


class Load:
    """People who play on at several processes whatever happens."""

    def __init__(self, processes: list[ServerProcess], tables: int, rng: random.Random) -> None:
        self._processes, self._tables, self._rng = processes, tables, rng
        self.witnesses: list[Witness] = []
        self._stop = asyncio.Event()
        self._playing: list[asyncio.Task[None]] = []

    @property
    def going(self) -> set[str]:
        """The codes of the tables whose game goes on."""
        return {witness.client.code for witness in self.witnesses if not witness.client.over}

    async def fill(self) -> None:
        """Opens tables until there are enough again."""
        while len(self.going) < self._tables:
            addresses = [process.address for process in self._rng.sample(self._processes, 1)]
            addresses.append(self._rng.choice(self._processes).address)
            for witness in await people_at_a_table(self._rng, *addresses):
                self.witnesses.append(witness)
                self._playing.append(asyncio.create_task(witness.play(self._stop)))

    async def until_all_go_on(self, seqs: Callable[[], Awaitable[dict[str, int]]]) -> float:
        """Seconds until every table has a new row."""
        began = time.monotonic()
        before = await seqs()
        while True:
            now = await seqs()
            if all(now[code] > before[code] for code in self.going):
                return time.monotonic() - began
            if time.monotonic() - began > 12 * AGAIN:
                still = [code for code in self.going if now[code] <= before[code]]
                raise AssertionError(f"these tables stand still: {still}")
            await asyncio.sleep(0.05)

    async def end(self) -> None:
        """Everyone goes home."""
        self._stop.set()
        await asyncio.gather(*self._playing)
        for witness in self.witnesses:
            await witness.client.close()


@contextlib.asynccontextmanager
async def _cluster(
    folder: Path, count: int, rng: random.Random
) -> AsyncIterator[tuple[list[ServerProcess], Database]]:
    with postgres() as address:
        connections = [Connection(folder / f"connection{n}", address) for n in range(count)]
        processes = []
        for n, connection in enumerate(connections):
            (folder / f"process{n}").mkdir()
            processes.append(ServerProcess(folder / f"process{n}", store=await connection.lay(), pace=100))
        await asyncio.gather(*(asyncio.to_thread(process.start) for process in processes))
        try:
            yield processes, Database(address, connections, rng)
        finally:
            await asyncio.gather(*(asyncio.to_thread(process.stop) for process in processes))
            for connection in connections:
                connection.cut()


async def faults_of_postgresql(
    folder: Path, faults: int, tables: int, seed: int, processes: int = 3, longest: float = SECONDS[1]
) -> tuple[int, list[tuple[str, float]]]:
    """Makes PostgreSQL fail this often; returns the acknowledged actions, and each fault's aftermath."""
    rng = random.Random(seed)
    async with _cluster(folder, processes, rng) as (cluster, database):
        load = Load(cluster, tables, rng)
        took = []
        for n in range(faults):
            await load.fill()
            name = list(database.faults)[n % len(database.faults)]
            await database.faults[name](rng.uniform(SECONDS[0], longest))
            took.append((name, await load.until_all_go_on(database.seqs)))
        await load.end()
        return await check_store(cluster[0].store, load.witnesses), took


async def full_disks(
    folder: Path, faults: int, tables: int, seed: int
) -> tuple[int, list[tuple[str, float]]]:
    """Makes the disk under SQLite full this often; returns the same."""
    rng = random.Random(seed)
    process = await asyncio.to_thread(ServerProcess(folder, pace=100).start)
    assert process.process is not None
    load = Load([process], tables, rng)

    async def seqs() -> dict[str, int]:
        return {witness.client.code: witness.client.view.get("seq", 0) for witness in load.witnesses}

    took = []
    for _ in range(faults):
        await load.fill()
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        await asyncio.sleep(rng.uniform(*SECONDS))
        resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, unlimited)
        took.append(("full disk", await load.until_all_go_on(seqs)))
    await load.end()
    await asyncio.to_thread(process.stop)
    return await check_store(process.store, load.witnesses), took


def main() -> None:
    """`python -m tests.server.store_faults [FAULTS]`: full disks on SQLite, others on three processes."""
    faults = int(sys.argv[1]) if len(sys.argv) > 1 else FAULTS
    full = max(1, faults * FULL_DISKS // FAULTS)
    with tempfile.TemporaryDirectory() as folder:
        first = asyncio.run(full_disks(Path(folder), full, tables=4, seed=faults))
    with tempfile.TemporaryDirectory() as folder:
        second = asyncio.run(faults_of_postgresql(Path(folder), faults - full, tables=6, seed=faults))
    took = first[1] + second[1]
    print(f"{len(took)} faults, {first[0] + second[0]} acknowledged actions, all there, none twice")
    for name in dict.fromkeys(name for name, _ in took):
        seconds = [value for found, value in took if found == name]
        print(f"{name}: {len(seconds)}, playing again after {max(seconds):.1f} s at most")
    late = [fault for fault in took if fault[1] > AGAIN]
    print(f"later than {AGAIN:.0f} s: {late or 'none'}")


if __name__ == "__main__":
    main()
