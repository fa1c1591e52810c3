"""`flibuste simulate`: many whole games by random players or bots, and their results."""

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from flibuste.cli.names import GAME_HELP, game_named, options_from, print_json, say_if_cold
from flibuste.core.bot import BadChoice, UnknownBot
from flibuste.core.game import BadOptions, Game
from flibuste.core.message import render
from flibuste.lab.random_games import Tally
from flibuste.lab.random_games import simulate as play_them


def simulate(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    players: Annotated[int | None, typer.Option(help="Players (default: the most the game allows).")] = None,
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 for all cores.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE, as often as needed.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(help="random, greedy, search:200, boy, mate ... for each seat, comma-separated."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="A folder for Parquet files and a report; resumes where it stopped.")
    ] = None,
    steps: Annotated[
        bool, typer.Option("--steps", help="Also write every decision: what was seen, open, chosen and won.")
    ] = False,
    cluster: Annotated[str | None, typer.Option(help="A Ray cluster: ray://HOST:10001, or local.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play whole games by uniformly random players, or between bots: winners, lengths, endings."""
    rules = game_named(game)
    say_if_cold(game)
    if steps and out is None:
        raise typer.BadParameter("--steps needs a folder: --out FOLDER")
    chosen = options_from(option or [])
    if bots is not None or out is not None or cluster is not None:
        names = _seated(rules, bots, players)
        _between_bots(rules, names, chosen, count, seed, jobs, out, cluster, as_json, steps)
        return
    seats = rules.players[-1] if players is None else players
    try:
        # Refuse what cannot be played before anything is drawn.
        rules.encode(chosen)
        with Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
            task = progress.add_task(game, total=count)
            tally = play_them(
                game,
                seats,
                count,
                seed,
                jobs,
                chosen,
                lambda done: progress.advance(task, done),
            )
    except BadOptions as error:
        raise typer.BadParameter(str(error)) from None
    if as_json:
        print_json({"game": game, "players": seats, "seed": seed, **tally.report()})
    else:
        _print(rules, seats, tally)


def _seated(rules: Game, bots: str | None, players: int | None) -> tuple[str, ...]:
    """The bots by name, one for each seat."""
    if bots is None:
        return ("random",) * (players or rules.players[-1])
    names = tuple(bots.split(","))
    if players is not None and players != len(names):
        raise typer.BadParameter(f"--players {players}, but --bots names {len(names)}")
    return names


def _between_bots(
    rules: Game,
    bots: tuple[str, ...],
    options: dict[str, str | int],
    count: int,
    seed: int,
    jobs: int,
    out: Path | None,
    cluster: str | None,
    as_json: bool,
    steps: bool,
) -> None:
    """Plays a series of games between bots; with a folder, writes games and report to it."""
    from flibuste.lab.series import Series, check, chunks_of, play_all
    from flibuste.lab.summary import Summary

    series = Series(rules.name, bots, seed, options)
    try:
        check(series)
    except (UnknownBot, BadOptions) as error:
        raise typer.BadParameter(str(error)) from None
    if out is not None:
        # Report a missing extra before anything is drawn.
        from flibuste.lab import report, storage  # noqa: F401
    summary = Summary(bots)
    try:
        with Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
            task = progress.add_task(rules.name, total=count)
            tell = functools.partial(progress.advance, task)
            if out is None:
                for done in play_all(series, chunks_of(count), jobs, cluster):
                    summary.add(done)
                    tell(len(done))
            else:
                _into_folder(out, series, count, jobs, cluster, tell, summary, steps)
    except (BadChoice, UnknownBot) as error:
        raise typer.BadParameter(str(error)) from None
    if as_json:
        print_json({"game": rules.name, "players": len(bots), "seed": seed, **summary.report()})
    else:
        _print_bots(rules, summary)
        if out is not None:
            Console().print(f"games and report: {out}")


def _into_folder(
    out: Path,
    series: Any,
    count: int,
    jobs: int,
    cluster: str | None,
    tell: Callable[[int], None],
    summary: Any,
    steps: bool,
) -> None:
    """Plays the games that the folder does not hold yet, then reads all of them for report and summary."""
    from flibuste.lab import storage
    from flibuste.lab.report import write_report
    from flibuste.lab.series import play_all

    try:
        left = storage.open_folder(out, series, count, steps=steps)
    except storage.OtherSeries as error:
        raise typer.BadParameter(str(error)) from None
    tell(max(0, count - sum(map(len, left))))
    for numbers, done in zip(left, play_all(series, left, jobs, cluster), strict=True):
        storage.write_part(out, series, numbers, done, steps=steps)
        tell(len(numbers))
    rows = storage.read_all(out).to_pylist()
    summary.add_rows(rows)
    write_report(out / "report.html", series, rows)


def _print_bots(rules: Game, summary: Any) -> None:
    table = Table(title=f"{rules.name}: {summary.games} games between bots")
    for column in ("bot", "wins", "share a seat", "95 %"):
        table.add_column(column, justify="right")
    for bot, wins, seats, low, high in summary.wins():
        table.add_row(bot, f"{wins:.1f}", f"{wins / seats:.1%}", f"{low:.1%} to {high:.1%}")
    console = Console()
    console.print(table)
    console.print(f"decisions a game: {summary.decisions / max(summary.games, 1):.1f}")
    for ending, times in sorted(summary.endings.items()):
        said = render({"key": ending}, "en", str) if ending else "unfinished"
        console.print(f"{said} {times / summary.games:.1%}")


def _print(rules: Game, players: int, tally: Tally) -> None:
    table = Table(title=f"{rules.name}: {tally.games} random games of {players} players")
    table.add_column("seat", justify="right")
    table.add_column("wins", justify="right")
    table.add_column("share", justify="right")
    for seat, wins in enumerate(tally.wins):
        table.add_row(str(seat + 1), f"{wins:.1f}", f"{wins / tally.games:.1%}")
    console = Console()
    console.print(table)
    mean = tally.decisions / tally.games
    console.print(f"decisions a game: {mean:.1f} ({tally.shortest} to {tally.longest})")
    for ending, times in sorted(tally.endings.items()):
        console.print(f"{render({'key': ending}, 'en', str)} {times / tally.games:.1%}")
