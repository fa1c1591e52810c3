"""What people send to a live table: commands, actions and undos, each with an id that counts once."""

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec

from flibuste.core.refusal import BadAction
from flibuste.core.seats import BOSUN, CLOCK
from flibuste.server import wire
from flibuste.server.limits import Buckets
from flibuste.server.live import commands
from flibuste.table import agree, dropped, join, play, race, sit, undo
from flibuste.table.log import Row
from flibuste.table.port import Away
from flibuste.table.refused import refused

if TYPE_CHECKING:
    from flibuste.server.live.live_table import LiveTable
    from flibuste.server.live.services import Services


class Carry(wire.Command, tag="carry"):
    """Carries a seat to another device; requested with its link, never by a client's frame."""

    seat: int
    owner: str


class Call(wire.Command, tag="call"):
    """The table's regatta ends a game that is stuck; never requested by a client's frame."""


class Requests:
    """Serves the requests for one live table; the owner's process decides, all others forward."""

    def __init__(self, live: "LiveTable", services: "Services") -> None:
        self._live = live
        self._table = live.table
        self._people = services.people
        self._open_rematch = services.open_rematch
        self._rating = services.rating
        limits = services.config.limits
        self._commands = Buckets(limits.commands_a_second, limits.commands_at_once)
        self._remarks = Buckets(limits.remarks_a_minute / 60, limits.remarks_at_once)
        self._numbers: dict[tuple[str, int], int | None] = {}
        """The members' numbers by person and seat, for those already recognized..."""
        self._numbers_of = -1
        """... at this revision of the table."""

    async def command(self, person: str, command: wire.Command) -> int:
        """Carries out a command and returns its row's number; the same id again counts once."""
        if not self._live.ours:
            return await self._live.elsewhere.forward(self._live, person, command)
        buckets = self._remarks if isinstance(command, wire.Speak) else self._commands
        if not buckets.of(person).take(asyncio.get_running_loop().time()):
            raise refused("too_many_requests")
        now = self._live.now()
        if isinstance(command, commands.BRINGS_ALONG) and self._table.member(person) is None:
            name = (await self._people.name(person)) or None
            seated = isinstance(command, wire.Sit) and sit.open_to_all(self._table, command.seat)
            kept = self._live.presence.kept
            await self._live.commit(lambda: join.join(self._table, person, name, now, kept, seated=seated))
        elif isinstance(command, wire.Join) and command.name is None and command.bot_of is None:
            name = (await self._people.name(person)) or None
            command = msgspec.structs.replace(command, name=name)
        elif isinstance(command, wire.Settle) and not self._table.settings.rated:
            await self._rating.expect(self._table.header.id, command.settings)
        member = self._table.roster.member_of(person)
        sits_down = isinstance(command, wire.Sit) and not (
            member is not None and self._table.roster.seats_of(member.number)
        )
        request = f"{member.number}:{command.id}" if member is not None and command.id is not None else None
        if isinstance(command, wire.Rematch):
            if request not in self._table.ids:
                await self._open_rematch(self._live, person, request)
            return self._number(request)

        def decide() -> list[Row]:
            if request is not None and request in self._table.ids:
                return []
            rows = self._decide(person, command, now)
            if rows and request is not None:
                rows[0] = msgspec.structs.replace(rows[0], request=request)
            return rows

        await self._live.commit(decide)
        if sits_down and isinstance(command, wire.Sit):
            await self._remember(person, command.name)
        return self._number(request)

    async def _remember(self, person: str, chosen: str | None) -> None:
        """Keeps the name under which somebody sat down; nothing is lost for good if the store is away."""
        member = self._table.roster.member_of(person)
        if member is not None and not member.bot_of:
            with contextlib.suppress(Away):
                await self._people.remember(person, chosen, member.name)

    def _number(self, request: str | None) -> int:
        """The row of a request, as its sender numbers it; everyone's newest if it needed none."""
        return self._table.ids.get(request or "", self._table.number(None))

    def _decide(self, person: str, command: wire.Command, now: int) -> list[Row]:
        if isinstance(command, Call):
            return agree.call(self._table, now)
        if isinstance(command, Carry):
            return dropped.carry(self._table, command.seat, command.owner, person, now)
        return commands.decide(self._table, person, command, self._live.presence, now)

    async def play(self, person: str, frame: wire.Play, received: int, lag: int) -> int:
        """Plays a person's action and returns its row's number."""
        if not self._live.ours:
            return await self._live.elsewhere.forward(self._live, person, frame, lag)
        request = self._known(person, frame.seat, frame.id)
        if request in self._table.ids:
            return self._table.ids[request]
        action = self._action(frame)
        if race.racing(self._table) and frame.seat < CLOCK:
            await self._live.races.play(frame.seat, frame.prompt, action, received, frame.at, lag, request)
            return self._table.ids[request]

        def decide() -> list[Row]:
            if request in self._table.ids:
                return []
            if frame.seat < CLOCK:
                race.check_possible(self._table, frame.seat, action, received)
            return play.play(self._table, frame.seat, frame.prompt, action, self._live.now(), request)

        await self._live.commit(decide)
        return self._table.ids[request]

    async def undo(self, person: str, frame: wire.Undo) -> int:
        """Takes an action back and returns its row's number."""
        if not self._live.ours:
            return await self._live.elsewhere.forward(self._live, person, frame)
        request = self._known(person, frame.seat, frame.id)

        def decide() -> list[Row]:
            if request in self._table.ids:
                return []
            return undo.undo(self._table, frame.seat, frame.seq, self._live.now(), request)

        await self._live.commit(decide)
        return self._table.ids[request]

    def _known(self, person: str, seat: int, request: str) -> str:
        """The request's id in the log, or a refusal if the seat is not this person's."""
        if self._numbers_of != self._table.revision:
            self._numbers_of = self._table.revision
            self._numbers.clear()
        number = self._numbers.get((person, seat))
        if number is None:
            if seat == BOSUN:
                number = join.host(self._table, person).number
            else:
                number = sit.own_seat(self._table, person, seat).member
            self._numbers[person, seat] = number
        return f"{number}:{request}"

    def _action(self, frame: wire.Play) -> int:
        if frame.code is not None:
            if not -(2**63) <= frame.code < 2**63:
                raise refused("no_such_action")
            return frame.code
        words = self._table.game.words
        try:
            return int(words.action(msgspec.json.decode(frame.do, type=words.action_type)))
        except (msgspec.DecodeError, BadAction):
            raise refused("no_such_action") from None
