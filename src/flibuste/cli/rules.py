"""`flibuste rules GAME`: the rules of a game, clause by clause."""

import sys
from importlib.resources import files
from typing import Annotated

import typer

from flibuste import games
from flibuste.cli.names import GAME_HELP, language_named


def page(game: str, language: str) -> str:
    """A game's rules as Markdown, from its own package or from ours."""
    brought = games.folder(game) / "rules" / f"{language}.md"
    if brought.is_file():
        return brought.read_text(encoding="utf-8")
    folder = files("flibuste") / "rules"
    if language != "en":
        folder /= language
    ours = folder / f"{game}.md"
    if not ours.is_file():
        raise typer.BadParameter(f"{game} brings no rules in {language!r}")
    return ours.read_text(encoding="utf-8")


def rules(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    lang: Annotated[str, typer.Option(help="fr, en or pl.")] = "en",
) -> None:
    """Show the rules of a game, clause by clause."""
    # The game itself is not loaded, because only its pages are needed.
    if game not in games.names():
        raise typer.BadParameter(f"unknown game {game!r}: one of {', '.join(games.names())}")
    text = page(game, language_named(lang))
    if not sys.stdout.isatty():
        typer.echo(text, nl=False)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(text))
