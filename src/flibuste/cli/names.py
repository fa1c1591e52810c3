"""Arguments that several commands share, refused with one clear line when they are wrong."""

import json
import re
from typing import Any, Final

import typer

from flibuste import games
from flibuste.core.compiled import UNCOMPILED, cache_root, source_key
from flibuste.core.game import Game
from flibuste.core.message import LANGUAGES

_NUMBER: Final = re.compile("-?[0-9]{1,9}")
GAME_HELP: Final = f"One of {', '.join(games.names())}."


def game_named(name: str) -> Game:
    """The game of this name."""
    try:
        return games.find(name)
    except games.UnknownGame as error:
        raise typer.BadParameter(str(error)) from None


def say_if_cold(name: str) -> None:
    """Says on stderr why it takes a while, if nothing of a game is compiled yet."""
    kept = cache_root() / source_key(games.package(name))
    if not UNCOMPILED and next(kept.rglob("*.nbi"), None) is None:
        typer.echo(f"compiling the rules of {name} (once, about a minute)", err=True)


def language_named(name: str) -> str:
    """The language of this code."""
    if name not in LANGUAGES:
        raise typer.BadParameter(f"unknown language {name!r}: one of {', '.join(LANGUAGES)}")
    return name


def options_from(pairs: list[str]) -> dict[str, str | int]:
    """Options written as NAME=VALUE."""
    options: dict[str, str | int] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise typer.BadParameter(f"an option is written NAME=VALUE, not {pair!r}")
        options[name] = int(value) if _NUMBER.fullmatch(value) else value
    return options


def print_json(value: Any) -> None:
    """Prints a value for programs."""
    typer.echo(json.dumps(value, indent=2))
