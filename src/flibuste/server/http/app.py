"""The application: routes, WebSocket and lifespan, over one harbour."""

from collections import Counter
from pathlib import Path

from starlette.applications import Starlette
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from flibuste.server.config import Config, Limits
from flibuste.server.http.api import Api
from flibuste.server.http.bodies import Bad
from flibuste.server.http.guard import Guard
from flibuste.server.http.pages import Pages
from flibuste.server.http.previews import Previews
from flibuste.server.live.connection import Connection
from flibuste.server.live.harbour import Harbour
from flibuste.server.live.not_found import NoTable
from flibuste.server.live.store_watch import StoreWatch
from flibuste.server.wire.socket import EXTENSION
from flibuste.table.port import Away, Store
from flibuste.table.refused import Refused
from flibuste.table.tv import mark_of


class BadStore(ValueError):
    """The address does not name a store."""


def open_store(address: str) -> Store:
    """The store at `sqlite:///path` or `postgresql://…`."""
    if address.startswith("sqlite:///"):
        from flibuste.store.sqlite import SqliteStore

        return SqliteStore(Path(address.removeprefix("sqlite:///")))
    if address.startswith(("postgresql://", "postgres://")):
        from flibuste.store.postgres import PostgresStore

        return PostgresStore(address)
    raise BadStore(f"the store is sqlite:///path or postgresql://…, not {address!r}")


class Doors:
    """Sends a table's WebSocket straight to it, and everything else to the routes."""

    def __init__(self, limits: Limits, store_watch: StoreWatch, api: Api, pages: ASGIApp) -> None:
        self._limits = limits
        self._store_watch = store_watch
        self._api = api
        self._pages = pages
        self._strangers: Counter[str] = Counter()
        """By address, the connections of people who are not members of the table they watch."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves a request or a connection."""
        if scope["type"] != "websocket":
            await self._pages(scope, receive, send)
            return
        code = scope["path"].removeprefix("/ws/tables/")
        await receive()
        await send({"type": "websocket.accept"})
        try:
            connection, stranger = await self._connection(code, scope)
        except Closed as closed:
            await send({"type": "websocket.close", "code": closed.code, "reason": closed.reason})
            return
        if not stranger:
            await connection.run(receive)
            return
        address = scope["flibuste.address"]
        self._strangers[address] += 1
        try:
            await connection.run(receive)
        finally:
            self._strangers[address] -= 1
            if not self._strangers[address]:
                del self._strangers[address]

    async def _connection(self, code: str, scope: Scope) -> tuple[Connection, bool]:
        """The connection to a table, and whether it counts against the address."""
        address, person = scope["flibuste.address"], scope["flibuste.person"]
        # Taken out, because a socket within its own scope would be a reference cycle.
        socket = scope["extensions"].pop(EXTENSION)["socket"]
        try:
            live = await self._api.lookup.find(code, person, address)
        except NoTable:
            raise Closed(4404, "no_such_table") from None
        except Bad as bad:
            raise Closed(4429, bad.code) from None
        except Refused as no:
            raise Closed(4403, no.code) from None
        except Away as error:
            self._store_watch.failed(error)
            raise Closed(1013, "store_away") from None
        member = live.table.roster.member_of(person)
        if member is not None and member.banned:
            raise Closed(4403, "banned")
        stranger = member is None or not member.here
        if stranger and self._strangers[address] >= self._limits.connections_an_address:
            raise Closed(4429, "too_many_connections")
        tv = mark_of(person) if scope["query_string"] == b"tv" else None
        bucket = self._api.frames_of(scope, live)
        return Connection(socket, live, person, bucket, tv), stranger


class Closed(Exception):
    """Closes a connection before it begins."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


def application(config: Config, harbour: Harbour) -> ASGIApp:
    """The ASGI application over an open harbour."""
    api = Api(harbour)
    files = Pages(config.client, Previews(config.client, harbour.store, harbour.finding, api.lookup))
    pages = Starlette(routes=[*api.routes(), Route("/{path:path}", files.answer)])
    return Guard(Doors(config.limits, harbour.store_watch, api, pages), config, harbour.services)
