"""How a table's rows get into the log: each decided, written and folded once, whatever the store does."""

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from flibuste.server.live.back_off import back_off
from flibuste.server.live.folding import fold_log
from flibuste.server.live.not_found import Outdated
from flibuste.server.live.store_watch import CALM_SECONDS
from flibuste.table.log import Row
from flibuste.table.port import Away, Conflict, Unfit
from flibuste.table.refused import Refused, refused

if TYPE_CHECKING:
    from flibuste.server.live.live_table import LiveTable
    from flibuste.server.live.services import Services

TRIES: Final = 3
"""How often something is decided anew when somebody else wrote first."""
PATIENCE: Final = 10.0
"""Seconds for which a request waits for a store that is away; then its connection is closed."""

Decide = Callable[[], list[Row]]


class Writing:
    """Writes the rows of one live table, one decision after the other."""

    def __init__(self, live: "LiveTable", services: "Services") -> None:
        self._live, self._table = live, live.table
        self._store, self._watch = services.store, services.store_watch
        self.lock = asyncio.Lock()
        # Asking for the running loop is a system call before Python 3.12: not with every action.
        self._now = asyncio.get_running_loop().time
        self._behind = False
        """Whether the log may have rows that are not folded: it is read before anything is decided."""
        self.broken = False
        """Whether the table could not do what it has to do by itself, and not because of the store."""
        self._failed_at = -CALM_SECONDS

    @property
    def stuck(self) -> bool:
        """Whether the table waits for the store, or could not do what it has to do by itself."""
        return self.broken or time.monotonic() - self._failed_at < CALM_SECONDS

    async def commit(self, decide: Decide) -> int:
        """Decides, writes, folds and shows; returns the seq then. Nothing is shown before it is durable.

        If the store fails, nobody knows whether the rows are written: they are looked for in the log before
        anything is decided anew. Away, and never a refusal, is raised when that cannot be found out in time.
        """
        end = self._now() + PATIENCE
        async with self.lock:
            if self._live.outdated:
                raise Outdated("the log was rewritten")
            unknown: list[Row] = []
            pauses: Iterator[float] | None = None
            while True:
                try:
                    seq = await self._try(decide, unknown)
                except Away as error:
                    self._failed(error)
                    if self._now() > end:
                        self._live.soon(self.follow())
                        raise
                    pauses = pauses or back_off()
                    await asyncio.sleep(next(pauses))
                except Refused:
                    # A row whose outcome is unknown may still turn up, and then was not refused.
                    if unknown:
                        raise Away("the outcome is unknown") from None
                    raise
                else:
                    self.broken, self._failed_at = False, -CALM_SECONDS
                    return seq

    async def _try(self, decide: Decide, unknown: list[Row]) -> int:
        """Writes what is decided, unless a row whose outcome was unknown is found in the log."""
        for _ in range(TRIES):
            if self._behind and await self._catch_up(unknown):
                return self._table.seq
            rows = decide()
            if not rows:
                return self._table.seq
            self._behind = True
            try:
                await self._store.append(self._table.header.id, rows)
            except Conflict:
                # What another process wrote may be this very request: it is read, then decided anew.
                continue
            except Unfit:
                self._behind = False
                raise refused("bad_frame") from None
            except Away:
                unknown.append(rows[0])
                raise
            self._behind = False
            self._table.fold_all(rows)
            self._live.show_new(rows)
            return self._table.seq
        raise refused("again")

    async def catch_up(self, seq: int | None = None) -> None:
        """Somebody else wrote: reads what is new."""
        async with self.lock:
            if not self._live.outdated and (seq is None or seq > self._table.seq):
                await self._catch_up([])

    async def _catch_up(self, unknown: list[Row]) -> bool:
        """Reads what is new, as far as one of these rows; returns whether one is among it."""
        async for rows in fold_log(self._store, self._table):
            self._live.show_new(rows)
            if any(row in rows for row in unknown):
                return True
        self._behind = False
        return False

    async def follow(self, seq: int | None = None) -> None:
        """Reads what is new, however long the store is away."""
        for pause in back_off():
            if self._live.gone:
                return
            try:
                await self.catch_up(seq)
            except Away as error:
                self._failed(error)
                await asyncio.sleep(pause)
            else:
                self._live.go_on()
                return

    def _failed(self, error: Away) -> None:
        self._failed_at = time.monotonic()
        self._watch.failed(error)
