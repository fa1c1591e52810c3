"""The bell of one table: it rings when the game's clock has to act or a seat's time is up."""

import asyncio
from typing import TYPE_CHECKING

from flibuste.table import play
from flibuste.table.due import next_due

if TYPE_CHECKING:
    from flibuste.server.live.live_table import LiveTable
    from flibuste.table.log import Row


class Bell:
    """Rings for the earliest thing that is due."""

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._timer: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None

    def set(self) -> None:
        """Sets the bell for what is due next, if anything is."""
        self.stop()
        due = next_due(self._live.table, self._live.presence.lifted)
        if due is not None:
            delay = max(0.0, (due.at - self._live.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring, due.what, due.seat)

    def stop(self) -> None:
        """Silences the bell."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self, what: str, seat: int) -> None:
        self._timer = None
        if self._ringing is not None and not self._ringing.done():
            # It waits for the store, and then looks at what is due.
            return

        def decide() -> "list[Row]":
            table, now = self._live.table, self._live.now()
            due = next_due(table, self._live.presence.lifted)
            if due is None or (due.what, due.seat) != (what, seat) or due.at > now:
                self._live.go_on()
                return []
            return play.lapse(table, seat, now)

        self._ringing = self._live.soon(self._live.try_commit(decide))
