"""`flibuste print GAME`: a game to cut out and play, as a PDF."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import urlencode

import typer

from flibuste import games
from flibuste.cli import chromium
from flibuste.cli.names import GAME_HELP, language_named

_SET: Final = """new Promise((done) => {
  const look = () => {
    const state = document.querySelector('[data-print]')?.dataset.print;
    if (state === 'ready') done('');
    else if (state === 'refused') done(document.querySelector('main [role=alert]').innerText);
    else setTimeout(look, 50);
  };
  look();
})"""
"""Resolves to nothing once every sheet is set, else to the reason why it cannot be."""


def print_game(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    out: Annotated[Path, typer.Option(help="The PDF to write.")],
    paper: Annotated[str, typer.Option(help="a4 or letter.")] = "a4",
    lang: Annotated[str, typer.Option(help="fr, en or pl.")] = "en",
    ink: Annotated[str, typer.Option(help="colour or saving.")] = "colour",
    sides: Annotated[str, typer.Option(help="two, or one if backs are glued on.")] = "two",
    players: Annotated[
        int | None, typer.Option(help="For this many players (default: the whole box).")
    ] = None,
    pieces: Annotated[
        str, typer.Option(help='Only these: "coins", "cards:14,20-22 rules" (default: all).')
    ] = "",
) -> None:
    """Print a game to cut out and play, true to size (needs Chromium or Chrome)."""
    if game not in games.names():
        raise typer.BadParameter(f"unknown game {game!r}: one of {', '.join(games.names())}")
    if not out.absolute().parent.is_dir():
        raise typer.BadParameter(f"there is no folder {out.absolute().parent}", param_hint="--out")
    wish = {
        "game": game,
        "paper": paper,
        "lang": language_named(lang),
        "ink": ink,
        "sides": sides,
        "players": players,
        "pieces": pieces,
    }
    asked = urlencode({name: value for name, value in wish.items() if value not in (None, "")})
    with chromium.page() as page, _client() as address:
        page.open(f"{address}/print?{asked}")
        refusal = page.value(_SET)
        if refusal:
            raise typer.BadParameter(refusal)
        out.write_bytes(page.pdf())
    typer.echo(f"{out}: print at 100 %, on both sides, turned over the long edge")


@contextmanager
def _client() -> Iterator[str]:
    """The browser client alone, without tables, on a port of its own."""
    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import Route

    from flibuste.server.config import Config
    from flibuste.server.http.pages import Pages
    from flibuste.server.run import free_port

    folder = Config(store="").client
    if not (folder / "index.html").is_file():
        raise typer.BadParameter("the browser client is not built: run scripts/play or scripts/test once")
    pages = Starlette(routes=[Route("/{path:path}", Pages(folder).answer)])
    port = free_port()
    # uvicorn's own logging would close the handlers of everybody else in this process.
    config = uvicorn.Config(pages, host="127.0.0.1", port=port, log_config=None, log_level="error")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        if not thread.is_alive():
            raise typer.BadParameter(f"cannot listen on port {port}")
        time.sleep(0.02)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(30)
