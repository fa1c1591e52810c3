"""One live table at the quay: wishes in, durable rows, views out; its clock and its bots."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from flibuste.core.game import BadAction
from flibuste.core.seats import BOSUN, CLOCK
from flibuste.server import verbs, wire
from flibuste.server.bell import Bell
from flibuste.server.company import Company
from flibuste.server.crew import BotCrew
from flibuste.server.info import entry
from flibuste.server.racers import Racers
from flibuste.server.views import Gallery
from flibuste.table import curtain, dropped, join, play, race, sit, tv, undo
from flibuste.table.log import Row
from flibuste.table.port import Claim, Conflict
from flibuste.table.refused import Refused, refused
from flibuste.table.table import Table

if TYPE_CHECKING:
    from flibuste.server.connection import Connection
    from flibuste.server.harbour import Harbour

log = structlog.get_logger()
TRIES = 3
"""How often a wish is decided anew when somebody else wrote first."""


class Carry(wire.Verb, tag="carry"):
    """A seat is carried to another device; asked for with its link, never by a client's frame."""

    seat: int
    owner: str


class Berth:
    """A live table with its connections."""

    def __init__(self, harbour: "Harbour", table: Table, claim: Claim) -> None:
        self.harbour = harbour
        self.table = table
        self.owner = claim.owner
        """The process that checks actions and runs clock, bots and race."""
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.dirty = False
        """Whether the lists do not know yet what was played."""
        self._numbers: dict[tuple[str, int], int | None] = {}
        """The members' numbers by person and seat, for those who have been recognized..."""
        self._numbers_of = -1
        """... in this state of the table."""
        self.company = Company(self, claim.last_alive)
        self.gallery = Gallery(table, self.company, harbour.build)
        self.bell = Bell(self)
        self.bots = BotCrew(self)
        self.racers = Racers(self)

    @property
    def ours(self) -> bool:
        """Whether this process owns the table; otherwise it forwards wishes and fans views out."""
        return self.owner == self.harbour.store.process

    def become_owner(self, last_alive: int) -> None:
        """Takes the table over from a process that is gone."""
        self.owner = self.harbour.store.process
        self.company.take_over(last_alive)
        self.show_all()
        self.go_on()

    def lose(self, owner: str) -> None:
        """Another process owns the table now."""
        self.owner = owner
        self.close()

    # Connections

    def soon(self, work: Any) -> None:
        """Runs a coroutine of this table beside what goes on."""
        self.harbour.spawn(work)

    def add(self, connection: "Connection") -> None:
        """A connection opens."""
        self.connections.add(connection)
        self.company.look_around()
        self.show_all()
        self.go_on()

    def remove(self, connection: "Connection") -> None:
        """A connection is gone."""
        self.connections.discard(connection)
        if not self.connections:
            self.company.idle_since = self.harbour.now()
        self.company.look_around()
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
        self.company.look_around()
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
            self.company.look_around()
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
                return tv.pair(self.table, person, verb.tv, self.company.tvs, now, paired=verb.paired)
            if isinstance(verb, Carry):
                return dropped.carry(self.table, verb.seat, verb.owner, person, now)
            rows = verbs.decide(self.table, person, verb, self.company.present, now)
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
        if self._numbers_of != self.table.revision:
            self._numbers_of = self.table.revision
            self._numbers.clear()
        number = self._numbers.get((person, seat))
        if number is None:
            if seat == BOSUN:
                number = join.host(self.table, person).number
            else:
                number = sit.own_seat(self.table, person, seat).member
            self._numbers[person, seat] = number
        return f"{number}:{wish}"

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
        self.harbour.post.show(self)

    def go_on(self) -> None:
        """Sets the bell and calls the bots."""
        if not (self.ours and self.company.awake and self.table.live):
            self.bell.stop()
            return
        self.bell.set()
        if race.racing(self.table):
            self.racers.run()
        else:
            self.bots.call()

    def enlist(self) -> None:
        """Brings the lists up to date, beside what goes on."""
        self.dirty = False
        self.soon(self.harbour.store.enlist(self.table.header.id, entry(self.table), self.table.at))

    def close(self) -> None:
        """Stops timers and bots; the log stays."""
        self.bell.stop()
        self.company.close()
        self.bots.dismiss()
        self.racers.dismiss()
