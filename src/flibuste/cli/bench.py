"""`flibuste bench`: what the product can do on this machine, next to a peer measured in the same run."""

from typing import Annotated

import typer
from rich.console import Console

from flibuste.cli.names import print_json
from flibuste.lab import engine_bench

app = typer.Typer(help="Measure speed and strength.", no_args_is_help=True, rich_markup_mode=None)


@app.command()
def engine(
    seconds: Annotated[float, typer.Option(min=0.1, help="Time for each game.")] = 3.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Random full games on one core: decisions a second, state size, cost of a copy; and Catanatron."""
    results = {}
    for name, figures in engine_bench.bench(seconds):
        results[name] = figures
        if not as_json:
            Console().print(name, style="bold")
            for figure, value in figures.items():
                Console().print(f"  {figure.replace('_', ' '):28}{value:>16,.2f}")
    if as_json:
        print_json(results)
    elif "catanatron" not in results:
        Console().print("catanatron is not installed (pip install 'flibuste[bench]'): no peer measured")
