"""On one screen bots take their goes at once, and nobody sees a card meanwhile."""

from pathlib import Path

import pytest

from flibuste.games.santy_anno.state import SHOW
from tests.server.client import Client
from tests.server.in_process_server import in_process_server
from tests.server.virtual_time import VirtualTime, in_virtual_time


def seen_cards(client: Client) -> list[str]:
    """The cards that the screen shows now."""
    lines = [
        client.view["public"]["line"]["cards"],
        (client.view["own"] or {"line": {"cards": []}})["line"]["cards"],
    ]
    return [card for line in lines for card in line if card]


@pytest.mark.clause("SA-71")
def test_bots_race_in_silence(tmp_path: Path) -> None:
    async def scene(loop: VirtualTime) -> None:
        async with in_process_server(tmp_path, now=loop.millis, pace=1) as server:
            loop.begin()
            client = server.client()
            options = {"screens": "in_turn", "way": "standing"}
            bots = [{"count": 2, "level": "boy"}]
            await client.open("santy-anno", 4, settings={"options": options}, bots=bots)
            await client.request("sit", seat=3)
            await client.request("start")
            live = await server.harbour.finding.find(client.code)
            people, ended = client.view["you"]["seats"], 0.0
            for seat in people:
                await client.until(lambda seat=seat: client.view["tempo"]["alone"] == seat)  # type: ignore[misc]
                assert not seen_cards(client)
                await client.send({"t": "lift", "seat": seat})
                await client.until(lambda: bool(client.asked))
                assert seen_cards(client)
                await client.act(next(one["code"] for one in client.view["asked"]["choices"]))
                await client.until(lambda: len(client.view["asked"]["choices"]) == 9)
                ended = loop.time()
                await client.act(client.view["asked"]["choices"][-1]["code"])
                await client.until(lambda seat=seat: client.view["tempo"]["alone"] != seat)  # type: ignore[misc]
                if live.table.state.phase != SHOW:
                    assert not seen_cards(client)
            await client.until(lambda: live.table.state.phase == SHOW)
            # Nobody waited for the bots, yet each has a time of its own.
            assert loop.time() - ended < 1
            used = live.table.state.instant.tolist()[:4]
            assert all(used[bot] > 3_000 for bot in range(4) if bot not in people)
            await client.disconnect()

    in_virtual_time(scene)
