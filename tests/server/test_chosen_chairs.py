"""Chairs that people choose are where they start, on every screen at the table (SA-11)."""

import asyncio
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.in_process_server import in_process_server
from tests.server.virtual_time import VirtualTime, in_virtual_time


async def chooses(person: Client, chair: int) -> tuple[int, str]:
    """Takes this chair, or the next free one, when asked; returns the seat and the ship chosen."""
    await person.until(lambda: bool(person.asked))
    table = person.view["public"]["table"]
    offered = {one["do"]["ship"]: one["code"] for one in person.view["asked"]["choices"]}
    wanted = next(ship for ship in table[chair:] + table[:chair] if ship in offered)
    seat = person.view["asked"]["seat"]
    await person.act(offered[wanted])
    return seat, wanted


@pytest.mark.clause("SA-11")
def test_everybody_starts_where_they_chose_to(tmp_path: Path) -> None:
    async def scene(loop: VirtualTime) -> None:
        async with in_process_server(tmp_path, now=loop.millis, pace=1) as server:
            loop.begin()
            anne, mia = server.client(), server.client()
            settings = {"options": {"chairs": "chosen"}}
            await anne.open("santy-anno", 3, settings=settings, bots=[{"count": 1, "level": "boy"}])
            await mia.connect(anne.code)
            await mia.request("sit", seat=2)
            await anne.request("start")
            chosen = dict(await asyncio.gather(chooses(anne, 5), chooses(mia, 2)))
            for person in (anne, mia):
                await person.until(lambda person=person: person.view["public"]["phase"] == "deal")  # type: ignore[misc]
                pirates, table = person.view["public"]["pirates"], person.view["public"]["table"]
                assert {seat: pirates[seat]["tile"] for seat in chosen} == chosen
                assert all(table[pirate["chair"]] == pirate["tile"] for pirate in pirates)
                assert len({pirate["tile"] for pirate in pirates}) == 3
                await person.disconnect()

    in_virtual_time(scene)
