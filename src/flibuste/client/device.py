"""A device at a server: its cookie, and its requests over HTTP."""

import asyncio
import re
import urllib.error
import urllib.request
from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec

from flibuste.core.message import Message, render
from flibuste.server import wire

T = TypeVar("T")
COOKIE: Final = "flibuste"
PATIENCE: Final = 30.0
_CODE: Final = re.compile(r"[BCDFGHJKLMNPQRSTVWXZ]{6}")


class Refusal(Exception):
    """The server's refusal: a code for programs, a sentence for people."""

    def __init__(self, code: str, say: Message) -> None:
        super().__init__(f"{render(say, 'en', str)} ({code})")
        self.code = code


class Lost(Exception):
    """The server cannot be reached, or does not answer as a Flibuste server does."""


def table_code(address: str) -> tuple[str, str]:
    """The server and code in a table's link (`http://host/t/CODE`); raises ValueError with one line."""
    parts = urlsplit(address)
    *_, last = parts.path.rstrip("/").split("/")
    code = last.upper()
    if parts.scheme not in ("http", "https") or not parts.netloc or not _CODE.fullmatch(code):
        raise ValueError(f"{address!r} is no link to a table, like http://127.0.0.1:8000/t/K7PXQM")
    return f"{parts.scheme}://{parts.netloc}", code


class Device:
    """One device, which the server recognizes by its cookie."""

    def __init__(self, server: str, cookie: str | None = None) -> None:
        self.server = server.rstrip("/")
        self.cookie = cookie

    async def register(self) -> str:
        """The device's cookie; the server gives a new device one."""
        if self.cookie is None:
            await self.get("/api/me", wire.Me)
        if self.cookie is None:
            raise Lost(f"{self.server} gives no cookie: is it a server of these tables?")
        return self.cookie

    async def games(self) -> wire.Games:
        """The games of the server."""
        return await self.get("/api/games", wire.Games)

    async def table(self, code: str) -> wire.TableInfo:
        """A table without its game's state."""
        return await self.get(f"/api/tables/{code}", wire.TableInfo)

    async def open(self, new: wire.NewTable) -> wire.TableInfo:
        """Opens a table."""
        await self.register()
        return await self._ask("/api/tables", wire.TableInfo, new)

    async def get(self, path: str, answer: type[T]) -> T:
        """The answer to a GET; raises Refusal or Lost."""
        return await self._ask(path, answer, None)

    async def command(self, code: str, command: wire.Command) -> wire.TableInfo:
        """Tells a table something without a connection to it; raises Refusal or Lost."""
        await self.register()
        tag = command.__struct_config__.tag
        body = {key: value for key, value in msgspec.to_builtins(command).items() if key != "t"}
        return await self._ask(f"/api/tables/{code}/{tag}", wire.TableInfo, body)

    async def _ask(self, path: str, answer: type[T], body: object) -> T:
        told = await asyncio.to_thread(self._send, path, body)
        try:
            return msgspec.json.decode(told, type=answer)
        except msgspec.DecodeError as error:
            raise Lost(f"{self.server}{path} answers as no table's server does: {error}") from None

    def _send(self, path: str, body: object) -> bytes:
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if self.cookie is not None:
            headers["Cookie"] = f"{COOKIE}={self.cookie}"
        told = None if body is None else msgspec.json.encode(body)
        request = urllib.request.Request(f"{self.server}{path}", told, headers)  # noqa: S310 - see table_code
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
                self._keep(answer.headers.get_all("Set-Cookie") or [])
                text: bytes = answer.read()
                return text
        except urllib.error.HTTPError as error:
            try:
                no = msgspec.json.decode(error.read(), type=wire.Problem)
            except msgspec.DecodeError:
                raise Lost(f"{self.server}{path}: status {error.code}") from None
            raise Refusal(no.code, no.say) from None
        except (urllib.error.URLError, TimeoutError, ConnectionError) as error:
            raise Lost(f"{self.server} cannot be reached: {getattr(error, 'reason', error)}") from None

    def _keep(self, cookies: list[str]) -> None:
        for cookie in cookies:
            name, _, value = cookie.partition(";")[0].partition("=")
            if name == COOKIE:
                self.cookie = value
