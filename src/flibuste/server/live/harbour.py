"""A process's parts, wired together, and their beginning and end."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from flibuste.server.cluster.cluster import Cluster
from flibuste.server.compiling import Compiling
from flibuste.server.config import Config
from flibuste.server.identity import People
from flibuste.server.live.finding import Finding
from flibuste.server.live.forgetting import Forgetting
from flibuste.server.live.housekeeping import Housekeeping
from flibuste.server.live.links import Links
from flibuste.server.live.listings import Listings
from flibuste.server.live.opening import Opening
from flibuste.server.live.rating import RatingOffice
from flibuste.server.live.regattas import Regattas
from flibuste.server.live.services import Services, SteadyClock
from flibuste.server.live.store_watch import StoreWatch
from flibuste.server.live.tasks import Tasks
from flibuste.table.port import REWRITTEN, Away, Store

if TYPE_CHECKING:
    from flibuste.server.live.live_table import LiveTable


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
        self.store_watch = StoreWatch()
        self.tasks = Tasks(self.store_watch)
        self.services = Services(config, store, self.people, now, self.tasks.spawn, self.store_watch)
        self.thinkers = self.services.thinkers
        self.finding = Finding(self.services, self.tables)
        self.cluster = self.services.elsewhere = Cluster(self.services, self.tables, self.finding.find)
        self.rating = self.services.rating = RatingOffice(self.services, self.tables)
        self.opening = Opening(self.services, self.tables)
        self.services.open_rematch = self.opening.open_rematch
        self.listings = Listings(store, self.tables)
        self.links = Links(self.services, self.finding.find)
        self.housekeeping = Housekeeping(self.services, self.tables)
        self.regattas = Regattas(self.services, self.opening, self.tables, self.finding.find)
        self.forgetting = Forgetting(
            self.services, self.tables, self.finding.find, self.regattas, self.housekeeping
        )
        self.services.rewritten = self.forgetting.rewritten
        self.services.fold_anew = self.forgetting.fold_anew
        self.services.sweep_again = self.forgetting.sweep_again

    async def open(self) -> None:
        """Opens the store and begins to keep house."""
        await self.store.open()
        self.people.secret = self.config.secret or await self.store.secret()
        self.store.listen(self._changed, self.cluster.mail)
        for work in (self.cluster.keep_alive, self.housekeeping.run, self.rating.run, self.regattas.run):
            self.tasks.spawn(work())
        self.compiling.begin(self.tasks.spawn)

    async def close(self) -> None:
        """Lets nothing new begin, finishes what has begun, and closes the store."""
        self.stopping = True
        self.regattas.stop()
        for live in list(self.tables.values()):
            for connection in list(live.connections):
                connection.send_off("restarting", code=1012)
            async with live.alone:
                live.leave()
        await self.tasks.end()
        try:
            for live in self.tables.values():
                if live.ours:
                    await live.tell_lists()
            await self.store.renew(self.now())
        except Away as error:
            self.store_watch.failed(error)
        self.thinkers.close()
        await self.store.close()

    def _changed(self, table: str, seq: int) -> None:
        """Another process wrote to a table or a regatta, or rewrote its log."""
        self.regattas.changed(table, seq)
        if seq == REWRITTEN:
            self.forgetting.rewritten(table)
            return
        self.cluster.changed(table, seq)
        if not table:
            self.forgetting.look_for_rewritten()
