"""CPU-heavy requests run off the loop, and a client that asks for much slows down only itself."""

import asyncio
import threading
from types import SimpleNamespace
from typing import Any, cast

import pytest
import segno
from starlette.requests import Request

from flibuste.server.http import errands, puzzles, replays
from flibuste.server.http.bodies import Bad
from flibuste.server.http.errands import Errands
from tests.server.client import Client
from tests.server.in_process_server import InProcessServer

QR = "/api/qr?path=/voyage"
REPLAY = "/api/replays/ID"


async def finished(server: InProcessServer) -> Client:
    """A person whose game with bots is over."""
    anne = server.client()
    await anne.open("catan-junior", 3, bots=[{"count": 2, "level": "random"}], start=True)
    await anne.until(lambda: anne.asked is not None)
    await anne.act(anne.view["asked"]["choices"][0]["code"])
    await anne.request("agree", seat=0)
    await anne.until(lambda: anne.over)
    return anne


@pytest.mark.parametrize(
    ("path", "module", "work"),
    [
        (QR, segno, "make"),
        ("/api/puzzles/sandokan/0?hints=1", puzzles, "laid"),
        (f"{REPLAY}?eyes=open", replays, "recording"),
        (f"{REPLAY}/file", replays, "recording"),
        (f"{REPLAY}/story?kinds=earned", replays, "recording"),
        (f"{REPLAY}/why?step=1", replays, "recording"),
    ],
)
async def test_it_is_done_beside_the_loop(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch, path: str, module: Any, work: str
) -> None:
    anne = await finished(server)
    threads: set[int] = set()
    really = getattr(module, work)

    def noted(*args: Any, **more: Any) -> Any:
        threads.add(threading.get_ident())
        return really(*args, **more)

    monkeypatch.setattr(module, work, noted)
    answer = await anne.http.get(path.replace("ID", anne.view["table"]["id"]))
    assert answer.status_code == 200, answer.text
    assert threads
    assert threading.get_ident() not in threads


class Errand:
    """Work that lasts until it is told to end."""

    def __init__(self) -> None:
        self.end, self.began = threading.Event(), threading.Event()

    def __call__(self) -> str:
        self.began.set()
        assert self.end.wait(20)
        return "done"


def asked_from(address: str) -> Request:
    """A request from an address."""
    return cast("Request", SimpleNamespace(scope={"flibuste.address": address}))


async def test_one_address_has_so_many_errands_at_most_and_others_are_not_held_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(errands, "MOST_WAITING", 5)
    run = Errands().run
    order: list[str] = []
    first = [Errand() for _ in range(errands.THREADS)]
    busy = [asyncio.create_task(run(asked_from("192.0.2.1"), errand)) for errand in first]
    while not all(errand.began.is_set() for errand in first):  # noqa: ASYNC110 - set in another thread
        await asyncio.sleep(0.005)
    waiting = [
        asyncio.create_task(run(asked_from("192.0.2.1"), lambda: order.append("greedy"))) for _ in range(3)
    ]
    await asyncio.sleep(0)
    with pytest.raises(Bad) as refused:
        await run(asked_from("192.0.2.1"), lambda: None)
    assert refused.value.status == 429
    other = asyncio.create_task(run(asked_from("192.0.2.2"), lambda: order.append("other")))
    await asyncio.sleep(0)
    first[0].end.set()
    await asyncio.gather(*waiting, other)
    assert order == ["greedy", "other", "greedy", "greedy"]
    first[1].end.set()
    assert await asyncio.gather(*busy) == ["done", "done"]
    # Finished ones no longer count.
    await run(asked_from("192.0.2.1"), lambda: None)


async def test_who_has_too_many_errands_is_refused_by_name(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(errands, "MOST_WAITING", 0)
    anne = server.client()
    for path in (QR, "/api/puzzles/sandokan/0"):
        answer = await anne.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many_requests")
