"""`flibuste tournament`: bots against each other, their ratings and a table of pairings."""

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from flibuste.cli.names import GAME_HELP, game_named, print_json, say_if_cold
from flibuste.core.game import BadOptions


def tournament(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    bots: Annotated[str, typer.Option(help="The bots, comma-separated: greedy,boy,mate,search:200 ...")],
    players: Annotated[int | None, typer.Option(help="Players (default: the most the game allows).")] = None,
    rounds: Annotated[int, typer.Option("--games", min=1, help="Games for each group of bots.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 for all cores.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let bots play everyone against everyone: ratings (openskill) and pairings."""
    from flibuste.core.bot import BadChoice, UnknownBot
    from flibuste.lab.fingerprints import titles
    from flibuste.lab.series import chunks_of
    from flibuste.lab.tournament import Standings, groups, play_tournament

    rules = game_named(game)
    say_if_cold(game)
    called = titles(bots.split(","))
    names = tuple(dict.fromkeys(called.values()))
    if len(names) < 2:
        raise typer.BadParameter("a tournament needs two bots at least")
    pieces = len(groups(names, players or rules.players[-1])) * len(chunks_of(rounds))
    standings = Standings({})
    try:
        with Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
            task = progress.add_task(game, total=pieces)
            for latest in play_tournament(game, tuple(called), players, rounds, seed, jobs):
                standings = latest
                progress.advance(task)
    except (BadChoice, UnknownBot, BadOptions) as error:
        raise typer.BadParameter(str(error)) from None
    order = sorted(names, key=standings.ordinal, reverse=True)
    if as_json:
        pairs = {
            f"{one} ahead of {two}": standings.ahead[one, two] / standings.meetings[one, two]
            for one in order
            for two in order
            if standings.meetings.get((one, two))
        }
        ratings = {
            bot: {"mean": standings.ratings[bot][0], "uncertainty": standings.ratings[bot][1]}
            for bot in order
        }
        print_json({"game": game, "games": standings.games, "ratings": ratings, "pairings": pairs})
        return
    table = Table(title=f"{game}: {standings.games} games; how often the row comes in before the column")
    for column in ("bot", "rating", "±", *order):
        table.add_column(column, justify="right")
    for bot in order:
        mean, doubt = standings.ratings[bot]
        shares = [
            f"{standings.ahead[bot, other] / standings.meetings[bot, other]:.0%}"
            if standings.meetings.get((bot, other))
            else ""
            for other in order
        ]
        table.add_row(bot, f"{mean:.1f}", f"{doubt:.1f}", *shares)
    Console().print(table)
