"""The bots of one table, except in races: called when asked, dismissed when the question is over."""

import asyncio
import contextlib
import functools
from typing import TYPE_CHECKING

from flibuste.bots import port as bots
from flibuste.core.chance import pick, stream_of
from flibuste.server.live import tempers
from flibuste.server.metrics import THOUGHTS
from flibuste.table import character, play, reserved, wave
from flibuste.table.patience import Patience

if TYPE_CHECKING:
    from flibuste.core.record import Ints
    from flibuste.server.live.live_table import LiveTable
    from flibuste.table.log import Row

PAUSE = 0.7
"""The fewest seconds a bot takes, so that people can follow; the same whatever it holds in hand."""
HURRIED = 0.12
"""The seconds it takes when all people have waved the bots on: still one step after another."""
PATIENCE = 10.0
"""Seconds a bot waits for the answers of other bots; people have more time (`table/patience.py`)."""
VARIES = 600
"""Milliseconds by which that varies."""


SLOWNESS = {"slow": 2.5, "usual": 1.0, "quick": 0.3}
"""How many times the usual pause the table lets its bots take."""


class TableBots:
    """The bots that think for one table."""

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self.patience = Patience(live.table)
        """The current wait for people's answers."""
        self._busy: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._hasty: dict[int, int] = {}
        """The seats that have begun to answer a prompt in secret, and take no time for the rest."""
        self._waved_on = asyncio.Event()

    def call(self) -> None:
        """Starts every bot that is asked and not already thinking about it."""
        table = self._live.table
        if self.patience.waits:
            self.patience.look(self._live.presence.lifted, self._live.now())
            self._live.show_waits()
        if wave.hurried(table):
            self._waved_on.set()
        else:
            self._waved_on.clear()
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
        """Takes for a player in the game what was chosen before it."""
        live = self._live
        if character.taking(live.table, seat) is not None:
            live.soon(live.try_commit(lambda: character.take(live.table, seat, live.now())))

    def dismiss(self) -> None:
        """Sends all of them away."""
        for _, task in self._busy.values():
            task.cancel()
        self._busy.clear()

    async def _let_follow(self, seconds: float) -> None:
        """Gives people time to follow; less if all of them wave the bots on."""
        hurried = min(seconds, HURRIED / self._live.table.header.pace)
        await asyncio.sleep(hurried)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._waved_on.wait(), seconds - hurried)

    async def _turn(self, seat: int, prompt: int) -> None:
        table = self._live.table
        # A separate stream for each question, independent of the game's dice.
        key = (table.header.secret, table.header.id, table.played_before(seat), seat, prompt)
        stream = stream_of("bot", *key)
        wait = (PAUSE + pick(stream, VARIES) / 1000) * SLOWNESS[table.settings.bot_pace]
        if table.game.tempo is not None:
            wait = table.game.tempo.bot_takes(table.state) / 1000
        if self._hasty.pop(seat, None) != prompt:
            await self._let_follow(wait / table.header.pace)
        if table.asks(seat) != prompt:
            return
        level = table.roster.seats[seat].level
        if level is None:
            return
        action, played = await self._choice(seat, prompt, level, stream)
        if action == bots.WAIT:
            return
        THOUGHTS.inc()

        def decide() -> "list[Row]":
            # A person may have sat down there while the bot thought.
            if not table.roster.seats[seat].by_bot:
                return []
            taken = reserved.spare(table, seat, action)
            return play.play(table, seat, prompt, taken, self._live.now())

        secret = table.secret_rows.get(seat)
        # Until it is written, however long the store is away, nobody else thinks about this question.
        await self._live.try_commit(decide)
        if self._busy.get(seat, (None, None))[1] is asyncio.current_task():
            del self._busy[seat]
        # In a fight all choose at once: what was decided before another's move may be refused after it.
        if table.played_before(seat) != played and table.asks(seat) == prompt:
            if table.secret_rows.get(seat) != secret:
                # The time taken must not tell how much of an answer is given in secret.
                self._hasty[seat] = prompt
            self._live.go_on()

    async def _choice(self, seat: int, prompt: int, level: str, stream: "Ints") -> tuple[int, int]:
        """What the bot does once it has waited, and how many actions it knew of; WAIT if it is too late."""
        table, waited, waits = self._live.table, 0.0, False
        temper = tempers.number(table, seat)
        try:
            while True:
                seen, played = table.observed(seat, table.state), table.played_before(seat)
                people = self.patience.people()
                patient = self.patience.lasts(self._live.now()) if people else waited < PATIENCE
                action = await self._live.thinkers.think(
                    table.header.id,
                    functools.partial(
                        bots.choose,
                        seen,
                        seat,
                        level,
                        stream,
                        bots.budget(table.game, level),
                        patient,
                        temper,
                    ),
                )
                if action != bots.WAIT:
                    return action, played
                if people and not waits:
                    waits = True
                    self.patience.begin(self._live.presence.lifted, self._live.now())
                    self._live.show_waits()
                waited += PAUSE
                await asyncio.sleep(PAUSE / table.header.pace)
                if table.asks(seat) != prompt:
                    return bots.WAIT, played
        finally:
            if waits:
                self.patience.end()
