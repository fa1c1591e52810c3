"""Forget me while something is under way: what comes late tells of the person nowhere."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from flibuste.server import wire
from flibuste.server.live.not_found import Outdated
from flibuste.table.port import REWRITTEN, Away
from tests.server.client import Client
from tests.server.in_process_server import InProcessServer, in_process_server
from tests.server.rated_games import RatedGame
from tests.server.traces import NAME, WORDS, seated_at, traces
from tests.server.waiting import until

Kept = tuple[InProcessServer, str]


def person_of(client: Client) -> str:
    """The device of a client."""
    return client.cookie.partition(".")[0]


async def known_at(server: InProcessServer, anne: Client, tables: int = 1) -> str:
    """Anne sits at so many tables and has a name; returns who she is."""
    await anne.get("/api/me")
    for _ in range(tables):
        await seated_at(server, anne)
    return person_of(anne)


def knows(server: InProcessServer, person: str) -> bool:
    """Whether a table in memory knows the person."""
    return any(live.table.roster.member_of(person) is not None for live in server.harbour.tables.values())


async def nothing_comes_back(server: InProcessServer, address: str, person: str) -> None:
    """Neither now nor after all lists have been told tells the store of the person."""
    for live in list(server.harbour.tables.values()):
        await live.enlist()
    assert not knows(server, person)
    assert await traces(address, person, NAME, WORDS) == set()


def once(store: Any, verb: str, act: Callable[[], Awaitable[Any]], *, after: bool = False) -> None:
    """The next time the store is asked to do this, something else happens before, or right after."""
    does = getattr(store, verb)

    async def instead(*args: Any, **more: Any) -> Any:
        setattr(store, verb, does)
        if after:
            done = await does(*args, **more)
            await act()
            return done
        await act()
        return await does(*args, **more)

    setattr(store, verb, instead)


async def fail() -> None:
    """The store is away."""
    raise Away("a fault of the test")


async def test_a_process_that_hears_its_own_forgetting_replaces_each_table_once(kept: Kept) -> None:
    server, _ = kept
    anne, harbour = server.client(), server.harbour
    person = await known_at(server, anne, tables=2)
    former = list(harbour.tables.values())
    left: list[Any] = []
    part_with = harbour.housekeeping.part_with

    def noted(live: Any) -> None:
        left.append(live)
        part_with(live)

    async def hear() -> None:
        for live in former:
            harbour._changed(live.table.header.id, REWRITTEN)

    harbour.housekeeping.part_with = noted  # type: ignore[method-assign]
    once(harbour.store, "forget", hear, after=True)
    begun: list[asyncio.Task[Any]] = []
    spawn = harbour.services.spawn

    def begin(work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        begun.append(spawn(work))
        return begun[-1]

    harbour.services.spawn = begin
    await anne.post("/api/me/forget", status=(204,))
    heard = [task for task in begun if "_until_done" in repr(task)]
    assert len(heard) >= 2
    await asyncio.gather(*heard)

    assert sorted(map(id, left)) == sorted(map(id, former))
    assert not knows(server, person)
    assert not any(live.gone for live in harbour.tables.values())
    await until(lambda: not any(live.connections for live in former))
    harbour.housekeeping._take_apart()
    harbour.housekeeping._take_apart()
    assert not any(hasattr(live, "writing") for live in former)


async def test_one_tables_trouble_does_not_keep_the_others_from_being_taken_apart(
    server: InProcessServer,
) -> None:
    house = server.harbour.housekeeping
    for _ in range(2):
        await server.client().open("catan-junior", 3)
    first, second = list(server.harbour.tables.values())
    for client in server.clients:
        await client.disconnect()
    await until(lambda: not (first.connections or second.connections))
    first.fall_apart()
    house._left = [first, second]
    house._take_apart()
    house._take_apart()
    assert not hasattr(second, "writing")
    assert house._left == house._left_before == []
    server.harbour.tables.clear()


async def test_a_table_that_cannot_be_read_anew_at_once_forgets_later(kept: Kept) -> None:
    server, address = kept
    anne = server.client()
    person = await known_at(server, anne)
    once(server.harbour.store, "rewrites", fail)
    await anne.post("/api/me/forget", status=(204,))
    await until(lambda: not knows(server, person))
    await nothing_comes_back(server, address, person)


async def test_a_second_try_forgets_too_what_the_first_has_left_in_memory(kept: Kept) -> None:
    server, address = kept
    anne = server.client()
    person = await known_at(server, anne)
    once(server.harbour.store, "forget", fail, after=True)
    await anne.post("/api/me/forget", status=(503,))
    await anne.post("/api/me/forget", status=(204,))
    await nothing_comes_back(server, address, person)


async def test_a_process_that_did_not_hear_of_it_writes_no_old_line(tmp_path: Path, database: str) -> None:
    async with (
        in_process_server(tmp_path, store=database) as owner,
        in_process_server(tmp_path, store=database) as other,
    ):
        anne = owner.client()
        person = await known_at(owner, anne)
        await anne.disconnect()
        deaf: Any = owner.harbour.store
        deaf._changed = lambda _table, _seq: None
        await other.client(anne.cookie).post("/api/me/forget", status=(204,))
        (live,) = owner.harbour.tables.values()
        assert knows(owner, person)
        # A line of before that arrives now changes nothing, and who sent it learns why.
        await live.tell_lists()
        assert await traces(database, person, NAME, WORDS) == set()
        await until(lambda: not knows(owner, person))
        await nothing_comes_back(owner, database, person)


async def test_after_a_silence_a_process_looks_for_what_was_rewritten(tmp_path: Path, database: str) -> None:
    async with (
        in_process_server(tmp_path, store=database) as owner,
        in_process_server(tmp_path, store=database) as other,
    ):
        anne = owner.client()
        person = await known_at(owner, anne)
        await anne.disconnect()
        deaf: Any = owner.harbour.store
        deaf._changed = lambda _table, _seq: None
        await other.client(anne.cookie).post("/api/me/forget", status=(204,))
        assert knows(owner, person)
        owner.harbour._changed("", 0)
        await until(lambda: not knows(owner, person))


async def test_what_is_said_while_the_store_forgets_is_not_written(kept: Kept) -> None:
    server, address = kept
    anne = server.client()
    person = await known_at(server, anne)
    (live,) = server.harbour.tables.values()
    saying: list[asyncio.Task[int]] = []

    async def say() -> None:
        saying.append(asyncio.create_task(live.requests.command(person, wire.Speak(text=WORDS))))
        # Nothing keeps it from being written now but the lock.
        await asyncio.wait(saying, timeout=0.3)

    once(server.harbour.store, "forget", say, after=True)
    await anne.post("/api/me/forget", status=(204,))
    with pytest.raises(Outdated):
        await saying[0]
    assert not server.harbour.services.store_watch.away
    await nothing_comes_back(server, address, person)


async def test_a_rematch_that_is_being_opened_forgets_too(kept: Kept) -> None:
    server, address = kept
    ben, harbour = server.client(), server.harbour
    await ben.get("/api/me")
    person = "anne-the-device"
    game = RatedGame([person, person_of(ben)]).play_on()
    await game.keep(harbour.store)
    live = await harbour.finding.find(game.header.code)
    for verb in ("claim", "create"):
        once(harbour.store, verb, lambda: harbour.forgetting.forget(person))
    fresh = await harbour.opening.open_rematch(live, person_of(ben))
    assert fresh is harbour.tables[fresh.table.header.code]
    assert fresh.table.roster.member_of(person_of(ben)) is not None
    await nothing_comes_back(server, address, person)
    assert await traces(address, person) == set()


async def test_a_table_that_is_being_loaded_forgets_too(kept: Kept) -> None:
    server, address = kept
    anne = server.client()
    person = await known_at(server, anne)
    code = anne.code
    for client in server.clients:
        await client.disconnect()
    (live,) = server.harbour.tables.values()
    await until(lambda: not live.connections)
    server.harbour.housekeeping.part_with(server.harbour.tables.pop(code))
    # Nobody plays there any more whom it would wait for.
    store: Any = server.harbour.store
    store.unfinished_of = _none
    once(store, "rows", lambda: server.harbour.forgetting.forget(person), after=True)
    found = await server.harbour.finding.find(code)
    assert found is server.harbour.tables[code]
    assert found.table.roster.member_of(person) is None
    await nothing_comes_back(server, address, person)


async def _none(_person: str) -> list[str]:
    return []


async def test_a_request_that_is_under_way_leaves_nothing(kept: Kept) -> None:
    server, address = kept
    anne = server.client()
    await anne.get("/api/me")
    person, cookie = person_of(anne), anne.cookie
    services = server.harbour.services
    swept, sweep_again = asyncio.Event(), services.sweep_again

    async def sweep(person: str) -> None:
        await sweep_again(person)
        swept.set()

    services.sweep_again = sweep
    once(server.harbour.store, "rename", lambda: server.harbour.forgetting.forget(person))
    await anne.post("/api/me/name", {"name": NAME})
    async with asyncio.timeout(30):
        await swept.wait()
    assert await traces(address, person, NAME) == set()
    # The device is somebody new from now on, although it shows its old cookie.
    answer = await server.client(cookie).http.get("/api/me")
    assert person not in answer.headers["set-cookie"]


async def test_the_persons_lines_are_closed_everywhere(server: InProcessServer) -> None:
    anne, ben = server.client(), server.client()
    await ben.open("catan-junior", 3)
    await anne.connect(ben.code)
    await anne.post("/api/me/forget", status=(204,))
    await anne.until_down()
    assert not ben.down


async def test_while_somebody_is_being_forgotten_their_requests_wait(server: InProcessServer) -> None:
    anne = server.client()
    await anne.get("/api/me")
    tab, statuses = server.client(anne.cookie), []

    async def ask() -> None:
        statuses.append((await tab.http.get("/api/me")).status_code)

    once(server.harbour.store, "forget", ask)
    await anne.post("/api/me/forget", status=(204,))
    assert statuses == [503]
