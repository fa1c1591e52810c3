"""One live table at the quay: wishes in, durable rows, views out; its clock and its bots."""

import asyncio
import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from flibuste.bots import port as bots
from flibuste.core.game import BadAction
from flibuste.core.seats import BOSUN, CLOCK
from flibuste.server import verbs, wire
from flibuste.server.crew import BotCrew
from flibuste.server.racers import Racers
from flibuste.server.views import Gallery, summary
from flibuste.table import curtain, dropped, host, join, play, race, sit, sleep, tv, undo
from flibuste.table.due import next_due
from flibuste.table.log import Row
from flibuste.table.port import Claim, Conflict, Entry
from flibuste.table.refused import Refused, refused
from flibuste.table.table import Table

if TYPE_CHECKING:
    from flibuste.server.connection import Connection
    from flibuste.server.harbour import Harbour

log = structlog.get_logger()
TRIES = 3
"""How often a wish is decided anew when somebody else wrote first."""
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


class Carry(wire.Verb, tag="carry"):
    """A seat is carried to another device; asked for with its link, never by a client's frame."""

    seat: int
    owner: str


class Listed(msgspec.Struct):
    """A line of the lists with whom the game waits for."""

    summary: wire.Summary
    asked: list[str]


class Berth:
    """A live table with its connections."""

    def __init__(self, harbour: "Harbour", table: Table, claim: Claim) -> None:
        self.harbour = harbour
        self.table = table
        self.owner = claim.owner
        """The process that checks actions and runs clock, bots and race."""
        self.gallery = Gallery(table)
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.presence = 0
        """Counts comings and goings."""
        self.idle_since = harbour.now()
        self.dirty = False
        self.bots = BotCrew(self)
        self.racers = Racers(self)
        self._present: frozenset[int] = frozenset()
        self._elsewhere: dict[str, Crowd] = {}
        """Who is connected to other processes, as the owner hears it."""
        self._lifted: frozenset[int] = frozenset()
        self._tvs: frozenset[str] = frozenset()
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at = 0
        self._waits: dict[object, asyncio.TimerHandle] = {}
        self._last_alive = claim.last_alive
        self._must_wake = table.live and (table.clocks.running or not self._timeless)

    @property
    def ours(self) -> bool:
        """Whether this process owns the table; otherwise it forwards wishes and fans views out."""
        return self.owner == self.harbour.store.process

    def become_owner(self, last_alive: int) -> None:
        """Takes the table over from a process that is gone; clocks are charged until it was last alive."""
        self.owner = self.harbour.store.process
        self._elsewhere.clear()
        self._last_alive = last_alive
        self._must_wake = self.table.live and not self._timeless
        self._present = frozenset()
        self.look_around()
        self.show_all()
        self.go_on()

    def begin(self) -> None:
        """A table that was just opened: it sleeps unless somebody comes soon."""
        self._must_wake = False
        self._wait("alone", NEWCOMERS * self.table.header.pace, self._fall_asleep)

    def lose(self, owner: str) -> None:
        """Another process owns the table now."""
        self.owner = owner
        self.close()

    # Who is there

    @property
    def present(self) -> frozenset[int]:
        """The numbers of the members who are connected."""
        return self._present

    @property
    def tvs(self) -> frozenset[str]:
        """The marks of the TVs that show the table."""
        return self._tvs

    @property
    def _timeless(self) -> bool:
        """Whether nothing at this table depends on time."""
        return self.table.game.turns and self.table.settings.clock.kind == "none"

    def crowd(self) -> "Crowd":
        """Who is connected to this process, and whose curtains are lifted here."""
        persons = {connection.person for connection in self.connections if connection.tv is None}
        tvs = {connection.tv for connection in self.connections if connection.tv is not None}
        lifted = {eyes for connection in self.connections if (eyes := self.eyes(connection)) is not None}
        return Crowd(sorted(persons), sorted(lifted), self.harbour.now(), sorted(tvs))

    def hear_crowd(self, process: str, crowd: "Crowd") -> bool:
        """The owner hears who is connected to another process; returns whether that is news."""
        before = self._elsewhere.get(process)
        self._elsewhere[process] = crowd
        if before is not None and msgspec.structs.replace(before, at=crowd.at) == crowd:
            return False
        self.look_around()
        self.show_all()
        self.go_on()
        return True

    def hear_present(self, present: frozenset[int], tvs: frozenset[str]) -> None:
        """A follower hears from the owner who is there."""
        if (present, tvs) != (self._present, self._tvs):
            self._present, self._tvs = present, tvs
            self.presence += 1
            self.show_all()

    def look_around(self) -> None:
        """Notes who is connected and whose curtain is lifted."""
        if not self.ours:
            self.harbour.fleet.tell_crowd(self)
            return
        crowds = [self.crowd(), *self._fresh_crowds()]
        members = (self.table.member(person) for crowd in crowds for person in crowd.persons)
        present = frozenset(member.number for member in members if member is not None)
        self._lifted = frozenset(seat for crowd in crowds for seat in crowd.lifted)
        tvs = frozenset(mark for crowd in crowds for mark in crowd.tvs)
        if tvs != self._tvs:
            self._tvs = tvs
            self.presence += 1
            self.harbour.fleet.tell_present(self, list(self._elsewhere))
        if present == self._present:
            return
        gone, come = self._present - present, present - self._present
        self._present = present
        self.presence += 1
        self.harbour.fleet.tell_present(self, list(self._elsewhere))
        for number in come:
            self._stop_waiting(number)
            self._welcome(number)
        for number in gone:
            self._miss(number)
        if self.table.crew.host in present:
            self._stop_waiting("host")
        elif present:
            self._wait(
                "host", HOST_PATIENCE, lambda: host.pass_on(self.table, self._present, self.harbour.now())
            )
        if present:
            self._stop_waiting("alone")
            if self._must_wake:
                self.soon(self._wake())
        else:
            self.idle_since = self.harbour.now()
            self._wait("alone", LEFT_ALONE * self.table.header.pace, self._fall_asleep)

    def _fresh_crowds(self) -> list["Crowd"]:
        """What other processes said lately; the silent ones are gone."""
        oldest = self.harbour.now() - CROWD_MILLIS
        self._elsewhere = {name: crowd for name, crowd in self._elsewhere.items() if crowd.at >= oldest}
        return list(self._elsewhere.values())

    @property
    def deserted(self) -> bool:
        """Whether nobody is connected, here or elsewhere."""
        return not self.connections and not self._fresh_crowds()

    async def _wake(self) -> None:
        if self._must_wake:
            self._must_wake = False
            await self.try_commit(lambda: sleep.wake(self.table, self.harbour.now(), self._last_alive))

    def _fall_asleep(self) -> list[Row]:
        if self._present or self._timeless:
            return []
        self._must_wake = True
        self._last_alive = self.harbour.now()
        return sleep.fall_asleep(self.table, self._last_alive)

    def _welcome(self, number: int) -> None:
        """Gives those who come back the seats that a bot played or that were offered."""
        for seat in self.table.crew.seats_of(number):
            it = self.table.crew.seats[seat]
            if it.by_bot or it.offered:
                self.soon(self.try_commit(functools.partial(self._give_back, number, seat)))

    def _give_back(self, number: int, seat: int) -> list[Row]:
        person = self.table.crew.members[number].person
        return dropped.come_back(self.table, person, seat, self.harbour.now())

    def _miss(self, number: int) -> None:
        def decide() -> list[Row]:
            if number in self._present:
                return []
            for seat in self.table.crew.seats_of(number):
                rows = dropped.patience_over(self.table, seat, bots.STAND_IN, self.harbour.now())
                if rows:
                    self._miss(number)
                    return rows
            return []

        self._wait(number, self.table.settings.patience, decide)

    def _wait(self, what: object, seconds: float, decide: Callable[[], list[Row]]) -> None:
        self._stop_waiting(what)
        delay = seconds / self.table.header.pace
        loop = asyncio.get_running_loop()
        self._waits[what] = loop.call_later(delay, lambda: self.soon(self.try_commit(decide)))

    def _stop_waiting(self, what: object) -> None:
        handle = self._waits.pop(what, None)
        if handle is not None:
            handle.cancel()

    def soon(self, work: Any) -> None:
        """Runs a coroutine of this table beside what goes on."""
        self.harbour.spawn(work)

    def add(self, connection: "Connection") -> None:
        """A connection opens."""
        self.connections.add(connection)
        self.look_around()
        self.show_all()
        self.go_on()

    def remove(self, connection: "Connection") -> None:
        """A connection is gone."""
        self.connections.discard(connection)
        if not self.connections:
            self.idle_since = self.harbour.now()
        self.look_around()
        self.show_all()

    def eyes(self, connection: "Connection") -> int | None:
        """The seat whose secrets the connection may see; a TV sees none, whoever's device it is."""
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
        self.look_around()
        self.go_on()

    # Wishes

    async def commit(self, decide: Callable[[], list[Row]]) -> int:
        """Decides, writes, folds and shows; returns the seq then. Nothing is shown before it is durable."""
        async with self.lock:
            for _ in range(TRIES):
                rows = decide()
                if not rows:
                    return self.table.seq
                try:
                    await self.harbour.store.append(self.table.header.id, rows)
                except Conflict:
                    # Another process wrote first: what it wrote may be this very wish, so decide anew.
                    await self._catch_up()
                else:
                    self._fold(rows)
                    return self.table.seq
        raise refused("again")

    def _fold(self, rows: list[Row]) -> None:
        listed = False
        for row in rows:
            self.table.fold(row)
            listed = listed or row.kind == "table"
        if listed or self.table.phase == "over":
            self.look_around()
            self._close_strangers()
            if self.ours:
                self.enlist()
        else:
            self.dirty = self.ours
        self.show_all()
        self.go_on()

    async def catch_up(self, seq: int | None = None) -> None:
        """Somebody else wrote: reads what is new."""
        async with self.lock:
            if seq is None or seq > self.table.seq:
                await self._catch_up()

    async def _catch_up(self) -> None:
        self._fold(await self.harbour.store.rows(self.table.header.id, self.table.seq))

    async def try_commit(self, decide: Callable[[], list[Row]]) -> None:
        """The table's own wish: what is refused by now is no longer needed."""
        try:
            await self.commit(decide)
        except Refused:
            pass
        except Exception:
            log.exception("table act failed", table=self.table.header.code)

    async def wish(self, person: str, verb: wire.Verb) -> int:
        """Fulfils a person's wish; the same id again counts once."""
        if not self.ours:
            return await self.harbour.fleet.forward(self, person, verb)
        if isinstance(verb, wire.Rematch):
            await self.harbour.open_rematch(self, person)
            return self.table.seq
        now = self.harbour.now()
        if isinstance(verb, verbs.BRINGS_ALONG) and self.table.member(person) is None:
            name = (await self.harbour.people.name(person)) or None
            await self.commit(lambda: join.join(self.table, person, name, now))
        member = self.table.crew.member_of(person)
        wish = f"{member.number}:{verb.id}" if member is not None and verb.id is not None else None

        def decide() -> list[Row]:
            if wish is not None and wish in self.table.ids:
                return []
            if isinstance(verb, wire.PairTv):
                return tv.pair(self.table, person, verb.tv, self._tvs, now, paired=verb.paired)
            if isinstance(verb, Carry):
                return dropped.carry(self.table, verb.seat, verb.owner, person, now)
            rows = verbs.decide(self.table, person, verb, self._present, now)
            if rows and wish is not None:
                rows[0] = msgspec.structs.replace(rows[0], action=wish)
            return rows

        return await self.commit(decide)

    def _close_strangers(self) -> None:
        for connection in list(self.connections):
            member = self.table.crew.member_of(connection.person)
            if member is not None and (member.banned or not (member.here or connection.tv)):
                connection.send_off("kicked")

    async def act(self, person: str, frame: wire.Act, received: int, line: int) -> int:
        """Plays a person's action."""
        if not self.ours:
            return await self.harbour.fleet.forward(self, person, frame, line)
        wish = self._known(person, frame.seat, frame.id)
        if wish in self.table.ids:
            return self.table.ids[wish]
        action = self._action(frame)
        if race.racing(self.table) and frame.seat < CLOCK:
            return await self.racers.act(frame.seat, frame.prompt, action, received, frame.at, line, wish)

        def decide() -> list[Row]:
            if wish in self.table.ids:
                return []
            if not self.table.game.turns and frame.seat < CLOCK:
                race.check_taps(self.table, frame.seat, action, received)
            return play.play(self.table, frame.seat, frame.prompt, action, self.harbour.now(), wish)

        return await self.commit(decide)

    async def undo(self, person: str, frame: wire.Undo) -> int:
        """Takes a step back."""
        if not self.ours:
            return await self.harbour.fleet.forward(self, person, frame)
        wish = self._known(person, frame.seat, frame.id)

        def decide() -> list[Row]:
            if wish in self.table.ids:
                return []
            return undo.undo(self.table, frame.seat, frame.seq, self.harbour.now(), wish)

        return await self.commit(decide)

    def _known(self, person: str, seat: int, wish: str) -> str:
        """The wish's id in the log, or a refusal if the seat is not this person's."""
        member = join.here(self.table, person)
        if seat == BOSUN:
            join.host(self.table, person)
        else:
            sit.own_seat(self.table, person, seat)
        return f"{member.number}:{wish}"

    def _action(self, frame: wire.Act) -> int:
        if frame.code is not None:
            if not -(2**63) <= frame.code < 2**63:
                raise refused("no_such_action")
            return frame.code
        words = self.table.game.words
        try:
            return int(words.action(msgspec.json.decode(frame.do, type=words.action_type)))
        except (msgspec.DecodeError, BadAction):
            raise refused("no_such_action") from None

    # What follows

    def show_all(self) -> None:
        """Lets every connection get the newest view."""
        for connection in self.connections:
            connection.look()

    def go_on(self) -> None:
        """Sets the clock and calls the bots."""
        awake = self.ours and bool(self._present) and not self._must_wake
        due = next_due(self.table, self._lifted) if awake else None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if due is not None:
            delay = max(0.0, (due.at - self.harbour.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring, due.what, due.seat)
        if awake and self.table.live:
            if race.racing(self.table):
                self.racers.run()
            else:
                self.bots.call()

    def _ring(self, what: str, seat: int) -> None:
        self._timer = None

        def decide() -> list[Row]:
            due = next_due(self.table, self._lifted)
            now = self.harbour.now()
            if due is None or (due.what, due.seat) != (what, seat) or due.at > now:
                self.go_on()
                return []
            return play.lapse(self.table, seat, now)

        self.soon(self.try_commit(decide))

    def entry(self) -> Entry:
        """The table's line in the lists."""
        table = self.table
        players = {seat.member for seat in table.crew.seats if seat.kind == "person"}
        members = [
            m for m in table.crew.members if m.person and (m.number in players or m.number == table.crew.host)
        ]
        asked = {table.crew.seats[seat].member for seat in table.clocks.asked if seat < len(table.crew.seats)}
        listed = Listed(
            summary(table), [m.person for m in members if m.number in asked and table.phase == "playing"]
        )
        visible = table.phase == "lobby" and table.settings.visibility == "open" and not table.settings.locked
        return Entry(table.phase, visible, [m.person for m in members], msgspec.json.encode(listed))

    def enlist(self) -> None:
        """Brings the lists up to date, beside what goes on."""
        self.dirty = False
        self.soon(self.harbour.store.enlist(self.table.header.id, self.entry(), self.table.at))

    def close(self) -> None:
        """Stops timers and bots; the log stays."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for handle in self._waits.values():
            handle.cancel()
        self._waits.clear()
        self.bots.dismiss()
        self.racers.dismiss()
