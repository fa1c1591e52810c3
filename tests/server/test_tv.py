"""A TV at the table: it shows what everyone sees, and does nothing that the host has not allowed."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Client, Refusal
from tests.server.in_process_server import InProcessServer
from tests.server.players import play

Json = dict[str, Any]


async def tv_table(server: InProcessServer, game: str = "catan-junior") -> tuple[Client, str]:
    """A TV that has opened a table, with the table's code."""
    tv = server.client()
    settings = {"dropped": "offer", "patience": 5}
    table = await tv.post("/api/tables", {"game": game, "seats": 3, "tv": True, "settings": settings})
    await tv.connect(table["code"], "?tv")
    return tv, table["code"]


async def sat(server: InProcessServer, code: str, seat: int) -> Client:
    """A phone that has taken a seat."""
    phone = await server.client().connect(code)
    await phone.request("sit", seat=seat)
    return phone


async def begun(server: InProcessServer) -> tuple[Client, list[Client]]:
    """A TV and a running game of two phones and a bot."""
    tv, code = await tv_table(server)
    phones = [await sat(server, code, 0), await sat(server, code, 1)]
    await phones[0].request("bot", seat=2, level="random")
    await phones[0].request("start")
    await tv.until(lambda: tv.view["table"]["phase"] == "playing")
    return tv, phones


async def test_the_first_person_at_a_tvs_table_is_its_host(server: InProcessServer) -> None:
    tv, code = await tv_table(server)
    assert tv.view["table"]["members"] == []
    first = await sat(server, code, 1)
    second = await sat(server, code, 0)
    await first.until(lambda: first.view["you"]["seats"] == [1])
    assert first.view["you"]["host"]
    assert not second.view["you"]["host"]


async def test_people_know_that_a_tv_shows_the_table_and_which(server: InProcessServer) -> None:
    tv, code = await tv_table(server)
    phone = await sat(server, code, 0)
    assert phone.view["table"]["tvs"] == [{"number": tv.view["you"]["tv"], "paired": False}]
    await tv.disconnect()
    await phone.until(lambda: phone.view["table"]["tvs"] == [])


async def test_a_tv_gets_nobodys_view_even_on_a_players_own_device(server: InProcessServer) -> None:
    _, phones = await begun(server)
    screen = server.client(phones[0].cookie)
    await screen.connect(phones[0].code, "?tv")
    assert phones[0].view["own"] is not None
    for frame in map(json.loads, screen.heard):
        assert frame["own"] is None
        assert frame["asked"] is None
        assert frame["you"] == {
            "member": None, "host": False, "seats": [], "eyes": None, "tv": screen.view["you"]["tv"],
        }  # fmt: skip


async def test_a_phone_is_away_though_its_device_shows_a_tv_page(server: InProcessServer) -> None:
    tv, phones = await begun(server)
    await server.client(phones[1].cookie).connect(phones[1].code, "?tv")
    await phones[1].disconnect()
    await tv.until(lambda: not tv.view["table"]["seats"][1]["connected"])


@pytest.mark.parametrize(
    "frame",
    [
        {"t": "join"},
        {"t": "sit", "seat": 0},
        {"t": "start"},
        {"t": "pause"},
        {"t": "pair", "tv": 123_456},
        {"t": "lift", "seat": 0},
        {"t": "play", "seat": 0, "prompt": 1, "code": 0},
    ],
    ids=lambda frame: frame["t"],
)
async def test_a_tv_only_shows(server: InProcessServer, frame: Json) -> None:
    tv, _ = await begun(server)
    frame = dict(frame)
    await tv.send(frame | ({"id": "a"} if frame["t"] != "lift" else {}))
    await tv.until(lambda: any(frame["t"] == "refused" for frame in tv.frames))
    assert tv.frames[-1]["code"] == "tv_only_shows"


async def test_a_tv_places_no_bots_and_starts_nothing_when_it_opens_a_table(server: InProcessServer) -> None:
    tv = server.client()
    body = {"game": "catan-junior", "seats": 3, "tv": True, "bots": [{"count": 3}], "start": True}
    assert (await tv.post("/api/tables", body, (409,)))["code"] == "tv_only_shows"


async def lost_phone(server: InProcessServer) -> tuple[Client, Client, Client]:
    """A game whose second phone is lost: the TV, the host, and the phone that asks for its seat."""
    tv, (host, lost) = await begun(server)
    await lost.disconnect()
    other = await server.client().connect(host.code)
    await other.request("ask", seat=1)
    await tv.until(
        lambda: (
            tv.view["table"]["seats"][1]["offered"]
            and any(member["asks_for"] == 1 for member in tv.view["table"]["members"])
        )
    )
    return tv, host, other


async def test_a_tv_that_merely_knows_the_code_gives_no_seat(server: InProcessServer) -> None:
    tv, _, other = await lost_phone(server)
    with pytest.raises(Refusal, match="not_at_the_table"):
        await tv.request("give", seat=1, member=other.view["you"]["member"])


async def test_a_tv_paired_by_the_host_gives_a_lost_phones_seat_to_another(server: InProcessServer) -> None:
    tv, host, other = await lost_phone(server)
    await host.request("pair", tv=tv.view["you"]["tv"])
    await tv.until(lambda: tv.view["table"]["tvs"][0]["paired"])
    await tv.send({"t": "give", "id": "g", "seat": 1, "member": other.view["you"]["member"]})
    await other.until(lambda: other.view["you"]["seats"] == [1])
    assert other.view["own"] is not None


