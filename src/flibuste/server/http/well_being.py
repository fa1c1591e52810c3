"""How a process is doing: whether it is healthy, and what Prometheus reads."""

from collections.abc import Callable, Iterator, Mapping
from typing import Literal

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import Response

from flibuste.server import wire
from flibuste.server.compiling import Compiling
from flibuste.server.http.bodies import answered
from flibuste.server.http.operations import Operation, operation
from flibuste.server.live.housekeeping import Housekeeping
from flibuste.server.live.live_table import LiveTable
from flibuste.server.live.store_watch import StoreWatch
from flibuste.server.metrics import CONNECTIONS, HOUSEKEEPING, STORE_AWAY, STUCK, TABLES


class WellBeing:
    """The requests of people who monitor a server."""

    def __init__(
        self,
        tables: Mapping[str, LiveTable],
        store_watch: StoreWatch,
        compiling: Compiling,
        housekeeping: Housekeeping,
        *,
        stopping: Callable[[], bool],
    ) -> None:
        self._tables, self._store_watch = tables, store_watch
        self._compiling, self._housekeeping = compiling, housekeeping
        self._stopping = stopping

    def operations(self) -> Iterator[Operation]:
        """The operations offered."""
        yield operation("GET", "/healthz", self.health, answer=wire.Health)
        yield operation("GET", "/metrics", self.metrics, described=False)

    async def health(self, _request: Request) -> Response:
        """Whether the server is healthy."""
        tables = self._tables.values()
        away = self._store_watch.away
        status: Literal["ok", "stopping", "store_away"] = "store_away" if away else "ok"
        if self._stopping():
            status = "stopping"
        health = wire.Health(
            status=status,
            tables=len(tables),
            connections=sum(len(live.connections) for live in tables),
            ready=self._compiling.ready,
            stuck=sum(live.stuck for live in tables),
            housekeeping=self._housekeeping.age,
        )
        return answered(health, 200 if status == "ok" else 503)

    async def metrics(self, _request: Request) -> Response:
        """What Prometheus reads."""
        TABLES.set(len(self._tables))
        CONNECTIONS.set(sum(len(live.connections) for live in self._tables.values()))
        STUCK.set(sum(live.stuck for live in self._tables.values()))
        STORE_AWAY.set(self._store_watch.away)
        HOUSEKEEPING.set(self._housekeeping.age)
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
