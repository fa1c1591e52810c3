"""Printed sheets over the wire: a scan acts, opening its link does not; whose sheets they are; restarts."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from flibuste.games.santy_anno.data import SHIPS
from tests.server.client import Client, Json
from tests.server.in_process_server import InProcessServer
from tests.server.server_process import ServerProcess
from tests.server.test_race_lines import cast_off, instants
from tests.server.virtual_time import VirtualTime, in_virtual_time

FOR_REAL = {"options": {"way": "for_real"}, "tempo": {"race": 300}}
STRANGE = "BCDFGH"


async def room(server: InProcessServer, phones: int = 3) -> list[Client]:
    """A table where people run for real; the first is the host."""
    host, *others = people = [server.client() for _ in range(phones)]
    await host.open("santy-anno", phones, settings=FOR_REAL)
    for seat, other in enumerate(others, 1):
        await other.connect(host.code)
        await other.request("sit", seat=seat)
    return people


async def begin(people: list[Client]) -> None:
    """All confirm that they stand at their start, and play goes on until "Cast off!"."""
    await people[0].request("start")
    for person in people:
        await person.until(lambda person=person: bool((person.view["tempo"] or {}).get("waves")))  # type: ignore[misc]
        await person.request("wave")
    for person in people:
        await person.until(lambda person=person: person.asked is not None)  # type: ignore[misc]


async def mark_of(person: Client) -> str:
    """The secret of the sheets that are scanned at the person's table."""
    path: str = (await person.get(f"/api/tables/{person.code}/sheets"))["path"]
    _, scan, mark, piece = path.split("/")
    assert (scan, piece) == ("scan", "{piece}")
    return mark


async def scan(person: Client, mark: str, ship: str, **more: Any) -> Json:
    """The outcome of a scan, or why it failed."""
    body = {"id": person.new_id(), "sheets": mark, "piece": ship, **more}
    return await person.post("/api/scan", body, status=(200, 403, 404, 409))


def pirate(person: Client, seat: int) -> Json:
    found: Json = person.view["public"]["pirates"][seat]
    return found


@pytest.mark.clause("SA-72", "SA-34", "SA-24", "SA-25")
async def test_a_scan_lays_the_scuttle_and_whatever_does_not_count_gets_its_word(
    server: InProcessServer,
) -> None:
    people = await room(server)
    mark = await mark_of(people[0])
    assert (await scan(people[1], mark, "royal"))["code"] == "not_started"
    await people[0].request("start")
    await people[1].until(lambda: people[1].view["public"] is not None)
    assert (await scan(people[1], mark, "royal"))["code"] == "before_cast_off"
    for person in people:
        await person.request("wave")
    for person in people:
        await person.until(lambda person=person: person.asked is not None)  # type: ignore[misc]

    landed = await scan(people[1], mark, "royal")
    assert landed["say"] == {"key": "sa-scan-landed", "args": {"ship": "Royal"}}
    assert (landed["code"], landed["game"], landed["bind"]) == (people[0].code, "santy-anno", False)
    await people[0].until(lambda: pirate(people[0], 1)["landed"])
    assert pirate(people[0], 1)["believes"] == "royal"
    assert (await scan(people[1], mark, "viper"))["code"] == "scuttle_is_laid"
    assert (await scan(people[2], mark, "atlantis"))["code"] == "no_such_piece"
    assert not pirate(people[0], 2)["landed"]

    await scan(people[2], mark, "viper")
    await people[0].until(lambda: people[0].view["public"]["phase"] == "show")
    assert (await scan(people[0], mark, "viper"))["code"] == "race_is_over"
    assert pirate(people[0], 0)["late"]


async def test_opening_the_link_changes_nothing(server: InProcessServer) -> None:
    people = await room(server)
    mark = await mark_of(people[0])
    await begin(people)
    seq = server.harbour.tables[people[0].code].table.seq
    for _ in range(3):
        assert (await people[1].http.get(f"/scan/{mark}/royal")).status_code == 200
        assert (await people[1].http.head(f"/scan/{mark}/royal")).status_code in (200, 405)
    assert (await people[1].http.get("/api/scan")).status_code == 404
    assert server.harbour.tables[people[0].code].table.seq == seq
    assert not pirate(people[1], 1)["landed"]


async def test_the_same_scan_sent_twice_counts_once(server: InProcessServer) -> None:
    people = await room(server)
    mark = await mark_of(people[0])
    await begin(people)
    said = [await scan(people[0], mark, "royal", id="only-once") for _ in range(2)]
    assert [one["say"]["key"] for one in said] == ["sa-scan-landed"] * 2


