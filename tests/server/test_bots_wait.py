"""How long a bot takes tells nothing about what it holds."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from flibuste.core.chance import stream_of
from flibuste.core.record import blank
from flibuste.core.seats import NOBODY
from flibuste.server.crew import BotCrew
from flibuste.table.swift import Held
from tests.table.scene import Scene


class Waits(Exception):
    """The bot waits; what it would do then does not matter."""


@pytest.mark.parametrize("game", ["catan-junior", "sandokan"])
async def test_a_bot_waits_as_long_whatever_is_hidden(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        raise Waits

    monkeypatch.setattr(asyncio, "sleep", sleep)
    table = Scene(game, 3).people("anne").bots(1, 2).start().table
    truth, drawn = table.held, blank(table.game.state)
    seat = min(table.clocks.asked)
    table.game.determinize(table.observed(NOBODY, truth.record), stream_of("other"), drawn)
    assert drawn.tobytes() != truth.record.tobytes()
    berth: Any = SimpleNamespace(table=table)
    for held in (truth, Held(table.game.dtype, drawn)):
        table.hold(held)
        with pytest.raises(Waits):
            await BotCrew(berth)._turn(seat, table.asks(seat) or 0)
    assert waited[0] == waited[1] > 0
