"""The entry point of the command `flibuste`: its subcommands, and mistakes turned into one clear line."""

import importlib
import sys
from collections import UserDict
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from flibuste import __version__

_SUBCOMMANDS: Final = {
    "games": "games:games",
    "rules": "rules:rules",
    "simulate": "simulate:simulate",
    "tournament": "tournament:tournament",
    "train": "train:train",
    "replay": "replay:replay",
    "join": "join:join",
    "print": "print:print_game",
    "analyse": "analyse:analyse",
    "puzzles": "puzzles:app",
    "ask": "ask:ask",
    "resolve": "ask:resolve",
    "warm": "warm:warm",
    "serve": "serve:serve",
    "play": "serve:play",
    "bench": "bench:app",
}
"""Where every subcommand lives: a module of this package, and the function or group in it."""


class _Imported(UserDict[str, Any]):
    """Subcommands by name, imported on first use, because most of them load a compiler or a server."""

    def __getitem__(self, name: str) -> Any:
        module, _, within = super().__getitem__(name).partition(":")
        found = getattr(importlib.import_module(f"flibuste.cli.{module}"), within)
        if not isinstance(found, typer.Typer):
            alone = typer.Typer(add_completion=False, rich_markup_mode=None)
            alone.command(name)(found)
            found = alone
        return typer.main.get_command(found)


class _Flibuste(TyperGroup):
    """The group whose subcommands are those of the table."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        self.commands = _Imported(_SUBCOMMANDS)


app = typer.Typer(
    cls=_Flibuste,
    invoke_without_command=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"flibuste {__version__}")
        raise typer.Exit


@app.callback()
def flibuste(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001
        bool, typer.Option("--version", help="Show the version.", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    """Pirate board games: tables to play at, rules at machine speed."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """Run the command line; a wrong name, file or number gets one line on stderr and exit status 2."""
    try:
        status = app(standalone_mode=False)
    except typer.TyperException as error:
        _refuse(error.format_message())
    except BrokenPipeError:
        # Whoever read our output has closed it (`flibuste rules GAME | head`): nothing is wrong.
        sys.stderr.close()
        sys.exit(0)
    except ModuleNotFoundError as error:
        from flibuste.cli.extras import advice

        told = advice(error.name or "")
        if told is None:
            raise
        _refuse(told)
    except OSError as error:
        named = f"{error.filename}: " if error.filename else ""
        _refuse(f"{named}{error.strerror or error}")
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    else:
        sys.exit(status if isinstance(status, int) else 0)


def _refuse(message: str) -> None:
    print(f"flibuste: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(2)
