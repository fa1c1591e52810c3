"""The application: routes, WebSocket and life span, over one harbour."""

from pathlib import Path

from starlette.applications import Starlette
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from flibuste.server.api import Api
from flibuste.server.config import Config
from flibuste.server.connection import Connection
from flibuste.server.guard import Guard
from flibuste.server.harbour import Harbour, NoTable
from flibuste.server.line import EXTENSION
from flibuste.server.pages import Pages
from flibuste.table.port import Store
from flibuste.table.refused import Refused
from flibuste.table.tv import mark_of


class BadStore(ValueError):
    """An address that names no store."""


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
    """Sends a table's WebSocket straight to it, and all else to the routes."""

    def __init__(self, harbour: Harbour, api: Api, pages: ASGIApp) -> None:
        self._harbour = harbour
        self._api = api
        self._pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves a request or a connection."""
        if scope["type"] != "websocket":
            await self._pages(scope, receive, send)
            return
        code = scope["path"].removeprefix("/ws/tables/")
        await receive()
        await send({"type": "websocket.accept"})
        try:
            connection = await self._connection(code.upper(), scope)
        except Closed as closed:
            await send({"type": "websocket.close", "code": closed.code, "reason": closed.reason})
            return
        await connection.run(receive)

    async def _connection(self, code: str, scope: Scope) -> Connection:
        address, person = scope["flibuste.address"], scope["flibuste.person"]
        if not self._api.may_guess(address):
            raise Closed(4429, "too_many_requests")
        try:
            berth = await self._harbour.berth(code)
        except NoTable:
            self._api.guessed_wrong(address)
            raise Closed(4404, "no_such_table") from None
        except Refused as no:
            # A game that is still warming up after a restart is no reason to stay away.
            raise Closed(1013 if no.code == "not_ready" else 4403, no.code) from None
        member = berth.table.crew.member_of(person)
        if member is not None and member.banned:
            raise Closed(4403, "banned")
        tv = mark_of(person) if scope["query_string"] == b"tv" else None
        return Connection(scope["extensions"][EXTENSION]["line"], berth, person, tv)


class Closed(Exception):
    """A connection that is closed before it begins."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


def application(config: Config, harbour: Harbour) -> ASGIApp:
    """The ASGI application over an open harbour."""
    api = Api(harbour)
    pages = Starlette(routes=[*api.routes(), Route("/{path:path}", Pages(config.client).answer)])
    return Guard(Doors(harbour, api, pages), harbour, config.names)
