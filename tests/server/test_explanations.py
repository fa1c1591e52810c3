"""A bot explains itself: in a finished game, based on what it knew, in every language."""

import random

import pytest

from flibuste.core.message import LANGUAGES, render
from tests.server.in_process_server import InProcessServer
from tests.server.players import play


@pytest.mark.parametrize(("game", "options"), [("catan-junior", {"rounds": 10}), ("sandokan", {"turns": 20})])
async def test_every_decision_of_a_finished_game_can_be_explained(
    server: InProcessServer, game: str, options: dict[str, int]
) -> None:
    anne = server.client()
    bots = [{"count": 3, "level": "mate"}]
    table = await anne.open(game, 4, bots=bots, start=True, settings={"options": options})
    unfinished = await anne.http.get(f"/api/replays/{table['id']}/why?step=1")
    assert unfinished.status_code == 404
    await play(anne, random.Random(1))

    replay = await anne.get(f"/api/replays/{table['id']}")
    said = {}
    for step, frame in enumerate(replay["frames"][:60]):
        if frame["seat"] in {0, 1} and frame["seat"] not in said:
            why = await anne.get(f"/api/replays/{table['id']}/why?step={step}")
            assert why["bot"] is (frame["seat"] == 1)
            if why["options"]:
                said[frame["seat"]] = why["options"]
                played = [option["do"] for option in why["options"] if option["played"]]
                assert played == [frame["do"]] or frame["do"] is None
    assert said.keys() == {0, 1}
    sentences = [option["say"] for explained in said.values() for option in explained]
    for language in LANGUAGES:
        assert all(render(sentence, language, str) for sentence in sentences)
    assert said[1][0]["say"]["key"] == "bots-chose"
    assert said[0][0]["say"]["key"] in {"bots-agrees", "bots-better", "bots-played"}

    beyond = await anne.http.get(f"/api/replays/{table['id']}/why?step={replay['steps'] + 1}")
    assert beyond.status_code == 404
    nothing = await anne.http.get(f"/api/replays/{table['id']}/why")
    assert nothing.status_code == 400
