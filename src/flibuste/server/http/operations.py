"""The requests of the API, each declared once: routes and the OpenAPI document are made from them."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from flibuste.server.http.bodies import answered, body_of

Handler = Callable[..., Awaitable[Response | msgspec.Struct]]
"""Takes the request and, if it has one, its body as a struct."""
Guard = Callable[[Callable[[Request], Awaitable[Response]]], Callable[[Request], Awaitable[Response]]]


@dataclass(frozen=True)
class Operation:
    """How a request is reached, what it takes and gives, and who answers it."""

    method: str
    path: str
    handler: Handler
    summary: str
    body: type[msgspec.Struct] | None = None
    answer: type[msgspec.Struct] | None = None
    status: int = 200
    query: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """The schemas of the query parameters."""
    described: bool = True
    """Whether the OpenAPI document includes it."""

    def route(self, guard: Guard) -> Route:
        """The route that serves it."""

        async def serve(request: Request) -> Response:
            if self.body is None:
                found = await self.handler(request)
            else:
                found = await self.handler(request, await body_of(request, self.body))
            return found if isinstance(found, Response) else answered(found, self.status)

        return Route(self.path, guard(serve), methods=[self.method])


def operation(method: str, path: str, handler: Handler, **more: Any) -> Operation:
    """A request with the body and answer that its handler's annotations name."""
    hints = get_type_hints(handler)
    given = hints.get("return")
    return Operation(
        method,
        path,
        handler,
        summary=more.pop("summary", (handler.__doc__ or "").strip().removesuffix(".")),
        body=more.pop("body", hints.get("body")),
        answer=more.pop(
            "answer", given if isinstance(given, type) and issubclass(given, msgspec.Struct) else None
        ),
        **more,
    )
