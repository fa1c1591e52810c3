"""A regatta on a server: opened, entered, drawn, played and reported, whoever comes late, leaves or hangs."""

import asyncio
from pathlib import Path

import pytest

from flibuste.server.config import Limits
from flibuste.server.http import regattas as requests
from flibuste.server.live.live_regatta import LiveRegatta
from flibuste.server.live.opening import TableToOpen
from flibuste.table.header import Header
from flibuste.table.refused import refused
from flibuste.table.regatta.points import FAIR, points
from flibuste.table.regatta.regatta import HOST_MILLIS
from tests.server.in_process_server import InProcessServer, in_process_server
from tests.server.regattas import Follower, Json, come_aboard, follower, table_of
from tests.server.test_voyages import Clock


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a store."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'regatta.sqlite'}"
    return str(request.getfixturevalue("database"))


async def test_a_whole_regatta_over_two_servers_lives(tmp_path: Path, store: str) -> None:
    async with in_process_server(tmp_path, store=store, pace=100) as server:
        host = await follower(server).open(name="Saint John’s feast")
        people = await come_aboard(server, host.code, "Anne", "Ben", "Cleo", "Dan")
        board = await follower(server, host.code).look()
        assert (board.all["phase"], board.all["name"]) == ("gathering", "Saint John’s feast")
        assert [one["name"] for one in board.all["entrants"]] == ["Anne", "Ben", "Cleo", "Dan"]
        assert board.you == {"number": None, "here": False, "host": False, "table": ""}

        await host.do("draw", round=1)
        await asyncio.gather(*(person.sail(seed) for seed, person in enumerate(people)))
        await board.until(lambda: board.all["phase"] == "between")
        assert all(one["rounds"][0] is not None for one in board.all["entrants"])
        cookies = [person.client.cookie for person in (host, *people)]

    async with in_process_server(tmp_path, store=store, pace=100) as server:
        host, *people = [follower(server, host.code, cookie) for cookie in cookies]
        board = await follower(server, host.code).look()
        assert board.all["phase"] == "between"
        assert (await host.look()).you["host"]
        await host.do("draw", round=2)
        # A person called to a table before the restart is still called there after it.
        await people[0].until(lambda: bool(people[0].you["table"]))
        drawn, cookies = people[0].you["table"], [person.client.cookie for person in (host, *people)]

    async with in_process_server(tmp_path, store=store, pace=100) as server:
        host, *people = [follower(server, host.code, cookie) for cookie in cookies]
        assert (await people[0].look()).you["table"] == drawn
        await asyncio.gather(*(person.sail(seed) for seed, person in enumerate(people)))
        board = await follower(server, host.code).until(lambda: True)
        await board.until(lambda: board.all["phase"] == "over")
        places = [one["place"] for one in board.all["entrants"]]
        assert places == sorted(places)
        assert places[0] == 1
        assert all(sum(one["rounds"]) == one["points"] for one in board.all["entrants"])
        assert await host.refused("draw", round=3) == "regatta_over"


async def test_a_table_that_ends_while_nobody_looks_counts_after_the_restart(tmp_path: Path) -> None:
    async def dead(live: LiveRegatta) -> None:
        del live

    async with in_process_server(tmp_path, pace=100) as server:
        host = await follower(server).open(rounds=1)
        anne, ben = await come_aboard(server, host.code, "Anne", "Ben")
        await host.do("draw", round=1)
        for person in (anne, ben):
            await person.until(lambda p=person: bool(p.you["table"]))  # type: ignore[misc]
        server.harbour.regattas.tables.tend = dead  # type: ignore[method-assign]
        await asyncio.gather(anne.sail(1), ben.sail(2))
        assert (await host.look()).all["phase"] == "sailing"
    async with in_process_server(tmp_path, pace=100) as server:
        board = await follower(server, host.code).look()
        await board.until(lambda: board.all["phase"] == "over")
        assert all(one["rounds"][0] is not None for one in board.all["entrants"])


async def test_only_the_host_leads(server: InProcessServer) -> None:
    host = await follower(server).open()
    (anne,) = await come_aboard(server, host.code, "Anne")
    orders = [("draw", {"round": 1}), ("close", {}), ("send", {"number": 0}), ("hand", {"number": 0})]
    for what, more in [*orders, ("call", {"round": 1, "table": 0}), ("stay", {})]:
        assert await anne.refused(what, **more) == "not_host", what
    assert (await host.look()).all["phase"] == "gathering"


