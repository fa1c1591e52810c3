"""A request for somebody else's seat, or with a host's right, is refused and changes nothing."""

import asyncio
from typing import Any

import pytest

from flibuste.table.log import Row
from tests.server.client import Client, Refusal
from tests.server.in_process_server import InProcessServer

SEAT_OF_ANNE = 0
OWNERS = {
    "resign": {"seat": SEAT_OF_ANNE},
    "agree": {"seat": SEAT_OF_ANNE},
    "return": {"seat": SEAT_OF_ANNE},
    "stand": {"seat": SEAT_OF_ANNE},
    "handover": {"seat": SEAT_OF_ANNE},
}
HOSTS: dict[str, dict[str, Any]] = {
    "bot": {"seat": 2, "level": "random"},
    "empty": {"seat": 2},
    "settle": {"settings": {}},
    "start": {},
    "kick": {"member": 0},
    "mute": {"member": 0},
    "host": {"member": 1},
    "give": {"seat": SEAT_OF_ANNE, "member": 1},
    "pair": {"tv": 1234},
    "turn": {"prompt": 1},
}
PLAYERS: dict[str, dict[str, Any]] = {"pause": {}, "resume": {}, "rematch": {}}


async def at_a_table(server: InProcessServer) -> tuple[Client, Client, Client]:
    """Anne, the host, and Ben play with a bot; Carl watches."""
    anne, ben, carl = server.client(), server.client(), server.client()
    await anne.open("catan-junior", 3, bots=[{"count": 1, "level": "random"}])
    await ben.connect(anne.code)
    await ben.request("sit", seat=2)
    await carl.connect(anne.code)
    await anne.request("start")
    return anne, ben, carl


async def test_nobody_carries_out_a_request_that_is_not_theirs(server: InProcessServer) -> None:
    anne, ben, carl = await at_a_table(server)
    before = await events(server, anne)
    for client, requests in ((ben, OWNERS | HOSTS), (carl, OWNERS | HOSTS | PLAYERS)):
        for command, body in requests.items():
            answer = await client.http.post(f"/api/tables/{anne.code}/{command}", json=body)
            assert 400 <= answer.status_code < 500, (command, answer.text)
            assert answer.json()["say"]["key"].startswith("table-refusal-"), command
    assert await events(server, anne) == before


async def events(server: InProcessServer, client: Client) -> list[Row]:
    """The table's events apart from the game, in which a bot may play on."""
    rows = await server.harbour.store.rows(client.view["table"]["id"])
    return [row for row in rows if row.kind == "table"]


async def test_nobody_acts_looks_or_takes_back_for_a_foreign_seat(server: InProcessServer) -> None:
    anne, ben, carl = await at_a_table(server)
    asked, other = await who_is_asked(anne, ben)
    question = asked.view["asked"]
    seat = question["seat"]
    act = {"seat": seat, "prompt": question["prompt"], "code": question["choices"][0]["code"]}
    for client, why in ((other, "not_your_seat"), (carl, "not_at_the_table")):
        for frame, body in (("play", act), ("undo", {"seat": seat, "seq": 1})):
            with pytest.raises(Refusal, match=why):
                await client.request(frame, **body)
        await client.send({"t": "lift", "seat": seat})
        await client.until(lambda client=client: any(f["t"] == "refused" for f in client.frames))  # type: ignore[misc]
        assert client.view["you"]["eyes"] != seat
    assert asked.view["asked"] == question


async def who_is_asked(anne: Client, ben: Client) -> tuple[Client, Client]:
    """The player whose turn it is, and the other."""
    turns = {asyncio.create_task(s.until(lambda s=s: s.asked is not None)): s for s in (anne, ben)}  # type: ignore[misc]
    done, waiting = await asyncio.wait(turns, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    asked = turns[done.pop()]
    return (anne, ben) if asked is anne else (ben, anne)


async def test_a_finished_game_can_be_watched_by_anyone_from_any_seat_and_an_unfinished_one_by_nobody(
    server: InProcessServer,
) -> None:
    anne, ben, carl = await at_a_table(server)
    game = anne.view["table"]["id"]
    paths = [f"/api/replays/{game}?eyes={eyes}" for eyes in ("nobody", "open", "0", "1", "2")]
    paths.append(f"/api/replays/{game}/file")
    for client in (anne, ben, carl):
        for path in paths:
            assert (await client.http.get(path)).status_code == 404
    await anne.request("agree", seat=SEAT_OF_ANNE)
    await ben.request("agree", seat=2)
    await anne.until(lambda: anne.over)
    for path in paths:
        assert (await carl.http.get(path)).status_code == 200
    stranger = await carl.http.get(f"/api/replays/{game}?eyes=3")
    assert stranger.json()["code"] == "no_such_seat"
