"""`flibuste serve` and `flibuste play`: the tables, for the world or for the people at home."""

import errno
import ipaddress
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final, Literal

import segno
import typer

from flibuste.server.config import Config, Limits, NoSuchLimit
from flibuste.server.http.addresses import network_address
from flibuste.server.http.app import BadStore
from flibuste.server.run import run, set_up_logs
from flibuste.store.sqlite_file import InUse

USUAL_PORT: Final = 8585
NEXT_PORTS: Final = 20
"""How many ports after the usual one are tried if it is taken."""
Port = Annotated[int, typer.Option(min=1, max=65535, help="Port to listen on.")]
Ratings = Annotated[
    Literal["off", "choice", "on"],
    typer.Option(help="Rate games: never, where the host wants it, or unless the host objects."),
]
Pace = Annotated[
    float, typer.Option(min=0.1, max=1000, help="How many times faster clocks, deals and bots run.")
]


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
    port: Port = USUAL_PORT,
    store: Annotated[
        str | None,
        typer.Option(help="sqlite:///path or postgresql://… (default: a file in the data folder)."),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes (more than one needs PostgreSQL).")
    ] = 1,
    name: Annotated[
        list[str] | None, typer.Option("--name", help="A host name that people use for this server.")
    ] = None,
    pace: Pace = 1.0,
    limit_factor: Annotated[
        float, typer.Option(min=0.1, max=100_000, help="Widen the limits for each device and address.")
    ] = 1.0,
    limit: Annotated[
        list[str] | None,
        typer.Option("--limit", help="Set one limit: NAME=NUMBER, as docs/operations.md names them."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", help="Address or network of a proxy trusted to say who the client is."),
    ] = None,
    hsts_days: Annotated[
        int, typer.Option(min=0, max=3650, help="Tell browsers to use only TLS for this many days.")
    ] = 0,
    ratings: Ratings = "off",
    json_logs: Annotated[bool, typer.Option("--json-logs", help="Log lines as JSON.")] = False,
) -> None:
    """Serve tables over HTTP and WebSocket."""
    address = store or f"sqlite:///{data_folder() / 'tables.sqlite'}"
    if workers > 1 and not address.startswith("postgres"):
        raise typer.BadParameter("more than one process needs a PostgreSQL store", param_hint="--workers")
    for address_of_proxy in proxy or ():
        _demand_network(address_of_proxy)
    try:
        limits = Limits().times(limit_factor).changed(limit or [])
    except NoSuchLimit as error:
        raise typer.BadParameter(str(error), param_hint="--limit") from None
    _demand_free(host, port)
    set_up_logs(as_json=json_logs)
    config = Config(
        store=address,
        host=host,
        port=port,
        names=tuple(name or ()),
        proxies=tuple(proxy or ()),
        hsts_days=hsts_days,
        pace=pace,
        limits=limits,
        ratings=ratings,
    )
    _run(lambda: run(config, workers))


def play(
    port: Annotated[
        int | None,
        typer.Option(
            min=1, max=65535, help=f"Port to listen on. Default: {USUAL_PORT}, or the next free one."
        ),
    ] = None,
    pace: Pace = 1.0,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    ratings: Ratings = "off",
    local: Annotated[bool, typer.Option("--local", help="Only for this machine, not for phones.")] = False,
) -> None:
    """Play at home: open the browser here, and show the address for phones in the same network."""
    host = "127.0.0.1" if local else "0.0.0.0"  # noqa: S104 - phones at home are the point
    if port is None:
        port = _usual_or_next(host)
    _demand_free(host, port)
    set_up_logs(as_json=False)
    config = Config(
        store=f"sqlite:///{data_folder() / 'tables.sqlite'}",
        host=host,
        port=port,
        pace=pace,
        ratings=ratings,
    )
    here = f"http://localhost:{port}"
    typer.echo(f"Flibuste is at {here}")
    if not local:
        _show_way(f"http://{network_address()}:{port}")
    if browser:
        threading.Thread(target=_open_browser, args=(here, port), daemon=True).start()
    try:
        run(config, 1)
    except InUse:
        raise typer.BadParameter(
            f"the tables in {data_folder()} are open in another process: "
            f"is Flibuste running already, at http://localhost:{USUAL_PORT}?"
        ) from None


def _demand_network(proxy: str) -> None:
    """Refuses anything that is neither an address nor a network."""
    try:
        ipaddress.ip_network(proxy)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--proxy") from None


def _demand_free(host: str, port: int) -> None:
    """Refuses a port that is already in use, before anything is started, and names a free one."""
    why = _hindrance(host, port)
    if why is None:
        return
    said = os.strerror(why)
    if why == errno.EADDRINUSE:
        said = "it is taken (is Flibuste running there already?)"
        free = _next_free(host, port + 1)
        said += f"; --port {free} is free" if free is not None else ""
    raise typer.BadParameter(f"cannot listen on {host}, port {port}: {said}")


def _usual_or_next(host: str) -> int:
    """The usual port, or if it is in use the next free one, and a line that says so."""
    if _hindrance(host, USUAL_PORT) != errno.EADDRINUSE:
        return USUAL_PORT
    free = _next_free(host, USUAL_PORT + 1)
    if free is None:
        return USUAL_PORT
    typer.echo(f"Port {USUAL_PORT} is taken: Flibuste takes {free}", err=True)
    return free


def _next_free(host: str, first: int) -> int | None:
    last = min(first + NEXT_PORTS, 65536)
    return next((port for port in range(first, last) if _hindrance(host, port) is None), None)


def _hindrance(host: str, port: int) -> int | None:
    """The error number that prevents listening on a port; None if it is free."""
    try:
        socket.create_server((host, port)).close()
    except OSError as error:
        return error.errno or errno.EINVAL
    return None


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
    # Into a pipe Python would hold it back until the server ends.
    sys.stdout.flush()


def _run(start: Callable[[], None]) -> None:
    try:
        start()
    except (BadStore, InUse) as error:
        raise typer.BadParameter(str(error)) from None
