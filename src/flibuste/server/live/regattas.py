"""The regattas of this process: found by code, looked after while they sail, evicted when left."""

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

import structlog

from flibuste import games
from flibuste.core.game import BadOptions
from flibuste.server.live import commands
from flibuste.server.live.live_regatta import LiveRegatta
from flibuste.server.live.opening import TRIES, is_code, new_code
from flibuste.server.live.regatta_tables import RegattaTables
from flibuste.table.names import proper
from flibuste.table.port import REWRITTEN, Away, RegattaRow
from flibuste.table.rated import with_ratable_options
from flibuste.table.refused import refused
from flibuste.table.regatta import log as events

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from flibuste.server import wire
    from flibuste.server.live.live_table import LiveTable
    from flibuste.server.live.opening import Opening
    from flibuste.server.live.services import Services

log = structlog.get_logger()
LOOK_SECONDS: Final = 1.0
"""How often the tables of a round are looked at."""
MOST_OWN: Final = 20
"""How many of its own regattas a device is told about."""
MOST_TO_LEAVE: Final = 1_000
"""How many regattas a forgotten person leaves."""


class Regattas:
    """The regattas of a process.

    Each is a log that any process with the next number may append to; one process at a time, which holds its
    lease, opens its tables and collects their results.
    """

    def __init__(
        self,
        services: "Services",
        opening: "Opening",
        tables: "dict[str, LiveTable]",
        find: "Callable[[str], Awaitable[LiveTable]]",
    ) -> None:
        self._services = services
        self._store, self._now, self._config = services.store, services.now, services.config
        self.tables = RegattaTables(services.store, opening, tables, find)
        self._live: dict[str, LiveRegatta] = {}
        self._hurry = asyncio.Event()
        self.stopping = False

    async def find(self, code: str) -> LiveRegatta | None:
        """The regatta with this code, as its log has it by now."""
        live = self._live.get(code)
        if live is None:
            if not is_code(code):
                return None
            live = LiveRegatta(self._store, self._now, code)
            await live.catch_up()
            if not live.there:
                return None
            # Somebody else may have been faster.
            live = self._live.setdefault(code, live)
            # Reads what was written between reading and listening.
            await live.catch_up()
        elif live.behind:
            await live.catch_up()
        live.used = self._now()
        return live

    async def open(self, person: str, requested: "wire.NewRegatta") -> LiveRegatta:
        """A new regatta, led by the person who opens it."""
        if requested.game not in games.names():
            raise refused("no_such_game")
        game = games.find(requested.game)
        try:
            game.encode(requested.settings.options)
            game.limits(requested.settings.tempo)
        except BadOptions:
            raise refused("bad_options") from None
        if requested.settings.locked:
            # Nobody could join the tables that are drawn.
            raise refused("bad_options")
        if requested.settings.rated and not self._services.rating.open:
            raise refused("no_ratings")
        if requested.settings.rated and not with_ratable_options(game, requested.settings):
            raise refused("not_ratable")
        if requested.size not in game.players:
            raise refused("wrong_number", least=game.players[0], most=game.players[-1])
        if requested.bots is not None:
            commands.level(game, requested.bots)
        event = events.Opened(
            person,
            game.name,
            requested.rounds,
            requested.size,
            requested.bots,
            requested.settings,
            proper(requested.name or ""),
        )
        for _ in range(TRIES):
            code = new_code()
            if await self._store.find(code) is not None:
                continue
            if await self._store.regattas.append(
                code, [RegattaRow(1, self._now(), person, events.write(event))]
            ):
                found = await self.find(code)
                if found is not None:
                    log.info("regatta opened", regatta=code, game=game.name)
                    return found
        raise refused("again")

    async def of(self, person: str, most: int = MOST_OWN) -> list[LiveRegatta]:
        """A person's regattas, newest first."""
        found = [await self.find(code) for code in await self._store.regattas.of(person, most)]
        return [live for live in found if live is not None]

    async def leave(self, live: LiveRegatta, person: str) -> None:
        """Somebody leaves, and gives up where they play."""
        await self.tables.take_leave(live, person)
        await live.commit(lambda regatta: regatta.leave(person))

    async def call(self, live: LiveRegatta, person: str, number: int, table: int) -> None:
        """The host ends a table that is stuck."""
        await self.tables.call(live, person, number, table)

    async def take_leave(self, live: LiveRegatta, person: str) -> None:
        """A bot plays on for somebody who is sent away."""
        await self.tables.take_leave(live, person)

    async def forget(self, person: str) -> None:
        """The person leaves every regatta that is not over."""
        for live in await self.of(person, MOST_TO_LEAVE):
            if live.regatta.phase != "over":
                await self.leave(live, person)

    async def forgotten(self) -> None:
        """Rereads what is in memory, because somebody was taken out of the store."""
        for live in list(self._live.values()):
            await live.reload()

    def changed(self, code: str, seq: int) -> None:
        """Another process wrote to a regatta's log, or rewrote it; without a code anything may be new."""
        for live in list(self._live.values()):
            if code and live.code != code:
                continue
            if seq == REWRITTEN:
                self._services.spawn(live.reload())
            elif not code or seq > live.regatta.seq:
                live.behind = True
                self._services.spawn(live.catch_up())

    def hurry(self) -> None:
        """Notes that there is something to do at once."""
        self._hurry.set()

    def stop(self) -> None:
        """Answers everybody who waits for news."""
        self.stopping = True
        for live in self._live.values():
            live.tell()

    # Looking after them

    async def run(self) -> None:
        """Looks after the regattas for as long as the process lives, whatever fails."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), LOOK_SECONDS / self._config.pace)
            self._hurry.clear()
            for live in list(self._live.values()):
                try:
                    await self._look_after(live)
                except Away as error:
                    self._services.store_watch.failed(error)
                except Exception:
                    log.exception("regatta could not be looked after", regatta=live.code)

    async def _look_after(self, live: LiveRegatta) -> None:
        if live.behind:
            await live.catch_up()
        if live.regatta.phase == "sailing":
            live.kept = (await self._store.claim(_lease(live.code))).mine
            if live.kept:
                await self.tables.tend(live)
            return
        if live.kept:
            live.kept = False
            await self._store.release([_lease(live.code)])
        idle = self._now() - live.used > self._config.evict_after * 1000
        if idle and not live.followers:
            self._live.pop(live.code, None)


def _lease(code: str) -> str:
    """The lease of the process that looks after a regatta's tables; no table has such an id."""
    return f"regatta/{code}"
