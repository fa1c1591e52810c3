"""Bad, stale, doubled and oversized frames: a clear refusal or a proper close, and nobody else notices."""

import asyncio
import contextlib
import json
from typing import Any

import pytest
import websockets
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.server import wire
from flibuste.server.live.commands import COMMANDS
from tests.server.client import Client, Dropped, Json, Refusal
from tests.server.in_process_server import InProcessServer, in_process_server

BOTS = [{"count": 3, "level": "random"}]


def test_every_command_on_the_wire_is_decided_in_one_list() -> None:
    opens_another_table = {wire.Rematch}
    assert set(COMMANDS) | opens_another_table == set(wire.AnyCommand.__args__)


async def started(server: InProcessServer) -> Client:
    """A person in a game against bots, who is asked."""
    anne = server.client()
    await anne.open("catan-junior", 4, bots=BOTS, start=True)
    await anne.until(lambda: anne.asked is not None)
    return anne


async def test_the_same_request_sent_twice_counts_once(server: InProcessServer) -> None:
    anne = await started(server)
    first = await anne.act(anne.view["asked"]["choices"][0]["code"], id="once")
    again = await anne.request("play", id="once", seat=0, prompt=0, code=0)
    assert again["seq"] == first["seq"]
    rows = await server.harbour.store.rows(anne.view["table"]["id"])
    assert sum(row.request == "0:once" for row in rows) == 1


async def test_a_request_sent_again_after_the_connection_dropped_counts_once(server: InProcessServer) -> None:
    anne = await started(server)
    asked = anne.view["asked"]
    await anne.send(
        {"t": "play", "id": "lost", "seat": 0, "prompt": asked["prompt"], "code": asked["choices"][0]["code"]}
    )
    await anne.disconnect()
    await anne.connect(anne.code)
    await anne.request("play", id="lost", seat=0, prompt=asked["prompt"], code=asked["choices"][0]["code"])
    rows = await server.harbour.store.rows(anne.view["table"]["id"])
    assert sum(row.request == "0:lost" for row in rows) == 1


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ({"t": "play", "seat": 0, "prompt": -5, "code": 0}, "stale"),
        ({"t": "play", "seat": 1, "prompt": 0, "code": 0}, "not_your_seat"),
        ({"t": "play", "seat": 0, "prompt": 0, "code": 2**62}, "stale"),
        ({"t": "play", "seat": 0, "prompt": 0, "do": {"kind": "fly"}}, "no_such_action"),
        ({"t": "undo", "seat": 0, "seq": 1}, "final"),
        ({"t": "undo", "seat": 2, "seq": 1}, "not_your_seat"),
        ({"t": "lift", "seat": 3}, "not_your_seat"),
        ({"t": "kick", "member": 77}, "no_such_person"),
        ({"t": "bot", "seat": 0, "level": "random"}, "seat_taken"),
        ({"t": "start"}, "already_started"),
        ({"t": "say", "phrase": "hello", "text": "hello"}, "one_phrase"),
        ({"t": "rematch"}, "not_over"),
    ],
)
async def test_what_is_not_allowed_is_refused_by_name_and_changes_nothing(
    server: InProcessServer, frame: Json, code: str
) -> None:
    anne = await started(server)
    game = anne.view["public"], anne.view["own"]
    request: dict[str, Any] = {} if frame["t"] == "lift" else {"id": "bad"}
    await anne.send({**frame, **request})
    await anne.until(lambda: bool(anne.frames))
    assert (anne.frames[0]["t"], anne.frames[0]["code"]) == ("refused", code)
    assert anne.frames[0]["say"]["key"]
    assert (anne.view["public"], anne.view["own"]) == game


