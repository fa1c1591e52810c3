"""The story of a finished game: what everybody saw of some kinds of facts, and where the game turned."""

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import Any, Final, get_args

import msgspec
from starlette.requests import Request

from flibuste.analysis.glance import Glances
from flibuste.analysis.report import Analysis
from flibuste.core import facts
from flibuste.core.game import Game
from flibuste.core.recording import start
from flibuste.core.review import Mark
from flibuste.core.seats import NOBODY
from flibuste.core.two_forms import PLAIN
from flibuste.server import wire
from flibuste.server.http import replays
from flibuste.server.http.analyses import NAME as ANALYSIS
from flibuste.server.http.bodies import Bad
from flibuste.server.http.errands import Errands
from flibuste.server.live.services import Spawn
from flibuste.table.log import Row
from flibuste.table.table import Table

TURNING: Final = "turning-1"
BAD_REQUEST: Final = 400


class Stories:
    """The stories of a process: everybody asks at the end of a game, and it is computed once."""

    def __init__(self, archive: replays.Archive, errands: Errands, spawn: Spawn) -> None:
        self._archive, self._errands, self._spawn = archive, errands, spawn
        self._looking: dict[str, asyncio.Task[Mark | None]] = {}

    async def asked(self, request: Request, identity: str, kinds: str) -> wire.Story:
        """The story of a finished game told by these kinds of facts, separated by commas."""
        table, rows = await self._archive.finished(identity)
        wanted = asked_for(table.game, kinds)
        found = await self._errands.run(request, partial(told, table, rows, wanted))
        return wire.Story(len(replays.steps(rows)), found, await self._turning(table, rows))

    async def _turning(self, table: Table, rows: list[Row]) -> Mark | None:
        identity = table.header.id
        looking = self._looking.get(identity)
        if looking is None:
            looking = self._looking[identity] = self._spawn(self._look(table, rows))
            looking.add_done_callback(lambda _: self._looking.pop(identity, None))
        return await asyncio.shield(looking)

    async def _look(self, table: Table, rows: list[Row]) -> Mark | None:
        """Where the game turned; an existing analysis knows best."""
        store, identity = self._archive.store, table.header.id
        analysis = await store.kept(identity, ANALYSIS)
        if analysis is not None:
            marks = msgspec.json.decode(analysis, type=Analysis).marks
            return next((mark for mark in marks if mark.kind == "turning"), None)
        kept = await store.kept(identity, TURNING)
        if kept is not None:
            return msgspec.json.decode(kept, type=Mark | None)
        turning = await asyncio.to_thread(glanced, table, rows)
        await store.keep(identity, TURNING, msgspec.json.encode(turning))
        return turning


def asked_for(game: Game, kinds: str) -> frozenset[str]:
    """The kinds of facts, from a list separated by commas."""
    wanted = frozenset(kinds.split(",")) if kinds else frozenset()
    if unknown := wanted - {_kind(struct) for struct in get_args(game.words.fact_type)}:
        raise Bad(BAD_REQUEST, "bad_body", f"no such facts: {', '.join(sorted(unknown))}")
    return wanted


def told(table: Table, rows: list[Row], wanted: frozenset[str]) -> list[wire.StoryFact]:
    """What everybody saw of these kinds of facts."""
    if not wanted:
        return []
    with table.rules.form:
        return [
            wire.StoryFact(step, fact)
            for step, (_, happened) in enumerate(_played(table, rows))
            for fact in _seen(table.game, happened, wanted)
        ]


def glanced(table: Table, rows: list[Row]) -> Mark | None:
    """Where the game turned, at a glance; None if nobody won, or nobody can judge it.

    The plain form will do, so nobody waits for a judge to be compiled.
    """
    if table.game.judge is None or not table.ranks:
        return None
    glances: Glances | None = None
    with PLAIN:
        for s, _ in _played(table, rows):
            glances = glances or Glances(table.game, s)
            glances.take(s)
    return None if glances is None else glances.turning()


def _played(table: Table, rows: list[Row]) -> Iterator[tuple[Any, Any]]:
    """The state and what happened, at the start and after each step."""
    s = start(replays.recording(table, rows))
    happened = facts.buffer(table.game.max_facts)
    facts.clear(happened)
    yield s, happened
    for row, action in replays.steps(rows):
        facts.clear(happened)
        table.game.apply(s, row.seat, action, happened)
        yield s, happened


def _seen(game: Game, happened: Any, wanted: frozenset[str]) -> list[msgspec.Raw]:
    """What everybody saw of a step."""
    seen = [
        game.words.fact_name((fact[0], *fact[2:]))
        for fact in happened[1 : int(happened[0, 0]) + 1].tolist()
        if fact[1] >> NOBODY & 1
    ]
    return [msgspec.Raw(msgspec.json.encode(fact)) for fact in seen if _kind(type(fact)) in wanted]


def _kind(struct: type[Any]) -> str:
    return str(struct.__struct_config__.tag)
