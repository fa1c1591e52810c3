"""`flibuste rules GAME`: the rules of a game, clause by clause."""

import sys
from enum import StrEnum
from importlib.resources import files
from typing import Annotated

import typer


class Game(StrEnum):
    """The games as the command line names them."""

    SANTY_ANNO = "santy-anno"
    CATAN_JUNIOR = "catan-junior"
    SANDOKAN = "sandokan"


class Language(StrEnum):
    """The languages the rules are written in."""

    FRENCH = "fr"
    ENGLISH = "en"
    POLISH = "pl"


def page(game: Game, language: Language) -> str:
    """Return a game's rules as Markdown."""
    folder = files("flibuste") / "rules"
    if language is not Language.ENGLISH:
        folder /= language.value
    return (folder / f"{game.value}.md").read_text(encoding="utf-8")


def rules(
    game: Annotated[Game, typer.Argument(help="Whose rules.")],
    lang: Annotated[Language, typer.Option(help="In which language.")] = Language.ENGLISH,
) -> None:
    """Show the rules of a game, clause by clause."""
    text = page(game, lang)
    if not sys.stdout.isatty():
        typer.echo(text, nl=False)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    with console.pager(styles=True):
        console.print(Markdown(text))
