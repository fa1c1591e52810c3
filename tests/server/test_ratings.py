"""Ratings on a server: each rated game counts once, in the order they ended, whatever crashes in between."""

import asyncio
import contextlib
import random
import sqlite3
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from flibuste import games
from flibuste.analysis.rating import SURE, USUAL, Rating, of_bots, rate, shown
from flibuste.server.http.app import open_store
from flibuste.server.live.rating import Over, counted
from flibuste.table import agree
from flibuste.table.port import Store
from flibuste.table.rated import results
from tests.server.client import Client, Json
from tests.server.in_process_server import InProcessServer, in_process_server
from tests.server.players import play
from tests.server.rated_games import RatedGame, one_after_the_other, until_counted, until_there_wait

GAME = "catan-junior"
TWO: Json = {"seats": 3, "bots": [{"count": 1, "level": "boy"}], "settings": {"rated": True}}
"""A table for two and a bot."""


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A store of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return str(request.getfixturevalue("database"))


@pytest.fixture
async def rating(tmp_path: Path) -> AsyncIterator[InProcessServer]:
    """A server where hosts may choose."""
    async with in_process_server(tmp_path, ratings="choice", pace=300) as process:
        yield process


async def person_of(client: Client) -> str:
    """The device of a client, as the server knows it."""
    await client.get("/api/me")
    return client.cookie.partition(".")[0]


async def stands(client: Client, games: int, game: str = GAME) -> Json:
    """A device's rating once this many of its games are counted."""
    async with asyncio.timeout(30):
        while True:
            found = {one["game"]: one for one in (await client.get("/api/me/ratings"))["ratings"]}
            if game in found and found[game]["games"] >= games:
                assert found[game]["games"] == games
                return dict(found[game])
            await asyncio.sleep(0.02)


async def told_of(client: Client, table: str) -> Json:
    """The effect of a game on ratings, once it is decided."""
    async with asyncio.timeout(30):
        while True:
            found = await client.get(f"/api/replays/{table}/rating")
            if found["status"] != "soon":
                return found
            await asyncio.sleep(0.02)


async def refused(client: Client, path: str, body: Json) -> str:
    """Why a request is refused."""
    answer = await client.http.post(path, json=body)
    assert answer.status_code == 409, answer.text
    return str(answer.json()["code"])


# The whole way, over the wire


async def test_two_people_play_a_rated_game_and_each_sees_what_it_has_done(rating: InProcessServer) -> None:
    anne, ben = rating.client(), rating.client()
    await anne.post("/api/me/name", {"name": "Anne"})
    table = await anne.open(GAME, **TWO)
    assert table["settings"]["rated"]
    await ben.connect(table["code"])
    await ben.request("sit", seat=2, name="Ben")
    await anne.request("start")
    await asyncio.gather(play(anne, random.Random(1)), play(ben, random.Random(2)))

    ranks = anne.view["table"]["outcome"]["ranks"]
    levels = [seat["level"] for seat in anne.view["table"]["seats"]]
    boy = of_bots(games.find(GAME).bouts)["boy"]
    before = [Rating() if level is None else boy for level in levels]
    expected = [shown(one.mean) for one in rate(before, ranks)]
    own = [await stands(client, 1) for client in (anne, ben)]
    seats = [client.view["you"]["seats"][0] for client in (anne, ben)]
    assert [one["rating"] for one in own] == [expected[seat] for seat in seats]
    assert [one["won"] for one in own] == [int(ranks[seat] == 1) for seat in seats]
    game = own[0]["curve"][0]
    assert (game["id"], game["before"], game["players"]) == (table["id"], USUAL, 3)
    told = await told_of(ben, table["id"])
    assert told["status"] == "done"
    assert {one["seat"]: one["rating"] for one in told["seats"]} == {seat: expected[seat] for seat in seats}
    assert not own[0]["sure"]
    best = await anne.get(f"/api/ratings/{GAME}")
    assert {row["level"] for row in best["rows"]} == {"boy", "mate", "captain", "legend"}


FORM: Json = {"rated": True, "dropped": "bot", "clock": {"kind": "none"}, "bot_pace": "quick"}
"""What the form of a new table sends."""


