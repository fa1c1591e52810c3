"""What a seat gets over the wire is byte-identical when only hidden things differ."""

import random
from pathlib import Path
from typing import Any

import pytest

from flibuste.core.chance import stream_of
from flibuste.core.record import blank
from flibuste.core.seats import NOBODY
from flibuste.server.live.live_table import LiveTable
from flibuste.table.fast_rules import Held
from tests.server.client import Client
from tests.server.in_process_server import InProcessServer, in_process_server

NOON = 1_700_000_000_000


async def table_of_people(server: InProcessServer, game: str, options: dict[str, Any]) -> list[Client]:
    """Four people at four devices, the game begun."""
    clients = [server.client() for _ in range(4)]
    table = await clients[0].open(game, 4, settings={"options": options})
    for seat, client in enumerate(clients[1:], 1):
        await client.connect(table["code"])
        await client.request("sit", seat=seat)
    await clients[0].request("start")
    for client in clients:
        await client.until(lambda client=client: client.view["table"]["phase"] == "playing")  # type: ignore[misc]
    return clients


async def all_have_seen(live: LiveTable, clients: list[Client]) -> None:
    """Waits until all people, in the order of their seats, have seen what they notice."""
    for seat, client in enumerate(clients):
        await client.until_seq(live.table.number(seat))


async def play_some(live: LiveTable, clients: list[Client], rng: random.Random, count: int) -> None:
    """Random steps by whoever is asked."""
    for _ in range(count):
        asked = [client for client in clients if client.asked]
        if not asked:
            return
        client = rng.choice(asked)
        await client.act(rng.choice(client.view["asked"]["choices"])["code"])
        await all_have_seen(live, clients)


async def what_comes_over_the_wire(server: InProcessServer, code: str, cookie: str, seat: int) -> list[str]:
    """A fresh connection's view, and the answers to some requests that are refused."""
    client = Client(server.address, cookie)
    await client.connect(code)
    for number, action in enumerate((0, 3, 17, 40, 2**40, -1)):
        await client.send({"t": "play", "id": f"probe{number}", "seat": seat, "prompt": -1, "code": action})
    await client.until(lambda: len(client.frames) == 6)
    heard = [client.heard[0], *(text for text in client.heard if text.startswith('{"t":"refused"'))]
    await client.close()
    return heard


@pytest.mark.parametrize("game", ["catan-junior", "sandokan"])
async def test_views_and_refusals_do_not_depend_on_what_is_hidden(game: str, tmp_path: Path) -> None:
    async with in_process_server(tmp_path, now=lambda: NOON) as server:
        clients = await table_of_people(server, game, {})
        watcher = server.client()
        await watcher.get("/api/me")
        code = clients[0].code
        live = await server.harbour.finding.find(code)
        rng, differed = random.Random(7), 0
        for turn in range(12):
            await play_some(live, clients, rng, 12)
            for seat in (*range(4), NOBODY):
                cookie = watcher.cookie if seat == NOBODY else clients[seat].cookie
                truth = live.table.held
                drawn = blank(live.table.game.state)
                live.table.game.determinize(
                    live.table.observed(seat, truth.record), stream_of("other", turn, seat), drawn
                )
                differed += drawn.tobytes()[16:] != truth.record.tobytes()[16:]
                before = await what_comes_over_the_wire(server, code, cookie, min(seat, 3))
                swap(live, Held(live.table.game.dtype, drawn))
                after = await what_comes_over_the_wire(server, code, cookie, min(seat, 3))
                swap(live, truth)
                assert before == after
            # Everybody looks at the truth again.
            await clients[0].request("say", phrase="hello")
            await all_have_seen(live, clients)
        assert differed > 20


def swap(live: Any, held: Held) -> None:
    """Replaces the hidden truth behind the same observations."""
    live.table.hold(held)
    live.table._seen.clear()
    live.views._seq = -1


async def test_cards_of_santy_anno_are_in_no_message_before_they_are_laid(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, pace=100) as server:
        anne = server.client()
        await anne.open("santy-anno", 3, bots=[{"count": 2, "level": "random"}], start=True)
        await anne.until(lambda: anne.view["tempo"] is not None and anne.view["waiting"] != [])
        views = [text for text in anne.heard if text.startswith('{"t":"view"')]
        import json

        for view in map(json.loads, views):
            line = view["public"]["line"] if view["public"] else None
            if line is not None:
                known = [card for card in line["cards"] if card is not None]
                assert len(known) == line["laid"]


async def test_a_shared_device_gets_one_seats_secrets_at_a_time(server: InProcessServer) -> None:
    tablet = server.client()
    await tablet.open("catan-junior", 3, own_seats=3, start=True)
    assert (tablet.view["own"], tablet.view["you"]["eyes"]) == (None, None)
    await tablet.send({"t": "lift", "seat": 1})
    await tablet.until(lambda: tablet.view["you"]["eyes"] == 1)
    assert tablet.view["own"] is not None
    other_tab = Client(server.address, tablet.cookie)
    await other_tab.connect(tablet.code)
    assert other_tab.view["you"]["eyes"] is None
    await other_tab.send({"t": "lift", "seat": 2})
    await tablet.until(lambda: tablet.view["you"]["eyes"] == 2)
    await tablet.send({"t": "lift", "seat": None})
    await tablet.until(lambda: tablet.view["own"] is None)
    await other_tab.close()


async def test_key_log_and_foreign_eyes_of_an_unfinished_game_are_served_to_nobody(
    server: InProcessServer,
) -> None:
    anne = server.client()
    table = await anne.open("catan-junior", 3, bots=[{"count": 2, "level": "random"}], start=True)
    live = await server.harbour.finding.find(table["code"])
    secret = live.table.header.secret
    key = live.table.state.key.tobytes().hex()
    for path in (
        f"/api/replays/{table['id']}",
        f"/api/replays/{table['id']}/file",
        f"/api/replays/{table['id']}?eyes=1",
    ):
        answer = await anne.http.get(path)
        assert answer.status_code == 404
    told = [
        (await anne.http.get(path)).text
        for path in (f"/api/tables/{table['code']}", "/api/me", "/api/tables", "/metrics")
    ]
    for text in (*told, *anne.heard):
        assert secret not in text
        assert key not in text
        assert anne.cookie.partition(".")[0] not in text
