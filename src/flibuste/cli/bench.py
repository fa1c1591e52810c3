"""`flibuste bench`: what Flibuste can do on this machine, next to a peer measured in the same run."""

import functools
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import Progress

from flibuste.cli import bench_client, bench_cluster, bench_judge, bench_ratings, bench_server, bench_start
from flibuste.cli.names import GAME_HELP, game_named, options_from, print_json, say_if_cold
from flibuste.core.game import BadOptions
from flibuste.lab import engine_bench

_OUT: Final = "A folder for finished pieces; the same command resumes where it stopped."

app = typer.Typer(invoke_without_command=True, add_completion=False, rich_markup_mode=None)


@app.callback()
def bench(context: typer.Context) -> None:
    """Measure speed and strength."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def engine(
    seconds: Annotated[float, typer.Option(min=0.1, help="Time for each game.")] = 3.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Random full games on one core: decisions a second, state size, cost of a copy; and peers."""
    results = {}
    for name, figures in engine_bench.bench(seconds):
        results[name] = figures
        if not as_json:
            Console().print(name, style="bold")
            for figure, value in figures.items():
                Console().print(f"  {figure.replace('_', ' '):28}{value:>16,.2f}")
    if as_json:
        print_json(results)
        return
    for _, peer in engine_bench.peers():
        if peer.name not in results:
            # Not through Rich, which would take the brackets for markup.
            typer.echo(f"{peer.name} is not installed (pip install '{peer.extra}'): it is not measured")


@app.command()
def bots(
    quick: Annotated[bool, typer.Option("--quick", help="An answer within a minute.")] = False,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 for all cores.")] = 0,
    game: Annotated[list[str] | None, typer.Option(help="Only these games.")] = None,
    bout: Annotated[list[str] | None, typer.Option(help="Only these bouts: captain_vs_mate ...")] = None,
    count: Annotated[int | None, typer.Option("--games", min=1, help="Games per bout.")] = None,
    out: Annotated[Path | None, typer.Option(help=_OUT)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Strength at fixed simulations, without a time cap: shares of wins in four-player games, 25 % is par."""
    from flibuste.lab import bot_bench

    chosen = {}
    measured = bot_bench.thinking_games()
    for name in game or measured:
        if name not in measured:
            raise typer.BadParameter(f"strength is measured for {' and '.join(measured)}")
        known = {one.figure: one for one in bot_bench.bouts(name, quick)}
        if unknown := set(bout or ()) - known.keys():
            raise typer.BadParameter(f"no bout {min(unknown)!r}: one of {', '.join(known)}")
        wanted = [known[figure] for figure in bout or known]
        chosen[name] = [replace(one, games=count or one.games) for one in wanted]
    results = {}
    for name, bouts in chosen.items():
        with Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
            task = progress.add_task(name, total=sum(one.games for one in bouts))
            tell = functools.partial(progress.advance, task)
            seconds = 1.0 if quick else 3.0
            figures = bot_bench.bench(name, bouts, jobs, seconds, out, tell)
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
def balance(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    players: Annotated[
        int | None, typer.Option(help="Number of players (default: the most the game allows).")
    ] = None,
    bot: Annotated[
        str, typer.Option(help="The bot at every seat: greedy, search:200, captain ...")
    ] = "greedy",
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 20_000,
    first: Annotated[
        int, typer.Option("--from", min=0, help="The first game's number: 2000 continues after 2000 games.")
    ] = 0,
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE, as often as needed.")] = None,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 for all cores.")] = 0,
    out: Annotated[Path | None, typer.Option(help=_OUT)] = None,
    plot: Annotated[Path | None, typer.Option(help="An SVG file to draw the shares or scores in.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Whether a board is fair: wins by colour or port between equal bots, first player's edge, lengths."""
    from flibuste.core.bot import BadChoice, UnknownBot
    from flibuste.lab.balance import weigh_all
    from flibuste.lab.balance_plot import draw
    from flibuste.lab.series import Series, check

    seats = players or game_named(game).players[-1]
    say_if_cold(game)
    series = Series(game, (bot,) * seats, options=options_from(option or []))
    try:
        check(series)
    except (BadChoice, UnknownBot, BadOptions) as error:
        raise typer.BadParameter(str(error)) from None
    with Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
        task = progress.add_task(game, total=count)
        tell = functools.partial(progress.advance, task)
        found = weigh_all(series, count, jobs, out, tell, first)
    report = found.report(seats)
    if plot is not None:
        draw(game, seats, bot, report, plot)
    if as_json:
        print_json(report)
    else:
        _print_balance(f"{game}: {count} games of {seats} {bot} bots", report)


def _print_balance(title: str, report: dict[str, Any]) -> None:
    console = Console()
    console.print(title, style="bold")
    for figure, value in report.items():
        if isinstance(value, dict):
            said = ", ".join(f"{name} {part:,.4g}" for name, part in value.items())
        else:
            said = f"{value:,.4g}"
        if said:
            console.print(f"  {figure.replace('_', ' '):24}{said}")


@app.command()
def env(
    seconds: Annotated[float, typer.Option(min=0.1, help="Time for each figure.")] = 3.0,
    count: Annotated[int, typer.Option(min=1, help="Games stepped at once.")] = 4096,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Steps a second of the batched environment on one core, next to peers and a PettingZoo classic."""
    from flibuste.lab import env_bench

    figures = env_bench.bench(seconds, count)
    if as_json:
        print_json(figures)
        return
    for name, steps in figures.items():
        Console().print(f"{name.replace('_', ' '):32}{steps:>16,.0f}")


app.command()(bench_judge.judge)
app.command()(bench_ratings.ratings)
app.command()(bench_server.server)
app.command()(bench_cluster.cluster)
app.command()(bench_client.client)
app.command()(bench_start.start)
