"""Two processes, one table: who is connected to the one that does not own it sees and does the same."""

import contextlib
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.afloat import Afloat, afloat
from tests.server.database import postgres
from tests.server.sailor import Refusal, Sailor

Pair = tuple[Afloat, Afloat]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """A PostgreSQL for the tests of this file."""
    with postgres() as address:
        yield address


@pytest.fixture
async def pair(database: str, tmp_path: Path) -> AsyncIterator[Pair]:
    """A server that will own the table, and one that forwards and fans out."""
    async with contextlib.AsyncExitStack() as stack:
        owner = await stack.enter_async_context(afloat(tmp_path, store=database, pace=100))
        other = await stack.enter_async_context(afloat(tmp_path, store=database, pace=100))
        yield owner, other


async def begun(pair: Pair) -> tuple[Sailor, Sailor]:
    """A game of a person here, a person there and a bot; the first server owns it."""
    owner, other = pair
    anne, ben = owner.sailor(), other.sailor()
    table = await anne.open("catan-junior", 3, bots=[{"count": 1, "level": "random"}])
    await ben.connect(table["code"])
    await ben.wish("sit", seat=2)
    await anne.wish("start")
    for sailor in (anne, ben):
        await sailor.until(lambda sailor=sailor: sailor.view["table"]["phase"] == "playing")  # type: ignore[misc]
    assert (await owner.harbour.berth(table["code"])).ours
    assert not (await other.harbour.berth(table["code"])).ours
    return anne, ben


async def step(sailors: tuple[Sailor, ...]) -> int:
    """Whoever is asked takes the first choice; returns the row's number, once everybody has seen it."""
    await all_have_seen(sailors, max(sailor.view["seq"] for sailor in sailors))
    while not any(sailor.asked for sailor in sailors):
        await all_have_seen(sailors, sailors[0].view["seq"] + 1)
    actor = next(sailor for sailor in sailors if sailor.asked)
    seq = int((await actor.act(actor.view["asked"]["choices"][0]["code"]))["seq"])
    await all_have_seen(sailors, seq)
    return seq


async def all_have_seen(sailors: tuple[Sailor, ...], seq: int) -> None:
    """Waits until a row has come to everybody: at different processes that takes different times."""
    for sailor in sailors:
        await sailor.until_seq(seq)


async def test_a_person_at_the_other_process_plays_and_both_see_the_same(pair: Pair) -> None:
    anne, ben = await begun(pair)
    for _ in range(8):
        await step((anne, ben))
    await ben.until_seq(anne.view["seq"])
    await anne.until_seq(ben.view["seq"])
    assert ben.view["public"] == anne.view["public"]
    assert (anne.view["you"]["eyes"], ben.view["you"]["eyes"]) == (0, 2)
    with pytest.raises(Refusal, match="not_your_seat"):
        await ben.wish("act", seat=0, prompt=0, code=0)


async def test_a_spectator_at_the_other_process_follows_and_learns_no_secret(pair: Pair) -> None:
    anne, ben = await begun(pair)
    watcher = await pair[1].sailor().connect(anne.code)
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
    tv = await pair[1].sailor().connect(anne.code, "?tv")
    number = tv.view["you"]["tv"]
    await anne.until(lambda: [shown["number"] for shown in anne.view["table"]["tvs"]] == [number])
    await anne.wish("pair", tv=number)
    await tv.until(lambda: tv.view["table"]["tvs"] == [{"number": number, "paired": True}])
    guest = await pair[1].sailor().connect(anne.code)
    await guest.wish("ask", seat=1)
    await tv.until(lambda: any(member["asks_for"] == 1 for member in tv.view["table"]["members"]))
    await tv.wish("give", seat=1, member=guest.view["you"]["member"])
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
    await ben.wish("say", phrase="hello")
    for sailor in (anne, ben):
        await sailor.until(lambda sailor=sailor: any(line["phrase"] == "hello" for line in said(sailor)))  # type: ignore[misc]
        assert len(said(sailor)) == 1


def said(sailor: Sailor) -> list[dict[str, object]]:
    """All that was said, as this device heard it."""
    views = [json.loads(text) for text in sailor.heard if text.startswith('{"t":"view"')]
    return [line for view in views for line in view["talk"]]