async def test_a_tv_that_is_paired_no_longer_gives_no_seat(server: InProcessServer) -> None:
    tv, host, other = await lost_phone(server)
    number = tv.view["you"]["tv"]
    await host.request("pair", tv=number)
    await host.request("pair", tv=number, paired=False)
    with pytest.raises(Refusal, match="not_at_the_table"):
        await tv.request("give", seat=1, member=other.view["you"]["member"])


async def test_only_the_host_pairs_and_only_a_tv_that_is_there(server: InProcessServer) -> None:
    tv, host, other = await lost_phone(server)
    with pytest.raises(Refusal, match="not_host"):
        await other.request("pair", tv=tv.view["you"]["tv"])
    absent = 100_000 + (tv.view["you"]["tv"] - 99_999) % 900_000
    with pytest.raises(Refusal, match="no_such_tv"):
        await host.request("pair", tv=absent)


async def test_a_latecomer_gets_a_bots_seat_in_mid_game_when_the_host_says_so(
    server: InProcessServer,
) -> None:
    _, (host, _) = await begun(server)
    late = await server.client().connect(host.code)
    await late.request("ask", seat=2)
    await host.request("give", seat=2, member=late.view["you"]["member"])
    await late.until(lambda: late.view["you"]["seats"] == [2])
    assert late.view["table"]["seats"][2]["kind"] == "person"


async def open_to_latecomers(server: InProcessServer) -> tuple[Client, list[Client]]:
    """A running game of two phones and a bot whose seat may be taken."""
    tv, (host, other) = await begun(server)
    settings = host.view["table"]["settings"] | {"latecomers": "sit"}
    await host.request("settle", settings=settings)
    return tv, [host, other]


async def test_a_latecomer_sits_down_at_once_where_the_table_lets_them(server: InProcessServer) -> None:
    tv, (host, _) = await open_to_latecomers(server)
    late = await server.client().connect(host.code)
    await late.request("sit", seat=2)
    await late.until(lambda: late.view["you"]["seats"] == [2])
    assert late.view["own"] is not None
    await tv.until(lambda: tv.view["table"]["seats"][2]["kind"] == "person")


async def test_a_bot_that_thinks_does_not_play_for_who_sat_down_meanwhile(server: InProcessServer) -> None:
    _, people = await open_to_latecomers(server)
    table = server.harbour.tables[people[0].code].table
    late = await server.client().connect(people[0].code)
    thinking, may_answer, answered = asyncio.Event(), asyncio.Event(), asyncio.Event()
    think = server.harbour.thinkers.think

    async def slowly(identity: str, thought: Callable[[], int]) -> int:
        thinking.set()
        await may_answer.wait()
        answer = await think(identity, thought)
        answered.set()
        return answer

    server.harbour.thinkers.think = slowly  # type: ignore[method-assign,assignment]
    playing = [asyncio.create_task(play(person, random.Random(1))) for person in people]
    await thinking.wait()
    await late.request("sit", seat=2)
    sat = table.seq
    may_answer.set()
    await answered.wait()
    await play(late, random.Random(2), most=1)
    for task in playing:
        task.cancel()
    rows = await server.harbour.store.rows(table.header.id, sat)
    first = next(row for row in rows if row.seat == 2 and row.kind == "game")
    assert first.request is not None, "a person's action has an id, a bot's has none"


async def test_where_latecomers_ask_nobody_sits_down_alone(server: InProcessServer) -> None:
    _, (host, other) = await begun(server)
    late = await server.client().connect(host.code)
    with pytest.raises(Refusal, match="ask_first"):
        await late.request("sit", seat=2)
    for person in (host, other):
        with pytest.raises(Refusal, match="ask_first"):
            await person.request("sit", seat=2)


async def test_a_locked_table_lets_nobody_new_sit_down(server: InProcessServer) -> None:
    _, (host, _) = await open_to_latecomers(server)
    await host.request(
        "settle", settings=host.view["table"]["settings"] | {"latecomers": "sit", "locked": True}
    )
    late = await server.client().connect(host.code)
    with pytest.raises(Refusal, match="locked"):
        await late.request("sit", seat=2)


async def test_a_third_player_comes_to_a_shared_tablet_in_mid_game(server: InProcessServer) -> None:
    tablet, phone = server.client(), server.client()
    await tablet.open("catan-junior", 4, own_seats=2, bots=[{"count": 1, "level": "random"}])
    await phone.connect(tablet.code)
    await phone.request("sit", seat=3)
    await tablet.request("start")
    await tablet.request("ask", seat=2)
    await tablet.request("give", seat=2, member=tablet.view["you"]["member"])
    await tablet.until(lambda: tablet.view["you"]["seats"] == [0, 1, 2])
    assert tablet.view["you"]["eyes"] is None
    with pytest.raises(Refusal, match="has_seen_a_hand"):
        await phone.request("ask", seat=2)


async def test_the_code_on_a_tv_leads_phones_to_their_hands(server: InProcessServer) -> None:
    tv, code = await tv_table(server)
    plain = await tv.http.get(f"/api/tables/{code}/qr")
    hand = await tv.http.get(f"/api/tables/{code}/qr?hand")
    assert plain.content != hand.content


async def test_a_phone_that_scans_the_code_is_the_same_device_from_the_first_page_on(
    server: InProcessServer,
) -> None:
    _, code = await tv_table(server)
    phone = server.client()
    await phone.http.get(f"/t/{code}?hand")
    assert phone.cookie
    await phone.connect(code)
    await phone.request("sit", seat=0)
    again = await server.client(phone.cookie).connect(code)
    assert again.view["you"]["seats"] == [0]
