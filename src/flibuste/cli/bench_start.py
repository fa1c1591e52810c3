"""`flibuste bench start`: how soon people can play after a first start with an empty cache, and a second."""

from typing import Annotated, Any, Final

import typer
from rich.console import Console

from flibuste.cli.names import print_json

FIRST_BAR: Final = 15.0
"""Seconds from the server's first answer to a table of any game, after a first start."""
SECOND_BAR: Final = 2.0
"""Seconds from the command to the first table, after a later one."""


def start(
    tables: Annotated[int, typer.Option(min=1, help="Tables of people who play while it compiles.")] = 12,
    seconds: Annotated[float, typer.Option(min=1, help="Time for the same tables afterwards.")] = 30.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """A server on two cores with an empty cache: seconds to a table of each game, and the play meanwhile."""
    from flibuste.server.load.start import bench

    figures = bench(tables, seconds)
    if as_json:
        print_json(figures)
        return
    console = Console()
    slowest = max(one["table_s"] for one in figures.values() if isinstance(one, dict) and "table_s" in one)
    again = figures["second_start"]["first_table_accepted_s"]
    for name, value in figures.items():
        if isinstance(value, dict):
            console.print(name.replace("_", " "), style="bold")
            for figure, number in value.items():
                console.print(f"  {_said(figure):38}{number:>10,}")
        else:
            console.print(f"{_said(name):40}{value:>10,}")
    slow, quick = figures["while_compiling"]["p99_ms"], figures["compiled"]["p99_ms"]
    console.print(f"p99 while compiling is {slow / quick if quick else 0:.1f} times the p99 afterwards")
    console.print(f"a table of every game within {slowest} s, {_bar(slowest, FIRST_BAR)}")
    console.print(f"second start: a table within {again} s, {_bar(again, SECOND_BAR)}")


def _said(figure: str) -> str:
    words = {"ratio": "sooner than compiled, times"}
    return words.get(figure, figure.replace("_", " "))


def _bar(value: Any, bar: float) -> str:
    return f"bar {bar:.0f} s {'holds' if value <= bar else 'missed'}"
