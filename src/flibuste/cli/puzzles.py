"""`flibuste puzzles`: mine the positions that a game's puzzles are made of."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from flibuste.cli.names import GAME_HELP, game_named
from flibuste.core.puzzles import write

app = typer.Typer(help="Positions of bot games where one choice is best.", no_args_is_help=True)


@app.command()
def mine(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    out: Annotated[Path, typer.Option(help="The file to write; a game keeps it beside its rules.")],
    count: Annotated[int, typer.Option(min=1, help="How many puzzles.")] = 160,
    seed: Annotated[int, typer.Option(help="A different seed gives different games.")] = 1,
    most: Annotated[int, typer.Option("--games", min=1, help="The most games to play.")] = 2_000,
) -> None:
    """Mine puzzles from bot games: one choice clearly best, confirmed by a deeper search."""
    from flibuste.lab.puzzle_mine import TooFew
    from flibuste.lab.puzzle_mine import mine as mined

    game_named(game)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(game, total=count)
        try:
            head, found = mined(
                game, count, seed, most, lambda done, _games: bar.update(task, completed=done)
            )
        except TooFew as error:
            raise typer.BadParameter(str(error)) from None
    packed = write(head, found)
    out.write_bytes(packed)
    typer.echo(f"{len(found)} puzzles of {game} in {out}: {len(packed):,} bytes")


@app.command()
def check(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
) -> None:
    """Check that a game's puzzles still lead to the positions and choices they were mined with."""
    from flibuste.analysis.puzzles import BadSet, checked

    try:
        count = checked(game_named(game))
    except BadSet as error:
        raise typer.BadParameter(str(error)) from None
    typer.echo(f"{count} puzzles of {game} are good")
