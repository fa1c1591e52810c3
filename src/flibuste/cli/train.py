"""`flibuste train`: a network learns a game, first from searching bots and then against itself."""

from pathlib import Path
from typing import Annotated

import typer

from flibuste.cli.names import GAME_HELP, game_named, say_if_cold
from flibuste.core.game import BadOptions


def train(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    out: Annotated[Path, typer.Option(help="The folder of the training; an existing one is resumed.")],
    minutes: Annotated[float, typer.Option(min=0.001, help="Total training time in minutes.")] = 60.0,
    every: Annotated[
        float, typer.Option(min=0, help="Minutes between two evaluations of its strength.")
    ] = 2.0,
    players: Annotated[int | None, typer.Option(help="Players (default: the most the game allows).")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The seed of all randomness.")] = 0,
) -> None:
    """Train a network: it imitates searching bots for three quarters of the time, then plays itself.

    Where a game has no searching bots, it plays itself from the start. The same command resumes an
    interrupted training.
    """
    game_named(game)
    say_if_cold(game)
    from flibuste.lab.training import Shown, Training

    def tell(line: Shown) -> None:
        typer.echo(
            f"{line.minutes:6.1f} min  {line.decisions / 1e6:6.1f} million decisions  {line.games:8,} games"
            f"  surprise {line.surprise:.3f}  wins {line.wins:.1%}"
        )

    try:
        training = Training(game, out, players, seed)
    except (BadOptions, ValueError) as error:
        raise typer.BadParameter(str(error)) from None
    training.run(minutes, every, tell)
