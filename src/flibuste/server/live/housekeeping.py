"""Keeping house: tables without people leave memory, the lists are brought up to date, old tables go."""

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog

from flibuste.server.live.services import SteadyClock
from flibuste.table.port import Away

if TYPE_CHECKING:
    from flibuste.server.live.live_table import LiveTable
    from flibuste.server.live.services import Services

log = structlog.get_logger()
HOUR: Final = 3600 * 1000
DAY: Final = 24 * HOUR
ROUND_SECONDS: Final = 10.0
"""In this time every table is looked after once..."""
STEP_SECONDS: Final = 0.1
"""... a share of them at each step, so that the house is never kept all at once."""
AFTER_FAILURE_SECONDS: Final = 1.0
COMPLAINT_SECONDS: Final = 60.0
"""A failure that is not the store's is logged once in this time."""


class Housekeeping:
    """Looks after the live tables of a process."""

    def __init__(self, services: "Services", tables: "dict[str, LiveTable]") -> None:
        self._services = services
        self._store, self._now, self._config = services.store, services.now, services.config
        self._tables = tables
        self._swept = 0
        self._kept = time.monotonic()
        """When the house was last kept from end to end."""
        self._complained = -COMPLAINT_SECONDS
        self._left: list[LiveTable] = []
        """Tables that have left the harbour..."""
        self._left_before: list[LiveTable] = []
        """... and those that left a round before, with which nobody is busy any more."""

    @property
    def age(self) -> float:
        """Seconds since the house was last kept from end to end."""
        return round(time.monotonic() - self._kept, 1)

    async def run(self) -> None:
        """Keeps house for as long as the process lives, whatever fails."""
        while True:
            try:
                await self._round()
            except Exception as error:  # noqa: BLE001 - the house is kept all the same
                self._failed(error)
                await asyncio.sleep(AFTER_FAILURE_SECONDS)

    async def _round(self) -> None:
        """Looks after every table in turn, a few at a time, and deletes what nobody has touched for long."""
        codes = list(self._tables)
        steps = max(1, round(min(ROUND_SECONDS, self._config.evict_after / 2) / STEP_SECONDS))
        well = True
        for step in range(steps):
            await asyncio.sleep(STEP_SECONDS)
            for code in codes[step::steps]:
                try:
                    await self._look_after(code)
                except Away:
                    raise
                except Exception as error:  # noqa: BLE001 - one table's trouble is not the others'
                    self._failed(error)
                    well = False
        self._take_apart()
        if not self._tables and isinstance(self._now, SteadyClock):
            self._now.read_the_wall()
        if abs(self._now() - self._swept) > HOUR:
            await self._sweep()
            self._swept = self._now()
        if well:
            self._kept = time.monotonic()

    def _failed(self, error: Exception) -> None:
        if isinstance(error, Away):
            self._services.store_watch.failed(error)
        elif time.monotonic() - self._complained >= COMPLAINT_SECONDS:
            self._complained = time.monotonic()
            log.error("house could not be kept", exc_info=error)

    def part_with(self, live: "LiveTable") -> None:
        """Takes a table out of the harbour, and apart when nobody is busy with it any more."""
        if live.gone:
            return
        live.leave()
        self._left.append(live)

    def _take_apart(self) -> None:
        """Takes apart what left a round before; one table's trouble is not the others'."""
        left, self._left_before, self._left = self._left_before, self._left, []
        for live in left:
            try:
                if live.connections or live.busy:
                    self._left.append(live)
                else:
                    live.fall_apart()
            except Exception as error:  # noqa: BLE001 - it is let go of all the same
                self._failed(error)

    async def _look_after(self, code: str) -> None:
        """Sends a table without people out of memory; tells the lists about one that was played at."""
        live = self._tables.get(code)
        if live is None:
            return
        if live.dirty:
            await live.tell_lists()
        elif self._idle(live):
            await self._evict(live)

    def _idle(self, live: "LiveTable") -> bool:
        left = live.presence.deserted and not live.busy
        return left and live.now() - live.presence.idle_since > self._config.evict_after * 1000

    async def _evict(self, live: "LiveTable") -> None:
        self._tables.pop(live.table.header.code, None)
        self.part_with(live)
        if live.ours:
            await self._store.release([live.table.header.id])

    async def _sweep(self) -> None:
        now, config = self._now(), self._config
        gone = await self._store.sweep(
            now - int(config.keep_lobby_days * DAY),
            now - int(config.keep_unfinished_days * DAY),
            now - int(config.keep_finished_days * DAY),
        )
        await self._store.voyages.sweep((now - int(config.keep_finished_days * DAY)) // DAY)
        await self._store.ratings.sweep(now - int(config.keep_finished_days * DAY))
        await self._store.regattas.sweep(now - int(config.keep_finished_days * DAY))
        for code in [code for code, live in self._tables.items() if live.table.header.id in gone]:
            self.part_with(self._tables.pop(code))
