"""Santy Anno's race between real clients and a real server, over lines of 0 to 300 ms with jitter."""

import asyncio
import contextlib
import itertools
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from flibuste.games.santy_anno import actions
from flibuste.games.santy_anno.tempo import STEP
from flibuste.server.live.live_table import LiveTable
from flibuste.table import race
from tests.server.client import Client, Refusal
from tests.server.in_process_server import InProcessServer, in_process_server
from tests.server.slow_network import SlowNetwork
from tests.server.virtual_time import VirtualTime, in_virtual_time

PINGS = 8
"""A client's questions about the time that count, as in the browser."""


class Runner:
    """A person whose line is slow and whose own clock is wrong."""

    def __init__(self, client: Client, line: SlowNetwork, loop: VirtualTime, rng: random.Random) -> None:
        self.client = client
        self.line = line
        self._loop = loop
        self._wrong = rng.uniform(-1e6, 1e6)
        self._offset = 0.0
        self._numbers = itertools.count()

    def clock(self) -> float:
        """The person's own clock, in milliseconds."""
        return self._loop.time() * 1000 + self._wrong

    def servers_time(self) -> int:
        """This client's estimate of the server's clock."""
        return round(self.clock() + self._offset)

    async def measure(self, dawdle: float = 0.0) -> None:
        """Asks for the time as the browser does, and echoes at once; dawdling makes a line look slower."""
        found = []
        for _ in range(PINGS):
            number, sent = next(self._numbers), self.clock()
            await self.client.send({"t": "ping", "n": number})
            pong = await self._pong(number)
            trip = self.clock() - sent
            found.append((trip, pong["now"] + trip / 2 - self.clock()))
            await asyncio.sleep(dawdle / 1000)
            await self.client.send({"t": "echo", "mark": pong["mark"]})
        self._offset = min(found)[1]

    async def _pong(self, number: int) -> dict[str, Any]:
        def heard() -> list[dict[str, Any]]:
            return [frame for frame in self.client.frames if frame["t"] == "pong" and frame["n"] == number]

        await self.client.until(lambda: bool(heard()))
        return heard()[0]

    async def press(self, code: int, at: float, claim: float = 0.0) -> dict[str, Any]:
        """Presses at an instant of the loop's clock, and reports that instant or an earlier one."""
        await asyncio.sleep(at - self._loop.time())
        return await self.client.act(code, at=self.servers_time() - round(claim))


@contextlib.asynccontextmanager
async def cast_off(
    loop: VirtualTime, folder: Path, lines: list[tuple[float, float]], rng: random.Random, **options: str
) -> AsyncIterator[tuple[list[Runner], LiveTable]]:
    """People behind lines of (delay, jitter) milliseconds, right after "Cast off!"."""
    async with in_process_server(folder, now=loop.millis, pace=1) as server:
        loop.begin()
        runners = [await _runner(server, loop, rng, *line) for line in lines]
        try:
            host = runners[0].client
            await host.open("santy-anno", len(lines), settings={"options": options})
            for seat, runner in enumerate(runners[1:], 1):
                await runner.client.connect(host.code)
                await runner.client.request("sit", seat=seat)
            for runner in runners:
                await runner.measure()
            await host.request("start")
            if options.get("way") == "for_real":
                for runner in runners:
                    await runner.client.request("wave")
            live = await server.harbour.finding.find(host.code)
            for runner in runners:
                await runner.client.until(lambda runner=runner: bool(runner.client.asked))  # type: ignore[misc]
            yield runners, live
        finally:
            for runner in runners:
                await runner.client.disconnect()
                runner.line.close()


async def _runner(
    server: InProcessServer, loop: VirtualTime, rng: random.Random, delay: float, jitter: float
) -> Runner:
    line = SlowNetwork(server.address, delay, jitter, rng)
    client = server.client()
    client.move(await line.open())
    return Runner(client, line, loop, rng)


def instants(live: LiveTable) -> list[int]:
    """When each seat's latest act took effect, in milliseconds since "Cast off!"."""
    found: list[int] = live.table.state.instant.tolist()
    return found


@pytest.mark.parametrize("seed", range(6))
def test_presses_more_than_30_ms_apart_are_ranked_in_the_order_they_were_made(
    seed: int, tmp_path: Path
) -> None:
    async def scene(loop: VirtualTime) -> None:
        rng = random.Random(seed)
        lines = [(rng.uniform(0, 140), rng.uniform(0, 10)) for _ in range(6)]
        async with cast_off(loop, tmp_path, lines, rng, way="standing") as (runners, live):
            start = loop.time() + 2
            await asyncio.gather(*(runner.press(actions.FRAME, start) for runner in runners))
            order = rng.sample(range(len(runners)), len(runners))
            start = loop.time() + 1
            presses = [
                runners[seat].press(actions.LAY_SCUTTLE, start + 0.031 * place)
                for place, seat in enumerate(order)
            ]
            await asyncio.gather(*presses)
            landed = instants(live)
            assert sorted(range(len(runners)), key=lambda seat: landed[seat]) == order
            assert live.table.state.order.tolist()[: len(order)] == order

    in_virtual_time(scene)