async def test_a_foreign_seat_cannot_be_played(server: InProcessServer) -> None:
    anne = await started(server)
    ben = server.client()
    await ben.connect(anne.code)
    assert (ben.view["you"]["eyes"], ben.view["own"], ben.view["asked"]) == (None, None, None)
    with pytest.raises(Refusal, match="not_at_the_table"):
        await ben.request("play", seat=0, prompt=anne.view["asked"]["prompt"], code=0)
    await ben.request("say", phrase="hello")
    with pytest.raises(Refusal, match="not_your_seat"):
        await ben.request("play", seat=0, prompt=anne.view["asked"]["prompt"], code=0)


async def test_an_oversized_frame_closes_with_1009_and_others_go_on(server: InProcessServer) -> None:
    anne = await started(server)
    ben = server.client()
    await ben.connect(anne.code)
    assert ben.socket is not None
    await ben.socket.send("x" * 100_000)
    await ben.until_down()
    assert ben.socket.close_code == 1009
    await anne.act(anne.view["asked"]["choices"][0]["code"])


async def test_many_frames_that_are_none_close_the_connection(server: InProcessServer) -> None:
    anne = await started(server)
    assert anne.socket is not None
    with contextlib.suppress(Dropped):
        for _ in range(50):
            await anne.send({"t": "no such frame"})
            await asyncio.sleep(0)
    await anne.until_down()
    assert anne.socket.close_code == 4400
    assert anne.frames[0]["code"] == "bad_frame"


async def test_too_many_frames_at_once_close_the_connection(tmp_path: Any) -> None:
    from flibuste.server.config import Limits

    async with in_process_server(tmp_path, limits=Limits()) as server:
        anne = await started(server)
        assert anne.socket is not None
        for number in range(200):
            try:
                await anne.send({"t": "ping", "n": number})
            except Dropped:
                break
        await anne.until_down()
        assert anne.socket.close_code == 4429


async def test_a_reader_who_does_not_read_stalls_nobody(server: InProcessServer) -> None:
    anne = await started(server)
    deaf = await websockets.connect(
        f"{server.address.replace('http', 'ws')}/ws/tables/{anne.code}", max_queue=1, ping_interval=None
    )
    for _ in range(60):
        await anne.until(lambda: anne.asked is not None or anne.over)
        if anne.over:
            break
        ack = await anne.act(anne.view["asked"]["choices"][-1]["code"])
        await anne.until(lambda ack=ack: anne.view["seq"] >= ack["seq"])  # type: ignore[misc]
    deaf.transport.abort()


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
tags = st.sampled_from(
    [
        "play",
        "undo",
        "sit",
        "stand",
        "say",
        "settle",
        "kick",
        "lift",
        "echo",
        "give",
        "join",
        "host",
        "mute",
        "agree",
    ]
)
frames = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=200),
    json_values.map(json.dumps),
    st.builds(
        lambda tag, rest: json.dumps({**rest, "t": tag}),
        tags,
        st.dictionaries(
            st.sampled_from(
                ["id", "seat", "prompt", "code", "do", "at", "seq", "member", "phrase", "settings", "yes"]
            ),
            json_values,
            max_size=6,
        ),
    ),
)


def drawn(count: int) -> list[list[str | bytes]]:
    """Batches of frames generated by hypothesis."""
    found: list[list[str | bytes]] = []

    @settings(max_examples=count, database=None, deadline=None)
    @given(batch=st.lists(frames, min_size=1, max_size=15))
    def draw(batch: list[str | bytes]) -> None:
        found.append(batch)

    draw()
    return found


async def test_a_fuzzer_never_breaks_the_table(server: InProcessServer) -> None:
    batches = drawn(60)
    anne = await started(server)
    for batch in batches:
        async with websockets.connect(
            f"{server.address.replace('http', 'ws')}/ws/tables/{anne.code}",
            additional_headers={"Cookie": f"flibuste={anne.cookie}"},
            ping_interval=None,
        ) as mad:
            try:
                for frame in batch:
                    await mad.send(frame)
            except websockets.ConnectionClosed:
                continue
    health = await anne.get("/healthz")
    assert health["status"] == "ok"
    live = await server.harbour.finding.find(anne.code)
    assert live.table.phase in ("playing", "paused", "over")
