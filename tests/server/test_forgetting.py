"""Forget me: afterwards nothing in the store mentions the person, whatever they did at any table."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from flibuste import games
from flibuste.server.live.info import entry
from flibuste.table import log
from flibuste.table.header import Header
from flibuste.table.log import Row
from flibuste.table.settings import Settings
from flibuste.table.table import Table
from tests.server.client import Client
from tests.server.in_process_server import InProcessServer, in_process_server
from tests.server.rated_games import RatedGame
from tests.server.regattas import follower
from tests.server.traces import NAME, TALKING, WORDS, seated_at, traces

BOTS = [{"count": 2, "level": "random"}]


async def live_everywhere(server: InProcessServer, anne: Client) -> None:
    """Anne hosts, watches, stands up, leaves, gives a seat up, and has links."""
    await anne.post("/api/me/name", {"name": NAME})
    await anne.open("catan-junior", 3, bots=BOTS, start=True)
    await anne.post(f"/api/tables/{anne.code}/handover", {"seat": 0})
    await anne.post("/api/me/recovery")

    ben = await seated_at(server, anne)
    await anne.request("stand", seat=1)
    await anne.request("leave")

    ben = server.client()
    await ben.open("sandokan", 4, settings=TALKING, bots=BOTS, start=True)
    await anne.connect(ben.code)
    await anne.request("join", name=NAME)
    await anne.request("say", text=WORDS)

    ben = await seated_at(server, anne)
    for seat in (2, 3):
        await ben.request("bot", seat=seat, level="random")
    await ben.request("start")
    await anne.request("leave")


async def plays_a_rated_game(server: InProcessServer, anne: Client, person: str) -> None:
    """Anne has played a rated game, and it is counted."""
    await RatedGame([person, "another"]).play_on().keep(server.harbour.store)
    async with asyncio.timeout(30):
        while not (await anne.get("/api/me/ratings"))["ratings"]:  # noqa: ASYNC110 - a store has no event
            await asyncio.sleep(0.02)


def of_older_rules(person: str) -> tuple[Header, list[Row], Table]:
    """A table that this program cannot fold, where the person sat."""
    now = games.find("sandokan").version
    header = Header("old", "CCCCCC", "sandokan", now, 4, Settings(), "c", "ab", created=5)
    events = [log.Joined(0, person, NAME), log.Sat(0, 0, NAME, ""), log.Said(0, None, WORDS)]
    rows = [Row(seq, 5, -1, "table", log.write(event)) for seq, event in enumerate(events, 1)]
    unheard = Row(4, 5, -1, "table", b'{"e":"sang","member":0,"text":"' + WORDS.encode() + b'"}')
    return msgspec.structs.replace(header, version=now - 1), [*rows, unheard], Table(header).fold_all(rows)


async def test_nothing_in_the_store_tells_of_who_is_forgotten(kept: tuple[InProcessServer, str]) -> None:
    server, address = kept
    anne = server.client()
    await anne.get("/api/me")
    person = anne.cookie.partition(".")[0]
    await live_everywhere(server, anne)
    await plays_a_rated_game(server, anne, person)
    header, rows, table = of_older_rules(person)
    await server.harbour.store.create(header, rows, entry(table))
    assert await traces(address, person, NAME, WORDS) == {person, NAME, WORDS}

    await anne.post("/api/me/forget", status=(204,))
    assert await traces(address, person, NAME, WORDS) == set()
    for live in list(server.harbour.tables.values()):
        live.enlist()
        assert all(member.person != person for member in live.table.roster.members)
    await server.harbour.store.renew(0)
    assert await traces(address, person, NAME, WORDS) == set()


async def test_a_line_for_the_lists_that_was_under_way_does_not_bring_the_person_back(
    kept: tuple[InProcessServer, str],
) -> None:
    server, address = kept
    anne = server.client()
    await seated_at(server, anne)
    person = anne.cookie.partition(".")[0]
    store: Any = server.harbour.store
    (live,) = server.harbour.tables.values()
    enlist, scrub = store.enlist, store.forget
    under_way, forgotten = asyncio.Event(), asyncio.Event()

    async def slowly(*line: Any) -> None:
        under_way.set()
        await forgotten.wait()
        await enlist(*line)

    async def scrubbed(*args: Any) -> list[str]:
        tables: list[str] = await scrub(*args)
        forgotten.set()
        return tables

    store.enlist, store.forget = slowly, scrubbed
    live.enlist()
    await under_way.wait()
    await anne.post("/api/me/forget", status=(204,))
    assert await traces(address, person, NAME, WORDS) == set()
    live.enlist()
    await store.renew(0)
    assert await traces(address, person, NAME, WORDS) == set()


async def test_a_table_of_a_game_that_is_not_installed_keeps_nobody_from_being_forgotten(
    kept: tuple[InProcessServer, str],
) -> None:
    server, address = kept
    anne = server.client()
    await anne.get("/api/me")
    person = anne.cookie.partition(".")[0]
    header, rows, table = of_older_rules(person)
    gone = msgspec.structs.replace(header, game="of-nobody", id="ab" * 10)
    await server.harbour.store.create(gone, rows, entry(table))
    for path in (f"/api/tables/{gone.code}", f"/api/replays/{gone.id}"):
        answer = await anne.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (409, "unknown_version")
    await anne.post("/api/me/forget", status=(204,))
    assert await traces(address, person, NAME, WORDS) == set()


async def test_who_is_forgotten_leaves_no_ghost_in_the_waiting_room(server: InProcessServer) -> None:
    anne = server.client()
    ben = await seated_at(server, anne)
    await anne.post("/api/me/forget", status=(204,))
    await ben.until_down()
    await ben.connect(ben.code)
    assert [member["member"] for member in ben.view["table"]["members"]] == [0]
    assert ben.view["table"]["seats"][1]["kind"] == "free"


async def test_others_keep_their_names_also_where_they_bear_the_same(server: InProcessServer) -> None:
    anne, other = server.client(), server.client()
    ben = await seated_at(server, anne)
    await anne.request("leave")
    await other.connect(ben.code)
    await other.request("sit", seat=2, name=NAME)
    await anne.post("/api/me/forget", status=(204,))
    rows = await server.harbour.store.rows((await server.harbour.finding.find(ben.code)).table.header.id)
    told = [log.read_event(row.payload) for row in rows if row.kind == "table"]
    assert [event.name for event in told if isinstance(event, log.Sat)][-2:] == ["?", NAME]


async def test_processes_that_hold_the_table_forget_too(tmp_path: Path, database: str) -> None:
    async with (
        in_process_server(tmp_path, store=database) as owner,
        in_process_server(tmp_path, store=database) as other,
    ):
        anne = owner.client()
        ben = await seated_at(owner, anne)
        person = anne.cookie.partition(".")[0]
        await anne.disconnect()
        await other.client(anne.cookie).post("/api/me/forget", status=(204,))
        await ben.until_down()
        live = await owner.harbour.finding.find(ben.code)
        assert [(member.person == person, member.name) for member in live.table.roster.members[1:]] == [
            (False, "?")
        ]
        live.enlist()
        await owner.harbour.store.renew(0)
        assert await traces(database, person, NAME, WORDS) == set()


async def test_a_regatta_forgets_too(kept: tuple[InProcessServer, str]) -> None:
    server, address = kept
    host, ben = await follower(server).open(name=WORDS), follower(server)
    await host.enter(NAME)
    ben.code = host.code
    await ben.enter("Ben")
    await host.do("draw", round=1)
    await host.until(lambda: bool(host.you["table"]))
    person = host.client.cookie.partition(".")[0]
    assert await traces(address, person, NAME, WORDS) == {person, NAME, WORDS}
    await host.client.post("/api/me/forget", status=(204,))
    for live in list(server.harbour.tables.values()):
        live.enlist()
    await server.harbour.store.renew(0)
    assert await traces(address, person, NAME, WORDS) == set()
    await ben.look()
    assert [one["name"] for one in ben.all["entrants"]] == ["Ben"]
    assert (ben.all["name"], ben.you["host"]) == ("", True), "whoever is there leads now"
