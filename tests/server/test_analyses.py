"""A finished game is analysed off the loop and stored with its analysis; any position can be played on."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from flibuste.core.message import LANGUAGES, render
from flibuste.core.recording import Recording, verify
from flibuste.core.seats import NOBODY
from flibuste.server.http.analyses import NAME
from flibuste.table.table import Table
from tests.server.client import Client
from tests.server.in_process_server import InProcessServer
from tests.server.players import play


async def finished_game(anne: Client, game: str = "catan-junior", **options: Any) -> dict[str, Any]:
    bots = [{"count": 2, "level": "boy"}]
    table: dict[str, Any] = await anne.open(game, 3, bots=bots, start=True, settings={"options": options})
    unfinished = await anne.http.get(f"/api/replays/{table['id']}/analysis")
    assert unfinished.status_code == 404
    await play(anne, random.Random(1))
    return table


async def broken_off(anne: Client) -> dict[str, Any]:
    """A game that ended after a few actions, with nobody as its winner."""
    bots = [{"count": 2, "level": "boy"}]
    table: dict[str, Any] = await anne.open("catan-junior", 3, bots=bots, start=True)
    await play(anne, random.Random(1), most=3)
    await anne.request("agree", seat=0)
    await anne.until(lambda: anne.over)
    return table


async def analysed(anne: Client, identity: str) -> dict[str, Any]:
    seen = [0.0]
    async with asyncio.timeout(120):
        while True:
            told = await anne.get(f"/api/replays/{identity}/analysis")
            assert told["progress"] >= seen[-1]
            seen.append(told["progress"])
            if told["found"]:
                found: dict[str, Any] = told["found"]
                return found


async def test_the_analysis_comes_with_progress_and_is_kept(server: InProcessServer) -> None:
    anne = server.client()
    table = await finished_game(anne, rounds=10)
    replay = await anne.get(f"/api/replays/{table['id']}?count=0")
    assert (replay["analysed"], replay["kept"]) == (True, False)
    found = await analysed(anne, table["id"])
    assert (await anne.get(f"/api/replays/{table['id']}?count=0"))["kept"]
    assert len(found["curve"]) == replay["steps"] + 1
    for one in found["players"]:
        parts = [one[part] for part in ("opening", "luck", "play", "others", "hidden")]
        assert sum(parts) == pytest.approx(one["result"], abs=0.01)
    for language in LANGUAGES:
        assert render(found["summary"][0], language, ["Anne", "Bonny", "Kidd"])
    assert await server.harbour.store.kept(table["id"], NAME) is not None
    again = await anne.get(f"/api/replays/{table['id']}/analysis")
    assert again == {"progress": 1.0, "found": found}


async def test_a_study_goes_on_from_a_position_and_is_marked(server: InProcessServer) -> None:
    anne = server.client()
    table = await finished_game(anne, rounds=10)
    replay = await anne.get(f"/api/replays/{table['id']}?eyes=open")
    study = await anne.post(f"/api/replays/{table['id']}/study", {"step": 20, "seat": 1, "level": "boy"})
    assert study["study"]
    assert study["phase"] == "playing"
    assert [seat["kind"] for seat in study["seats"]] == ["bot", "person", "bot"]
    header = await server.harbour.store.header(study["id"])
    assert header is not None
    begun = Table(header)
    for row in await server.harbour.store.rows(study["id"]):
        if begun.phase == "lobby":
            begun.fold(row)
    public = begun.game.words.public(begun.observe(NOBODY))
    assert msgspec.to_builtins(public) == replay["frames"][20]["public"]
    mine = (await anne.get("/api/me"))["games"]
    assert {one["code"]: one["study"] for one in mine} == {table["code"]: False, study["code"]: True}


async def test_a_study_of_a_study_goes_on_from_where_it_came(server: InProcessServer) -> None:
    anne = server.client()
    table = await finished_game(anne, rounds=10)
    study = await anne.post(f"/api/replays/{table['id']}/study", {"step": 20, "seat": 1, "level": "boy"})
    await anne.connect(study["code"])
    await play(anne, random.Random(4), most=3)
    await anne.request("agree", seat=1)
    await anne.until(lambda: anne.over)
    seen = await anne.get(f"/api/replays/{study['id']}?eyes=open")
    assert (seen["study"], seen["studied"]) == (True, True)
    again = await anne.post(f"/api/replays/{study['id']}/study", {"step": 2, "seat": 0, "level": "boy"})
    assert again["study"]
    await anne.connect(again["code"])
    await play(anne, random.Random(5), most=3)
    await anne.request("agree", seat=0)
    await anne.until(lambda: anne.over)
    file = await anne.http.get(f"/api/replays/{again['id']}/file")
    recording = msgspec.json.decode(file.content, type=Recording)
    assert recording.begun is not None
    assert [len(stretch.steps) for stretch in recording.begun.then] == [2]
    assert verify(recording) == ""
    first = (await anne.get(f"/api/replays/{again['id']}?eyes=open&count=1"))["frames"][0]
    assert first["public"] == seen["frames"][2]["public"]


async def test_a_game_that_nobody_won_can_be_played_on_but_not_analysed(server: InProcessServer) -> None:
    anne = server.client()
    table = await broken_off(anne)
    replay = await anne.get(f"/api/replays/{table['id']}?count=0")
    assert (replay["analysed"], replay["kept"], replay["studied"]) == (False, False, True)
    refused = await anne.http.get(f"/api/replays/{table['id']}/analysis")
    assert refused.json()["code"] == "no_analysis"
    beyond = await anne.http.post(f"/api/replays/{table['id']}/study", json={"step": 10_000, "seat": 0})
    assert beyond.json()["code"] == "no_study"
    study = await anne.post(f"/api/replays/{table['id']}/study", {"step": 1, "seat": 0, "level": "boy"})
    assert study["study"]


@pytest.mark.parametrize(
    "body",
    [
        {"step": 1_000_000, "seat": 0},
        {"step": 1, "seat": 5},
        {"step": -1, "seat": 0},
        {"step": 1, "seat": 0, "level": "kraken"},
        {"seat": 0},
    ],
)
async def test_a_study_from_nowhere_is_refused(server: InProcessServer, body: dict[str, Any]) -> None:
    anne = server.client()
    table = await broken_off(anne)
    refused = await anne.http.post(f"/api/replays/{table['id']}/study", json=body)
    assert refused.status_code in {400, 409}
    assert len((await anne.get("/api/me"))["games"]) == 1


async def test_a_game_whose_beginner_was_chosen_has_a_file_that_follows_the_rules(
    server: InProcessServer,
) -> None:
    anne = server.client()
    settings = {"options": {"rounds": 10}, "begins": 2}
    bots = [{"count": 2, "level": "boy"}]
    table = await anne.open("catan-junior", 3, bots=bots, start=True, settings=settings)
    await play(anne, random.Random(2))
    file = await anne.http.get(f"/api/replays/{table['id']}/file")
    recording = msgspec.json.decode(file.content, type=Recording)
    assert recording.steps[0].seat == 2
    assert verify(recording)
