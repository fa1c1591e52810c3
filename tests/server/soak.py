"""Many games, one after the other: deserted tables leave memory, which does not grow."""

import asyncio
import json
import logging
import multiprocessing
import sys
import tempfile
import time
import urllib.request
from multiprocessing.context import SpawnProcess
from pathlib import Path

from flibuste import games
from flibuste.server.config import Config, Limits
from tests.server.client import Client
from tests.server.server_process import free_port

GAMES = 40_000
ROWS = 40
"""So many rows of each game are played."""
AT_ONCE = 16
MEASUREMENTS = 10
GAMES_AND_SEATS = (("catan-junior", 3), ("sandokan", 3), ("santy-anno", 3))


def _serve(config: Config) -> None:
    """The server, in a process of its own."""
    import structlog
    import uvloop

    from flibuste.server.run import serve

    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(config))


def start(folder: Path) -> tuple[SpawnProcess, str]:
    """A server that soon unloads tables without people, and its address."""
    config = Config(
        f"sqlite:///{folder / 'tables.sqlite'}",
        port=free_port(),
        pace=1000,
        limits=Limits().times(1000),
        evict_after=2.0,
    )
    process = multiprocessing.get_context("spawn").Process(target=_serve, args=(config,), daemon=True)
    process.start()
    address = f"http://127.0.0.1:{config.port}"
    end = time.monotonic() + 180
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=5) as answer:
                if len(json.load(answer)["ready"]) == len(games.names()):
                    return process, address
        except OSError:
            pass
        process.join(0.1)
    raise RuntimeError("the server did not come up")


def megabytes(process: SpawnProcess) -> float:
    """The memory that a process uses."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


class Soak:
    """A server, and people who begin one game after the other."""

    def __init__(self, process: SpawnProcess, address: str, games: int) -> None:
        self._process, self._address = process, address
        self._games = games
        self._begun = self._done = 0
        self.memory: list[float] = []
        """Megabytes after each tenth of the games."""

    async def run(self) -> list[float]:
        """Plays all games; returns the memory after each tenth of them."""
        await asyncio.gather(*(self._person() for _ in range(AT_ONCE)))
        return self.memory

    async def _person(self) -> None:
        client = Client(self._address)
        while self._begun < self._games:
            self._begun += 1
            game, seats = GAMES_AND_SEATS[self._begun % len(GAMES_AND_SEATS)]
            bots = [{"count": seats, "level": "random"}]
            await client.open(game, seats, bots=bots, own_seats=0, start=True)
            await client.until(lambda: client.view["seq"] >= ROWS or client.over)
            await client.disconnect()
            client.heard.clear()
            self._done += 1
            if self._done * MEASUREMENTS % self._games < MEASUREMENTS:
                self.memory.append(megabytes(self._process))
                print(f"{self._done} games: {self.memory[-1]:.0f} MB", flush=True)
        await client.close()


def soak(games: int) -> list[float]:
    """The server's memory in megabytes after each tenth of this many games."""
    with tempfile.TemporaryDirectory() as folder:
        process, address = start(Path(folder))
        try:
            return asyncio.run(Soak(process, address, games).run())
        finally:
            process.terminate()
            process.join(30)


def main() -> None:
    """`python -m tests.server.soak [GAMES]`: the server's memory must be flat."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    began = time.monotonic()
    memory = soak(games)
    growth = memory[-1] - memory[len(memory) // 4]
    print(f"{games} games in {time.monotonic() - began:.0f} s; {growth:+.0f} MB since the first quarter")


if __name__ == "__main__":
    main()
