"""`flibuste rules GAME`: the rules of a game, clause by clause."""

import sys
from importlib.resources import files
from typing import Annotated

import typer

from flibuste import games
from flibuste.cli.names import language_named


def page(game: str, language: str) -> str:
    """A game's rules as Markdown."""
    folder = files("flibuste") / "rules"
    if language != "en":
        folder /= language
    return (folder / f"{game}.md").read_text(encoding="utf-8")


def rules(
    game: Annotated[str, typer.Argument(help="santy-anno, catan-junior or sandokan.")],
    lang: Annotated[str, typer.Option(help="fr, en or pl.")] = "en",
) -> None:
    """Show the rules of a game, clause by clause."""
    # The game itself is not loaded: its pages are all that is needed.
    if game not in games.NAMES:
        raise typer.BadParameter(f"unknown game {game!r}: one of {', '.join(games.NAMES)}")
    text = page(game, language_named(lang))
    if not sys.stdout.isatty():
        typer.echo(text, nl=False)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(text))
