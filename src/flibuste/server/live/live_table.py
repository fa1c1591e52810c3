"""One live table: decides, writes, folds and shows; with its connections, its clock and its bots."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import structlog

from flibuste.server import wire
from flibuste.server.live.bell import Bell
from flibuste.server.live.info import entry
from flibuste.server.live.not_found import Outdated
from flibuste.server.live.presence import Presence
from flibuste.server.live.races import Races
from flibuste.server.live.requests import Requests
from flibuste.server.live.table_bots import TableBots
from flibuste.server.live.view_cache import ViewCache
from flibuste.server.live.writing import Writing
from flibuste.table import curtain, race
from flibuste.table.log import Row
from flibuste.table.port import Away, Claim
from flibuste.table.refused import Refused
from flibuste.table.table import Table

if TYPE_CHECKING:
    from flibuste.server.live.connection import Connection
    from flibuste.server.live.services import Services

log = structlog.get_logger()


class LiveTable:
    """A live table with its connections."""

    def __init__(self, services: "Services", table: Table, claim: Claim, rewrites: int = 0) -> None:
        self.table = table
        self.rewrites = rewrites
        """How often the log had been rewritten before it was folded."""
        self.config, self.store, self.outbox = services.config, services.store, services.outbox
        self.soon, self.thinkers = services.spawn, services.thinkers
        self.elsewhere, self.store_watch = services.elsewhere, services.store_watch
        self._rating, self._rewritten = services.rating, services.rewritten
        self.forgotten, self.served = services.forgotten, services.served
        self.now = self._clock_of(services.now)
        """Milliseconds since 1970 by a clock that nobody sets, never behind the log."""
        self._belong_to(claim.owner)
        self.connections: set[Connection] = set()
        self._allowances: dict[str, int] = {}
        """The lag that departed devices were allowed."""
        self.gone = False
        """Whether the table has left this process."""
        self.dirty = False
        """Whether something was played that the lists have not been told about."""
        self.telling = asyncio.Lock()
        """Held while the lists are told, so that an older entry never follows a newer one."""
        self.outdated = False
        """Whether the log was rewritten since, so that nothing is decided by what is known here."""
        self._missed = table.missed
        """Which viewers had missed which rows when something was last shown."""
        self.presence = Presence(self, claim.last_alive)
        self.views = ViewCache(table, self.presence, services.config.build)
        self.bell = Bell(self)
        self.bots = TableBots(self)
        self.views.awaited = self.awaited
        self._awaited_elsewhere: list[wire.Awaited] = []
        """Whom the bots wait for, as told by the owner."""
        self.races = Races(self)
        self.requests = Requests(self, services)
        self.writing = Writing(self, services)

    def _clock_of(self, now: Callable[[], int]) -> Callable[[], int]:
        """The process's clock, ahead by as much as the log: its writer's clock may have been set since."""
        ahead = self.table.at - now()
        return now if ahead <= 0 else lambda: now() + ahead

    @property
    def busy(self) -> bool:
        """Whether something is being written."""
        return self.writing.lock.locked()

    @property
    def alone(self) -> asyncio.Lock:
        """Held by code that needs the table to itself: nothing is written meanwhile."""
        return self.writing.lock

    @property
    def stuck(self) -> bool:
        """Whether the table waits for the store, or failed to do something on its own."""
        return self.writing.stuck

    def _belong_to(self, owner: str) -> None:
        self.owner = owner
        """The process that checks actions and runs clock, bots and race."""
        self.ours = owner == self.store.process
        """Whether it is this one; otherwise it forwards requests and fans out views."""

    def become_owner(self, last_alive: int) -> None:
        """Takes the table over from a dead process."""
        self._belong_to(self.store.process)
        self.now = self._clock_of(self.now)
        self.presence.take_over(last_alive)
        self.show_all()
        self.go_on()

    def lose(self, owner: str) -> None:
        """Another process owns the table now."""
        self._belong_to(owner)
        self.close()

    # Connections

    def add(self, connection: "Connection") -> None:
        """A connection opens."""
        self.connections.add(connection)
        self.presence.look_around()
        self.show_all()
        self.go_on()

    def remove(self, connection: "Connection") -> None:
        """A connection is gone."""
        self.connections.discard(connection)
        if connection.tv is None and self.table.member(connection.person) is not None:
            self._allowances[connection.person] = connection.allowance
        if not self.connections:
            self.presence.idle_since = self.now()
        self.presence.look_around()
        self.show_all()

    def allowance_of(self, person: str) -> int:
        """The lag allowed to a device that acts without a connection, from those it has or had."""
        there = [c.allowance for c in self.connections if c.person == person and c.tv is None]
        return max(there) if there else self._allowances.get(person, 0)

    def eyes(self, connection: "Connection") -> int | None:
        """The seat whose secrets the connection may see; a TV sees none, whoever owns the device."""
        return (
            None
            if connection.tv is not None
            else curtain.eyes(self.table, connection.person, connection.lifted)
        )

    def lift(self, connection: "Connection", seat: int | None) -> None:
        """A shared device lifts the curtain of one seat; its other connections lower theirs."""
        lifted = curtain.lift(self.table, connection.person, seat)
        for other in self.connections:
            if other.person == connection.person:
                other.turn_to(lifted)
        self.presence.look_around()
        self.go_on()

    # The log

    def commit(self, decide: Callable[[], list[Row]]) -> Coroutine[Any, Any, int]:
        """Decides, writes, folds and shows; returns the resulting seq."""
        return self.writing.commit(decide)

    def show_new(self, rows: list[Row]) -> None:
        """Shows what these rows have changed, and starts what follows from them."""
        if self.table.phase == "over" or "table" in [row.kind for row in rows]:
            self.presence.look_around()
            self._close_strangers()
            if self.ours:
                self.enlist()
            if self.table.phase == "over":
                self._rating.ended(self.table)
        else:
            self.dirty = self.ours
        if self.table.missed is self._missed:
            self.show_all()
        else:
            self._missed = self.table.missed
            for connection in self.connections:
                connection.look_if_new()
        self.go_on()

    async def try_commit(self, decide: Callable[[], list[Row]]) -> None:
        """The table acts on its own once the store lets it; what is refused by then is no longer needed."""
        while self.ours and not self.gone:
            try:
                await self.commit(decide)
            except Outdated:
                # Who folds the table anew lets what follows begin there.
                return
            except Away:
                continue
            except Refused:
                pass
            except Exception:
                self.writing.broken = True
                log.exception("table could not act", table=self.table.header.code)
            return

    def _close_strangers(self) -> None:
        for connection in list(self.connections):
            member = self.table.roster.member_of(connection.person)
            if member is not None and (member.banned or not (member.here or connection.tv)):
                connection.send_off("kicked")

    async def take_leave(self, person: str) -> None:
        """The person leaves for good: seats become free before the start; later a bot plays them out."""
        member = self.table.roster.member_of(person)
        if member is None or member.banned or self.table.phase == "over":
            return
        seats = self.table.roster.seats_of(member.number)
        if seats and not member.here:
            # Only somebody who is here can give a seat up.
            await self.requests.command(person, wire.Join())
        if self.table.phase != "lobby":
            for seat in seats:
                await self.requests.command(person, wire.Resign(seat=seat))
        if self.table.member(person) is not None:
            await self.requests.command(person, wire.Leave())

    # What follows

    def show_all(self) -> None:
        """Gives every connection the newest view."""
        self.outbox.show(self)

    def awaited(self) -> list[wire.Awaited]:
        """The people whom a bot waits for, and until when."""
        if not self.ours:
            return self._awaited_elsewhere
        patience, wall = self.bots.patience, self.table.clocks.wall
        if not patience.waits:
            return []
        return [
            wire.Awaited(seat, None if until is None else wall(until), patience.to_answer)
            for seat, until in patience.until().items()
        ]

    def hear_awaited(self, awaited: list[wire.Awaited]) -> None:
        """The owner tells followers whom the bots are waiting for."""
        if awaited != self._awaited_elsewhere:
            self._awaited_elsewhere = awaited
            self.show_all()

    def show_waits(self) -> None:
        """Shows everyone whom the bots are waiting for now."""
        self.presence.tell()
        self.show_all()

    def go_on(self) -> None:
        """Sets the bell and calls the bots."""
        if not (self.ours and self.presence.awake and self.table.playing):
            self.bell.stop()
            return
        self.bell.set()
        if race.racing(self.table):
            self.races.run()
        else:
            self.bots.call()

    def enlist(self) -> "asyncio.Task[None]":
        """Brings the lists up to date in the background."""
        return self.soon(self._enlist())

    async def _enlist(self) -> None:
        try:
            await self.tell_lists()
        except Away as error:
            # Housekeeping tries again.
            self.store_watch.failed(error)

    async def tell_lists(self) -> None:
        """Brings the lists up to date."""
        async with self.telling:
            if self.outdated:
                return
            table, self.dirty = self.table, False
            try:
                told = await self.store.enlist(table.header.id, entry(table), table.noticed_at, self.rewrites)
            except Away:
                self.dirty = True
                raise
        if not told:
            self._rewritten(table.header.id)

    def leave(self) -> None:
        """Leaves the process: nothing new begins, and what waits for the store gives up."""
        self.gone = True
        self.close()

    def fall_apart(self) -> None:
        """Drops the parts, which point back, so that the memory is freed at once, without a cycle."""
        del self.presence, self.views, self.bell, self.bots, self.races, self.requests, self.writing

    def close(self) -> None:
        """Stops timers and bots; the log stays."""
        self.bell.stop()
        self.presence.close()
        self.bots.dismiss()
        self.races.dismiss()