async def test_a_strangers_phone_does_nothing(server: InProcessServer) -> None:
    people = await room(server)
    mark = await mark_of(people[0])
    await begin(people)
    stranger = server.client()
    guest = await server.client().connect(people[0].code)
    await guest.request("join")
    seq = server.harbour.tables[people[0].code].table.seq
    for nobody in (stranger, guest):
        assert (await scan(nobody, mark, "royal"))["code"] == "scan_stranger"
    assert (await stranger.http.get(f"/api/tables/{people[0].code}/sheets")).status_code == 409
    assert server.harbour.tables[people[0].code].table.seq == seq


async def test_a_phone_that_several_share_cannot_say_who_has_sat_down(server: InProcessServer) -> None:
    people = await room(server)
    host = server.client()
    await host.open("santy-anno", 3, settings=FOR_REAL, own_seats=2, bots=[{"count": 1, "level": "mate"}])
    await host.request("start")
    assert (await scan(host, await mark_of(host), "royal"))["code"] == "scan_shared_phone"
    assert people


@pytest.mark.clause("SA-74")
async def test_the_host_binds_sheets_of_another_evening_and_the_rematch_keeps_them(
    server: InProcessServer,
) -> None:
    people = await room(server)
    own = await mark_of(people[0])
    assert own != STRANGE
    await begin(people)
    assert (await scan(people[1], STRANGE, "royal"))["code"] == "other_sheets"
    refused = await people[1].post(f"/api/tables/{people[0].code}/bind", {"sheets": STRANGE}, status=(403,))
    assert refused["code"] == "not_host"
    offered = await scan(people[0], STRANGE, "royal")
    assert (offered["say"], offered["bind"], offered["code"]) == (None, True, people[0].code)
    assert not pirate(people[0], 0)["landed"]

    await people[0].post(f"/api/tables/{people[0].code}/bind", {"sheets": STRANGE})
    assert await mark_of(people[1]) == STRANGE
    assert (await scan(people[1], own, "royal"))["code"] == "other_sheets"
    assert (await scan(people[1], STRANGE, "royal"))["say"]["key"] == "sa-scan-landed"

    for person in people:
        await person.request("agree", seat=person.view["you"]["seats"][0], yes=True)
    await people[0].until(lambda: people[0].over)
    await people[0].request("rematch")
    await people[0].until(lambda: people[0].view["table"]["rematch"] is not None)
    await people[0].connect(people[0].view["table"]["rematch"])
    await people[0].request("join")
    assert await mark_of(people[0]) == STRANGE


async def test_other_games_have_no_sheets(server: InProcessServer) -> None:
    host = server.client()
    await host.open("catan-junior", 3)
    assert (await host.http.get(f"/api/tables/{host.code}/sheets")).json()["code"] == "no_sheets"
    refused = await host.post(f"/api/tables/{host.code}/bind", {"sheets": STRANGE}, status=(409,))
    assert refused["code"] == "no_sheets"


@pytest.mark.clause("SA-72")
def test_a_phone_that_slept_is_allowed_the_lag_it_had(tmp_path: Path) -> None:
    async def scene(loop: VirtualTime) -> None:
        lines = [(0.0, 0.0), (100.0, 0.0), (0.0, 0.0)]
        async with cast_off(loop, tmp_path, lines, random.Random(1), way="for_real") as (runners, live):
            near, far, _ = [runner.client for runner in runners]
            mark = live.table.sheets
            await far.disconnect()
            pressed = loop.millis() + 2_000 - (live.table.clocks.wall(live.table.race_since) or 0)
            await asyncio.sleep(2)
            # A separate HTTP connection: opening it takes a round trip before the request is sent.
            await asyncio.gather(scan(near, mark, SHIPS[0]), scan(far, mark, SHIPS[1]))
            assert abs(instants(live)[0] - pressed) <= 1
            assert abs(instants(live)[1] - pressed) <= 101

    in_virtual_time(scene)


@pytest.mark.clause("SA-72")
async def test_a_restart_in_mid_race_loses_no_scuttle(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path, pace=20).start()
    people = [Client(process.address) for _ in range(4)]
    host = people[0]
    await host.open("santy-anno", 4, settings=FOR_REAL)
    for seat, other in enumerate(people[1:], 1):
        await other.connect(host.code)
        await other.request("sit", seat=seat)
    mark = await mark_of(host)
    await begin(people)
    await scan(people[2], mark, "royal")
    process.kill()
    process.start()
    # A phone whose page was closed in the meantime scans without reconnecting first.
    for person in people:
        await person.disconnect()
    assert (await scan(people[1], mark, "viper"))["say"]["key"] == "sa-scan-landed"
    await host.connect(host.code)
    assert [one["believes"] for one in host.view["public"]["pirates"] if one["landed"]] == ["viper", "royal"]
    assert (await scan(people[2], mark, "viper"))["code"] == "scuttle_is_laid"
    await scan(host, mark, "sahara")
    await host.until(lambda: host.view["public"]["phase"] == "show")
    assert host.view["public"]["arrivals"] == [2, 1, 0]
    for person in people:
        await person.close()
    process.stop()