def test_the_slowest_lines_lose_no_more_than_what_is_beyond_the_cap(tmp_path: Path) -> None:
    async def scene(loop: VirtualTime) -> None:
        rng = random.Random(1)
        lines = [(0.0, 0.0), (300.0, 20.0), (150.0, 0.0)]
        async with cast_off(loop, tmp_path, lines, rng, way="standing") as (runners, live):
            at = loop.time() + 2
            pressed = loop.millis() + 2_000 - (live.table.clocks.wall(live.table.race_since) or 0)
            await asyncio.gather(*(runner.press(actions.FRAME, at) for runner in runners))
            quick, slowest, slow = instants(live)[:3]
            assert abs(quick - pressed) <= 1
            assert abs(slow - pressed) <= 1
            assert 300 - race.LAG_CAP <= slowest - pressed <= 320 - race.LAG_CAP + 1

    in_virtual_time(scene)


@pytest.mark.parametrize("delay", [0.0, 60.0, 250.0])
def test_a_client_that_lies_about_its_time_gains_nothing_beyond_its_line(
    delay: float, tmp_path: Path
) -> None:
    async def scene(loop: VirtualTime) -> None:
        lines = [(delay, 0.0), (delay, 0.0), (0.0, 0.0)]
        async with cast_off(loop, tmp_path, lines, random.Random(2), way="standing") as (runners, live):
            at = loop.time() + 3
            honest, liar, _ = runners
            await asyncio.gather(honest.press(actions.FRAME, at), liar.press(actions.FRAME, at, claim=2_500))
            told, lied = instants(live)[:2]
            # An honest client within the cap already gets the full compensation.
            assert abs(told - lied) <= 1

    in_virtual_time(scene)


def test_who_feigns_a_slow_line_gains_no_more_than_the_cap(tmp_path: Path) -> None:
    async def scene(loop: VirtualTime) -> None:
        lines = [(0.0, 0.0)] * 3
        async with cast_off(loop, tmp_path, lines, random.Random(3), way="standing") as (runners, live):
            honest, feigner, _ = runners
            await feigner.measure(dawdle=2_000)
            at = loop.time() + 3
            await asyncio.gather(
                honest.press(actions.FRAME, at), feigner.press(actions.FRAME, at, claim=2_500)
            )
            told, lied = instants(live)[:2]
            assert 0 < told - lied <= race.LAG_CAP + 1

    in_virtual_time(scene)


@pytest.mark.parametrize("delay", [0.0, 120.0])
def test_running_takes_its_time_however_fast_a_client_steps(delay: float, tmp_path: Path) -> None:
    async def scene(loop: VirtualTime) -> None:
        async with cast_off(loop, tmp_path, [(delay, 5.0)] * 3, random.Random(4)) as (runners, live):
            found, refused = [], set()
            end = loop.time() + 4
            while loop.time() < end:
                try:
                    await runners[0].press(actions.RUN_CW, loop.time(), claim=1_000)
                    found.append(instants(live)[0])
                except Refusal as refusal:
                    refused.add(refusal.code)
                    await asyncio.sleep(0.05)
            assert len(found) > 4
            assert all(later - earlier >= STEP for earlier, later in itertools.pairwise(found))
            assert refused <= {"too_fast"}

    in_virtual_time(scene)


@pytest.mark.parametrize("described", [False, True])
def test_nobody_brings_the_instant_of_his_own_step(described: bool, tmp_path: Path) -> None:
    async def scene(loop: VirtualTime) -> None:
        async with cast_off(loop, tmp_path, [(0.0, 0.0)] * 3, random.Random(5)) as (runners, live):
            client, refused = runners[0].client, []
            for step in range(8):
                instant = STEP * (step + 1)
                what: dict[str, Any] = {"code": actions.at(actions.RUN_CW, instant)}
                if described:
                    what = {"do": {"kind": "run", "way": "cw", "at": instant}}
                prompt = client.view["asked"]["prompt"]
                try:
                    await client.request("play", seat=0, prompt=prompt, **what)
                except Refusal as refusal:
                    refused.append(refusal.code)
            assert refused == ["no_such_action"] * 8
            assert instants(live)[0] == 0

    in_virtual_time(scene)
