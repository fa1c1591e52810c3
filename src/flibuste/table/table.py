"""A table: the fold of its log."""

# compile-cache: holds no rules

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from operator import add
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
import numpy as np

from flibuste import games
from flibuste.core import facts
from flibuste.core.game import Game
from flibuste.core.seats import CLOCK, EVERYONE
from flibuste.table import log
from flibuste.table.clocks import Clocks
from flibuste.table.fast_rules import Held, fast_rules, rules_of
from flibuste.table.header import Header
from flibuste.table.log import Row
from flibuste.table.noticing import NOTHING_MISSED, Memory, Missed, Told, UndoneRow, unnoticed
from flibuste.table.roster import Member, Roster, Seat
from flibuste.table.sheet_marks import first_mark

if TYPE_CHECKING:
    from flibuste.core.message import Message

Phase = Literal["lobby", "playing", "paused", "over"]

SPOKEN: Final = 40
"""How many remarks a view shows."""


class UnknownVersion(ValueError):
    """The log's rules are not among those of this program, or its game is not installed."""


@dataclass(slots=True)
class Undoable:
    """An action that can still be taken back: its row, who took it, and the state before."""

    seq: int
    seat: int
    action: int
    before: bytes
    missed: Missed
    """How many rows each viewer had missed after it..."""
    unnoticed: Missed
    """... and whether they missed this one."""
    open: bool = True
    """Whether the seat may still take it back; if not, it is kept for the sake of those before it."""

    @property
    def number(self) -> int:
        """The row as the seat numbers it."""
        return self.seq - self.missed[self.seat]


@dataclass(slots=True)
class Remark:
    """Something said at the table."""

    seq: int
    missed: Missed
    """How many rows each viewer had missed then."""
    at: int
    member: int
    phrase: str | None
    text: str | None

    def number(self, viewer: int = -1) -> int:
        """The row's number for this seat, or for spectators."""
        return self.seq - self.missed[viewer]


