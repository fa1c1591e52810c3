"""All live tables of this process: found by code, loaded from the log, sent out of memory when left."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from flibuste.server.cluster.cluster import Cluster
from flibuste.server.compiling import Compiling
from flibuste.server.config import Config
from flibuste.server.identity import People
from flibuste.server.live.folding import folded
from flibuste.server.live.forgetting import Forgetting
from flibuste.server.live.housekeeping import Housekeeping
from flibuste.server.live.links import Links
from flibuste.server.live.listings import Listings
from flibuste.server.live.live_table import LiveTable
from flibuste.server.live.missing import NoTable
from flibuste.server.live.opening import Opening, is_code
from flibuste.server.live.rating import RatingOffice
from flibuste.server.live.regattas import Regattas
from flibuste.server.live.services import Services, SteadyClock
from flibuste.table.port import REWRITTEN, Away, Store
from flibuste.table.refused import refused
from flibuste.table.table import Table, UnknownVersion

log = structlog.get_logger()


class Harbour:
    """The live tables of a process by code, and the parts that serve them."""

    def __init__(self, config: Config, store: Store, now: Callable[[], int] | None = None) -> None:
        self.config = config
        self.store = store
        self.tables: dict[str, LiveTable] = {}
        self.stopping = False
        self.compiling = Compiling(self.tables)
        self.now = now = now or SteadyClock()
        self.people = People(store)
        self.services = Services(config, store, self.people, now, self.spawn)
        self.cluster = self.services.elsewhere = Cluster(self.services, self.tables, self.find)
        self.rating = self.services.rating = RatingOffice(self.services, self.tables)
        self.opening = Opening(self.services, self.tables)
        self.services.open_rematch = self.opening.open_rematch
        self.listings = Listings(store, self.tables)
        self.links = Links(self.services, self.find)
        self.housekeeping = Housekeeping(self.services, self.tables)
        self.regattas = Regattas(self.services, self.opening, self.tables, self.find)
        self._forgetting = Forgetting(self.services, self.tables, self.find, self.regattas, self.housekeeping)
        self.services.rewritten = self._forgetting.rewritten
        self.services.sweep_again = self._forgetting.sweep_again
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Opens the store and begins to keep house."""
        await self.store.open()
        self.people.secret = self.config.secret or await self.store.secret()
        self.store.listen(self._changed, self.cluster.mail)
        self.spawn(self.cluster.keep_alive())
        self.spawn(self.housekeeping.run())
        self.spawn(self.rating.run())
        self.spawn(self.regattas.run())
        self.compiling.begin(self.spawn)

    async def close(self) -> None:
        """Lets nothing new begin, finishes what has begun, and closes the store."""
        self.stopping = True
        self.regattas.stop()
        for live in list(self.tables.values()):
            for connection in list(live.connections):
                connection.send_off("restarting", code=1012)
            async with live.writing.lock:
                live.leave()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            for live in self.tables.values():
                if live.ours:
                    await live.tell_lists()
            await self.store.renew(self.now())
        except Away as error:
            self.services.store_watch.failed(error)
        self.services.thinkers.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Runs something in the background; its failure is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Away):
            self.services.store_watch.failed(error)
        elif error is not None:
            log.error("task failed", exc_info=error)

    async def find(self, code: str) -> LiveTable:
        """The live table with this code; NoTable if there is none."""
        found = self.tables.get(code)
        if found is not None:
            return found
        if code not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(code))
            self._loading[code] = task
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> LiveTable:
        header = await self.store.find(code) if is_code(code) else None
        if header is None:
            raise NoTable(code)
        claim = await self.store.claim(header.id)
        rewrites = (await self.store.rewrites([header.id])).get(header.id, 0)
        try:
            table = Table(header)
        except UnknownVersion:
            raise refused("unknown_version") from None
        await folded(self.store, table)
        self.tables[code] = live = LiveTable(self.services, table, claim, rewrites)
        # What was written or rewritten between reading and listening is read now.
        await live.writing.catch_up()
        await self._forgetting.fold_anew(code)
        live = self.tables.get(code, live)
        # The process that wrote the end may have died before the lists heard of it.
        live.dirty = live.ours and await self.store.phase(header.id) != table.phase
        return live

    async def forget(self, person: str) -> None:
        """Deletes a person's name and history; where they play, a bot goes on."""
        await self._forgetting.forget(person)

    def _changed(self, table: str, seq: int) -> None:
        """Another process wrote to a table or a regatta, or rewrote its log."""
        self.regattas.changed(table, seq)
        if seq == REWRITTEN:
            self._forgetting.rewritten(table)
            return
        self.cluster.changed(table, seq)
        if not table:
            self._forgetting.look_for_rewritten()
