"""A real server for the tests: a separate process on a free port that can be killed and restarted."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Self

from flibuste import games


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """A server process."""

    def __init__(self, folder: Path, *options: str, store: str | None = None, pace: float = 20) -> None:
        self.port = free_port()
        self.folder = folder
        self.store = store or f"sqlite:///{folder / 'tables.sqlite'}"
        self.options = ["--pace", str(pace), "--limit-factor", "1000", *options]
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / "server.log"

    @property
    def address(self) -> str:
        """The server's address."""
        return f"http://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        """The command line."""
        program = str(Path(sys.executable).with_name("flibuste"))
        return [program, "serve", "--port", str(self.port), "--store", self.store, *self.options]

    def start(self, *, ready: bool = True) -> "ServerProcess":
        """Starts it and waits until it answers, and until all games are ready."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, env=os.environ.copy())
        end = time.monotonic() + 180
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise RuntimeError(self.log.read_text())
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=5) as answer:
                    if not ready or len(json.load(answer)["ready"]) == len(games.names()):
                        return self
            except OSError:
                pass
            # A server that exits instead of starting is noticed at once.
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(0.05)
        raise RuntimeError(f"the server did not come up:\n{self.log.read_text()}")

    def kill(self) -> None:
        """Ends it at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Asks it to stop."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(30)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
