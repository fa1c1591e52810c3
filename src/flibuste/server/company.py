"""Who is connected to a table, here and elsewhere: who is waited for, and when the table sleeps."""

import asyncio
import functools
from typing import TYPE_CHECKING

import msgspec

from flibuste.bots import port as bots
from flibuste.table import dropped, host, sleep

if TYPE_CHECKING:
    from collections.abc import Callable

    from flibuste.server.berth import Berth
    from flibuste.table.log import Row

HOST_PATIENCE = 60.0
"""Seconds after which a vanished host's rights pass on."""
LEFT_ALONE = 2.0
"""Seconds after which a table without people falls asleep."""
NEWCOMERS = 20.0
"""Seconds that a new table waits for its first connection before it falls asleep."""
CROWD_MILLIS = 5_000
"""What another process said about its connections holds so long."""


class Crowd(msgspec.Struct):
    """Who is connected to a process, and whose curtains are lifted there."""

    persons: list[str]
    lifted: list[int]
    at: int
    tvs: list[str] = []


class Company:
    """The people at one table, as far as they are connected."""

    def __init__(self, berth: "Berth", last_alive: int) -> None:
        self._berth = berth
        self._table = berth.table
        self.present: frozenset[int] = frozenset()
        """The numbers of the members who are connected."""
        self.tvs: frozenset[str] = frozenset()
        """The marks of the TVs that show the table."""
        self.lifted: frozenset[int] = frozenset()
        """The seats whose curtains are lifted."""
        self.version = 0
        """Counts comings and goings."""
        self.idle_since = self._now()
        self._elsewhere: dict[str, Crowd] = {}
        """Who is connected to other processes, as the owner hears it."""
        self._waits: dict[object, asyncio.TimerHandle] = {}
        self._last_alive = last_alive
        self._asleep = self._table.live and (self._table.clocks.running or not self._timeless)

    @property
    def awake(self) -> bool:
        """Whether clock and bots go on: people are there, and time runs for them."""
        return bool(self.present) and not self._asleep

    @property
    def deserted(self) -> bool:
        """Whether nobody is connected, here or elsewhere."""
        return not self._berth.connections and not self._fresh_crowds()

    @property
    def _timeless(self) -> bool:
        """Whether nothing at this table depends on time."""
        return self._table.game.turns and self._table.settings.clock.kind == "none"

    def begin(self) -> None:
        """A table that was just opened: it sleeps unless somebody comes soon."""
        self._asleep = False
        self._wait("alone", NEWCOMERS * self._table.header.pace, self._fall_asleep)

    def take_over(self, last_alive: int) -> None:
        """This process owns the table now; clocks are charged until the former owner was last alive."""
        self._elsewhere.clear()
        self._last_alive = last_alive
        self._asleep = self._table.live and not self._timeless
        self.present = frozenset()
        self.look_around()

    def close(self) -> None:
        """Waits for nobody any more."""
        for handle in self._waits.values():
            handle.cancel()
        self._waits.clear()

    def _now(self) -> int:
        return self._berth.harbour.now()

    # Who is there

    def crowd(self) -> Crowd:
        """Who is connected to this process, and whose curtains are lifted here."""
        connections = self._berth.connections
        persons = {connection.person for connection in connections if connection.tv is None}
        tvs = {connection.tv for connection in connections if connection.tv is not None}
        lifted = {eyes for connection in connections if (eyes := self._berth.eyes(connection)) is not None}
        return Crowd(sorted(persons), sorted(lifted), self._now(), sorted(tvs))

    def hear_crowd(self, process: str, crowd: Crowd) -> bool:
        """The owner hears who is connected to another process; returns whether that is news."""
        before = self._elsewhere.get(process)
        self._elsewhere[process] = crowd
        if before is not None and msgspec.structs.replace(before, at=crowd.at) == crowd:
            return False
        self.look_around()
        self._berth.show_all()
        self._berth.go_on()
        return True

    def hear_present(self, present: frozenset[int], tvs: frozenset[str]) -> None:
        """A follower hears from the owner who is there."""
        if (present, tvs) != (self.present, self.tvs):
            self.present, self.tvs = present, tvs
            self.version += 1
            self._berth.show_all()

    def _fresh_crowds(self) -> list[Crowd]:
        """What other processes said lately; the silent ones are gone."""
        oldest = self._now() - CROWD_MILLIS
        self._elsewhere = {name: crowd for name, crowd in self._elsewhere.items() if crowd.at >= oldest}
        return list(self._elsewhere.values())

    def look_around(self) -> None:
        """Notes who is connected and whose curtain is lifted."""
        fleet = self._berth.harbour.fleet
        if not self._berth.ours:
            fleet.tell_crowd(self._berth)
            return
        crowds = [self.crowd(), *self._fresh_crowds()]
        members = (self._table.member(person) for crowd in crowds for person in crowd.persons)
        present = frozenset(member.number for member in members if member is not None)
        self.lifted = frozenset(seat for crowd in crowds for seat in crowd.lifted)
        tvs = frozenset(mark for crowd in crowds for mark in crowd.tvs)
        if (present, tvs) == (self.present, self.tvs):
            return
        before, self.present, self.tvs = self.present, present, tvs
        self.version += 1
        fleet.tell_present(self._berth, list(self._elsewhere))
        if present != before:
            self._greet(present - before, before - present)

    def _greet(self, come: frozenset[int], gone: frozenset[int]) -> None:
        for number in come:
            self._stop_waiting(number)
            self._welcome(number)
        for number in gone:
            self._miss(number)
        if self._table.crew.host in self.present:
            self._stop_waiting("host")
        elif self.present:
            self._wait("host", HOST_PATIENCE, lambda: host.pass_on(self._table, self.present, self._now()))
        if self.present:
            self._stop_waiting("alone")
            if self._asleep:
                self._berth.soon(self._wake())
        else:
            self.idle_since = self._now()
            self._wait("alone", LEFT_ALONE * self._table.header.pace, self._fall_asleep)

    # Sleep

    async def _wake(self) -> None:
        if self._asleep:
            self._asleep = False
            await self._berth.try_commit(lambda: sleep.wake(self._table, self._now(), self._last_alive))

    def _fall_asleep(self) -> "list[Row]":
        if self.present or self._timeless:
            return []
        self._asleep = True
        self._last_alive = self._now()
        return sleep.fall_asleep(self._table, self._last_alive)

    # Who is waited for

    def _welcome(self, number: int) -> None:
        """Gives those who come back the seats that a bot played or that were offered."""
        for seat in self._table.crew.seats_of(number):
            it = self._table.crew.seats[seat]
            if it.by_bot or it.offered:
                self._berth.soon(self._berth.try_commit(functools.partial(self._give_back, number, seat)))

    def _give_back(self, number: int, seat: int) -> "list[Row]":
        person = self._table.crew.members[number].person
        return dropped.come_back(self._table, person, seat, self._now())

    def _miss(self, number: int) -> None:
        def decide() -> "list[Row]":
            if number in self.present:
                return []
            for seat in self._table.crew.seats_of(number):
                rows = dropped.patience_over(self._table, seat, bots.STAND_IN, self._now())
                if rows:
                    self._miss(number)
                    return rows
            return []

        self._wait(number, self._table.settings.patience, decide)

    def _wait(self, what: object, seconds: float, decide: "Callable[[], list[Row]]") -> None:
        self._stop_waiting(what)
        delay = seconds / self._table.header.pace
        loop = asyncio.get_running_loop()
        self._waits[what] = loop.call_later(delay, lambda: self._berth.soon(self._berth.try_commit(decide)))

    def _stop_waiting(self, what: object) -> None:
        handle = self._waits.pop(what, None)
        if handle is not None:
            handle.cancel()
