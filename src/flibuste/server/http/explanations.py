"""Why: at a decision of a finished game, what a bot likes best there and its reasons, in words.

A bot is asked at its own level; in a person's place a stand-in says what it would do. Whoever is asked knows
no more than the seat knew then. Games that still go on are explained to nobody.
"""

import asyncio
from typing import Any, Final

from flibuste.bots import port as bots
from flibuste.core import facts
from flibuste.core.chance import stream_of
from flibuste.core.record import blank
from flibuste.core.recording import start
from flibuste.server import wire
from flibuste.server.http import replays
from flibuste.server.live.harbour import Harbour
from flibuste.table.log import Row
from flibuste.table.refused import refused
from flibuste.table.table import Table

SECONDS: Final = 2.0
"""Nobody waits longer for an explanation, however long the bot thought in the game."""


async def why(harbour: Harbour, identity: str, step: int) -> wire.Why:
    """What speaks for the best options at a step; nothing is said where there was no choice."""
    table, rows = await replays.finished(harbour, identity)
    steps = await asyncio.to_thread(replays.moves, rows)
    if not 1 <= step <= len(steps):
        raise refused("no_such_replay")
    seat = steps[step - 1][0].seat
    if table.game.mind is None or seat >= len(table.roster.seats):
        return wire.Why(bot=False, said=[])
    it = table.roster.seats[seat]
    level = it.level if it.kind == "bot" and it.level is not None else bots.STAND_IN

    def thought() -> list[Any]:
        with table.rules.form:
            seen = seen_before(table, rows, step, seat)
        return bots.explain(seen, seat, level, stream_of("why", identity, step), SECONDS)

    return wire.Why(bot=it.kind == "bot", said=await harbour.services.thinkers.think(identity, thought))


def seen_before(table: Table, rows: list[Row], step: int, seat: int) -> Any:
    """What the seat knew when it had to decide."""
    game = table.game
    s = start(replays.recording(table, rows))
    happened = facts.buffer(game.max_facts)
    for row, action in replays.moves(rows)[: step - 1]:
        facts.clear(happened)
        game.apply(s, row.seat, action, happened)
    seen = blank(game.state)
    game.observe(s, seat, seen)
    return seen
