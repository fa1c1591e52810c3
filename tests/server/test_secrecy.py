"""What a seat gets over the wire is the same to the byte when only hidden things differ."""

import random
from pathlib import Path
from typing import Any

import pytest

from flibuste.core.chance import stream_of
from flibuste.core.record import blank
from flibuste.core.seats import NOBODY
from flibuste.table.swift import Held
from tests.server.afloat import Afloat, afloat
from tests.server.sailor import Sailor

NOON = 1_700_000_000_000


async def table_of_people(sea: Afloat, game: str, options: dict[str, Any]) -> list[Sailor]:
    """Four people at four devices, the game begun."""
    sailors = [sea.sailor() for _ in range(4)]
    table = await sailors[0].open(game, 4, settings={"options": options})
    for seat, sailor in enumerate(sailors[1:], 1):
        await sailor.connect(table["code"])
        await sailor.wish("sit", seat=seat)
    await sailors[0].wish("start")
    for sailor in sailors:
        await sailor.until(lambda sailor=sailor: sailor.view["table"]["phase"] == "playing")  # type: ignore[misc]
    return sailors


async def play_some(sailors: list[Sailor], rng: random.Random, count: int) -> None:
    """Random steps of whoever is asked."""
    for _ in range(count):
        asked = [sailor for sailor in sailors if sailor.asked]
        if not asked:
            return
        sailor = rng.choice(asked)
        ack = await sailor.act(rng.choice(sailor.view["asked"]["choices"])["code"])
        for other in sailors:
            await other.until(lambda other=other, ack=ack: other.view["seq"] >= ack["seq"])  # type: ignore[misc]


async def what_comes_over_the_wire(sea: Afloat, code: str, cookie: str, seat: int) -> list[str]:
    """A fresh connection's view, and the answers to some wishes that are refused."""
    sailor = Sailor(sea.address, cookie)
    await sailor.connect(code)
    for number, action in enumerate((0, 3, 17, 40, 2**40, -1)):
        await sailor.send({"t": "act", "id": f"probe{number}", "seat": seat, "prompt": -1, "code": action})
    await sailor.until(lambda: len(sailor.frames) == 6)
    heard = [sailor.heard[0], *(text for text in sailor.heard if text.startswith('{"t":"refused"'))]
    await sailor.close()
    return heard


@pytest.mark.parametrize("game", ["catan-junior", "sandokan"])
async def test_views_and_refusals_do_not_depend_on_what_is_hidden(game: str, tmp_path: Path) -> None:
    async with afloat(tmp_path, now=lambda: NOON) as sea:
        sailors = await table_of_people(sea, game, {})
        watcher = sea.sailor()
        await watcher.get("/api/me")
        code = sailors[0].code
        berth = await sea.harbour.berth(code)
        rng, differed = random.Random(7), 0
        for turn in range(12):
            await play_some(sailors, rng, 12)
            for seat in (*range(4), NOBODY):
                cookie = watcher.cookie if seat == NOBODY else sailors[seat].cookie
                truth = berth.table.held
                drawn = blank(berth.table.game.state)
                berth.table.game.determinize(
                    berth.table.observed(seat, truth.record), stream_of("other", turn, seat), drawn
                )
                differed += drawn.tobytes()[16:] != truth.record.tobytes()[16:]
                before = await what_comes_over_the_wire(sea, code, cookie, min(seat, 3))
                swap(berth, Held(berth.table.game.dtype, drawn))
                after = await what_comes_over_the_wire(sea, code, cookie, min(seat, 3))
                swap(berth, truth)
                assert before == after
            # Everybody looks at the truth again.
            ack = await sailors[0].wish("say", phrase="hello")
            for sailor in sailors:
                await sailor.until(lambda sailor=sailor, ack=ack: sailor.view["seq"] >= ack["seq"])  # type: ignore[misc]
        assert differed > 20


def swap(berth: Any, held: Held) -> None:
    """Puts another truth behind the same observations."""
    berth.table.hold(held)
    berth.table._seen.clear()
    berth.gallery._seq = -1


async def test_cards_of_santy_anno_are_in_no_message_before_they_are_laid(tmp_path: Path) -> None:
    async with afloat(tmp_path, pace=100) as sea:
        anne = sea.sailor()
        await anne.open("santy-anno", 3, bots=[{"count": 2, "level": "random"}], start=True)
        await anne.until(lambda: anne.view["race"] is not None and anne.view["waiting"] != [])
        views = [text for text in anne.heard if text.startswith('{"t":"view"')]
        import json

        for view in map(json.loads, views):
            line = view["public"]["line"] if view["public"] else None
            if line is not None:
                known = [card for card in line["cards"] if card is not None]
                assert len(known) == line["laid"]


async def test_a_shared_device_gets_one_seats_secrets_at_a_time(sea: Afloat) -> None:
    tablet = sea.sailor()
    await tablet.open("catan-junior", 3, own_seats=3, start=True)
    assert (tablet.view["own"], tablet.view["you"]["eyes"]) == (None, None)
    await tablet.send({"t": "lift", "seat": 1})
    await tablet.until(lambda: tablet.view["you"]["eyes"] == 1)
    assert tablet.view["own"] is not None
    other_tab = Sailor(sea.address, tablet.cookie)
    await other_tab.connect(tablet.code)
    assert other_tab.view["you"]["eyes"] is None
    await other_tab.send({"t": "lift", "seat": 2})
    await tablet.until(lambda: tablet.view["you"]["eyes"] == 2)
    await tablet.send({"t": "lift", "seat": None})
    await tablet.until(lambda: tablet.view["own"] is None)
    await other_tab.close()


async def test_key_log_and_foreign_eyes_of_an_unfinished_game_are_served_to_nobody(sea: Afloat) -> None:
    anne = sea.sailor()
    table = await anne.open("catan-junior", 3, bots=[{"count": 2, "level": "random"}], start=True)
    berth = await sea.harbour.berth(table["code"])
    secret = berth.table.header.secret
    key = berth.table.state.key.tobytes().hex()
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
