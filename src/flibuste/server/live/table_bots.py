"""The bots of one table, but for races: called when asked, thrown out when the question is over."""

import asyncio
import functools
from typing import TYPE_CHECKING

from flibuste.bots import port as bots
from flibuste.core.chance import pick, stream_of
from flibuste.server.metrics import THOUGHTS
from flibuste.table import character, play

if TYPE_CHECKING:
    from flibuste.server.live.live_table import LiveTable
    from flibuste.table.log import Row

PAUSE = 0.7
"""Seconds a bot takes at least, so that people can follow; the same whatever it holds in hand."""
PATIENCE = 10.0
"""Seconds a bot waits for answers to its offer before it withdraws it."""
VARIES = 600
"""Milliseconds by which that varies."""


class TableBots:
    """The bots that think for one table."""

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._busy: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._hasty: dict[int, int] = {}
        """The seats that have begun to answer a prompt in secret, and take no time for the rest."""

    def call(self) -> None:
        """Lets every bot that is asked, and does not think about this already, think."""
        table = self._live.table
        for seat in table.clocks.asked:
            if seat >= len(table.roster.seats):
                continue
            if not table.roster.seats[seat].by_bot:
                self._fulfil(seat)
                continue
            prompt = table.asks(seat)
            busy = self._busy.get(seat)
            if prompt is None or (busy is not None and busy[0] == prompt and not busy[1].done()):
                continue
            if busy is not None and busy[1] is not asyncio.current_task():
                busy[1].cancel()
            self._busy[seat] = (prompt, self._live.soon(self._turn(seat, prompt)))

    def _fulfil(self, seat: int) -> None:
        """Lets a player have in the game what was chosen before it."""
        live = self._live
        if character.wish(live.table, seat) is not None:
            live.soon(live.try_commit(lambda: character.take(live.table, seat, live.now())))

    def dismiss(self) -> None:
        """Sends all of them away."""
        for _, task in self._busy.values():
            task.cancel()
        self._busy.clear()

    async def _turn(self, seat: int, prompt: int) -> None:
        table = self._live.table
        # A stream of its own for each question: nothing of the game's dice is in it.
        key = (table.header.secret, table.header.id, table.played_before(seat), seat, prompt)
        stream = stream_of("bot", *key)
        wait = PAUSE + pick(stream, VARIES) / 1000
        if table.game.tempo is not None:
            wait = table.game.tempo.bot_takes(table.state) / 1000
        if self._hasty.pop(seat, None) != prompt:
            await asyncio.sleep(wait / table.header.pace)
        if table.asks(seat) != prompt:
            return
        level = table.roster.seats[seat].level
        if level is None:
            return
        action, played, waited = bots.WAIT, table.played_before(seat), 0.0
        while action == bots.WAIT:
            seen, played = table.observed(seat, table.state), table.played_before(seat)
            patient = waited < PATIENCE
            action = await self._live.thinkers.think(
                table.header.id,
                functools.partial(
                    bots.choose, seen, seat, level, stream, bots.budget(table.game, level), patient
                ),
            )
            if action == bots.WAIT:
                waited += PAUSE
                await asyncio.sleep(PAUSE / table.header.pace)
                if table.asks(seat) != prompt:
                    return
        THOUGHTS.inc()

        def decide() -> "list[Row]":
            # A person may have sat down there while the bot thought.
            if not table.roster.seats[seat].by_bot:
                return []
            return play.play(table, seat, prompt, action, self._live.now())

        secret = table.secret_rows.get(seat)
        # Until it is written, however long the store is away, nobody else thinks about this question.
        await self._live.try_commit(decide)
        if self._busy.get(seat, (None, None))[1] is asyncio.current_task():
            del self._busy[seat]
        # In a fight all choose at once: what was thought of before another's move may be refused after it.
        if table.played_before(seat) != played and table.asks(seat) == prompt:
            if table.secret_rows.get(seat) != secret:
                # How much of an answer is given in secret must not be told by the time it takes.
                self._hasty[seat] = prompt
            self._live.go_on()
