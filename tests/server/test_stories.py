"""The story of a finished game: what everybody saw, and where the game turned."""

import random
from typing import Any

import pytest

from flibuste.analysis.report import Analysis, written
from flibuste.core.message import LANGUAGES, render
from flibuste.core.review import Mark
from flibuste.server.http.analyses import NAME as ANALYSIS
from flibuste.server.http.stories import TURNING
from tests.server.client import Client
from tests.server.in_process_server import InProcessServer
from tests.server.players import play

NAMES = ["Anne", "Bonny", "Kidd"]
KINDS = {
    "catan-junior": ("fort_built", "castle_changed", "victory"),
    "sandokan": ("sailed", "drew", "came_home", "won"),
}
UNSEEN = {"catan-junior": [], "sandokan": ["drew"]}
"""Of these kinds, what only one player sees, in every game."""
SHORT = {"catan-junior": {"rounds": 10}, "sandokan": {"turns": 20}}


async def finished_game(anne: Client, game: str) -> dict[str, Any]:
    bots = [{"count": 2, "level": "boy"}]
    settings = {"options": SHORT[game]}
    table: dict[str, Any] = await anne.open(game, 3, bots=bots, start=True, settings=settings)
    unfinished = await anne.http.get(f"/api/replays/{table['id']}/story")
    assert unfinished.status_code == 404
    await play(anne, random.Random(1))
    return table


@pytest.mark.parametrize("game", KINDS)
async def test_a_story_is_what_everybody_saw_of_the_game(server: InProcessServer, game: str) -> None:
    anne = server.client()
    table = await finished_game(anne, game)
    story = await anne.get(f"/api/replays/{table['id']}/story?kinds={','.join(KINDS[game])}")
    frames: list[dict[str, Any]] = []
    while len(frames) <= story["steps"]:
        frames += (await anne.get(f"/api/replays/{table['id']}?from={len(frames)}"))["frames"]
    seen = [
        {"step": step, "do": fact["do"]}
        for step, frame in enumerate(frames)
        for fact in frame["facts"]
        if fact["do"]["kind"] in KINDS[game]
    ]
    assert story["facts"] == seen
    assert seen
    no = await anne.http.get(f"/api/replays/{table['id']}/story?kinds={KINDS[game][0]},treason")
    assert no.status_code == 400
    assert "treason" in no.json()["detail"]
    # What only one player saw is told too, but without its face.
    for kind in UNSEEN[game]:
        assert any(fact["do"]["kind"] == kind and None in fact["do"].values() for fact in seen)


async def test_the_game_turns_where_the_winner_leads_for_good(server: InProcessServer) -> None:
    anne = server.client()
    table = await finished_game(anne, "catan-junior")
    story = await anne.get(f"/api/replays/{table['id']}/story")
    outcome = (await anne.get(f"/api/replays/{table['id']}?count=1"))["outcome"]
    turning = story["turning"]
    assert turning is not None
    assert outcome["ranks"][turning["seat"]] == 1
    assert 0 < turning["step"] <= story["steps"]
    for language in LANGUAGES:
        assert render(turning["say"], language, NAMES)
    # Computed once and stored; an analysis replaces it.
    assert await server.harbour.store.kept(table["id"], TURNING) is not None
    assert (await anne.get(f"/api/replays/{table['id']}/story"))["turning"] == turning
    analysis = Analysis("catan-junior", 1, "default", 1, [], [Mark("turning", 7, 0, 1.0, turning["say"])])
    await server.harbour.store.keep(table["id"], ANALYSIS, written(analysis))
    assert (await anne.get(f"/api/replays/{table['id']}/story"))["turning"]["step"] == 7
