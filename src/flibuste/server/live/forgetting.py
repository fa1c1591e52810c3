"""Forgetting: a person is taken out of the store, and out of every table and regatta in memory."""

from typing import TYPE_CHECKING

from flibuste.server.live.folding import folded
from flibuste.server.live.info import without
from flibuste.server.live.live_table import LiveTable
from flibuste.server.live.missing import NoTable
from flibuste.table.refused import Refused
from flibuste.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from flibuste.server.live.housekeeping import Housekeeping
    from flibuste.server.live.regattas import Regattas
    from flibuste.server.live.services import Services


class Forgetting:
    """Forgets people in one process."""

    def __init__(
        self,
        services: "Services",
        tables: dict[str, LiveTable],
        find: "Callable[[str], Awaitable[LiveTable]]",
        regattas: "Regattas",
        housekeeping: "Housekeeping",
    ) -> None:
        self._services, self._store = services, services.store
        self._tables, self._find = tables, find
        self._regattas, self._housekeeping = regattas, housekeeping

    async def forget(self, person: str) -> None:
        """Deletes a person's name and history; where they play, a bot goes on."""
        await self._regattas.forget(person)
        for code in await self._store.unfinished_of(person):
            try:
                live = await self._find(code)
            except NoTable:
                continue
            except Refused as no:
                # Nobody plays at a table of older rules: there is nothing to give up.
                if no.code != "unknown_version":
                    raise
            else:
                await live.take_leave(person)
        tables = await self._store.forget(person, without)
        await self._regattas.forgotten()
        for live in [live for live in self._tables.values() if live.table.header.id in tables]:
            await self._reload(live)

    def rewritten(self, table: str) -> None:
        """Another process rewrote a table's log."""
        for live in list(self._tables.values()):
            if live.table.header.id == table:
                self._services.spawn(self._reload(live))

    async def _reload(self, live: LiveTable) -> None:
        """Folds a table anew, because its log was rewritten; does nothing if it is what it was."""
        async with live.writing.lock:
            header = live.table.header
            table = Table(header)
            await folded(self._store, table)
            if (table.roster, table.talk) == (live.table.roster, live.table.talk):
                return
            claim = await self._store.claim(header.id)
            # Nothing is awaited until the former table is gone: whoever comes back finds the new one.
            self._tables[header.code] = fresh = LiveTable(self._services, table, claim)
            fresh.succeed(live)
            for connection in list(live.connections):
                connection.send_off("restarting", code=1012)
            self._housekeeping.part_with(live)
            if fresh.ours:
                await fresh.enlist()
