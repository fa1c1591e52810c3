"""The application: routes, WebSocket and life span, over one harbour."""

from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from flibuste.server.api import Api
from flibuste.server.config import Config
from flibuste.server.connection import Connection
from flibuste.server.guard import Guard
from flibuste.server.harbour import Harbour, NoTable
from flibuste.server.pages import Pages
from flibuste.table.port import Store
from flibuste.table.refused import Refused


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


def application(config: Config, harbour: Harbour) -> Starlette:
    """The ASGI application over an open harbour."""
    api = Api(harbour)

    async def table(socket: WebSocket) -> None:
        address = socket.scope["flibuste.address"]
        await socket.accept()
        if not api.may_guess(address):
            await socket.close(4429, "too_many_requests")
            return
        try:
            berth = await harbour.berth(socket.path_params["code"].upper())
        except NoTable:
            api.guessed_wrong(address)
            await socket.close(4404, "no_such_table")
            return
        except Refused as no:
            await socket.close(4403, no.code)
            return
        person = socket.scope["flibuste.person"]
        member = berth.table.crew.member_of(person)
        if member is not None and member.banned:
            await socket.close(4403, "banned")
            return
        await Connection(socket, berth, person).run()

    return Starlette(
        routes=[
            *api.routes(),
            WebSocketRoute("/ws/tables/{code}", table),
            Route("/{path:path}", Pages(config.client).answer),
        ],
        middleware=[Middleware(Guard, harbour=harbour, names=config.names)],
    )
