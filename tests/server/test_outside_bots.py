"""Users' own bots at live tables: marked, limited to what their seat sees, back after every disconnection."""

import asyncio
import base64
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from flibuste.client import CannotPlay, Connection, Device, Lost, Player, Refusal, table_code
from flibuste.core.record import blank
from flibuste.server import wire
from tests.server.client import Client
from tests.server.client import Refusal as Refused
from tests.server.in_process_server import InProcessServer
from tests.server.players import play, play_through
from tests.server.server_process import ServerProcess

BUILDER = f"{Path(__file__).parents[2] / 'examples' / 'first_bot.py'}:Builder"


def brought(server: InProcessServer | ServerProcess, code: str, bot: str, **more: Any) -> Player:
    """A bot of Zoe's for a table."""
    return Player(Device(server.address), code, bot, "Zoe", pause=0, **more)


async def until_seated(host: Client, count: int) -> None:
    await host.until(lambda: sum(seat["kind"] != "free" for seat in host.view["table"]["seats"]) == count)


@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("catan-junior", (BUILDER, "greedy")),
        ("sandokan", ("search:5", "random")),
        ("pirates-dice", ("greedy",)),
    ],
)
async def test_bots_of_peoples_own_play_whole_games_and_the_rematch(
    server: InProcessServer, game: str, bots: tuple[str, ...]
) -> None:
    anne = server.client()
    table = await anne.open(game, len(bots) + 1)
    async with asyncio.timeout(120), asyncio.TaskGroup() as playing:
        players = [playing.create_task(brought(server, table["code"], bot).play(2)) for bot in bots]
        await until_seated(anne, len(bots) + 1)
        seats = anne.view["table"]["seats"]
        assert [(seat["kind"], seat["bot_of"]) for seat in seats[1:]] == [("person", "Zoe")] * len(bots)
        assert seats[0]["bot_of"] == ""
        await anne.request("start")
        await play(anne, random.Random(1))
        await anne.request("rematch")
        await anne.until(lambda: anne.view["table"]["rematch"] is not None)
        code = anne.view["table"]["rematch"]
        await anne.disconnect()
        await anne.connect(code)
        await anne.until(lambda: all(seat["connected"] for seat in anne.view["table"]["seats"]))
        assert {seat["bot_of"] for seat in anne.view["table"]["seats"]} == {"Zoe", ""}
        await anne.request("start")
        await play(anne, random.Random(1))
        ranks = anne.view["table"]["outcome"]["ranks"]
    for player in players:
        assert len(player.result()) == 2
        assert player.result()[1] in ranks


async def test_a_race_is_run_by_bots_of_peoples_own(server: InProcessServer) -> None:
    anne = server.client()
    table = await anne.open("santy-anno", 3)
    async with asyncio.timeout(240), asyncio.TaskGroup() as playing:
        ranks = [
            playing.create_task(brought(server, table["code"], bot).play(1)) for bot in (BUILDER, "captain")
        ]
        await until_seated(anne, 3)
        await anne.request("start")
        await play(anne, random.Random(2))
    assert all(len(rank.result()) == 1 for rank in ranks)


async def test_a_bot_comes_back_when_the_server_was_away(process: ServerProcess) -> None:
    anne = Client(process.address)
    table = await anne.open("catan-junior", 3, bots=[{"count": 1, "level": "random"}])
    try:
        async with asyncio.timeout(120), asyncio.TaskGroup() as playing:
            bot = playing.create_task(brought(process, table["code"], BUILDER).play(1))
            await until_seated(anne, 3)
            await anne.request("start")
            await play(anne, random.Random(3), most=10)
            process.kill()
            await asyncio.to_thread(process.start)
            await play_through(anne, random.Random(4))
        assert len(bot.result()) == 1
    finally:
        await anne.close()


async def test_a_table_may_refuse_bots_from_outside(server: InProcessServer) -> None:
    anne = server.client()
    table = await anne.open("catan-junior", 3, settings={"outside_bots": False})
    with pytest.raises(
        Refusal, match=r"^At this table nobody may bring a bot of their own. \(no_outside_bots\)$"
    ):
        await brought(server, table["code"], BUILDER).play()
    await anne.request("settle", settings={"outside_bots": True})
    task = asyncio.create_task(brought(server, table["code"], BUILDER).play())
    await until_seated(anne, 2)
    await anne.request("empty", seat=1)
    assert await task == []


