"""Tables open before anything is compiled, and go on with the compiled rules as if nothing had happened."""

import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from flibuste import games
from flibuste.bots import port as bots
from flibuste.bots import thinking
from flibuste.core import two_forms
from flibuste.core.game import Game
from flibuste.core.two_forms import COMPILED, PLAIN
from flibuste.server.compiling import Compiling
from flibuste.server.live import view_cache
from flibuste.table import fast_rules, log
from flibuste.table.log import Row
from flibuste.table.table import Table
from tests.server.client import Client
from tests.server.in_process_server import in_process_server
from tests.server.server_process import ServerProcess
from tests.table.scene import Scene

PEOPLE = ("Anne", "Ben", "Cleo")
SELDOM = 7
"""Views are compared after one row in so many."""


def played_at_random(game: Game) -> tuple[Scene, list[Row]]:
    """A whole random game, and its rows after the start."""
    scene = Scene(game.name, len(PEOPLE)).people(*PEOPLE).start()
    table, first, by_chance = scene.table, len(scene.log), random.Random(game.name)
    choices = np.zeros(game.max_legal, np.int64)
    while table.phase != "over":
        seat = by_chance.choice([seat for seat in range(16) if table.mask >> seat & 1])
        action = int(choices[by_chance.randrange(table.rules.legal(table.held, seat, choices))])
        row = table.row(scene.after(1).now, seat, log.Played(action))
        table.fold(row)
        scene.log.append(row)
    return scene, scene.log[first:]


def on_plain_rules(scene: Scene, rows: list[Row]) -> Table:
    """The scene's table before these last rows, on the plain rules."""
    table = Table(scene.header)
    table.rules = fast_rules.plain_rules(table.game)
    return table.fold_all(scene.log[: -len(rows)])


class Nobody:
    """Nobody is connected."""

    present: tuple[int, ...] = ()
    tvs: tuple[str, ...] = ()
    version = 0


def seen_by_all(table: Table, views: view_cache.ViewCache) -> list[bytes]:
    """The views of everybody at the table, and of a stranger."""
    views.open(table.at)
    lookers = [view_cache.onlooker(table, person, None, None) for person in (*PEOPLE, "nobody")]
    return [b"".join(views.view(looker, -1, 0)) for looker in lookers]


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_a_whole_game_is_the_same_plain_compiled_and_with_a_switch_in_the_middle(game: Game) -> None:
    scene, rows = played_at_random(game)
    plain, switched, compiled = (on_plain_rules(scene, rows) for _ in range(3))
    compiled.take_compiled_rules()
    tables = (plain, switched, compiled)
    views = [view_cache.ViewCache(table, Nobody(), "here") for table in tables]
    for number, row in enumerate(rows):
        if number == len(rows) // 2:
            assert switched.rules.form is PLAIN
            switched.take_compiled_rules()
        for table in tables:
            table.fold(row)
        assert plain.held.data.tobytes() == switched.held.data.tobytes() == compiled.held.data.tobytes()
        assert plain.told.open[-1] == switched.told.open[-1] == compiled.told.open[-1]
        assert plain.clocks.asked == switched.clocks.asked == compiled.clocks.asked
        if number % SELDOM == 0:
            first, second, third = map(seen_by_all, tables, views)
            assert first == second == third
    assert [table.rules.form for table in tables] == [PLAIN, COMPILED, COMPILED]
    assert plain.ranks == switched.ranks == compiled.ranks == scene.table.ranks
    assert plain.phase == "over"


PLAY_PLAIN = """
import gc
from flibuste import games
from flibuste.bots import port
from flibuste.core.chance import stream_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.record import blank
from flibuste.core.two_forms import TwoForms, start_plain

start_plain()
for game in games.every():
    most, levels = game.players[-1], port.levels(game)
    s, o = game.first_state(most), blank(game.state)
    for step in range(20):
        mask = int(game.actors(s))
        if not mask:
            break
        seat = (mask & -mask).bit_length() - 1
        action = int(game.lapse(s, seat))
        if seat < most:
            game.observe(s, seat, o)
            game.words.public(o), game.words.own(o, seat), game.words.prompt(o, seat)
            level, stream = levels[step % len(levels)], stream_of(step)
            action = port.choose(o, seat, level, stream, 0.0)
            port.explain(o, seat, level, stream, 0.0, action, own=True)
            if game.racers is not None:
                port.race_plan(o, seat, level, stream, 500)
        assert not game.allowed(s, seat, action), (game.name, seat, action)
        game.apply(s, seat, action, NO_FACTS)
functions = [one for one in gc.get_objects() if isinstance(one, TwoForms)]
print(len(functions) > 300, [one.__name__ for one in functions if one.code.signatures])
"""


def test_plain_rules_words_and_bots_compile_nothing() -> None:
    command = [sys.executable, "-W", "error", "-c", PLAY_PLAIN]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("True []\n", "")


@pytest.fixture
def take_compiled(monkeypatch: pytest.MonkeyPatch) -> Callable[[Game], None]:
    """This process as on its first start; a game's compiled rules arrive when the test says so."""
    held: list[tuple[Compiling, Any]] = []
    monkeypatch.setattr(two_forms._Here, "compiled", False)
    monkeypatch.setattr(fast_rules, "_AT_HAND", set())
    monkeypatch.setattr(bots, "_AT_HAND", set())
    monkeypatch.setattr(thinking, "_CUT", set())
    monkeypatch.setattr(Compiling, "ready", property(lambda _: games.names()))
    monkeypatch.setattr(Compiling, "begin", lambda self, spawn: held.append((self, spawn)))

    def now(game: Game) -> None:
        for compiling, spawn in held:
            spawn(compiling._make_ready(game.name))

    return now


async def test_a_live_table_takes_the_compiled_rules_over_and_says_while_bots_think_short(
    tmp_path: Path, take_compiled: Callable[[Game], None]
) -> None:
    game = next(game for game in games.every() if game.mind is not None)
    async with in_process_server(tmp_path, pace=1) as server:
        anne = server.client()
        opened = await anne.open(game.name, 3, bots=[{"count": 2, "level": "legend"}], start=True)
        live = server.harbour.tables[opened["code"]]
        assert live.table.rules.form is PLAIN
        assert not anne.view["table"]["short_thoughts"]
        assert game.mind is not None
        thinking._CUT.add((game.name, game.mind.levels["legend"].simulations))
        live.presence.look_around()
        live.show_all()
        await anne.until(lambda: anne.view["table"]["short_thoughts"])

        take_compiled(game)
        await anne.until(lambda: not anne.view["table"]["short_thoughts"])
        assert live.table.rules.form is COMPILED
        await anne.until(lambda: anne.asked is not None)
        await anne.act(anne.view["asked"]["choices"][0]["code"])


async def test_the_first_start_opens_a_table_of_every_game_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FLIBUSTE_CACHE_DIR", str(tmp_path / "empty"))
    process = ServerProcess(tmp_path, pace=1000).start(ready=False)
    try:
        for game in games.every():
            anne, others = Client(process.address), game.players[0] - 1
            await anne.open(game.name, others + 1, bots=[{"count": others, "level": "mate"}], start=True)
            await anne.until(lambda at=anne: at.asked is not None)  # type: ignore[misc]
            await anne.act(anne.view["asked"]["choices"][0]["code"])
            assert (await anne.get("/healthz"))["ready"] == []
            await anne.close()
    finally:
        process.stop()
