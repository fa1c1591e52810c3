"""`flibuste games`: the installed games, who can play them, their options and their bots."""

from typing import Annotated, Any

import typer

from flibuste import games as installed
from flibuste.bots import bot_spec
from flibuste.cli.names import print_json
from flibuste.core.game import Game, Option


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the games: rules version, players, options with their defaults, bots."""
    told = [_told(game) for game in installed.every()]
    if as_json:
        print_json(told)
        return
    for game in told:
        first, *_, last = game["players"]
        typer.echo(f"{game['name']}: rules version {game['rules']}, {first} to {last} players")
        for option in game["options"]:
            typer.echo(f"  {option['name']}={option['default']}  ({option['choice']})")
        typer.echo(f"  bots: {', '.join(game['bots'])}")


def _told(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "rules": game.version,
        "players": list(game.players),
        "options": [
            {"name": option.name, "default": option.default, "choice": _choice(option)}
            for option in game.options
        ],
        "bots": list(bot_spec.names(game)),
    }


def _choice(option: Option) -> str:
    return ", ".join(option.values) if option.values else f"{option.lowest} to {option.highest}"