async def test_a_table_without_a_seat_or_a_person_is_none_for_a_bot(server: InProcessServer) -> None:
    anne = server.client()
    full = await anne.open("catan-junior", 3, own_seats=3)
    with pytest.raises(CannotPlay, match=f"no seat is free at the table {full['code']}"):
        await brought(server, full["code"], "greedy").play()
    opened = await anne.post("/api/tables", {"game": "catan-junior", "seats": 3, "own_seats": 0, "tv": True})
    with pytest.raises(Refusal, match="nobody_there"):
        await brought(server, opened["code"], "greedy").play()
    with pytest.raises(Refusal, match="no_such_table"):
        await brought(server, "BCDFGH", "greedy").play()
    with pytest.raises(Lost, match="cannot be reached"):
        await Player(Device("http://127.0.0.1:9"), "BCDFGH", "greedy", "Zoe").play()


async def test_a_bot_has_no_say_and_is_never_the_host(server: InProcessServer) -> None:
    anne = server.client()
    table = await anne.open("catan-junior", 3)
    device = Device(server.address)
    async with Connection(device, table["code"]) as connection:
        await connection.command(wire.Join(name="Tin", bot_of="Zoe"))
        await connection.command(wire.Sit(seat=1))
        view = await connection.until(lambda view: bool(view.you.seats))
        with pytest.raises(Refused, match="no_such_person"):
            await anne.request("host", member=view.you.member)
        await anne.request("bot", seat=2, level="random")
        await anne.request("start")
        await anne.request("agree", seat=0)
        await connection.until(lambda view: view.over)
        await anne.request("leave")
        assert not (await connection.until(lambda view: len(view.table.members) == 1)).you.host


async def test_names_that_are_not_free_hide_the_owner_too(server: InProcessServer) -> None:
    anne = server.client()
    table = await anne.open("catan-junior", 3, settings={"free_names": False})
    async with Connection(Device(server.address), table["code"]) as connection:
        await connection.command(wire.Join(name="Tin", bot_of="A rude word"))
        view = await connection.until(lambda view: view.you.member is not None)
    assert [member.bot_of for member in view.table.members] == ["", "?"]


async def test_a_look_shows_what_the_seat_sees_and_nothing_else(server: InProcessServer) -> None:
    anne, ben, carl = server.client(), server.client(), server.client()
    table = await anne.open("sandokan", 2)
    await ben.connect(table["code"])
    await carl.connect(table["code"])
    with pytest.raises(Refused, match="not_your_seat"):
        await anne.request("look", seat=0)
    await ben.request("sit", seat=1)
    await anne.request("start")
    live = await server.harbour.finding.find(table["code"])
    for client, seat in ((anne, 0), (ben, 1)):
        seen = await client.request("look", seat=seat)
        wanted = blank(live.table.game.state)
        live.table.game.observe(live.table.state, seat, wanted)
        assert base64.b64decode(seen["record"]) == wanted.tobytes()
        assert (seen["layout"], seen["version"]) == (live.table.game.layout, live.table.game.version)
        record: Any = np.frombuffer(base64.b64decode(seen["record"]), live.table.game.dtype)[0]
        assert not record.key.any()
        with pytest.raises(Refused, match="not_your_seat"):
            await client.request("look", seat=1 - seat)
        with pytest.raises(Refused, match="not_your_seat"):
            await carl.request("look", seat=seat)


async def test_a_look_does_not_lift_the_curtain(server: InProcessServer) -> None:
    anne = server.client()
    await anne.open("catan-junior", 3, own_seats=3, start=True)
    with pytest.raises(Refused, match="not_your_seat"):
        await anne.request("look", seat=1)
    await anne.send({"t": "lift", "seat": 1})
    await anne.until(lambda: anne.view["you"]["eyes"] == 1)
    assert (await anne.request("look", seat=1))["seat"] == 1


async def test_who_is_forgotten_owns_no_bot_any_more(server: InProcessServer) -> None:
    anne = server.client()
    table = await anne.open("catan-junior", 3)
    tin = server.client()
    await tin.connect(table["code"])
    await tin.request("join", name="Tin", bot_of="Zoe")
    await tin.disconnect()
    await tin.post("/api/me/forget", status=(204,))
    await anne.disconnect()
    await anne.connect(table["code"])
    assert "Zoe" not in str(anne.view)


@pytest.mark.parametrize(
    "link", ["K7PXQM", "ftp://host/t/BCDFGH", "http://host/", "http://host/t/ABCDEF", "http:///t/BCDFGH"]
)
def test_what_is_no_link_to_a_table_is_told_so(link: str) -> None:
    with pytest.raises(ValueError, match=r"is no link to a table, like http://127\.0\.0\.1:8000/t/K7PXQM"):
        table_code(link)


def test_a_link_names_server_and_table() -> None:
    assert table_code("https://sea.example:444/t/bcdfgh?hand") == ("https://sea.example:444", "BCDFGH")
