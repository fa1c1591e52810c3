"""The bell of one table: it rings when the game's clock has to act or a seat's time is up."""

import asyncio
from typing import TYPE_CHECKING

from flibuste.table import play
from flibuste.table.due import next_due

if TYPE_CHECKING:
    from flibuste.server.berth import Berth
    from flibuste.table.log import Row


class Bell:
    """Rings for the earliest thing that is due."""

    def __init__(self, berth: "Berth") -> None:
        self._berth = berth
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Sets the bell for what is due next, if anything is."""
        self.stop()
        due = next_due(self._berth.table, self._berth.company.lifted)
        if due is not None:
            delay = max(0.0, (due.at - self._berth.harbour.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring, due.what, due.seat)

    def stop(self) -> None:
        """Lets the bell be silent."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self, what: str, seat: int) -> None:
        self._timer = None

        def decide() -> "list[Row]":
            table, now = self._berth.table, self._berth.harbour.now()
            due = next_due(table, self._berth.company.lifted)
            if due is None or (due.what, due.seat) != (what, seat) or due.at > now:
                self._berth.go_on()
                return []
            return play.lapse(table, seat, now)

        self._berth.soon(self._berth.try_commit(decide))
