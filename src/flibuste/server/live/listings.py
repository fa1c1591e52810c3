"""The lists of tables: those anyone may join, and a person's own."""

from typing import TYPE_CHECKING, Final

import msgspec

from flibuste.server import wire
from flibuste.server.live.info import Listed, entry
from flibuste.table.settings import with_today_settings

if TYPE_CHECKING:
    from flibuste.server.live.live_table import LiveTable
    from flibuste.table.port import Store

MOST: Final = 100


class Listings:
    """Reads the lists, updated with what is newer in memory."""

    def __init__(self, store: "Store", tables: "dict[str, LiveTable]") -> None:
        self._store = store
        self._tables = tables

    async def open_tables(self, person: str) -> list[wire.Summary]:
        """The open tables that can be joined."""
        shown = [self._shown(blob, person) for blob in await self._store.open_tables(MOST)]
        return [summary for summary in shown if summary.phase == "lobby" and summary.free]

    async def games_of(self, person: str) -> list[wire.Summary]:
        """A person's own tables, newest first."""
        shown = [self._shown(blob, person) for blob in await self._store.games_of(person, MOST)]
        for summary in shown:
            summary.yours = True
        return shown

    def _shown(self, blob: bytes, person: str) -> wire.Summary:
        listed = msgspec.json.decode(with_today_settings(blob), type=Listed)
        live = self._tables.get(listed.summary.code)
        if live is not None:
            listed = msgspec.json.decode(entry(live.table).summary, type=Listed)
        listed.summary.your_turn = person in listed.asked
        return listed.summary
