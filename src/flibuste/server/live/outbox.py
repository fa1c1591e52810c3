"""The round of the outboxes: all that have something in them are emptied in one go."""

import asyncio
from typing import TYPE_CHECKING

import structlog

if TYPE_CHECKING:
    from collections.abc import Collection

    from flibuste.server.live.connection import Connection
    from flibuste.server.live.live_table import LiveTable
    from flibuste.server.wire.socket import Socket

log = structlog.get_logger()


class Outbox:
    """Goes round once all that happens now has happened, so that an answer and its view leave together."""

    def __init__(self) -> None:
        self._news: dict[LiveTable, None] = {}
        """The tables where everyone gets a view."""
        self._waiting: list[Connection] = []
        self._called = False

    def show(self, live: "LiveTable") -> None:
        """Everyone at the table gets the newest view in the next round."""
        self._news[live] = None
        self._call()

    def collect(self, connection: "Connection") -> None:
        """This connection's outbox is emptied in the next round."""
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
        # First everything is packed, then everything is sent, so that each kind of work finds its code in the
        # cache.
        parcels: list[tuple[Socket, bytes]] = []
        for live in news:
            self._pack(live, live.connections, parcels, look=True)
        for connection in waiting:
            if connection.posted:
                connection.posted = False
                self._pack(connection.live, (connection,), parcels, look=False)
        for socket, parcel in parcels:
            socket.write(parcel)

    def _pack(
        self,
        live: "LiveTable",
        connections: "Collection[Connection]",
        parcels: "list[tuple[Socket, bytes]]",
        *,
        look: bool,
    ) -> None:
        try:
            live.views.open(live.now())
        except Exception:
            log.exception("views failed", table=live.table.header.code)
            return
        for connection in connections:
            try:
                if parcel := connection.pack(look=look):
                    parcels.append((connection.socket, parcel))
            except Exception:
                log.exception("view failed", table=live.table.header.code)
