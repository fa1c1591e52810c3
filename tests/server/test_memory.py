"""Deserted tables leave memory at once: no reference cycle is left for a collector that seldom runs."""

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.in_process_server import in_process_server
from tests.server.waiting import until

GAMES = ("catan-junior", "sandokan", "santy-anno")


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Turns the garbage collector off, so that reference cycles stay."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
async def test_tables_and_sockets_form_no_rings(tmp_path: Path) -> None:
    left: list[weakref.ref[Any]] = []
    async with in_process_server(tmp_path, evict_after=0.4) as server:
        for game in GAMES:
            anne = server.client()
            await anne.open(game, 3, bots=[{"count": 3, "level": "random"}], own_seats=0, start=True)
            await anne.until_seq(anne.view["seq"] + 3)
            live = server.harbour.tables[anne.code]
            sockets = [connection.socket for connection in live.connections]
            left += [weakref.ref(live), weakref.ref(live.table), *map(weakref.ref, sockets)]
            del live, sockets
            await anne.disconnect()
        assert len(left) == 9
        await until(lambda: not any(ref() for ref in left))
