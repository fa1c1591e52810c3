"""While one client sends the worst at full speed, everybody else plays on: latencies and memory per blow.

`python -m tests.server.siege [TABLES] [SECONDS] [KIND...]`: 100 tables, 8 seconds and every kind by default.
"""

import asyncio
import os
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from flibuste.server.load import bench
from flibuste.server.load.http import Http
from flibuste.server.load.people import LoadTable, Tally
from tests.server.assault import BLOWS
from tests.server.server_process import ServerProcess

WIDE = ("newcomers_at_once=9999", "address_requests_at_once=99999", "tables_an_hour=9999")
"""All players come from one address before the siege begins; all other limits are those of every day."""


@dataclass(frozen=True)
class Wound:
    """The effect of one kind of blow on the others."""

    kind: str
    blows: int
    actions: int
    p50: float
    p99: float
    grown: float
    """Megabytes above what the server held before, at most."""

    def __str__(self) -> str:
        return (
            f"{self.kind:10} {self.blows:7} blows {self.actions:6} actions  "
            f"p50 {self.p50:6.1f} ms  p99 {self.p99:6.1f} ms  memory {self.grown:+6.1f} MB"
        )


async def siege(
    folder: Path, tables: int, seconds: float, kinds: tuple[str, ...] = tuple(BLOWS)
) -> list[Wound]:
    """One kind of blow after the other beside this many tables, starting with none."""
    options = [option for limit in WIDE for option in ("--limit", limit)]
    with ServerProcess(folder, "--limit-factor", "1", *options, pace=1) as server:
        assert server.process is not None
        pid = server.process.pid
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(pid, {cores[0]})
        os.sched_setaffinity(0, {cores[-1]})
        try:
            http = Http("127.0.0.1", server.port)
            tally = Tally()
            played = [LoadTable(http, "catan-junior", 4, tally, pause=1.0) for _ in range(tables)]
            for table in played:
                await table.prepare()
            playing = [asyncio.create_task(table.play_on()) for table in played]
            cookie = await http.device()
            code = (await http.post("/api/tables", {"game": "catan-junior", "seats": 3}, cookie))["code"]
            await asyncio.sleep(2)
            wounds = [
                await _measure(kind, server.address, pid, tally, seconds, code, cookie)
                for kind in ("nothing", *kinds)
            ]
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            sockets = [player.socket for table in played for player in table.players if player.socket]
            for table in played:
                table.close()
            await asyncio.gather(*(socket.closed for socket in sockets))
            await http.close()
        finally:
            os.sched_setaffinity(0, set(cores))
    return wounds


async def _measure(
    kind: str, address: str, pid: int, tally: Tally, seconds: float, code: str, cookie: str
) -> Wound:
    tally.latencies.clear()
    before = most = bench.rss_mb(pid)
    blows = 0
    if kind == "nothing":
        await asyncio.sleep(seconds)
    else:
        command = (sys.executable, "-m", "tests.server.assault", address, kind, str(seconds), code, cookie)
        attacker = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        said = asyncio.ensure_future(attacker.communicate())
        while not said.done():
            await asyncio.wait([said], timeout=0.1)
            most = max(most, bench.rss_mb(pid))
        blows = int((await said)[0])
    latencies = list(tally.latencies)
    p50, p99 = (bench.percentile(latencies, share) for share in (0.5, 0.99))
    return Wound(kind, blows, len(latencies), p50, p99, most - before)


def main() -> None:
    """Prints what each kind of blow did."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 8.0
    kinds = tuple(sys.argv[3:]) or tuple(BLOWS)
    with tempfile.TemporaryDirectory() as folder:
        for wound in asyncio.run(siege(Path(folder), tables, seconds, kinds)):
            print(wound, flush=True)


if __name__ == "__main__":
    main()
