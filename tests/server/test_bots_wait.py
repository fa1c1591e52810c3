"""How long a bot takes tells nothing about what it holds, and no bot waits for ever."""

import asyncio
import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from flibuste.bots.thinking import choices_of
from flibuste.core import facts
from flibuste.core.chance import stream_of
from flibuste.core.record import blank
from flibuste.core.seats import NOBODY
from flibuste.games.sandokan.actions import ATTACK, READY, SHOW
from flibuste.server.live.table_bots import TableBots
from flibuste.table import play, start
from flibuste.table.fast_rules import Held
from flibuste.table.refused import Refused
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
    live: Any = SimpleNamespace(table=table)
    for held in (truth, Held(table.game.dtype, drawn)):
        table.hold(held)
        with pytest.raises(Waits):
            await TableBots(live)._turn(seat, table.asks(seat) or 0)
    assert waited[0] == waited[1] > 0


@pytest.mark.clause("SK-41")
async def test_a_bot_that_was_forestalled_in_a_fight_is_called_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def sleep(_seconds: float) -> None:
        pass

    monkeypatch.setattr(asyncio, "sleep", sleep)
    scene = (
        Scene("sandokan", 6, options={"cards": "spent", "fights": "chosen"})
        .people("anne")
        .bots(1, 2, 3, 4, 5)
    )
    scene.do(start.start, scene.host, lambda: "0" * 32)
    seat, action = only_card_of_its_kind(scene)
    table, prompt = scene.table, scene.table.asks(seat) or 0
    called: list[int | None] = []

    async def think(_table: str, _thought: Any) -> int:
        scene.do(play.play, seat, prompt, action)
        return action

    async def try_commit(decide: Callable[[], Any]) -> None:
        with pytest.raises(Refused):
            decide()

    live: Any = SimpleNamespace(
        table=table,
        thinkers=SimpleNamespace(think=think),
        now=lambda: scene.now,
        try_commit=try_commit,
        go_on=lambda: called.append(table.asks(seat)),
    )
    await TableBots(live)._turn(seat, prompt)
    assert called == [prompt]


@pytest.mark.clause("SK-41")
async def test_a_bot_takes_its_time_once_however_many_cards_it_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    scene = (
        Scene("sandokan", 6, options={"cards": "spent", "fights": "chosen"})
        .people("anne")
        .bots(1, 2, 3, 4, 5)
    )
    scene.do(start.start, scene.host, lambda: "0" * 32)
    seat, action = only_card_of_its_kind(scene)
    table, prompt = scene.table, scene.table.asks(seat) or 0
    thoughts = [READY, action]

    async def think(_table: str, _thought: Any) -> int:
        return thoughts.pop()

    async def try_commit(decide: Callable[[], Any]) -> None:
        scene.do(lambda _table, **_: decide())

    called: list[int | None] = []
    live: Any = SimpleNamespace(
        table=table,
        thinkers=SimpleNamespace(think=think),
        now=lambda: scene.now,
        try_commit=try_commit,
        go_on=lambda: called.append(table.asks(seat)),
    )
    bots = TableBots(live)
    await bots._turn(seat, prompt)
    assert (called, len(waited)) == ([prompt], 1)
    await bots._turn(seat, prompt)
    assert (thoughts, len(waited), table.asks(seat) == prompt) == ([], 1, False)


def only_card_of_its_kind(scene: Scene) -> tuple[int, int]:
    """Plays on until a bot in a fight may show a card that it has only once; returns its seat and the act."""
    table, rng = scene.table, random.Random(1)
    while True:
        for seat in range(1, 6):
            shown = [action for action in choices(scene, seat) if SHOW <= action < READY]
            for action in shown:
                after = Held(table.game.dtype, table.held.record)
                table.rules.apply(after, seat, action, facts.buffer(table.game.max_facts))
                if table.rules.allowed(
                    Held(table.game.dtype, table.observed(seat, after.record)), seat, action
                ):
                    return seat, action
        seat = rng.choice([*table.clocks.asked])
        scene.do(play.play, seat, table.asks(seat), rng.choice(choices(scene, seat)))


def choices(scene: Scene, seat: int) -> list[int]:
    """What a seat may do now; rather attack than anything else."""
    table = scene.table
    if table.asks(seat) is None:
        return []
    found = choices_of(table.game, table.observe(seat), seat).tolist()
    return [action for action in found if ATTACK <= action < SHOW] or found
