"""`flibuste simulate`: many whole games by random players, and what came of them."""

import os
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from flibuste.cli.names import game_named, options_from, print_json
from flibuste.core.game import BadOptions, Game
from flibuste.core.message import render
from flibuste.lab.random_games import Tally
from flibuste.lab.random_games import simulate as play_them


def simulate(
    game: Annotated[str, typer.Argument(help="santy-anno, catan-junior or sandokan.")],
    players: Annotated[int | None, typer.Option(help="How many play; the most the game allows.")] = None,
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 for all cores.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE, as often as needed.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play whole games by uniformly random players: winners, lengths, endings."""
    rules = game_named(game)
    seats = rules.players[-1] if players is None else players
    try:
        with Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
            task = progress.add_task(game, total=count)
            tally = play_them(
                game,
                seats,
                count,
                seed,
                jobs or os.cpu_count() or 1,
                options_from(option or []),
                lambda done: progress.advance(task, done),
            )
    except BadOptions as error:
        raise typer.BadParameter(str(error)) from None
    if as_json:
        print_json({"game": game, "players": seats, "seed": seed, **tally.report()})
    else:
        _print(rules, seats, tally)


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
