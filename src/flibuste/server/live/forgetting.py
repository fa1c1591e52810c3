"""Forgetting: a person is taken out of the store, and out of every table and regatta in memory.

The store counts how often a table's log was rewritten. What was folded before holds the person: it is folded
anew, and the store takes no entry of the lists from it any more, whichever process it comes from.
"""

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from flibuste.server.live.back_off import back_off
from flibuste.server.live.folding import folded
from flibuste.server.live.info import without
from flibuste.server.live.live_table import LiveTable
from flibuste.server.live.not_found import NoTable
from flibuste.table.port import Away
from flibuste.table.refused import Refused
from flibuste.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from flibuste.server.live.housekeeping import Housekeeping
    from flibuste.server.live.regattas import Regattas
    from flibuste.server.live.services import Services

HEARD_SECONDS: Final = 10.0
"""Within this time every process has heard that somebody is forgotten."""


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
        forgotten = self._services.forgotten
        forgotten.begin(person)
        try:
            await self._take_leave(person)
            self._hang_up(person)
            await self._sweep(person)
        except BaseException:
            forgotten.give_up(person)
            raise
        forgotten.finish(person)
        self._services.spawn(self._look_back(person))

    async def sweep_again(self, person: str) -> None:
        """Takes out what a request of a forgotten person has written since."""
        await self._until_done(lambda: self._sweep(person))

    def rewritten(self, table: str) -> None:
        """A table's log was rewritten, here or by another process."""
        for live in self._tables.values():
            if live.table.header.id == table:
                self._fold_soon(live)

    def look_for_rewritten(self) -> None:
        """After a while without news any log may have been rewritten."""
        self._services.spawn(self._until_done(self._look_for_rewritten))

    async def fold_anew(self, code: str) -> None:
        """Folds a table anew if its log was rewritten since it was folded."""
        while (live := self._tables.get(code)) is not None:
            async with live.alone:
                # Whoever had the lock before may have replaced the table.
                if self._tables.get(code) is live:
                    await self._replace(live)
                    return

    async def _look_back(self, person: str) -> None:
        """Sweeps once more: other processes may have written about the person before they heard."""
        await asyncio.sleep(HEARD_SECONDS)
        await self.sweep_again(person)

    async def _take_leave(self, person: str) -> None:
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

    def _hang_up(self, person: str) -> None:
        """Closes the connections of the person's devices: whoever comes back is somebody new."""
        for live in self._tables.values():
            for connection in list(live.connections):
                if connection.person == person:
                    connection.send_off("restarting", code=1012)

    async def _sweep(self, person: str) -> None:
        """Takes the person out of the store; nothing is written meanwhile at the tables that know them."""
        known = self._that_know(person)
        async with contextlib.AsyncExitStack() as held:
            for live in known:
                await held.enter_async_context(live.alone)
            try:
                changed = set(await self._store.forget(person, without))
            except Away:
                # It may have happened all the same.
                for live in known:
                    self._fold_soon(live)
                raise
            for live in known:
                await self._replace_or_stop(live)
        await self._regattas.forgotten()
        for live in list(self._tables.values()):
            # It was loaded meanwhile, or knows only the person's words.
            if live.table.header.id in changed:
                self._fold_soon(live)

    def _that_know(self, person: str) -> list[LiveTable]:
        """The live tables that know a person, always in the same order, so that locks never deadlock."""
        found = [live for live in self._tables.values() if live.table.roster.member_of(person) is not None]
        return sorted(found, key=lambda live: live.table.header.code)

    async def _replace_or_stop(self, live: LiveTable) -> None:
        """Folds a table anew whose lock is held; until that succeeds, nothing happens there."""
        try:
            await self._replace(live)
        except Away as error:
            self._services.store_watch.failed(error)
            live.outdated = True
            self._fold_soon(live)

    async def _replace(self, live: LiveTable) -> None:
        header = live.table.header
        rewrites = (await self._store.rewrites([header.id])).get(header.id, live.rewrites)
        if rewrites == live.rewrites:
            if live.outdated:
                live.outdated = False
                live.go_on()
            return
        table = Table(header)
        await folded(self._store, table)
        claim = await self._store.claim(header.id)
        if self._tables.get(header.code) is not live:
            return
        # Nothing is awaited until the former table is gone: whoever comes back finds the new one.
        self._tables[header.code] = fresh = LiveTable(self._services, table, claim, rewrites)
        live.outdated, fresh.dirty = True, fresh.ours
        for connection in list(live.connections):
            connection.send_off("restarting", code=1012)
        self._housekeeping.part_with(live)
        # What another process wrote meanwhile was told to the former table.
        await fresh.writing.catch_up()
        if fresh.ours:
            await fresh.enlist()

    def _fold_soon(self, live: LiveTable) -> None:
        code = live.table.header.code
        self._services.spawn(self._until_done(lambda: self.fold_anew(code)))

    async def _look_for_rewritten(self) -> None:
        tables = {live.table.header.id: live for live in self._tables.values()}
        for table, rewrites in (await self._store.rewrites(list(tables))).items():
            if rewrites != tables[table].rewrites:
                self._fold_soon(tables[table])

    async def _until_done(self, work: "Callable[[], Awaitable[None]]") -> None:
        """Tries again for as long as the store is away."""
        for pause in back_off():
            try:
                await work()
            except Away as error:
                self._services.store_watch.failed(error)
                await asyncio.sleep(pause)
            else:
                return
