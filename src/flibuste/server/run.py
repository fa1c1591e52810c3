"""Runs the application on uvicorn."""

import asyncio
import gc
import logging
import socket
import sys

import structlog
import uvicorn
import uvloop

from flibuste.core.two_forms import start_plain
from flibuste.server.cluster.workers import Workers
from flibuste.server.config import Config
from flibuste.server.http.app import application, open_store
from flibuste.server.http.intake import Intake, Settings
from flibuste.server.http.tcp import Tcp
from flibuste.server.live.harbour import Harbour
from flibuste.server.live.regattas import Regattas
from flibuste.server.wire.socket import Socket

GRACEFUL_SECONDS = 5


def set_up_logs(*, as_json: bool) -> None:
    """Structured lines on stderr; secrets are never passed to them."""
    last = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


class Server(uvicorn.Server):
    """A uvicorn server that on shutdown does not wait for answers that are waiting for news."""

    def __init__(self, settings: Settings, regattas: Regattas) -> None:
        super().__init__(settings)
        self._regattas = regattas

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answers those who follow a regatta, then everybody else."""
        self._regattas.stop()
        await super().shutdown(sockets)


def server(config: Config, harbour: Harbour) -> uvicorn.Server:
    """A server over an open harbour."""
    limits = config.limits
    return Server(
        Settings(
            application(config, harbour),
            limits=limits,
            tcp=Tcp(limits.tcp_an_address, limits.tcp_in_all, config.proxies),
            host=config.host,
            port=config.port,
            ws=Socket,
            ws_max_size=limits.frame_bytes,
            ws_ping_interval=20,
            ws_ping_timeout=30,
            ws_per_message_deflate=False,
            loop="uvloop",
            http=Intake,
            h11_max_incomplete_event_size=limits.header_bytes,
            lifespan="off",
            # Requests that are malformed do not deserve a line each.
            log_level="error",
            access_log=False,
            server_header=False,
            date_header=False,
            timeout_graceful_shutdown=GRACEFUL_SECONDS,
            proxy_headers=bool(config.proxies),
            forwarded_allow_ips=list(config.proxies),
        ),
        harbour.regattas,
    )


def run(config: Config, workers: int) -> None:
    """Serves until asked to stop; several workers share the port and a PostgreSQL store."""
    if workers == 1:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(serve(config))
        return
    Workers(config, workers).run()


async def serve(config: Config, sockets: list[socket.socket] | None = None) -> None:
    """One process's server, from opening its store to closing it."""
    # The threads that write and think get the interpreter's lock back sooner than by default (5 ms).
    sys.setswitchinterval(0.001)
    # Tables open at once; `compiling.py` then compiles the rest.
    start_plain()
    # Views and rows live for milliseconds and form no cycles: looking for cycles after every 700 new objects
    # takes a tenth of the core, and among all objects a tenth of a second.
    gc.set_threshold(20_000, 20, 1_000)
    harbour = Harbour(config, open_store(config.store))
    # Opened here rather than in the lifespan, so that a store in use is reported in one line.
    await harbour.open()
    try:
        await server(config, harbour).serve(sockets)
    finally:
        await harbour.close()


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