class Table:
    """One live table; every change is a row, and the same rows give the same table."""

    def __init__(self, header: Header) -> None:
        self.header = header
        try:
            self.game: Game = games.find(header.game)
        except games.UnknownGame as error:
            raise UnknownVersion(str(error)) from None
        if self.game.version != header.version:
            raise UnknownVersion(f"{header.game}: rules version {header.version} is not known here")
        self.rules = rules_of(self.game)
        self._facts = _facts_of(self.game)
        self.settings = header.settings
        self.roster = Roster([Seat() for _ in range(header.seats)])
        self.phase: Phase = "lobby"
        self.seq = 0
        self.at = header.created
        self.noticed_at = header.created
        """The instant of the newest row that everyone has noticed."""
        self.missed: Missed = NOTHING_MISSED
        """How many rows each viewer has missed."""
        self.secret_rows: dict[int, int] = {}
        """Each seat's latest action that not everyone noticed."""
        self._secret_plays = [0] * len(NOTHING_MISSED)
        self.ids: dict[str, int] = {}
        """The rows of requests, as their senders number them."""
        self.talk: deque[Remark] = deque(maxlen=SPOKEN)
        self.rematch: str | None = None
        self.sheets = first_mark(header) if self.game.scans is not None else ""
        """The mark of the printed sheets that are scanned here."""
        self.ending: Message | None = None
        self.ranks: list[int] = []
        self.started = self.ended = 0
        self.order: list[int] = []
        """The waiting-room seat that each player came from."""
        self.played = 0

        self.held: Any = None
        """The game's state, at hand for the verbs."""
        self.state: Any = None
        """The same state as a record, for reading."""
        self.mask = 0
        self.clocks = Clocks(header.settings.clock, header.seats, header.pace)
        self._seen: dict[int, Held] = {}
        self.undoable: list[Undoable] = []
        self.told: Memory[Told] = Memory()
        """What happened in the latest rows."""
        self.taken_back: Memory[UndoneRow] = Memory()
        self.tick: int | None = None
        """What the clock does next in the game, if the game has a clock of its own."""
        self.tick_since = 0
        """Since when (table time) the clock has had that to do."""
        self.waved: set[int] = set()
        """The members who have waved on what is shown until then, or the bots until a person is asked."""
        self.go: int | None = None
        """The seat whose go it is, where people at one screen act one after another."""
        self.race_since = 0
        """The table time at which the latest race began."""
        self.race_start: Any = None
        """The state right after it, from which bots plan their race."""
        self.revision = 0
        """Counts the changes of everything except the game's state."""

    # Reading

    @property
    def playing(self) -> bool:
        """Whether the game is being played right now."""
        return self.phase == "playing"

    @property
    def timeless(self) -> bool:
        """Whether nothing at this table depends on time."""
        return not self.game.timed and self.settings.clock.kind == "none"

    @property
    def bots_among_themselves(self) -> bool:
        """Whether a turn game waits only for bots."""
        seats = self.roster.seats
        asked = [seat for seat in self.clocks.asked if seat < len(seats)]
        return (
            self.playing and not self.game.timed and bool(asked) and all(seats[seat].by_bot for seat in asked)
        )

    @property
    def limits(self) -> dict[str, int]:
        """The limits of the game's tempo, as this table has them."""
        return self.game.limits(self.settings.tempo)

    def number(self, eyes: int | None) -> int:
        """How many rows viewers with a seat's eyes, or with none, have noticed."""
        return self.seq - self.missed[-1 if eyes is None else eyes]

    def played_before(self, seat: int) -> int:
        """How many of the actions that a seat has noticed still stand."""
        return self.played - self._secret_plays[seat]

    def asks(self, seat: int) -> int | None:
        """The number of the prompt that a seat is asked; None if it is not asked."""
        question = self.clocks.asked.get(seat)
        return question.prompt if question and self.phase in ("playing", "paused") else None

    def seen(self, seat: int) -> Held:
        """The game's state as a seat knows it, at hand for the verbs: made once, read-only."""
        seen = self._seen.get(seat) or self._room_for(seat)
        if seen.seq != self.seq:
            self.rules.observe(self.held, seat, seen)
            seen.seq = self.seq
        return seen

    def _room_for(self, seat: int) -> Held:
        room = self._seen[seat] = Held(self.game.dtype)
        return room

    def observe(self, seat: int) -> Any:
        """The game's state as a seat knows it, read-only."""
        return self.seen(seat).record

    def observed(self, seat: int, state: Any) -> Any:
        """A state as a seat knows it, in a record of its own."""
        seen = Held(self.game.dtype)
        self.rules.observe(Held(self.game.dtype, state), seat, seen)
        return seen.record

    def member(self, person: str) -> Member | None:
        """The person as a member who is here."""
        member = self.roster.member_of(person)
        return member if member and member.here and not member.banned else None

    def bot_of(self, seat: Seat) -> str:
        """The owner of the program that plays a person's seat; empty if the person plays."""
        return self.roster.members[seat.member].bot_of if seat.member is not None else ""

    def row(
        self, at: int, seat: int, payload: msgspec.Struct, request: str | None = None, ahead: int = 0
    ) -> Row:
        """The next row of the log (or the one `ahead` further on), not yet folded in."""
        kind: log.Kind = "table"
        if isinstance(payload, log.Played):
            kind = "game"
        elif isinstance(payload, log.TakenBack):
            kind = "undo"
        return Row(self.seq + 1 + ahead, max(at, self.at), seat, kind, log.write(payload), request)

    def hold(self, held: Held) -> None:
        """Makes this the game's state."""
        self.held, self.state = held, held.record

    def take_compiled_rules(self) -> None:
        """Switches to the compiled verbs, which must be loaded: the state stays as it is."""
        self.rules = fast_rules(self.game)

    # Folding

    def fold_all(self, rows: Iterable[Row]) -> "Table":
        """Folds rows in order."""
        for row in rows:
            self.fold(row)
        return self

    def fold(self, row: Row) -> None:
        """Takes a durable row into account."""
        if row.seq != self.seq + 1:
            raise ValueError(f"row {row.seq} after {self.seq}")
        self.seq = row.seq
        self.at = row.at
        if row.kind == "game":
            self._play(row, log.read_played(row.payload))
        elif row.kind == "undo":
            self._undo(row, log.read_taken_back(row.payload).seq)
        else:
            from flibuste.table.events import happen

            self.revision += 1
            happen(self, row)
            self.noticed_at = row.at
        if row.request is not None:
            seat = row.seat if 0 <= row.seat < len(self.roster.seats) else -1
            self.ids[row.request] = self.seq - self.missed[seat]

    def _play(self, row: Row, played: log.Played) -> None:
        game, s = self.game, self.held
        before = s.data.tobytes()
        happened, numbers = self._facts
        numbers[0] = 0
        final = self.rules.apply(s, row.seat, played.action, happened)
        self.played += 1
        if game.tempo is not None and game.tempo.begins(row.seat, played.action):
            self.race_since = self.clocks.time(row.at)
            self.race_start = Held(game.dtype, s.record).record
        count = numbers[0]
        end = facts.WIDTH * (count + 1)
        seen = 0
        for mask in numbers[facts.WIDTH + 1 : end : facts.WIDTH]:
            seen |= mask
        hidden = NOTHING_MISSED
        if seen != EVERYONE and row.seat < len(self.roster.seats):
            hidden = unnoticed(self, before, seen)
        told = numbers[facts.WIDTH : end].tobytes()
        if hidden is NOTHING_MISSED:
            self.told.keep(Told(row.seq, told, self.missed))
            self.noticed_at = row.at
        else:
            self._miss(hidden, 1)
            self.secret_rows[row.seat] = row.seq
            if count:
                self.told.hide(row.seat, Told(row.seq, told, self.missed))
        if self.undoable:
            self._close_undoable(row.seat, hidden, final=bool(final))
        takes_back = not (final or game.timed or row.seat >= len(self.roster.seats))
        if takes_back or self.undoable:
            step = Undoable(row.seq, row.seat, played.action, before, self.missed, hidden, takes_back)
            self.undoable.append(step)
        self.ask(row.at, ticked=row.seat == CLOCK)

    def _miss(self, hidden: Missed, plays: int) -> None:
        """Takes into account who has missed the newest row, and the plays it adds or takes away."""
        self.missed = tuple(map(add, self.missed, hidden))
        for viewer, misses in enumerate(hidden):
            self._secret_plays[viewer] += plays * misses

    def _close_undoable(self, seat: int, hidden: Missed, *, final: bool) -> None:
        """After another's action, or a final one of their own, people can take back nothing before it.

        An action that they did not notice changes nothing for them.
        """
        some_open = False
        for step in self.undoable:
            if not hidden[step.seat] and (final or step.seat != seat):
                step.open = False
            some_open = some_open or step.open
        if not some_open:
            self.undoable.clear()

    def _undo(self, row: Row, seq: int) -> None:
        steps = self.undoable
        nth = next((nth for nth, step in enumerate(steps) if step.seq == seq), -1)
        if nth < 0 or any(later.seat == steps[nth].seat for later in steps[nth + 1 :]):
            raise ValueError(f"row {row.seq} takes back {seq}, which is not the latest")
        step = steps.pop(nth)
        self.hold(Held(self.game.dtype, np.frombuffer(step.before, self.game.dtype)[0]))
        for later in steps[nth:]:
            # The seat that takes a step back has not noticed these, so they stand as before.
            later.before = self.held.data.tobytes()
            self.rules.apply(self.held, later.seat, later.action, self._facts[0])
        self.played -= 1
        back = UndoneRow(row.seq, seq, step.missed, step.unnoticed)
        if step.unnoticed is NOTHING_MISSED:
            self.taken_back.keep(back)
            self.noticed_at = row.at
        else:
            self._miss(step.unnoticed, -1)
            self.taken_back.hide(step.seat, back)
        self.ask(row.at)

    def ask(self, at: int, *, ticked: bool = False) -> None:
        """Compares who is asked now with who was asked before."""
        game, rules, s = self.game, self.rules, self.held
        self.mask = mask = rules.actors(s)
        for seat in list(self.clocks.asked):
            if not mask >> seat & 1:
                self.clocks.answer(seat, at)
        if mask == 0:
            ranks = np.zeros(len(self.roster.seats), np.int8)
            reason = rules.outcome(s, ranks)
            self.ending, self.ranks = game.words.ending(reason), ranks.tolist()
            self.close(at)
            return
        waiting = mask
        while waiting:
            seat = (waiting & -waiting).bit_length() - 1
            waiting &= waiting - 1
            self.clocks.ask(seat, rules.prompt(s, seat), at)
        if game.tempo is not None and (go := game.tempo.go(self.state)) != self.go:
            # Other eyes may look now.
            self.go = go
            self.revision += 1
        tick = rules.lapse(s, CLOCK) if mask >> CLOCK & 1 else None
        if ticked or tick != self.tick:
            self.tick, self.tick_since = tick, self.clocks.time(at)
            self.waved.clear()
        elif self.waved and not game.timed and not self.bots_among_themselves:
            self.waved.clear()
            self.revision += 1

    def close(self, at: int) -> None:
        """Ends the game."""
        self.phase, self.ended = "over", at
        self.revision += 1
        self.clocks.stop(at)
        self.undoable.clear()


@cache
def _facts_of(game: Game) -> "tuple[Any, memoryview]":
    """A game's buffer for one row's facts, shared because rows are folded in turn, and its numbers."""
    buffer = facts.buffer(game.max_facts)
    return buffer, buffer.data.cast("B").cast("i")
