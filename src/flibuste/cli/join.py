"""`flibuste join URL`: your own bots at a live table."""

import asyncio
import getpass
import sys
from typing import Annotated

import typer

from flibuste.client import CannotPlay, Device, Lost, Player, Refusal, table_code
from flibuste.client.player import PAUSE
from flibuste.core.bot import BadChoice, UnknownBot


def join(
    url: Annotated[str, typer.Argument(help="The table's link: http://HOST/t/CODE.")],
    bot: Annotated[
        str, typer.Option(help="greedy, search:200, captain, module:Class, path/to/file.py:Class.")
    ],
    seats: Annotated[int, typer.Option(min=1, max=8, help="How many seats to take.")] = 1,
    owner: Annotated[str | None, typer.Option(help="Your name: the table shows whose bot it is.")] = None,
    name: Annotated[str | None, typer.Option(help="The bot's name at the table.")] = None,
    count: Annotated[
        int | None,
        typer.Option("--games", min=1, help="Leave after this many games (default: stay for rematches)."),
    ] = None,
    pause: Annotated[float, typer.Option(min=0.0, help="The fewest seconds a choice takes.")] = PAUSE,
) -> None:
    """Let your own bots take seats at a live table and play whole games there."""
    try:
        server, code = table_code(url)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    called = (
        [name] * seats if name is None or seats == 1 else [f"{name} {nth}" for nth in range(1, seats + 1)]
    )
    players = [Player(Device(server), code, bot, owner or _login(), one, pause, _say) for one in called]
    try:
        asyncio.run(_all(players, count))
    except BaseExceptionGroup as group:
        first = _first(group)
        if isinstance(first, CannotPlay | Lost | Refusal | UnknownBot | BadChoice):
            raise typer.BadParameter(str(first)) from None
        raise first from None


async def _all(players: list[Player], count: int | None) -> None:
    async with asyncio.TaskGroup() as playing:
        for player in players:
            playing.create_task(player.play(count))


def _first(error: BaseException) -> BaseException:
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


def _login() -> str:
    try:
        return getpass.getuser()[:24]
    except (KeyError, OSError):
        return "?"


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
