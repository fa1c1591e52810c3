"""Two processes, one table: people connected to the one that does not own it see and do the same."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from flibuste.server.cluster import letters
from flibuste.server.live.presence import MOST_TVS
from tests.server.client import Client, Refusal
from tests.server.in_process_server import InProcessServer, in_process_server

Pair = tuple[InProcessServer, InProcessServer]


@pytest.fixture
async def pair(database: str, tmp_path: Path) -> AsyncIterator[Pair]:
    """A server that will own the table, and one that forwards and fans out."""
    async with contextlib.AsyncExitStack() as stack:
        owner = await stack.enter_async_context(in_process_server(tmp_path, store=database, pace=100))
        other = await stack.enter_async_context(in_process_server(tmp_path, store=database, pace=100))
        yield owner, other


async def begun(pair: Pair) -> tuple[Client, Client]:
    """A game of a person here, a person there and a bot; the first server owns it."""
    owner, other = pair
    anne, ben = owner.client(), other.client()
    table = await anne.open("catan-junior", 3, bots=[{"count": 1, "level": "random"}])
    await ben.connect(table["code"])
    await ben.request("sit", seat=2)
    await anne.request("start")
    for client in (anne, ben):
        await client.until(lambda client=client: client.view["table"]["phase"] == "playing")  # type: ignore[misc]
    assert (await owner.harbour.finding.find(table["code"])).ours
    assert not (await other.harbour.finding.find(table["code"])).ours
    return anne, ben


async def step(clients: tuple[Client, ...]) -> int:
    """The player asked takes the first choice; returns the row's number, once everybody has seen it."""
    await all_have_seen(clients, max(client.view["seq"] for client in clients))
    while not any(client.asked for client in clients):
        await all_have_seen(clients, clients[0].view["seq"] + 1)
    actor = next(client for client in clients if client.asked)
    seq = int((await actor.act(actor.view["asked"]["choices"][0]["code"]))["seq"])
    await all_have_seen(clients, seq)
    return seq


async def all_have_seen(clients: tuple[Client, ...], seq: int) -> None:
    """Waits until everybody has received a row: different processes take different times."""
    for client in clients:
        await client.until_seq(seq)


async def test_a_person_at_the_other_process_plays_and_both_see_the_same(pair: Pair) -> None:
    anne, ben = await begun(pair)
    for _ in range(8):
        await step((anne, ben))
    await ben.until_seq(anne.view["seq"])
    await anne.until_seq(ben.view["seq"])
    assert ben.view["public"] == anne.view["public"]
    assert (anne.view["you"]["eyes"], ben.view["you"]["eyes"]) == (0, 2)
    with pytest.raises(Refusal, match="not_your_seat"):
        await ben.request("play", seat=0, prompt=0, code=0)


async def test_a_spectator_at_the_other_process_follows_and_learns_no_secret(pair: Pair) -> None:
    anne, ben = await begun(pair)
    watcher = await pair[1].client().connect(anne.code)
    seen = max([await step((anne, ben)) for _ in range(6)])
    await watcher.until_seq(seen)
    assert watcher.view["public"]["round"] >= 1
    views = [json.loads(text) for text in watcher.heard if text.startswith('{"t":"view"')]
    assert {(view["own"], view["asked"], view["you"]["eyes"]) for view in views} == {(None, None, None)}
    told = [fact["seq"] for view in views[1:] for fact in view["facts"]]
    assert told == sorted(told)
    assert seen in told


async def test_a_tv_at_the_other_process_is_paired_by_the_host_here_and_gives_a_seat_away(pair: Pair) -> None:
    anne, ben = await begun(pair)
    tv = await pair[1].client().connect(anne.code, "?tv")
    number = tv.view["you"]["tv"]
    await anne.until(lambda: [shown["number"] for shown in anne.view["table"]["tvs"]] == [number])
    await anne.request("pair", tv=number)
    await tv.until(lambda: tv.view["table"]["tvs"] == [{"number": number, "paired": True}])
    guest = await pair[1].client().connect(anne.code)
    await guest.request("ask", seat=1)
    await tv.until(lambda: any(member["asks_for"] == 1 for member in tv.view["table"]["members"]))
    await tv.request("give", seat=1, member=guest.view["you"]["member"])
    await guest.until(lambda: guest.view["you"]["eyes"] == 1)
    await step((anne, ben, guest))


async def test_who_leaves_the_other_process_is_missed_here(pair: Pair) -> None:
    anne, ben = await begun(pair)
    await anne.until(lambda: anne.view["table"]["seats"][2]["connected"])
    await ben.disconnect()
    await anne.until(lambda: not anne.view["table"]["seats"][2]["connected"])
    await ben.connect(anne.code)
    await anne.until(lambda: anne.view["table"]["seats"][2]["connected"])


async def test_talk_reaches_both_processes_once(pair: Pair) -> None:
    anne, ben = await begun(pair)
    await ben.request("say", phrase="hello")
    for client in (anne, ben):
        await client.until(lambda client=client: any(line["phrase"] == "hello" for line in said(client)))  # type: ignore[misc]
        assert len(said(client)) == 1


def said(client: Client) -> list[dict[str, object]]:
    """All that was said, as this device heard it."""
    views = [json.loads(text) for text in client.heard if text.startswith('{"t":"view"')]
    return [line for view in views for line in view["talk"]]


async def test_however_many_watch_at_the_other_process_its_player_is_there(pair: Pair) -> None:
    anne, ben = await begun(pair)
    other = await pair[1].harbour.finding.find(anne.code)
    for _ in range(8):
        await asyncio.gather(
            *(pair[1].client().connect(anne.code, "?tv" if number % 2 else "") for number in range(30))
        )
    sent = letters.write(letters.Here("a" * 16, anne.code, other.presence.connected(), 2**32))
    assert len(sent) < letters.MOST_BYTES
    present, tvs = sorted(other.presence.present), sorted(other.presence.tvs)
    there = letters.There("a" * 16, anne.code, present, tvs, other.awaited())
    assert len(letters.write(there)) < letters.MOST_BYTES
    # The owner knows the other process only from these letters.
    await ben.disconnect()
    await anne.until(lambda: not anne.view["table"]["seats"][2]["connected"])
    await ben.connect(anne.code)
    await anne.until(lambda: anne.view["table"]["seats"][2]["connected"])
    assert 0 < len(anne.view["table"]["tvs"]) <= MOST_TVS
