"""Several processes on one port: started together, replaced when one dies, stopped together."""

import asyncio
import multiprocessing
import signal
import socket
import threading
from multiprocessing.context import SpawnProcess

import structlog
import uvloop

from flibuste.server.config import Config

log = structlog.get_logger()


class Workers:
    """The processes of `--workers N`."""

    def __init__(self, config: Config, workers: int) -> None:
        self._config = config
        self._socket = socket.create_server((config.host, config.port), backlog=2048)
        self._context = multiprocessing.get_context("spawn")
        self._processes: list[SpawnProcess] = [self._start() for _ in range(workers)]
        self._stopping = threading.Event()

    def _start(self) -> SpawnProcess:
        process = self._context.Process(target=_serve, args=(self._config, self._socket))
        process.start()
        return process

    def run(self) -> None:
        """Watches the processes until asked to stop."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self._stopping.set())
        while not self._stopping.wait(0.5):
            for place, process in enumerate(self._processes):
                if not process.is_alive():
                    log.warning("process died", exit=process.exitcode)
                    self._processes[place] = self._start()
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()


def _serve(config: Config, listening: socket.socket) -> None:
    from flibuste.server.run import serve, set_up_logs

    set_up_logs(as_json=True)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(config, [listening]))
