"""The bots of one table, but for races: called when asked, thrown out when the question is over."""

import asyncio
import functools
from typing import TYPE_CHECKING

from flibuste.bots import port as bots
from flibuste.core.chance import pick, stream_of
from flibuste.server.metrics import THOUGHTS
from flibuste.table import play, race

if TYPE_CHECKING:
    from flibuste.server.berth import Berth
    from flibuste.table.log import Row

PAUSE = 0.7
"""Seconds a bot takes at least, so that people can follow; the same whatever it holds in hand."""
PATIENCE = 10.0
"""Seconds a bot waits for answers to its offer before it withdraws it."""
VARIES = 600
"""Milliseconds by which that varies."""


class BotCrew:
    """The bots that think for one table."""

    def __init__(self, berth: "Berth") -> None:
        self._berth = berth
        self._busy: dict[int, tuple[int, asyncio.Task[None]]] = {}

    def call(self) -> None:
        """Lets every bot that is asked, and does not think about this already, think."""
        table = self._berth.table
        for seat in table.clocks.asked:
            if seat >= len(table.crew.seats) or not table.crew.seats[seat].by_bot:
                continue
            prompt = table.asks(seat)
            busy = self._busy.get(seat)
            if prompt is None or (busy is not None and busy[0] == prompt and not busy[1].done()):
                continue
            if busy is not None:
                busy[1].cancel()
            self._busy[seat] = (prompt, self._berth.harbour.spawn(self._turn(seat, prompt)))

    def dismiss(self) -> None:
        """Sends all of them away."""
        for _, task in self._busy.values():
            task.cancel()
        self._busy.clear()

    async def _turn(self, seat: int, prompt: int) -> None:
        table = self._berth.table
        # A stream of its own for each question: nothing of the game's dice is in it.
        stream = stream_of("bot", table.header.secret, table.header.id, table.moves, seat, prompt)
        wait = PAUSE + pick(stream, VARIES) / 1000
        if race.is_race(table.game):
            wait = (race.DUEL_READY + race.DUEL) / 1000
        await asyncio.sleep(wait / table.header.pace)
        if table.asks(seat) != prompt:
            return
        level = table.crew.seats[seat].level
        if level is None:
            return
        action, moves, waited = bots.WAIT, table.moves, 0.0
        while action == bots.WAIT:
            seen, moves, patient = table.observed(seat, table.state), table.moves, waited < PATIENCE
            action = await self._berth.harbour.thinkers.think(
                table.header.id,
                functools.partial(bots.choose, seen, seat, level, stream, bots.budget(level), patient),
            )
            if action == bots.WAIT:
                waited += PAUSE
                await asyncio.sleep(PAUSE / table.header.pace)
                if table.asks(seat) != prompt:
                    return
        THOUGHTS.inc()
        self._busy.pop(seat, None)

        def decide() -> "list[Row]":
            # A person may have sat down there while the bot thought.
            if not table.crew.seats[seat].by_bot:
                return []
            return play.play(table, seat, prompt, action, self._berth.harbour.now())

        await self._berth.try_commit(decide)
        # In a fight all choose at once: what was thought of before another's move may be refused after it.
        if table.moves != moves and table.asks(seat) == prompt:
            self._berth.go_on()
