"""Who is connected to a table, here and elsewhere: who is waited for, and when the table sleeps."""

import asyncio
import functools
from typing import TYPE_CHECKING

import msgspec

from flibuste.bots import port as bots
from flibuste.table import dropped, host, sleep

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from flibuste.server.live.live_table import LiveTable
    from flibuste.table.log import Row

HOST_PATIENCE = 60.0
"""Seconds after which a vanished host's rights pass on."""
LEFT_ALONE = 2.0
"""Seconds after which a table without people falls asleep."""
NEWCOMERS = 20.0
"""Seconds that a new table waits for its first connection before it falls asleep."""
MOST_TVS = 60
"""How many TVs of one table people are told about: their numbers have four digits, and a letter has a size
limit."""
CONNECTED_MILLIS = 5_000
"""How long another process's word about its connections holds."""


class Connected(msgspec.Struct):
    """Who is connected to a process, and whose curtains are lifted there.

    It fits into a letter whoever comes, because people who only watch are not in it.
    """

    members: list[int]
    lifted: list[int]
    at: int
    tvs: list[str] = []


class Presence:
    """The people at one table, as far as they are connected."""

    def __init__(self, live: "LiveTable", last_alive: int) -> None:
        self._live = live
        self._table = live.table
        self.present: frozenset[int] = frozenset()
        """The numbers of the members who are connected."""
        self.tvs: frozenset[str] = frozenset()
        """The marks of the TVs that show the table."""
        self.lifted: frozenset[int] = frozenset()
        """The seats whose curtains are lifted."""
        self.version = 0
        """Counts comings and goings."""
        self.idle_since = self._now()
        self._elsewhere: dict[str, Connected] = {}
        """Who is connected to other processes, as told to the owner."""
        self._gone: dict[int, int] = {}
        """When each member was last seen leaving..."""
        self._began = self._now()
        """... or, for those who have not come since we began to look, when that was."""
        self._waits: dict[object, asyncio.TimerHandle] = {}
        self._last_alive = last_alive
        self._asleep = self._table.playing and (self._table.clocks.running or not self._table.timeless)

    @property
    def awake(self) -> bool:
        """Whether clock and bots are running: people are there, and time runs for them."""
        return bool(self.present) and not self._asleep

    @property
    def kept(self) -> frozenset[int]:
        """The members whose seats are kept: those who are there, and those still waited for."""
        since = self._now() - self._table.settings.patience * 1000 / self._table.header.pace
        return self.present | {
            member.number
            for member in self._table.roster.members
            if not member.left and not member.banned and self._gone.get(member.number, self._began) > since
        }

    @property
    def deserted(self) -> bool:
        """Whether nobody is connected, here or elsewhere."""
        return not self._live.connections and not self._fresh()

    def begin(self) -> None:
        """Begins for a newly opened table, which falls asleep unless somebody comes soon."""
        self._asleep = False
        self._wait("alone", NEWCOMERS * self._table.header.pace, self._fall_asleep)

    def take_over(self, last_alive: int) -> None:
        """This process owns the table now; clocks are charged until the former owner was last alive."""
        self.close()
        self._elsewhere.clear()
        self._last_alive = last_alive
        self._gone.clear()
        self._began = self._now()
        self._asleep = self._table.playing and not self._table.timeless
        self.present = frozenset()
        self.look_around()

    def close(self) -> None:
        """Stops waiting for anybody."""
        for handle in self._waits.values():
            handle.cancel()
        self._waits.clear()

    def _now(self) -> int:
        return self._live.now()

    # Who is there

    def connected(self) -> Connected:
        """Who is connected to this process, and whose curtains are lifted here."""
        connections = self._live.connections
        members = (
            self._table.member(connection.person) for connection in connections if connection.tv is None
        )
        numbers = {member.number for member in members if member is not None}
        tvs = self._shown({connection.tv for connection in connections if connection.tv is not None})
        lifted = {eyes for connection in connections if (eyes := self._live.eyes(connection)) is not None}
        return Connected(sorted(numbers), sorted(lifted), self._now(), tvs)

    def _shown(self, marks: "Collection[str]") -> list[str]:
        """As many TVs as people can tell apart: the paired ones first, then those that were there before."""
        paired, before = self._table.roster.tvs, self.tvs
        return sorted(
            sorted(marks, key=lambda mark: (mark not in paired, mark not in before, mark))[:MOST_TVS]
        )

    def hear_connected(self, process: str, connected: Connected) -> bool:
        """Notes at the owner who is connected to another process; returns whether that is news."""
        before = self._elsewhere.get(process)
        self._elsewhere[process] = connected
        if before is not None and msgspec.structs.replace(before, at=connected.at) == connected:
            return False
        self.look_around()
        self._live.show_all()
        self._live.go_on()
        return True

    def tell(self) -> None:
        """Tells the other processes that have connections here what the owner knows."""
        if self._elsewhere:
            self._live.elsewhere.tell_present(self._live, list(self._elsewhere))

    def hear_present(self, present: frozenset[int], tvs: frozenset[str]) -> None:
        """The owner tells a follower who is there."""
        if (present, tvs) != (self.present, self.tvs):
            self.present, self.tvs = present, tvs
            self.version += 1
            self._live.show_all()

    def _fresh(self) -> list[Connected]:
        """What other processes said recently; silent ones count as gone."""
        oldest = self._now() - CONNECTED_MILLIS
        self._elsewhere = {
            name: connected for name, connected in self._elsewhere.items() if connected.at >= oldest
        }
        return list(self._elsewhere.values())

    def look_around(self) -> None:
        """Notes who is connected and whose curtain is lifted."""
        elsewhere = self._live.elsewhere
        if not self._live.ours:
            elsewhere.tell_connected(self._live)
            return
        connected = [self.connected(), *self._fresh()]
        here = frozenset(member.number for member in self._table.roster.members if member.here)
        present = here.intersection(number for connected in connected for number in connected.members)
        self.lifted = frozenset(seat for connected in connected for seat in connected.lifted)
        tvs = frozenset(self._shown({mark for connected in connected for mark in connected.tvs}))
        if (present, tvs) == (self.present, self.tvs):
            return
        before, self.present, self.tvs = self.present, present, tvs
        self.version += 1
        elsewhere.tell_present(self._live, list(self._elsewhere))
        if present != before:
            self._greet(present - before, before - present)

    def _greet(self, come: frozenset[int], gone: frozenset[int]) -> None:
        for number in come:
            self._stop_waiting(number)
            self._welcome(number)
        for number in gone:
            self._gone[number] = self._now()
            self._miss(number)
        if self.present:
            self._miss_unseen()
        if self._table.roster.host in self.present:
            self._stop_waiting("host")
        elif self.present:
            self._wait("host", HOST_PATIENCE, lambda: host.pass_on(self._table, self.present, self._now()))
        if self.present:
            self._stop_waiting("alone")
            if self._asleep:
                self._live.soon(self._wake())
        else:
            self.idle_since = self._now()
            self._wait("alone", LEFT_ALONE * self._table.header.pace, self._fall_asleep)

    # Sleep

    async def _wake(self) -> None:
        if self._asleep:
            self._asleep = False
            await self._live.try_commit(lambda: sleep.wake(self._table, self._now(), self._last_alive))

    def _fall_asleep(self) -> "list[Row]":
        if self.present or self._table.timeless:
            return []
        self._asleep = True
        self._last_alive = self._now()
        return sleep.fall_asleep(self._table, self._last_alive)

    # Who is waited for

    def _welcome(self, number: int) -> None:
        """Gives returning members the seats that a bot played or that were offered."""
        for seat in self._table.roster.seats_of(number):
            it = self._table.roster.seats[seat]
            if it.by_bot or it.offered:
                self._live.soon(self._live.try_commit(functools.partial(self._give_back, number, seat)))

    def _give_back(self, number: int, seat: int) -> "list[Row]":
        person = self._table.roster.members[number].person
        return dropped.come_back(self._table, person, seat, self._now())

    def _miss_unseen(self) -> None:
        """Waits also for those who have not come since the server began to look."""
        for member in self._table.roster.members:
            unseen = member.number not in self.present and member.number not in self._waits
            if unseen and self._table.roster.seats_of(member.number):
                self._miss(member.number)

    def _miss(self, number: int) -> None:
        def decide() -> "list[Row]":
            if number in self.present:
                return []
            for seat in self._table.roster.seats_of(number):
                rows = dropped.patience_over(self._table, seat, bots.STAND_IN, self._now())
                if rows:
                    self._miss(number)
                    return rows
            if self._table.phase in ("lobby", "paused"):
                # Anyone still away when the game goes on is missed from then.
                self._miss(number)
            return []

        self._wait(number, self._table.settings.patience, decide)

    def _wait(self, what: object, seconds: float, decide: "Callable[[], list[Row]]") -> None:
        self._stop_waiting(what)
        delay = seconds / self._table.header.pace
        loop = asyncio.get_running_loop()
        self._waits[what] = loop.call_later(delay, lambda: self._live.soon(self._live.try_commit(decide)))

    def _stop_waiting(self, what: object) -> None:
        handle = self._waits.pop(what, None)
        if handle is not None:
            handle.cancel()