async def test_what_is_asked_for_is_looked_at(server: InProcessServer) -> None:
    client = server.client()
    wanted: Json = {"game": "catan-junior", "rounds": 3, "size": 4, "bots": None}
    changes: list[tuple[Json, str]] = [
        ({"game": "chess"}, "no_such_game"),
        ({"size": 11}, "wrong_number"),
        ({"bots": "admiral"}, "no_such_level"),
        ({"settings": {"options": {"moon": "full"}}}, "bad_options"),
        ({"settings": {"locked": True}}, "bad_options"),
        ({"settings": {"rated": True}}, "no_ratings"),
        ({"rounds": 31}, "bad_body"),
        ({"color": "red"}, "bad_body"),
    ]
    for change, reason in changes:
        answer = await client.http.post("/api/regattas", json={**wanted, **change})
        assert (answer.status_code in (400, 409), answer.json()["code"]) == (True, reason)
    assert (await client.http.get("/api/regattas/BCDFGH")).json()["code"] == "no_such_regatta"
    assert (await client.http.get("/api/regattas/hello")).status_code == 404
    assert (await client.http.post("/api/regattas/BCDFGH/enter", json={})).status_code == 404


async def test_a_rated_regatta_has_rated_tables_or_is_refused(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, ratings="choice") as server:
        in_turn: Json = {"rated": True, "options": {"screens": "in_turn"}}
        wanted = {"game": "santy-anno", "rounds": 1, "size": 3, "settings": in_turn}
        answer = await server.client().http.post("/api/regattas", json=wanted)
        assert answer.json()["code"] == "not_ratable"
        host = await follower(server).open(settings={"rated": True})
        (anne,) = await come_aboard(server, host.code, "Anne")
        await host.do("draw", round=1)
        await anne.until(lambda: bool(anne.you["table"]))
        settings = table_of(server, anne.you["table"]).table.settings
        assert (settings.rated, settings.dropped) == (True, "bot")


