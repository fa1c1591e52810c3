"""The round of the outboxes: all that have something in them are emptied in one go."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import structlog

if TYPE_CHECKING:
    from collections.abc import Collection

    from flibuste.server.berth import Berth
    from flibuste.server.connection import Connection
    from flibuste.server.line import Line

log = structlog.get_logger()


class Post:
    """Goes round once all that happens now has happened: an answer and its view leave together."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._news: dict[Berth, None] = {}
        """The tables at which everyone gets a view."""
        self._waiting: list[Connection] = []
        self._called = False

    def show(self, berth: "Berth") -> None:
        """On the next round everyone at the table gets the newest view."""
        self._news[berth] = None
        self._call()

    def collect(self, connection: "Connection") -> None:
        """On the next round this connection's outbox is emptied."""
        self._waiting.append(connection)
        self._call()

    def _call(self) -> None:
        if not self._called:
            self._called = True
            asyncio.get_running_loop().call_soon(self._go_round)

    def _go_round(self) -> None:
        news, self._news = self._news, {}
        waiting, self._waiting = self._waiting, []
        self._called = False
        now = self._now()
        # First everything is packed, then everything is sent: each kind of work finds its code in the cache.
        parcels: list[tuple[Line, bytes]] = []
        for berth in news:
            self._pack(berth, berth.connections, now, parcels, look=True)
        for connection in waiting:
            if connection.posted:
                connection.posted = False
                self._pack(connection.berth, (connection,), now, parcels, look=False)
        for line, parcel in parcels:
            line.write(parcel)

    def _pack(
        self,
        berth: "Berth",
        connections: "Collection[Connection]",
        now: int,
        parcels: "list[tuple[Line, bytes]]",
        *,
        look: bool,
    ) -> None:
        try:
            berth.gallery.open(now)
        except Exception:
            log.exception("views failed", table=berth.table.header.code)
            return
        for connection in connections:
            try:
                if parcel := connection.pack(look=look):
                    parcels.append((connection.line, parcel))
            except Exception:
                log.exception("view failed", table=berth.table.header.code)
