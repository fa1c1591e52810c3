"""How long a bot takes reveals nothing about what it holds, and no bot waits forever."""

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
from flibuste.games.catan_junior.actions import ACCEPT, DEAL_WITH, REFUSE
from flibuste.games.sandokan.actions import ATTACK, READY, SHOW
from flibuste.server.live.table_bots import TableBots
from flibuste.table import play, start, wave
from flibuste.table.fast_rules import Held
from flibuste.table.patience import TO_ANSWER
from flibuste.table.refused import Refused
from tests.table.scene import Scene
from tests.table.test_patience import seated


class Waits(Exception):
    """The bot waits; what it would do then does not matter."""


@pytest.mark.parametrize("game", ["catan-junior", "sandokan"])
async def test_a_bot_waits_as_long_whatever_is_hidden(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def let_follow(_bots: TableBots, seconds: float) -> None:
        waited.append(seconds)
        raise Waits

    monkeypatch.setattr(TableBots, "_let_follow", let_follow)
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
    async def let_follow(_bots: TableBots, _seconds: float) -> None:
        pass

    monkeypatch.setattr(TableBots, "_let_follow", let_follow)
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

    async def let_follow(_bots: TableBots, seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(TableBots, "_let_follow", let_follow)
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


@pytest.mark.parametrize("people", [("anne",), ("anne", "ben")])
async def test_a_bot_closes_no_deal_before_people_had_their_time(
    people: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another bot has agreed at once: several people get half a minute, a single person is waited for."""
    scene = seated(*people, bots=3 - len(people))
    table = scene.table
    scene.do(play.play, 3, table.asks(3) or 0, ACCEPT)
    began, shown = scene.now, []

    async def sleep(seconds: float) -> None:
        scene.after(seconds)
        shown.append(bots.patience.until())
        if len(people) == 1 and scene.now > began + 10 * TO_ANSWER and table.asks(1) is not None:
            scene.do(play.play, 1, table.asks(1) or 0, REFUSE)
            scene.do(play.play, 2, table.asks(2) or 0, REFUSE)

    async def think(_table: str, thought: Callable[[], int]) -> int:
        return thought()

    monkeypatch.setattr(asyncio, "sleep", sleep)
    live: Any = SimpleNamespace(
        table=table,
        thinkers=SimpleNamespace(think=think),
        now=lambda: scene.now,
        presence=SimpleNamespace(lifted=frozenset()),
        show_waits=lambda: None,
    )
    bots = TableBots(live)
    action, _ = await bots._choice(0, table.asks(0) or 0, "mate", stream_of("deal"))
    assert action == DEAL_WITH + 3
    waited = scene.now - began
    if len(people) == 1:
        assert waited > 10 * TO_ANSWER
        assert shown[0] == {}
    else:
        assert TO_ANSWER <= waited < TO_ANSWER + 2_000
        assert set(shown[0]) == {1, 2}
    assert not bots.patience.waits


async def test_a_bot_that_is_waved_on_acts_at_once() -> None:
    scene = Scene("catan-junior", 3).people("anne").bots(1, 2).start()
    while not scene.table.bots_among_themselves:
        scene.act()
    live: Any = SimpleNamespace(table=scene.table, soon=asyncio.ensure_future)
    bots = TableBots(live)
    pause = asyncio.ensure_future(bots._let_follow(3600))
    scene.do(wave.wave, "anne")
    bots.call()
    await asyncio.wait_for(pause, 30)
    bots.dismiss()


def only_card_of_its_kind(scene: Scene) -> tuple[int, int]:
    """Plays on until a bot in a fight may show a card it holds only once; returns its seat and the action."""
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
    """What a seat may do now; only attacks, if there are any."""
    table = scene.table
    if table.asks(seat) is None:
        return []
    found = choices_of(table.game, table.observe(seat), seat).tolist()
    return [action for action in found if ATTACK <= action < SHOW] or found
