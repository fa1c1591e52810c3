"""The actions of a race on their way into the log, held until due; and the bots' races."""

import asyncio
from typing import TYPE_CHECKING

from flibuste.bots import port as bots
from flibuste.core.chance import stream_of
from flibuste.core.seats import CLOCK
from flibuste.table import log, play, race
from flibuste.table.port import Away
from flibuste.table.refused import Refused, refused

if TYPE_CHECKING:
    from flibuste.server.live.live_table import LiveTable
    from flibuste.table.log import Row


class Races:
    """The race of one table."""

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._order: dict[int, asyncio.Lock] = {}
        self._running: dict[int, tuple[int, asyncio.Task[None]]] = {}

    async def play(
        self,
        seat: int,
        prompt: int,
        action: int,
        received: int,
        claimed: int | None,
        lag: int,
        request: str | None,
    ) -> None:
        """Plays an action of the race at its effective instant, keeping the order of a seat's actions."""
        table, clocks = self._live.table, self._live.table.clocks
        at = clocks.time(received)
        believed = None if claimed is None else at - (received - claimed)
        async with self._order.setdefault(seat, asyncio.Lock()):
            if request is not None and request in table.ids:
                return
            play.check(table, seat, prompt, action)
            moment = race.effective(table, seat, action, at, believed, lag)
            await self._until(race.shown_at(table, action, moment))

            def decide() -> "list[Row]":
                if request is not None and request in table.ids:
                    return []
                play.check(table, seat, prompt, action)
                whole = race.with_instant(table, action, moment)
                return [table.row(self._live.now(), seat, log.Played(whole), request)]

            await self._live.commit(decide)

    async def _until(self, moment: int) -> None:
        """Waits for an instant of table time; a grace period on the way extends the wait."""
        while True:
            wall = self._live.table.clocks.wall(moment)
            if wall is None:
                raise refused("paused")
            delay = (wall - self._live.now()) / 1000
            if delay <= 0:
                return
            await asyncio.sleep(delay)

    def run(self) -> None:
        """Lets every bot that is in the race run its plan."""
        table = self._live.table
        for seat in table.clocks.asked:
            if seat >= len(table.roster.seats) or not table.roster.seats[seat].by_bot:
                continue
            running = self._running.get(seat)
            if running is not None and running[0] == table.race_since and not running[1].done():
                continue
            prompt = table.asks(seat)
            if prompt is not None:
                self._running[seat] = (table.race_since, self._live.soon(self._race(seat, prompt)))

    async def _race(self, seat: int, prompt: int) -> None:
        """One bot's race; after a restart it resumes where the log ends, by the same plan."""
        table = self._live.table
        level = table.roster.seats[seat].level
        if level is None or table.race_start is None:
            return
        seen = table.observed(seat, table.race_start)
        stream = stream_of("race", table.header.secret, table.header.id, table.race_since, seat)
        step = race.step_time(table)
        plan = await self._live.thinkers.think(
            table.header.id, lambda: bots.race_plan(seen, seat, level, stream, int(step * table.header.pace))
        )
        alone = table.go == seat
        for after, action in plan[race.tempo_of(table).done(table.state, seat) :]:
            due = table.race_since + max(1, int(after / table.header.pace))
            if alone:
                await self._at_once(seat, prompt, action, due)
                continue
            try:
                await self._until(due)
                while not await self._step(seat, prompt, action):
                    pass
            except Refused:
                return

    async def _at_once(self, seat: int, prompt: int, action: int, moment: int) -> None:
        """One act of a bot having its go alone: it counts at its instant, and nobody waits for that."""
        table = self._live.table

        def decide() -> "list[Row]":
            limit = race.tick_due(table, frozenset())
            if limit is not None and moment > limit:
                return play.lapse(table, CLOCK, self._live.now())
            play.check(table, seat, prompt, action)
            whole = race.with_instant(table, action, moment)
            return [table.row(self._live.now(), seat, log.Played(whole))]

        await self._live.try_commit(decide)

    async def _step(self, seat: int, prompt: int, action: int) -> bool:
        """Whether a bot's action is in the log or refused; false if the store was away all the time."""
        table = self._live.table
        if self._live.gone or table.asks(seat) != prompt or not table.roster.seats[seat].by_bot:
            raise refused("stale")
        try:
            await self.play(seat, prompt, action, self._live.now(), None, 0, None)
        except Away:
            return False
        return True

    def dismiss(self) -> None:
        """Stops the bots' races."""
        for _, task in self._running.values():
            task.cancel()
        self._running.clear()
