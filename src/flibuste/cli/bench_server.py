"""`flibuste bench server`: durable actions a second, latency, memory, reconnection and start."""

from typing import Annotated

import typer
from rich.console import Console

from flibuste.cli.names import print_json


def server(
    store: Annotated[str, typer.Option(help="sqlite (a fresh file) or postgresql://…")] = "sqlite",
    seconds: Annotated[float, typer.Option(min=1, help="Time for each measurement.")] = 10.0,
    tables: Annotated[int, typer.Option(min=1, help="Tables in the closed loop.")] = 100,
    paced: Annotated[
        int, typer.Option(min=0, help="Tables at one action a second; 0 skips this and the thinking bots.")
    ] = 500,
    idle: Annotated[int, typer.Option(min=0, help="Open tables without sockets; 0 skips this.")] = 5000,
    sockets: Annotated[int, typer.Option(min=0, help="Sockets of the second memory figure.")] = 2000,
    peer: Annotated[
        bool, typer.Option("--peer", help="Also run the closed loop against boardgame.io, fetched with npm.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Tables of four people with secret views: the server on one core, the load generator on another."""
    from flibuste.server.load.bench import Load, bench
    from flibuste.server.load.peer import PeerAway

    try:
        figures = bench(Load(store, seconds, tables, paced, idle, sockets, peer))
    except PeerAway as error:
        raise typer.BadParameter(str(error)) from None
    if as_json:
        print_json(figures)
        return
    console = Console()
    for name, value in figures.items():
        if isinstance(value, dict):
            console.print(name.replace("_", " "), style="bold")
            for figure, number in value.items():
                console.print(f"  {figure.replace('_', ' '):28}{number:>14,}")
        else:
            console.print(f"{name.replace('_', ' '):30}{value!s:>14}")