@pytest.mark.parametrize("change", [{}, {"dropped": "wait"}, {"clock": {"kind": "turn", "turn": 60}}])
async def test_who_closes_the_page_has_lost_whatever_the_table_is_told(
    rating: InProcessServer, change: Json
) -> None:
    anne, ben = rating.client(), rating.client()
    table = await anne.open(GAME, **{**TWO, "settings": {**FORM, **change}})
    assert table["settings"]["dropped"] == "bot"
    await ben.connect(table["code"])
    await ben.request("sit", seat=2, name="Ben")
    await anne.request("start")
    await ben.disconnect()
    await play(anne, random.Random(1))
    told = await told_of(anne, table["id"])
    own = anne.view["you"]["seats"][0]
    assert [(one["seat"] == own, one["left"]) for one in told["seats"] if one["left"]] == [(False, True)]
    found = await stands(ben, 1)
    assert found["curve"][0]["left"]
    assert found["rating"] < USUAL


async def test_a_game_that_nobody_asked_to_rate_is_not(rating: InProcessServer) -> None:
    anne = rating.client()
    table = await anne.open(GAME, 3, bots=[{"count": 2, "level": "boy"}], start=True)
    await play(anne, random.Random(1))
    assert (await told_of(anne, table["id"]))["why"] == "not_rated"
    assert (await anne.get("/api/me/ratings"))["ratings"] == []


async def test_a_server_rates_nothing_unless_its_operator_says_so(server: InProcessServer) -> None:
    anne = server.client()
    assert (await anne.get("/api/games"))["ratings"] == "off"
    assert await refused(anne, "/api/tables", {"game": GAME, **TWO}) == "no_ratings"
    await anne.open(GAME, 3)
    settings = anne.view["table"]["settings"]
    answer = {"settings": {**settings, "rated": True}}
    assert await refused(anne, f"/api/tables/{anne.code}/settle", answer) == "no_ratings"
    assert not anne.view["table"]["settings"]["rated"]
    assert (await anne.get("/api/me/ratings"))["mode"] == "off"
    assert (await anne.get(f"/api/ratings/{GAME}"))["rows"] == []
    assert (await anne.http.get("/api/ratings/chess")).status_code == 409


async def test_a_server_that_rates_by_default_still_lets_the_table_say(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, ratings="on", pace=300) as server:
        anne = server.client()
        assert (await anne.get("/api/games"))["ratings"] == "on"
        assert not (await anne.open(GAME, 3))["settings"]["rated"], "what says nothing is for fun"
        assert (await server.client().open(GAME, **TWO))["settings"]["rated"]


async def test_one_screen_and_a_tv_open_no_rated_table(rating: InProcessServer) -> None:
    anne = rating.client()
    wanted = {"game": GAME, **TWO}
    assert await refused(anne, "/api/tables", {**wanted, "own_seats": 2}) == "one_device_each"
    on_tv = {**wanted, "bots": [], "own_seats": 0, "tv": True}
    assert await refused(anne, "/api/tables", on_tv) == "not_ratable"
    by_hand = {"rated": True, "options": {"dealer": "hand"}}
    body = {"game": "santy-anno", "seats": 3, "settings": by_hand}
    assert await refused(anne, "/api/tables", body) == "not_ratable"


async def test_the_host_decides_in_the_waiting_room_and_a_rematch_is_rated_too(
    rating: InProcessServer,
) -> None:
    anne = rating.client()
    await anne.open(GAME, 3, bots=[{"count": 2, "level": "boy"}])
    settings = anne.view["table"]["settings"]
    await anne.request("settle", settings={**settings, "rated": True})
    await anne.request("settle", settings={**settings, "rated": False})
    await anne.request("settle", settings={**settings, "rated": True})
    await anne.request("start")
    await play(anne, random.Random(1))
    await stands(anne, 1)
    await anne.request("rematch")
    await anne.until(lambda: anne.view["table"]["rematch"] is not None)
    await anne.disconnect()
    await anne.connect(anne.view["table"]["rematch"])
    assert anne.view["table"]["settings"]["rated"]
    await anne.request("start")
    await play(anne, random.Random(1))
    assert len((await stands(anne, 2))["curve"]) == 2


# Once each, in order


async def ended(store: Store, *games: RatedGame) -> list[str]:
    """Games whose server died right after they ended: only in the log."""
    return [await game.keep(store) for game in games]


