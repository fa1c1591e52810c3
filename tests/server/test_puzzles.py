"""Puzzles over HTTP: what the solver may know, hints, and answers that the server checks."""

from typing import Any

import msgspec
import pytest

from flibuste import games
from flibuste.core.record import blank
from flibuste.core.seats import NOBODY
from tests.server.client import Client
from tests.server.in_process_server import InProcessServer

WITH_PUZZLES = [game.name for game in games.every() if game.puzzles is not None]


def puzzle_of(name: str, number: int) -> Any:
    game = games.find(name)
    assert game.puzzles is not None
    return game.puzzles.lay(game, number)


def sent(view: msgspec.Struct) -> Any:
    """A view as sent over the wire."""
    return msgspec.json.decode(msgspec.json.encode(view))


async def refusal(client: Client, place: str, body: object = None) -> tuple[int, str]:
    path = f"/api/puzzles/{place}"
    answer = await (client.http.get(path) if body is None else client.http.post(path, json=body))
    return answer.status_code, str(answer.json()["code"])


async def test_a_solver_sees_what_the_one_who_decides_knows(server: InProcessServer) -> None:
    anne = server.client()
    sets = (await anne.get("/api/puzzles"))["sets"]
    assert sorted(one["game"] for one in sets) == sorted(WITH_PUZZLES)
    for one in sets:
        game, number = games.find(one["game"]), len(one["ratings"]) // 2
        puzzle = puzzle_of(game.name, number)
        shown = await anne.get(f"/api/puzzles/{game.name}/{number}")
        table, own = blank(game.state), blank(game.state)
        game.observe(puzzle.s, NOBODY, table)
        game.observe(puzzle.s, puzzle.seat, own)
        assert shown["public"] == sent(game.words.public(table))
        assert shown["own"] == sent(game.words.own(own, puzzle.seat))
        assert {choice["code"] for choice in shown["asked"]["choices"]} == {
            choice.action for choice in puzzle.choices
        }
        assert (shown["rating"], shown["hint"]) == (one["ratings"][number], [])
        assert not {"best", "right", "chance"} & set(shown)


@pytest.mark.parametrize("name", WITH_PUZZLES)
async def test_an_answer_is_checked_here_and_explained(server: InProcessServer, name: str) -> None:
    anne, puzzle = server.client(), puzzle_of(name, 20)
    place = f"/api/puzzles/{name}/20"
    right = await anne.post(place, {"code": puzzle.best})
    assert right["right"]
    assert right["best"] == right["chosen"]
    wrong = await anne.post(place, {"code": puzzle.choices[-1].action})
    assert not wrong["right"]
    assert wrong["best"] == right["best"]
    assert right["why"]
    assert wrong["why"]
    hinted = await anne.get(f"{place}?hints=3")
    assert puzzle.best in {choice["code"] for choice in hinted["asked"]["choices"]}
    assert len(hinted["asked"]["choices"]) == 2


async def test_what_makes_no_sense_is_refused(server: InProcessServer) -> None:
    anne = server.client()
    assert await refusal(anne, "catan-junior/99999") == (404, "no_such_puzzle")
    assert await refusal(anne, "catan-junior/-1") == (404, "no_such_puzzle")
    assert await refusal(anne, "chess/0") == (404, "no_such_puzzle")
    assert await refusal(anne, "catan-junior/0", {"code": 123_456_789}) == (409, "no_such_answer")
    assert await refusal(anne, "catan-junior/0", {"codes": 1}) == (400, "bad_body")
    assert (await anne.http.get("/api/puzzles/catan-junior/0?hints=9")).status_code == 400
