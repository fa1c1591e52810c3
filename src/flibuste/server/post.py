"""The round of the outboxes: all that have something in them are emptied in one go."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import structlog

if TYPE_CHECKING:
    from flibuste.server.connection import Connection

log = structlog.get_logger()


class Post:
    """Goes round once all that happens now has happened: an answer and its view leave together."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._waiting: list[Connection] = []

    def collect(self, connection: "Connection") -> None:
        """On the next round this connection's outbox is emptied."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._go_round)
        self._waiting.append(connection)

    def _go_round(self) -> None:
        waiting, self._waiting = self._waiting, []
        now = self._now()
        # First everything is packed, then everything is sent: each kind of work finds its code in the cache.
        parcels = []
        for connection in waiting:
            try:
                if parcel := connection.pack(now):
                    parcels.append((connection.line, parcel))
            except Exception:
                log.exception("view failed", table=connection.berth.table.header.code)
        for line, parcel in parcels:
            line.write(parcel)
