"""What every request passes: host, origin, size, rate, the device's cookie; safe headers back."""

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.datastructures import Headers, MutableHeaders

from flibuste.core.message import message
from flibuste.server import wire
from flibuste.server.http.addresses import host_of, household, own_names
from flibuste.server.http.bodies import Bad
from flibuste.server.identity import COOKIE, YEAR
from flibuste.server.limits import Buckets

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from flibuste.server.config import Config
    from flibuste.server.live.services import Services

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
DAY: Final = 24 * 3600
TOO_MANY: Final = 429
AWAY: Final = 503
REFUSED_SECONDS: Final = 1.0
"""After which somebody who asks too fast is told so."""
LONGEST_COOKIE: Final = 128


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: "ASGIApp", config: "Config", services: "Services") -> None:
        self._app = app
        self._services, self._people = services, services.people
        self._names = own_names() | {name.lower() for name in config.names}
        self._limits = limits = config.limits
        self._addresses = Buckets(limits.address_requests_a_second, limits.address_requests_at_once)
        self._newcomers = Buckets(limits.newcomers_a_second, limits.newcomers_at_once)
        self._devices = Buckets(limits.requests_a_second, limits.requests_at_once)
        self._sockets: Counter[str] = Counter()
        self._tls_only = f"max-age={config.hsts_days * DAY}" if config.hsts_days else None

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        """Lets a request through, or answers it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        try:
            self._check(scope)
        except Bad as bad:
            if bad.status == TOO_MANY:
                # Whoever asks too fast is answered slowly, and each answer takes up a connection meanwhile.
                await asyncio.sleep(REFUSED_SECONDS)
            await self._refuse(scope, self._dress(scope, send), bad)
            return
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
            return
        person = scope["flibuste.person"]
        try:
            await self._app(scope, self._measure(receive), self._dress(scope, send))
        finally:
            # Whoever asked to be forgotten is somebody new by now.
            if scope["flibuste.person"] == person:
                self._services.served(person)

    def _check(self, scope: "Scope") -> None:
        """Names the device behind a request; Bad if it must not pass. What costs least is looked at first."""
        now = asyncio.get_running_loop().time()
        address = scope["flibuste.address"] = household(scope["client"][0] if scope.get("client") else "")
        scope["flibuste.known"] = True
        if not self._addresses.of(address).take(now):
            raise Bad(TOO_MANY, "too_many_requests", "")
        if sum(len(name) + len(value) for name, value in scope["headers"]) > self._limits.header_bytes:
            raise Bad(431, "too_large", "")
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if host_of(host) not in self._names:
            raise Bad(421, "wrong_host", "")
        if not _same_origin(scope, headers, host):
            raise Bad(403, "wrong_origin", "")
        person = self._known(_cookie(scope))
        scope["flibuste.person"] = person or self._people.new()
        scope["flibuste.known"] = person is not None
        bucket = self._newcomers.of(address) if person is None else self._devices.of(person)
        if not bucket.take(now):
            raise Bad(TOO_MANY, "too_many_requests", "")
        if "transfer-encoding" in headers:
            # Thousands of chunks in one packet cost far more than they bring; browsers say the length.
            raise Bad(411, "bad_body", "a body's length is said beforehand")
        length = headers.get("content-length", "0")
        if not _is_number(length) or int(length) > self._limits.body_bytes:
            raise Bad(413, "too_large", "")

    def _known(self, cookie: str | None) -> str | None:
        """The device of a cookie; one that was just forgotten is somebody new."""
        person = self._people.read(cookie)
        forgotten = self._services.forgotten
        if person is None or person not in forgotten:
            return person
        if forgotten.under_way(person):
            raise Bad(AWAY, "store_away", "")
        return None

    def _measure(self, receive: "Receive") -> "Receive":
        """Counts the body as it arrives, whatever was said about it before."""
        received = 0

        async def measured() -> "Message":
            nonlocal received
            event = await receive()
            received += len(event.get("body", b""))
            if received > self._limits.body_bytes:
                raise Bad(413, "too_large", "")
            return event

        return measured

    async def _socket(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        person = scope["flibuste.person"]
        if self._sockets[person] >= self._limits.connections_a_device:
            await self._refuse(scope, send, Bad(TOO_MANY, "too_many_connections", ""))
            return
        self._sockets[person] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets[person] -= 1
            if not self._sockets[person]:
                del self._sockets[person]

    def _dress(self, scope: "Scope", send: "Send") -> "Send":
        """Adds the safe headers, and the cookie if the device has none yet or became another."""

        async def dressed(event: "Message") -> None:
            if event["type"] == "http.response.start":
                headers = MutableHeaders(scope=event)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self._tls_only is not None and scope["scheme"] == "https":
                    headers["strict-transport-security"] = self._tls_only
                # A page too: its WebSocket may be its first request, and a WebSocket cannot bring a cookie.
                page = headers.get("content-type", "").startswith("text/html")
                wants_cookie = (page or scope["path"].startswith("/api/")) and not scope["flibuste.known"]
                if wants_cookie and event["status"] < 400:
                    headers.append("set-cookie", self._cookie_line(scope))
            await send(event)

        return dressed

    def _cookie_line(self, scope: "Scope") -> str:
        signed = self._people.sign(scope["flibuste.person"])
        secure = "; Secure" if scope["scheme"] == "https" else ""
        return f"{COOKIE}={signed}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"

    async def _refuse(self, scope: "Scope", send: "Send", bad: Bad) -> None:
        if scope["type"] == "websocket":
            code = {TOO_MANY: 4429, AWAY: 1013}.get(bad.status, 4403)
            await send({"type": "websocket.close", "code": code, "reason": bad.code})
            return
        # The connection ends: what else was sent along is not worth taking apart.
        head = [(b"content-type", b"application/json"), (b"connection", b"close")]
        await send({"type": "http.response.start", "status": bad.status, "headers": head})
        await send({"type": "http.response.body", "body": problem(bad.code, detail=bad.detail)})


def problem(code: str, say: dict[str, Any] | None = None, detail: str = "") -> bytes:
    """The body of a refusal over HTTP."""
    said = say or message(f"table-refusal-{code.replace('_', '-')}")
    return msgspec.json.encode(wire.Problem(code, said, detail))


def _same_origin(scope: "Scope", headers: Headers, host: str) -> bool:
    """Whether the request comes from our own pages, or from no page at all."""
    if scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS"):
        return True
    origin = headers.get("origin")
    return origin is None or origin.lower().partition("://")[2] == host.lower()


def _cookie(scope: "Scope") -> str | None:
    """The value of our own cookie; the library's parser takes seconds for some malformed ones."""
    for name, line in scope["headers"]:
        if name == b"cookie":
            for pair in line.split(b";"):
                key, _, value = pair.strip().partition(b"=")
                if key == COOKIE.encode() and len(value) <= LONGEST_COOKIE and value.isascii():
                    return str(value, "ascii")
    return None


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 9
