"""JSON bodies of requests and answers."""

from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

T = TypeVar("T", bound=msgspec.Struct)


class Bad(Exception):
    """A malformed request."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.detail = detail


def answered(value: msgspec.Struct, status: int = 200) -> Response:
    """The struct as the body of an answer."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def body_of(request: Request, kind: type[T]) -> T:
    """The request's body as the given struct, or a refusal; forms and plain text are refused."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Bad(415, "not_json", "")
    try:
        return msgspec.json.decode(await request.body() or b"{}", type=kind)
    except ClientDisconnect:
        raise Bad(400, "bad_body", "") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Bad(400, "bad_body", str(error)) from None
