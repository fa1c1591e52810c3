"""A table: the fold of its log."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
import numpy as np

from flibuste import games
from flibuste.core import facts
from flibuste.core.game import Game
from flibuste.core.seats import CLOCK
from flibuste.table import log, race
from flibuste.table.clocks import Clocks
from flibuste.table.header import Header
from flibuste.table.log import Row
from flibuste.table.people import Crew, Member, Seat
from flibuste.table.swift import Held, swift

if TYPE_CHECKING:
    from flibuste.core.message import Message

Phase = Literal["lobby", "playing", "paused", "over"]

REMEMBERED: Final = 96
"""Rows whose facts a live table keeps for those who come back."""
SPOKEN: Final = 40
"""Lines of talk that a view shows."""


class UnknownVersion(ValueError):
    """A log of rules that this program does not have."""


@dataclass(slots=True)
class Step:
    """A step that can still be taken back: the row, who took it, and the state before."""

    seq: int
    seat: int
    before: bytes


@dataclass(slots=True)
class Line:
    """A line of talk."""

    seq: int
    at: int
    member: int
    phrase: str | None
    text: str | None


class Table:
    """One live table; every change is a row, and the same rows give the same table."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.game: Game = games.find(header.game)
        if self.game.version != header.version:
            raise UnknownVersion(f"{header.game}: rules version {header.version} is not known here")
        self.rules = swift(self.game)
        self.settings = header.settings
        self.crew = Crew([Seat() for _ in range(header.seats)])
        self.phase: Phase = "lobby"
        self.seq = 0
        self.at = header.created
        self.ids: dict[str, int] = {}
        self.talk: deque[Line] = deque(maxlen=SPOKEN)
        self.rematch: str | None = None
        self.ending: Message | None = None
        self.ranks: list[int] = []
        self.started = 0
        self.moves = 0

        self.held: Any = None
        """The game's state at hand for the verbs."""
        self.state: Any = None
        """The same state as a record, to be read."""
        self.mask = 0
        self.clocks = Clocks(header.settings.clock, header.seats, header.pace)
        self._seen: dict[int, Held] = {}
        self.kept: list[Step] = []
        self.told: deque[tuple[int, bytes]] = deque(maxlen=REMEMBERED)
        """What happened in the latest rows, as the rules wrote it."""
        self.taken_back: deque[tuple[int, int]] = deque(maxlen=REMEMBERED)
        self.tick: int | None = None
        """What the clock does next in the game, if the game has a clock of its own."""
        self.tick_since = 0
        """Since when (table time) the clock has that to do."""
        self.race_since = 0
        """The table time of the latest "Cast off!" """
        self.race_start: Any = None
        """The state right after it: bots plan their race from what they see then."""
        self.revision = 0
        """Counts the changes of all but the game's state."""

    # Reading

    @property
    def live(self) -> bool:
        """Whether the game goes on right now."""
        return self.phase == "playing"

    def asks(self, seat: int) -> int | None:
        """The number of the prompt that a seat is asked, if it is."""
        question = self.clocks.asked.get(seat)
        return question.prompt if question and self.phase in ("playing", "paused") else None

    def seen(self, seat: int) -> Held:
        """The game's state as a seat knows it, at hand for the verbs: made once, not to be changed."""
        seen = self._seen.get(seat) or self._room_for(seat)
        if seen.seq != self.seq:
            self.rules.observe(self.held, seat, seen)
            seen.seq = self.seq
        return seen

    def _room_for(self, seat: int) -> Held:
        room = self._seen[seat] = Held(self.game.dtype)
        return room

    def observe(self, seat: int) -> Any:
        """The game's state as a seat knows it, to be read and not to be changed."""
        return self.seen(seat).record

    def observed(self, seat: int, state: Any) -> Any:
        """A state as a seat knows it, in a record of its own."""
        seen = Held(self.game.dtype)
        self.rules.observe(Held(self.game.dtype, state), seat, seen)
        return seen.record

    def member(self, person: str) -> Member | None:
        """The person as a member who is here."""
        member = self.crew.member_of(person)
        return member if member and member.here and not member.banned else None

    def row(
        self, at: int, seat: int, payload: msgspec.Struct, action: str | None = None, ahead: int = 0
    ) -> Row:
        """The next row of the log (or the one so many further on), not yet folded in."""
        kind: log.Kind = "table"
        if isinstance(payload, log.Move):
            kind = "game"
        elif isinstance(payload, log.TakenBack):
            kind = "undo"
        return Row(self.seq + 1 + ahead, max(at, self.at), seat, kind, log.write(payload), action)

    def hold(self, held: Held) -> None:
        """Makes this the game's state."""
        self.held, self.state = held, held.record

    # Folding

    def fold_all(self, rows: Iterable[Row]) -> "Table":
        """Folds rows in their order."""
        for row in rows:
            self.fold(row)
        return self

    def fold(self, row: Row) -> None:
        """Takes a durable row into account."""
        if row.seq != self.seq + 1:
            raise ValueError(f"row {row.seq} after {self.seq}")
        self.seq = row.seq
        self.at = row.at
        if row.action is not None:
            self.ids[row.action] = row.seq
        if row.kind == "game":
            self._move(row, log.read_move(row.payload))
        elif row.kind == "undo":
            self._undo(row, log.read_taken_back(row.payload).seq)
        else:
            from flibuste.table.events import happen

            self.revision += 1
            happen(self, row)

    def _move(self, row: Row, move: log.Move) -> None:
        game, s = self.game, self.held
        if self.kept and self.kept[-1].seat != row.seat:
            self.kept.clear()
        before = s.data.tobytes()
        happened = _buffer(game)
        happened[0, 0] = 0
        final = self.rules.apply(s, row.seat, move.action, happened)
        self.moves += 1
        if race.is_cast_off(game, row.seat, move.action):
            self.race_since = self.clocks.time(row.at)
            self.race_start = Held(game.dtype, s.record).record
        count = int(happened[0, 0])
        self.told.append((row.seq, happened[1 : count + 1].tobytes()))
        if final or not game.turns or row.seat >= len(self.crew.seats):
            self.kept.clear()
        else:
            self.kept.append(Step(row.seq, row.seat, before))
        self.ask(row.at, ticked=row.seat == CLOCK)

    def _undo(self, row: Row, seq: int) -> None:
        step = self.kept.pop()
        if step.seq != seq:
            raise ValueError(f"row {row.seq} takes back {seq}, but {step.seq} is the latest")
        self.hold(Held(self.game.dtype, np.frombuffer(step.before, self.game.dtype)[0]))
        self.moves -= 1
        self.taken_back.append((row.seq, seq))
        self.ask(row.at)

    def ask(self, at: int, *, ticked: bool = False) -> None:
        """Compares who is asked now with who was asked before."""
        game, rules, s = self.game, self.rules, self.held
        self.mask = mask = rules.actors(s)
        for seat in list(self.clocks.asked):
            if not mask >> seat & 1:
                self.clocks.answer(seat, at)
        if mask == 0:
            ranks = np.zeros(len(self.crew.seats), np.int8)
            reason = rules.outcome(s, ranks)
            self.ending, self.ranks = game.words.ending(reason), ranks.tolist()
            self.close(at)
            return
        waiting = mask
        while waiting:
            seat = (waiting & -waiting).bit_length() - 1
            waiting &= waiting - 1
            self.clocks.ask(seat, rules.prompt(s, seat), at)
        tick = rules.lapse(s, CLOCK) if mask >> CLOCK & 1 else None
        if ticked or tick != self.tick:
            self.tick, self.tick_since = tick, self.clocks.time(at)

    def close(self, at: int) -> None:
        """Ends the game."""
        self.phase = "over"
        self.revision += 1
        self.clocks.stop(at)
        self.kept.clear()


_BUFFERS: Final[dict[str, Any]] = {}


def _buffer(game: Game) -> Any:
    """One buffer of facts a game: rows are folded one after the other."""
    if game.name not in _BUFFERS:
        _BUFFERS[game.name] = facts.buffer(game.max_facts)
    return _BUFFERS[game.name]
