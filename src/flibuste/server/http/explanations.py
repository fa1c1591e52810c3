"""Why: what a bot says, in words, about what was played at a decision of a finished game.

A bot is asked at its own level; in a person's place a stand-in judges what the person did. The bot asked
knows no more than the seat knew then. Games still in progress are explained to nobody.
"""

import asyncio
import functools
from typing import Any, Final

import msgspec

from flibuste.bots import port as bots
from flibuste.core import facts
from flibuste.core.chance import stream_of
from flibuste.core.record import blank
from flibuste.core.recording import start
from flibuste.server import wire
from flibuste.server.http import replays
from flibuste.server.live.thinkers import Thinkers
from flibuste.table.log import Row
from flibuste.table.refused import refused
from flibuste.table.table import Table

_encode: Final = msgspec.json.Encoder().encode
SECONDS: Final = 2.0
"""The longest wait for an explanation, however long the bot thought in the game."""


async def why(archive: replays.Archive, thinkers: Thinkers, identity: str, step: int) -> wire.Why:
    """The reasons for or against what was played at a step; nothing where there was no choice."""
    table, rows = await archive.finished(identity)
    steps = await asyncio.to_thread(replays.steps, rows)
    if not 1 <= step <= len(steps):
        raise refused("no_such_replay")
    seat = steps[step - 1][0].seat
    if table.game.mind is None or seat >= len(table.roster.seats):
        return wire.Why(bot=False, options=[])
    it = table.roster.seats[seat]
    by_bot = it.kind == "bot"
    level = it.level if by_bot and it.level is not None else bots.STAND_IN
    thought = functools.partial(options, table, rows, step, level, by_bot=by_bot)
    return wire.Why(bot=by_bot, options=await thinkers.think(identity, thought))


def options(table: Table, rows: list[Row], step: int, level: str, *, by_bot: bool) -> list[wire.WhyOption]:
    """What a bot of this level says about a step, whether it took that step itself or not."""
    row, played = replays.steps(rows)[step - 1]
    with table.rules.form:
        seen = seen_before(table, rows, step, row.seat)
    stream = stream_of("why", table.header.id, step)
    name = table.game.words.name
    return [
        wire.WhyOption(option.say, msgspec.Raw(_encode(name(option.action))), option.action == played)
        for option in bots.explain(seen, row.seat, level, stream, SECONDS, played, own=by_bot)
    ]


def seen_before(table: Table, rows: list[Row], step: int, seat: int) -> Any:
    """What the seat knew when it had to decide."""
    game = table.game
    s = start(replays.recording(table, rows))
    happened = facts.buffer(game.max_facts)
    for row, action in replays.steps(rows)[: step - 1]:
        facts.clear(happened)
        game.apply(s, row.seat, action, happened)
    seen = blank(game.state)
    game.observe(s, seat, seen)
    return seen