async def test_a_table_that_cannot_be_opened_holds_up_no_other(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    opening = server.harbour.opening
    open_drawn = opening.open_drawn

    async def not_the_first(drawn: TableToOpen) -> Header:
        if drawn.table == 0:
            raise refused("locked")
        return await open_drawn(drawn)

    monkeypatch.setattr(opening, "open_drawn", not_the_first)
    host = await follower(server).open(size=2)
    await come_aboard(server, host.code, "Anne", "Ben", "Cleo")
    await host.do("draw", round=1)
    await host.until(lambda: bool(host.all["tables"][1]["code"]))
    first, second = host.all["tables"]
    assert (first["code"], first["called"]) == ("", True)
    assert first["earned"] == [FAIR] * len(first["people"])
    assert table_of(server, second["code"]).table.phase == "playing"


async def test_a_table_that_is_called_while_it_is_opened_is_not_left_to_itself(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    opening, opened = server.harbour.opening, asyncio.get_running_loop().create_future()
    open_drawn = opening.open_drawn

    async def called_meanwhile(drawn: TableToOpen) -> Header:
        header = await open_drawn(drawn)
        await host.do("call", round=1, table=0)
        opened.set_result(header.code)
        return header

    monkeypatch.setattr(opening, "open_drawn", called_meanwhile)
    host = await follower(server).open(size=2)
    (anne,) = await come_aboard(server, host.code, "Anne")
    await host.do("draw", round=1)
    await anne.client.connect(await opened)
    await anne.client.until(lambda: anne.client.over)
    await anne.look()
    assert (anne.all["phase"], anne.all["tables"][0]["code"], anne.you["table"]) == ("between", "", "")


async def test_a_round_that_is_asked_for_twice_is_drawn_once(server: InProcessServer) -> None:
    host = await follower(server).open()
    await come_aboard(server, host.code, "Anne", "Ben")
    await asyncio.gather(*(host.client.post(f"{host.path}/draw", {"round": 1}) for _ in range(4)))
    await host.look()
    assert (host.all["round"], host.all["phase"]) == (1, "sailing")
    assert await host.refused("draw", round=2) == "round_goes_on"


async def test_a_late_arrival_joins_the_next_round(server: InProcessServer) -> None:
    host = await follower(server).open(size=2, bots=None, rounds=2)
    people = await come_aboard(server, host.code, "Anne", "Ben")
    await host.do("draw", round=1)
    late = await follower(server, host.code).enter("Late")
    assert (late.you["here"], late.you["table"]) == (True, "")
    await people[0].until(lambda: bool(people[0].you["table"]))
    await host.do("call", round=1, table=0)
    await host.do("draw", round=2)
    assert host.named("Late")["rounds"][0] is None
    at = [number for table in host.all["tables"] for number in table["people"]] + host.all["sits_out"]
    assert sorted(at) == [0, 1, 2]


async def test_who_leaves_in_the_middle_is_last_and_may_come_back(server: InProcessServer) -> None:
    host = await follower(server).open(bots=None, rounds=2, size=3)
    assert host.all["least"] == 3, "Catan Junior is no game for two"
    anne, ben, cleo = people = await come_aboard(server, host.code, "Anne", "Ben", "Cleo")
    await host.do("draw", round=1)
    for person in people:
        await person.until(lambda p=person: bool(p.you["table"]))  # type: ignore[misc]
    code = anne.you["table"]
    await anne.do("leave")
    assert (anne.you["here"], anne.you["table"]) == (False, "")
    names = [seat.name for seat in table_of(server, code).table.roster.seats if seat.resigned]
    assert names == ["Anne"]
    await asyncio.gather(ben.sail(1), cleo.sail(2))
    await host.until(lambda: host.all["phase"] == "between")
    assert host.named("Anne")["rounds"] == [0]
    assert host.named("Ben")["points"] + host.named("Cleo")["points"] == 18
    await anne.enter()
    assert (anne.you["here"], anne.named("Anne")["number"]) == (True, 0)


async def test_a_table_that_everybody_has_left_is_called_by_itself(server: InProcessServer) -> None:
    host = await follower(server).open(size=2, bots=None)
    people = await come_aboard(server, host.code, "Anne", "Ben")
    await host.do("draw", round=1)
    await people[0].until(lambda: bool(people[0].you["table"]))
    for person in people:
        await person.do("leave")
    await host.until(lambda: host.all["phase"] == "between")
    assert host.all["tables"][0]["called"]


async def test_the_host_calls_a_table_that_hangs(server: InProcessServer) -> None:
    host = await follower(server).open(size=2, bots=None, rounds=1)
    anne, ben = await come_aboard(server, host.code, "Anne", "Ben")
    await host.do("draw", round=1)
    await anne.until(lambda: bool(anne.you["table"]))
    await anne.client.connect(anne.you["table"])
    await host.do("call", round=1, table=0)
    view = await anne.client.until(lambda: anne.client.over)
    assert view["table"]["outcome"]["say"]["key"] == "table-ended-called"
    assert view["table"]["regatta"] == host.code
    await ben.look()
    assert (ben.all["phase"], ben.you["table"]) == ("over", "")
    assert [one["rounds"] for one in ben.all["entrants"]] == [[FAIR], [FAIR]]
    assert await host.refused("call", round=1, table=0) == "no_such_table"


async def test_clients_cannot_call_a_table_themselves(server: InProcessServer) -> None:
    host = await follower(server).open(size=2)
    (anne,) = await come_aboard(server, host.code, "Anne")
    await host.do("draw", round=1)
    await anne.until(lambda: bool(anne.you["table"]))
    await anne.client.connect(anne.you["table"])
    await anne.client.send({"t": "call", "id": "c"})
    await anne.client.until(lambda: any(frame.get("code") == "bad_frame" for frame in anne.client.frames))
    answer = await anne.client.http.post(f"/api/tables/{anne.you['table']}/call", json={})
    assert answer.status_code == 404
    assert table_of(server, anne.you["table"]).table.phase == "playing"


async def test_who_is_sent_away_does_not_come_back(server: InProcessServer) -> None:
    host = await follower(server).open()
    _, ben = await come_aboard(server, host.code, "Anne", "Ben")
    await host.do("send", number=1)
    assert [one["name"] for one in host.all["entrants"]] == ["Anne"]
    assert await ben.refused("enter", name="Ben") == "not_welcome"
    assert await host.refused("send", number=1) == "no_such_person"


async def test_whoever_asks_leads_if_the_host_does_not_answer(tmp_path: Path) -> None:
    clock = Clock()
    async with in_process_server(tmp_path, now=clock) as server:
        host = await follower(server).open()
        anne, ben = await come_aboard(server, host.code, "Anne", "Ben")
        await anne.do("want")
        assert anne.all["wish"] == 0
        assert await anne.refused("take") == "host_may_be_there"
        await host.do("stay")
        clock.now += HOST_MILLIS
        assert await anne.refused("take") == "ask_to_lead_first", "the host was there"

        await anne.do("want")
        assert await ben.refused("take") == "ask_to_lead_first"
        clock.now += HOST_MILLIS
        await anne.do("take")
        assert (anne.you["host"], anne.all["host"], anne.all["wish"]) == (True, 0, None)
        assert await host.refused("draw", round=1) == "not_host"
        await anne.do("hand", number=1)
        assert (await ben.look()).you["host"]
        await ben.do("draw", round=1)


async def test_news_come_at_once_and_nothing_is_said_without_them(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await follower(server).open()
    board = await follower(server, host.code).look()
    mark = {"after": board.seen["mark"]}
    waiting = asyncio.create_task(board.client.http.get(board.path, params=mark))
    (anne,) = await come_aboard(server, host.code, "Anne")
    told = (await waiting).json()
    assert [one["name"] for one in told["all"]["entrants"]] == ["Anne"]
    monkeypatch.setattr(requests, "HOLD_SECONDS", 0.01)
    silent = await board.client.http.get(board.path, params={"after": told["mark"]})
    assert (silent.status_code, silent.content) == (204, b"")
    before = await server.harbour.store.regattas.rows(host.code)
    await anne.look()
    assert await server.harbour.store.regattas.rows(host.code) == before, "to look changes nothing"


async def test_a_device_finds_its_regattas_again(server: InProcessServer) -> None:
    host = await follower(server).open(name="Club night")
    (anne,) = await come_aboard(server, host.code, "Anne")
    lines = [(await one.client.get("/api/regattas"))["regattas"] for one in (host, anne)]
    assert [[(line["code"], line["name"], line["host"]) for line in found] for found in lines] == [
        [(host.code, "Club night", True)],
        [(host.code, "Club night", False)],
    ]
    assert (await server.client().get("/api/regattas"))["regattas"] == []


async def test_no_device_is_in_any_answer(server: InProcessServer) -> None:
    host = await follower(server).open()
    (anne,) = await come_aboard(server, host.code, "Anne")
    answer = await server.client().http.get(host.path)
    for one in (host, anne):
        assert one.client.cookie.partition(".")[0] not in answer.text


async def test_guessing_codes_is_slowed_down(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, limits=Limits(wrong_codes_a_device=3)) as server:
        client = server.client()
        await client.get("/api/me")
        found = [(await client.http.get("/api/regattas/BCDFGH")).status_code for _ in range(5)]
        assert found == [404, 404, 404, 429, 429]


async def test_openings_and_draws_have_limits(tmp_path: Path) -> None:
    async with in_process_server(
        tmp_path, limits=Limits(regattas_an_hour=1, regatta_tables_an_hour=1)
    ) as server:
        host = await follower(server).open(size=2, bots=None)
        wanted = {"game": "catan-junior", "rounds": 1, "size": 3}
        assert (await host.client.http.post("/api/regattas", json=wanted)).status_code == 429
        await come_aboard(server, host.code, "Anne", "Ben", "Cleo", "Dan")
        assert await host.refused("draw", round=1) == "too_many_requests"
        assert (await host.look()).all["phase"] == "gathering"


async def test_two_hundred_people_and_a_round(server: InProcessServer) -> None:
    host = await follower(server).open(size=4, bots=None)
    people: list[Follower] = []
    for _ in range(10):
        people += await asyncio.gather(*(follower(server, host.code).enter() for _ in range(20)))
    assert await follower(server, host.code).refused("enter") == "regatta_full"
    await host.do("draw", round=1)
    await host.until(lambda: all(table["code"] for table in host.all["tables"]))
    assert len(host.all["tables"]) == 50
    assert len({one["name"] for one in host.all["entrants"]}) == 200
    called = await asyncio.gather(*(person.until(lambda p=person: bool(p.you["table"])) for person in people))  # type: ignore[misc]
    assert len({one.you["table"] for one in called}) == 50
    table = table_of(server, people[0].you["table"]).table
    assert (table.phase, len(table.roster.seats)) == ("playing", 4)


async def test_two_processes_draw_and_open_one_round(tmp_path: Path, database: str) -> None:
    async with (
        in_process_server(tmp_path, store=database, pace=100) as one,
        in_process_server(tmp_path, store=database, pace=100) as other,
    ):
        host = await follower(one).open(rounds=1, size=2, bots=None)
        anne, ben = (
            await follower(one, host.code).enter("Anne"),
            await follower(other, host.code).enter("Ben"),
        )
        away = follower(other, host.code, host.client.cookie)
        await asyncio.gather(host.do("draw", round=1), away.do("draw", round=1))
        await asyncio.gather(*(p.until(lambda p=p: bool(p.you["table"])) for p in (anne, ben)))  # type: ignore[misc]
        assert anne.you["table"] == ben.you["table"]
        await asyncio.gather(anne.sail(1), ben.sail(2))
        boards = [await follower(server, host.code).look() for server in (one, other)]
        for board in boards:
            await board.until(lambda board=board: board.all["phase"] == "over")  # type: ignore[misc]
        assert boards[0].all == boards[1].all
        # About one game in fifteen between two who play at random ends in a shared win.
        earned = [boards[0].named(name)["points"] for name in ("Anne", "Ben")]
        assert sorted(earned) == sorted(points(anne.client.view["table"]["outcome"]["ranks"]))
