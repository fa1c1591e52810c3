"""A finished game is analysed beside the loop, kept with the game, and can be played on from any position."""

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
    found = await analysed(anne, table["id"])
    replay = await anne.get(f"/api/replays/{table['id']}?count=0")
    assert replay["analysed"]
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
    table = await finished_game(anne, rounds=10)
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
