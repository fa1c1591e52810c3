"""The entry point of the command `flibuste`: its subcommands, and mistakes turned into one clear line."""

import sys
from typing import Annotated

import typer

from flibuste import __version__
from flibuste.cli import (
    bench,
    bench_client,
    bench_server,
    replay,
    resolve,
    rules,
    serve,
    simulate,
    tournament,
    warm,
)

app = typer.Typer(
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.command()(rules.rules)
app.command()(simulate.simulate)
app.command()(tournament.tournament)
app.command()(replay.replay)
app.command()(resolve.resolve)
app.command()(warm.warm)
app.command()(serve.serve)
app.command()(serve.play)
bench.app.command()(bench_server.server)
bench.app.command()(bench_client.client)
app.add_typer(bench.app, name="bench")


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
    """Three pirate board games: tables to play at, rules at machine speed."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """Run the command line; a wrong name, file or number gets one line on stderr and exit status 2."""
    try:
        status = app(standalone_mode=False)
    except typer.TyperException as error:
        _refuse(error.format_message())
    except BrokenPipeError:
        # The reader of our output went away (`flibuste rules sandokan | head`): nothing is wrong.
        sys.stderr.close()
        sys.exit(0)
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
