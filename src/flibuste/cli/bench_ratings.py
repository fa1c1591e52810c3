"""`flibuste bench ratings`: the bouts that the ratings of bots follow from, measured anew."""

import functools
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from flibuste.cli.names import game_named, print_json, say_if_cold
from flibuste.core.bouts import Bout


def ratings(
    game: Annotated[list[str] | None, typer.Option(help="Only these games.")] = None,
    bout: Annotated[list[str] | None, typer.Option(help="Only these bouts: captain_vs_mate ...")] = None,
    count: Annotated[int, typer.Option("--games", min=1, help="Games per bout.")] = 200,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 for all cores.")] = 0,
    out: Annotated[
        Path | None,
        typer.Option(help="A folder for finished pieces; the same command resumes where it stopped."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play each level against the next, and show which ratings follow: for a game's `mind/bouts.py`."""
    from flibuste.analysis.rating import of_bots, shown
    from flibuste.lab import rating_bench

    known = rating_bench.measured_games()
    figures = {}
    for name in game or known:
        if name not in known:
            raise typer.BadParameter(f"bots have ratings in {' and '.join(known)}", param_hint="--game")
        bouts = game_named(name).bouts
        names = [rating_bench.named(one) for one in bouts]
        if unknown := set(bout or ()) - set(names):
            raise typer.BadParameter(f"no bout {min(unknown)!r}: one of {', '.join(names)}")
        say_if_cold(name)
        chosen = tuple(one for one in bouts if bout is None or rating_bench.named(one) in bout)
        with Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
            tell = functools.partial(progress.advance, progress.add_task(name, total=count * len(chosen)))
            fresh = {
                (one.bot, one.against): one
                for one in rating_bench.measure(name, chosen, count, jobs, out, tell)
            }
        told = tuple(fresh.get((one.bot, one.against), one) for one in bouts)
        stand = {level: shown(rating.mean) for level, rating in of_bots(told).items()}
        figures[name] = {
            "bouts": {rating_bench.named(one): {"games": one.games, "wins": one.wins} for one in told},
            "ratings": stand,
        }
        if not as_json:
            _print(name, told, stand)
    if as_json:
        print_json(figures)


def _print(name: str, bouts: tuple[Bout, ...], ratings: dict[str, int]) -> None:
    console = Console(highlight=False)
    console.print(name, style="bold")
    for one in bouts:
        what = f"{one.bot} against {one.against}"
        console.print(f"  {what:24}{one.wins:>8,.1f} of {one.games:,}  {one.wins / one.games:.1%}")
    for level, rating in ratings.items():
        console.print(f"  {level:24}{rating:>8,}")