@contextlib.asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    """A store without a server."""
    store = open_store(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def test_after_a_crash_games_are_counted_once_and_in_the_order_of_their_ends(
    address: str, tmp_path: Path
) -> None:
    played = one_after_the_other(["anne", "ben"], 4)
    async with opened(address) as store:
        for game in reversed(played):
            await game.keep(store)
    expected = {"anne": Rating(), "ben": Rating()}
    for game in played:
        bots = of_bots(game.table.game.bouts)
        told = results(game.table)
        assert isinstance(told, list)
        before = [expected[one.person] if one.person else bots["boy"] for one in told]
        after = rate(before, [one.rank for one in told])
        expected = {one.person: new for one, new in zip(told, after, strict=True) if one.person}
    for _ in range(2):
        async with in_process_server(tmp_path, store=address, ratings="choice") as server:
            await until_counted(server.harbour.store)
            for person, rating in expected.items():
                (stands,) = await server.harbour.store.ratings.of_person(person)
                assert stands.games == len(played)
                assert stands.mean == pytest.approx(rating.mean)
                assert stands.doubt == pytest.approx(rating.doubt)
                curve = await server.harbour.store.ratings.games_of(person, GAME, 10)
                assert [one.id for one in curve] == [game.header.id for game in played]


async def test_processes_that_share_a_store_count_a_game_once(tmp_path: Path, database: str) -> None:
    played = one_after_the_other(["anne", "ben"], 3)
    async with opened(database) as store:
        await ended(store, *played)
    async with (
        in_process_server(tmp_path, store=database, ratings="choice") as one,
        in_process_server(tmp_path, store=database, ratings="choice"),
    ):
        await until_counted(one.harbour.store)
        (stands,) = await one.harbour.store.ratings.of_person("anne")
        assert stands.games == len(played)


async def test_who_counts_at_the_same_time_counts_once(address: str) -> None:
    (game,) = one_after_the_other(["anne", "ben"], 1)
    async with opened(address) as store:
        identity = await game.keep(store)
        told = results(game.table)
        assert isinstance(told, list)
        rule = partial(counted, Over(game.table.ended, identity, game.table.game, told))
        tries = (store.ratings.count(identity, ["anne", "ben"], GAME, rule) for _ in range(5))
        assert sorted(await asyncio.gather(*tries)) == [False] * 4 + [True]
        assert [one.games for one in await store.ratings.of_person("anne")] == [1]


async def test_what_is_not_to_be_rated_waits_no_longer_and_has_done_nothing(
    address: str, tmp_path: Path
) -> None:
    called_off = RatedGame(["anne", "ben"]).play_on(40)
    for person in called_off.persons:
        called_off.do(agree.agree, person, called_off.seat_of(person), yes=True)
    alone = RatedGame(["anne"], ["random", "random"]).play_on()
    unfinished = RatedGame(["anne", "ben"]).play_on(40)
    async with opened(address) as store:
        ids = await ended(store, called_off, alone, unfinished)
    async with in_process_server(tmp_path, store=address, ratings="choice") as server:
        await until_there_wait(server.harbour.store, {ids[2]})
        assert await server.harbour.store.ratings.of_person("anne") == []
        client = server.client()
        why = [(await told_of(client, identity))["why"] for identity in ids[:2]]
        assert why == ["called_off", "nobody_to_compare"]


async def test_a_game_against_bots_to_which_nobody_comes_back_is_lost_after_a_week(
    address: str, tmp_path: Path
) -> None:
    now = int(time.time() * 1000)
    forsaken = RatedGame(["anne"], ["mate", "boy"], begun=now - 8 * 86_400_000).play_on(40)
    yesterdays = RatedGame(["ben"], ["mate", "boy"], begun=now - 86_400_000).play_on(40)
    async with opened(address) as store:
        ids = await ended(store, forsaken, yesterdays)
    async with in_process_server(tmp_path, store=address, ratings="choice") as server:
        store = server.harbour.store
        await until_there_wait(store, {ids[1]})
        (one,) = await store.ratings.of_table(ids[0])
        assert (one.person, one.left, one.at) == ("anne", True, forsaken.table.at + 7 * 86_400_000)
        assert one.mean < one.before


async def test_who_has_left_comes_last(tmp_path: Path) -> None:
    game = RatedGame(["anne", "ben"]).play_on(40).resign("anne").play_on()
    address = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    async with opened(address) as store:
        await game.keep(store)
    async with in_process_server(tmp_path, ratings="choice") as server:
        await until_counted(server.harbour.store)
        (anne,) = await server.harbour.store.ratings.of_person("anne")
        (ben,) = await server.harbour.store.ratings.of_person("ben")
        assert anne.mean < Rating().mean < ben.mean
        (row,) = await server.harbour.store.ratings.games_of("anne", GAME, 5)
        assert row.left


# Pages and people


async def test_the_best_are_listed_once_they_are_known_and_a_device_brings_its_rating_along(
    rating: InProcessServer,
) -> None:
    anne, ben = rating.client(), rating.client()
    persons = [await person_of(anne), await person_of(ben)]
    await anne.post("/api/me/name", {"name": "Anne"})
    for game in one_after_the_other(persons, SURE):
        await game.keep(rating.harbour.store)
    await stands(anne, SURE)
    rows = (await anne.get(f"/api/ratings/{GAME}"))["rows"]
    assert [row["rating"] for row in rows] == sorted((row["rating"] for row in rows), reverse=True)
    people = [row for row in rows if row["level"] is None]
    assert {row["name"] for row in people} == {"Anne", ""}
    assert [row["you"] for row in people if row["name"] == "Anne"] == [True]
    own = await stands(anne, SURE)
    assert own["sure"]
    assert own["place"] == 1 + [row["name"] for row in people].index("Anne")

    link = await anne.post("/api/me/recovery")
    phone = rating.client()
    await phone.post("/api/recover", {"secret": link["path"].partition("#")[2]})
    assert await stands(phone, SURE) == own


async def test_forget_me_takes_ratings_along_and_others_keep_theirs(address: str, tmp_path: Path) -> None:
    async with in_process_server(tmp_path, store=address, ratings="choice") as server:
        anne, ben = server.client(), server.client()
        persons = [await person_of(anne), await person_of(ben)]
        for game in one_after_the_other(persons, 2):
            await game.keep(server.harbour.store)
        await stands(anne, 2)
        before = await stands(ben, 2)
        await anne.post("/api/me/forget", status=(204,))
        ratings = server.harbour.store.ratings
        assert await ratings.of_person(persons[0]) == []
        assert await ratings.games_of(persons[0], GAME, 5) == []
        assert await stands(ben, 2) == before


async def test_who_was_forgotten_before_the_count_is_not_written_down_again(address: str) -> None:
    (game,) = one_after_the_other(["anne", "ben"], 1)
    async with opened(address) as store:
        identity = await game.keep(store)
        told = results(game.table)
        assert isinstance(told, list)
        over = Over(game.table.ended, identity, game.table.game, told)
        await store.forget("anne", lambda summary, _names, _person: summary)
        assert await store.ratings.count(
            identity, ["anne", "ben"], GAME, lambda standings: counted(over, standings)
        )
        assert [one.person for one in await store.ratings.of_table(identity)] == ["ben"]
        assert await store.ratings.of_person("anne") == []


async def test_what_nobody_has_touched_for_long_is_deleted(address: str) -> None:
    async with opened(address) as store:
        (game,) = one_after_the_other(["anne", "ben"], 1)
        identity = await game.keep(store)
        told = results(game.table)
        assert isinstance(told, list)
        over = Over(game.table.ended, identity, game.table.game, told)
        await store.ratings.count(identity, ["anne", "ben"], GAME, lambda standings: counted(over, standings))
        await store.ratings.sweep(over.at)
        assert len(await store.ratings.of_person("anne")) == 1
        await store.ratings.sweep(over.at + 1)
        assert await store.ratings.of_person("anne") == []
        assert await store.ratings.of_table(identity) == []


async def test_a_database_of_before_there_were_ratings_still_opens(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    async with opened(f"sqlite:///{path}"):
        pass
    old = sqlite3.connect(path)
    for name in ("to_rate", "ratings", "rated"):
        old.execute(f"DROP TABLE {name}")
    old.commit()
    old.close()
    async with in_process_server(tmp_path, ratings="on") as server:
        assert (await server.client().get("/api/me/ratings"))["ratings"] == []
