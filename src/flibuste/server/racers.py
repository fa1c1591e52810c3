"""The acts of a race on their way into the log, held until due; and the bots' races."""

import asyncio
from typing import TYPE_CHECKING

from flibuste.bots import port as bots
from flibuste.core.chance import stream_of
from flibuste.table import log, play, race
from flibuste.table.refused import Refused, refused

if TYPE_CHECKING:
    from flibuste.server.berth import Berth
    from flibuste.table.log import Row


class Racers:
    """The race of one table."""

    def __init__(self, berth: "Berth") -> None:
        self._berth = berth
        self._order: dict[int, asyncio.Lock] = {}
        self._running: dict[int, tuple[int, asyncio.Task[None]]] = {}

    async def act(
        self,
        seat: int,
        prompt: int,
        act: int,
        received: int,
        claimed: int | None,
        line: int,
        wish: str | None,
    ) -> int:
        """Plays an act of the race at its effective instant; a seat's acts keep their order."""
        table, clocks = self._berth.table, self._berth.table.clocks
        at = clocks.time(received)
        believed = None if claimed is None else at - (received - claimed)
        async with self._order.setdefault(seat, asyncio.Lock()):
            if wish is not None and wish in table.ids:
                return table.ids[wish]
            play.check(table, seat, prompt, act)
            moment = race.effective(table, seat, act, at, believed, line)
            await self._until(race.shown_at(act, moment))

            def decide() -> "list[Row]":
                if wish is not None and wish in table.ids:
                    return []
                play.check(table, seat, prompt, act)
                whole = race.with_instant(table, act, moment)
                return [table.row(self._berth.harbour.now(), seat, log.Move(whole), wish)]

            return await self._berth.commit(decide)

    async def _until(self, moment: int) -> None:
        """Waits for an instant of table time; a grace on the way makes it longer."""
        while True:
            wall = self._berth.table.clocks.wall(moment)
            if wall is None:
                raise refused("paused")
            delay = (wall - self._berth.harbour.now()) / 1000
            if delay <= 0:
                return
            await asyncio.sleep(delay)

    def run(self) -> None:
        """Lets every bot that is in the race run its plan."""
        table = self._berth.table
        for seat in table.clocks.asked:
            if seat >= len(table.crew.seats) or not table.crew.seats[seat].by_bot:
                continue
            running = self._running.get(seat)
            if running is not None and running[0] == table.race_since and not running[1].done():
                continue
            prompt = table.asks(seat)
            if prompt is not None:
                self._running[seat] = (table.race_since, self._berth.harbour.spawn(self._race(seat, prompt)))

    async def _race(self, seat: int, prompt: int) -> None:
        """One bot's race; after a restart it goes on where the log ends, by the same plan."""
        table = self._berth.table
        level = table.crew.seats[seat].level
        if level is None or table.race_start is None:
            return
        seen = table.observed(seat, table.race_start)
        stream = stream_of("race", table.header.secret, table.header.id, table.race_since, seat)
        step = race.step_time(table)
        plan = await self._berth.harbour.thinkers.think(
            table.header.id, lambda: bots.race_plan(seen, seat, level, stream, int(step * table.header.pace))
        )
        for after, act in plan[int(table.state.acts[seat]) :]:
            due = table.race_since + max(1, int(after / table.header.pace))
            try:
                await self._until(due)
                now = self._berth.harbour.now()
                if table.asks(seat) != prompt or not table.crew.seats[seat].by_bot:
                    return
                await self.act(seat, prompt, act, now, None, 0, None)
            except Refused:
                return

    def dismiss(self) -> None:
        """Stops the bots' races."""
        for _, task in self._running.values():
            task.cancel()
        self._running.clear()
