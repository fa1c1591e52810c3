"""What every request passes: host, origin, size, rate, the device's cookie; safe headers back."""

import asyncio
import socket
from collections import Counter
from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders

from flibuste.core.message import message
from flibuste.server import wire
from flibuste.server.identity import COOKIE, YEAR
from flibuste.server.limits import Buckets

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from flibuste.server.harbour import Harbour

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self' ws: wss:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


def own_names() -> set[str]:
    """The names and addresses under which this machine is reached."""
    name = socket.gethostname()
    found = {"localhost", "127.0.0.1", "[::1]", name.lower(), f"{name.lower()}.local"}
    try:
        for info in socket.getaddrinfo(name, None):
            address = str(info[4][0])
            found.add(f"[{address}]" if ":" in address else address)
    except OSError:
        pass
    return found | {network_address()}


def network_address() -> str:
    """The address at which phones in the same network reach this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # No packet is sent: this only asks which way it would go.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def host_of(value: str) -> str:
    """A host header without its port."""
    if value.startswith("["):
        return value.partition("]")[0].lower() + "]"
    return value.partition(":")[0].lower()


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: "ASGIApp", harbour: "Harbour", names: Iterable[str]) -> None:
        self._app = app
        self._harbour = harbour
        self._names = own_names() | {name.lower() for name in names}
        limits = harbour.config.limits
        self._requests = Buckets(limits.requests_a_second, limits.requests_at_once)
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        """Lets a request through, or answers it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        address = scope["client"][0] if scope.get("client") else ""
        scope["flibuste.address"] = address
        if host_of(host) not in self._names:
            await self._refuse(scope, send, 421, "wrong_host")
            return
        if not self._same_origin(scope, headers, host):
            await self._refuse(scope, send, 403, "wrong_origin")
            return
        person = self._harbour.people.read(_cookie(headers))
        scope["flibuste.person"] = person or self._harbour.people.new()
        scope["flibuste.known"] = person is not None
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send, address)
            return
        if not self._requests.of(address).take(asyncio.get_running_loop().time()):
            await self._refuse(scope, send, 429, "too_many_requests")
            return
        length = headers.get("content-length", "0")
        most = self._harbour.config.limits.body_bytes
        if not length.isdigit() or int(length) > most:
            await self._refuse(scope, send, 413, "too_large")
            return
        await self._app(scope, receive, self._dress(scope, send))

    def _same_origin(self, scope: "Scope", headers: Headers, host: str) -> bool:
        """Whether the request comes from our own pages, or from no page at all."""
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return True
        origin = headers.get("origin")
        return origin is None or urlsplit(origin).netloc.lower() == host.lower()

    async def _socket(self, scope: "Scope", receive: "Receive", send: "Send", address: str) -> None:
        limits = self._harbour.config.limits
        person = scope["flibuste.person"]
        if (
            self._sockets[person] >= limits.connections_a_device
            or self._sockets[address] >= limits.connections_an_address
        ):
            await self._refuse(scope, send, 429, "too_many_connections")
            return
        for name in (person, address):
            self._sockets[name] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            for name in (person, address):
                self._sockets[name] -= 1
                if not self._sockets[name]:
                    del self._sockets[name]

    def _dress(self, scope: "Scope", send: "Send") -> "Send":
        """Adds the safe headers, and the cookie if the device has none yet or became another."""

        async def dressed(event: "Message") -> None:
            if event["type"] == "http.response.start":
                headers = MutableHeaders(scope=event)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                # A page too: its line to a table may be its first request, and a line cannot bring a cookie.
                page = headers.get("content-type", "").startswith("text/html")
                wants_cookie = (page or scope["path"].startswith("/api/")) and not scope["flibuste.known"]
                if wants_cookie and event["status"] < 400:
                    headers.append("set-cookie", self._cookie_line(scope))
            await send(event)

        return dressed

    def _cookie_line(self, scope: "Scope") -> str:
        signed = self._harbour.people.sign(scope["flibuste.person"])
        secure = "; Secure" if scope["scheme"] == "https" else ""
        return f"{COOKIE}={signed}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"

    async def _refuse(self, scope: "Scope", send: "Send", status: int, code: str) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4429 if status == 429 else 4403, "reason": code})
            return
        body = problem(code)
        head: list[tuple[bytes, bytes]] = [(b"content-type", b"application/json")]
        head += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        await send({"type": "http.response.start", "status": status, "headers": head})
        await send({"type": "http.response.body", "body": body})


def problem(code: str, say: dict[str, Any] | None = None, detail: str = "") -> bytes:
    """The body of a refusal over HTTP."""
    said = say or message(f"table-refusal-{code.replace('_', '-')}")
    return msgspec.json.encode(wire.Problem(code, said, detail))


def _cookie(headers: Headers) -> str | None:
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(headers.get("cookie", ""))
    except CookieError:
        return None
    found = jar.get(COOKIE)
    return found.value if found else None
