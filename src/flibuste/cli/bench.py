"""`flibuste bench`: what the product can do on this machine, next to a peer measured in the same run."""

import functools
import os
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

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


@app.command()
def bots(
    quick: Annotated[bool, typer.Option("--quick", help="An answer within a minute.")] = False,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 for all cores.")] = 0,
    game: Annotated[list[str] | None, typer.Option(help="Only these games.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Strength at fixed simulations, without a time cap: shares of wins in four-player games, 25 % is par."""
    from flibuste.lab import bot_bench

    results = {}
    for name in game or bot_bench.TURN_GAMES:
        if name not in bot_bench.TURN_GAMES:
            raise typer.BadParameter(f"strength is measured for {' and '.join(bot_bench.TURN_GAMES)}")
        with Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
            task = progress.add_task(name, total=bot_bench.total_games(quick))
            tell = functools.partial(progress.advance, task)
            figures = bot_bench.bench(name, quick, jobs or os.cpu_count() or 1, tell)
        results[name] = figures
        if not as_json:
            _print_bouts(name, figures)
    if as_json:
        print_json(results)


def _print_bouts(name: str, figures: dict[str, Any]) -> None:
    console = Console()
    console.print(name, style="bold")
    for figure, value in figures.items():
        if f"{figure}_bar" in figures:
            low, high = figures[f"{figure}_interval"]
            bar = figures[f"{figure}_bar"]
            verdict = f"bar {bar:.0%} {'holds' if low >= bar else 'missed'}"
            name = figure.replace("_", " ")
            console.print(f"  {name:24}{value:7.1%}  ({low:.1%} to {high:.1%}), {verdict}")
        elif not figure.endswith(("_interval", "_bar")):
            console.print(f"  {figure.replace('_', ' '):24}{value:>12,.0f}")


@app.command()
def env(
    seconds: Annotated[float, typer.Option(min=0.1, help="Time for each figure.")] = 3.0,
    count: Annotated[int, typer.Option(min=1, help="Games stepped at once.")] = 4096,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Steps a second of the batched environment on one core, next to Catanatron and a PettingZoo classic."""
    from flibuste.lab import env_bench

    figures = env_bench.bench(seconds, count)
    if as_json:
        print_json(figures)
        return
    for name, steps in figures.items():
        Console().print(f"{name.replace('_', ' '):32}{steps:>16,.0f}")
