"""Live tables by code: those in memory, and those that are loaded from the log."""

import asyncio
from typing import TYPE_CHECKING

from flibuste.server.live.folding import folded
from flibuste.server.live.live_table import LiveTable
from flibuste.server.live.not_found import NoTable
from flibuste.server.live.opening import is_code
from flibuste.table.refused import refused
from flibuste.table.table import Table, UnknownVersion

if TYPE_CHECKING:
    from flibuste.server.live.services import Services


class Finding:
    """Finds the tables of a process, loading each once however many ask for it."""

    def __init__(self, services: "Services", tables: dict[str, LiveTable]) -> None:
        self._services, self._store = services, services.store
        self._tables = tables
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def find(self, code: str) -> LiveTable:
        """The live table with this code; raises NoTable if there is none."""
        found = self._tables.get(code)
        if found is not None:
            return found
        if code not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(code))
            self._loading[code] = task
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> LiveTable:
        header = await self._store.find(code) if is_code(code) else None
        if header is None:
            raise NoTable(code)
        claim = await self._store.claim(header.id)
        rewrites = (await self._store.rewrites([header.id])).get(header.id, 0)
        try:
            table = Table(header)
        except UnknownVersion:
            raise refused("unknown_version") from None
        await folded(self._store, table)
        self._tables[code] = live = LiveTable(self._services, table, claim, rewrites)
        # Reads what was written or rewritten between reading and listening.
        await live.writing.catch_up()
        await self._services.fold_anew(code)
        live = self._tables.get(code, live)
        # The process that wrote the end may have died before the lists were told.
        live.dirty = live.ours and await self._store.phase(header.id) != table.phase
        return live
