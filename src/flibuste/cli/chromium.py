"""Finds a Chromium or Chrome on this machine and drives a page in it."""

import base64
import itertools
import json
import os
import shutil
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import typer
from websockets.sync.client import ClientConnection, connect

_NAMES: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "chrome",
)
_ON_A_MAC: Final = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
_FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-sync",
    "--remote-debugging-port=0",
)
_PATIENCE: Final = 120.0
"""Seconds that a step may take."""


def find() -> str:
    """The program to start: FLIBUSTE_CHROMIUM, else the first one on the path."""
    on_path = (shutil.which(name) for name in (*_NAMES, _ON_A_MAC))
    found = os.environ.get("FLIBUSTE_CHROMIUM") or next(filter(None, on_path), None)
    if not found:
        raise typer.BadParameter(
            "no Chromium or Chrome found: install one, or name it in FLIBUSTE_CHROMIUM "
            "(or print from the browser, at /print of a running server)"
        )
    return found


class Page:
    """A page of a running browser, driven through its developer tools protocol."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._numbers = itertools.count(1)

    def open(self, address: str) -> None:
        """Goes to an address and waits until it is loaded."""
        self.ask("Page.enable")
        self.ask("Page.navigate", url=address)
        while self._hear().get("method") != "Page.loadEventFired":
            pass

    def value(self, script: str) -> Any:
        """The value of a script, once its promise is fulfilled."""
        answer = self.ask("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return answer["result"].get("value")

    def pdf(self) -> bytes:
        """The page as a printer would show it, in the format that its style names."""
        answer = self.ask("Page.printToPDF", preferCSSPageSize=True, printBackground=True)
        return base64.b64decode(answer["data"])

    def ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        """The browser's answer to one request."""
        number = next(self._numbers)
        self._connection.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while (heard := self._hear()).get("id") != number:
            pass
        if "error" in heard:
            raise RuntimeError(heard["error"]["message"])
        answer: dict[str, Any] = heard["result"]
        return answer

    def _hear(self) -> dict[str, Any]:
        heard: dict[str, Any] = json.loads(self._connection.recv(timeout=_PATIENCE))
        return heard


@contextmanager
def page() -> Iterator[Page]:
    """A page of a browser that is started for it and ends with it."""
    program = find()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [program, *_FLAGS, f"--user-data-dir={profile}", "about:blank"]
        try:
            process = subprocess.Popen(  # noqa: S603
                command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
        except OSError as error:
            raise typer.BadParameter(f"{program} does not start: {error.strerror}") from None
        try:
            with connect(_page_address(process, program, Path(profile)), max_size=None) as connection:
                yield Page(connection)
        finally:
            process.terminate()
            process.wait(30)


def _page_address(process: "subprocess.Popen[bytes]", program: str, profile: Path) -> str:
    """Where the browser's first page listens, once the browser says so."""
    told = profile / "DevToolsActivePort"
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        if process.poll() is not None:
            break
        if told.is_file() and (port := told.read_text(encoding="ascii").partition("\n")[0]):
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list", timeout=10) as answer:
                pages = [one for one in json.load(answer) if one["type"] == "page"]
            if pages:
                return str(pages[0]["webSocketDebuggerUrl"])
        time.sleep(0.05)
    raise typer.BadParameter(f"{program} does not start")
