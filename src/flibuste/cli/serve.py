"""`flibuste serve` and `flibuste play`: the tables, for the world or for the people at home."""

import errno
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import segno
import typer

from flibuste.server.app import BadStore
from flibuste.server.config import Config, Limits
from flibuste.server.guard import network_address
from flibuste.server.run import run, set_up_logs
from flibuste.store.sqlite import InUse

Port = Annotated[int, typer.Option(min=1, max=65535, help="Port to listen on.")]
Pace = Annotated[float, typer.Option(min=0.1, max=1000, help="How much faster clocks, deals and bots go.")]


def data_folder() -> Path:
    """The folder for what this user keeps: games, names, replays."""
    chosen = os.environ.get("FLIBUSTE_DATA_DIR")
    if chosen:
        return Path(chosen)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "flibuste"
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "flibuste"


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Port = 8585,
    store: Annotated[
        str | None,
        typer.Option(help="sqlite:///path or postgresql://… (default: a file in the data folder)."),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes (more than one needs PostgreSQL).")
    ] = 1,
    name: Annotated[
        list[str] | None, typer.Option("--name", help="A name under which people reach this server.")
    ] = None,
    pace: Pace = 1.0,
    limit_factor: Annotated[
        float, typer.Option(min=0.1, max=100_000, help="Widen the limits for each device and address.")
    ] = 1.0,
    json_logs: Annotated[bool, typer.Option("--json-logs", help="Log lines as JSON.")] = False,
) -> None:
    """Serve tables over HTTP and WebSocket."""
    address = store or f"sqlite:///{data_folder() / 'tables.sqlite'}"
    if workers > 1 and not address.startswith("postgres"):
        raise typer.BadParameter("more than one process needs a PostgreSQL store", param_hint="--workers")
    _demand_free(host, port)
    set_up_logs(as_json=json_logs)
    config = Config(
        store=address,
        host=host,
        port=port,
        names=tuple(name or ()),
        pace=pace,
        limits=Limits().times(limit_factor),
    )
    _run(lambda: run(config, workers))


def play(
    port: Port = 8585,
    pace: Pace = 1.0,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    local: Annotated[bool, typer.Option("--local", help="Only for this machine, not for phones.")] = False,
) -> None:
    """Play at home: opens the browser here, and shows phones in the same network the way."""
    host = "127.0.0.1" if local else "0.0.0.0"  # noqa: S104 - phones at home are the point
    _demand_free(host, port)
    set_up_logs(as_json=False)
    config = Config(
        store=f"sqlite:///{data_folder() / 'tables.sqlite'}",
        host=host,
        port=port,
        pace=pace,
    )
    here = f"http://localhost:{port}"
    typer.echo(f"Flibuste is at {here}")
    if not local:
        _show_way(f"http://{network_address()}:{port}")
    if browser:
        threading.Thread(target=_open_browser, args=(here, port), daemon=True).start()
    _run(lambda: run(config, 1))


def _demand_free(host: str, port: int) -> None:
    """Refuses a port that somebody else listens on, before anything is started."""
    try:
        socket.create_server((host, port)).close()
    except OSError as error:
        taken = error.errno == errno.EADDRINUSE
        why = "it is taken (is Flibuste running there already?)" if taken else os.strerror(error.errno or 0)
        raise typer.BadParameter(f"cannot listen on {host}, port {port}: {why}") from None


def _open_browser(address: str, port: int) -> None:
    """Opens the browser as soon as the server answers."""
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return


def _show_way(address: str) -> None:
    """The address for phones, and its QR code."""
    typer.echo(f"Phones in the same network: {address}\n")
    segno.make(address, error="m").terminal(compact=True, border=2)


def _run(start: Callable[[], None]) -> None:
    try:
        start()
    except (BadStore, InUse) as error:
        raise typer.BadParameter(str(error)) from None
