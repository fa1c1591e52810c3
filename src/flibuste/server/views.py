"""What each connection sees of a table: whole views, made of parts that are shared where they can be."""

import struct
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

import msgspec
import numpy as np

from flibuste import games
from flibuste.core.facts import WIDTH
from flibuste.core.pen import PAGE
from flibuste.core.seats import BOSUN, CLOCK, EVERYONE, NOBODY
from flibuste.games.santy_anno import actions as santy_anno
from flibuste.server import wire
from flibuste.server.info import table_info
from flibuste.table import curtain, race, undo
from flibuste.table.table import Table
from flibuste.table.tv import number_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

K = TypeVar("K")
MOST_FACTS: Final = 64
"""More facts than this since the last view are a gap: the client jumps, and logs the latest."""
MOST_MADE: Final = 20_000
_NONE: Final = b"null"
_EMPTY: Final = b"[]"
_HOLE: Final[Any] = msgspec.Raw(b"\0")
"""Stands for what is filled in later; JSON has no such byte."""
_PAPER: Final = np.zeros(PAGE, np.uint8)
"""What games are written on that write what they show themselves: one after the other."""
_encode = msgspec.json.Encoder().encode
_facts_in = struct.Struct(f"{WIDTH}i").iter_unpack


def _cut(frame: msgspec.Struct) -> list[bytes]:
    """What stands around the holes of a frame."""
    return _encode(frame).split(b"\0")


_VIEW: Final = _cut(wire.View(*[_HOLE] * len(wire.View.__struct_fields__)))
_OWN, _ASK, _UNDO, _FACTS = _VIEW[9:13]
_TAIL: Final = b"".join((_VIEW[13], b"false", _VIEW[14], b"[]", _VIEW[15], b"[]", _VIEW[16]))
"""The end of most views: no gap, nothing taken back, nothing said."""
_ASKED: Final = _cut(wire.Asked(_HOLE, _HOLE, _HOLE, _HOLE))
_FACT: Final = _cut(wire.Fact(_HOLE, _HOLE, _HOLE))


class _Made(dict[K, bytes]):
    """Pieces of frames that depend on their key alone: made once, and all anew when there are too many."""

    def __init__(self, make: Callable[[K], bytes]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> bytes:
        if len(self) >= MOST_MADE:
            self.clear()
        made = self[key] = self._make(key)
        return made


@cache
def _choices(game: str, seat: int) -> "_Made[int]":
    """A seat's choices as they go over the wire."""
    words = games.find(game).words

    def make(action: int) -> bytes:
        return _encode(wire.Choice(action, msgspec.Raw(_encode(words.name(action))), words.say(seat, action)))

    return _Made(make)


@cache
def _facts(game: str) -> "_Made[tuple[int, ...]]":
    """Facts as they go over the wire, for animation and for the log, without the row's number before them."""
    words = games.find(game).words

    def make(row: tuple[int, ...]) -> bytes:
        fact = (row[0], *row[2:])
        return b"".join(
            (_FACT[1], _encode(words.fact_name(fact)), _FACT[2], _encode(words.fact(fact)), _FACT[3])
        )

    return _Made(make)


@dataclass(frozen=True, slots=True)
class Onlooker:
    """Who looks at the table through a connection."""

    host: bool
    eyes: int | None
    """The seat whose secrets they see."""
    you: bytes


def onlooker(table: Table, person: str, lifted: int | None, tv: str | None) -> Onlooker:
    """A person who looks, with at most one curtain lifted; a TV sees no secrets, whoever's device it is."""
    member = table.member(person) if tv is None else None
    you = wire.You(None, host=False, seats=[], eyes=None, tv=None if tv is None else number_of(tv))
    if member is not None:
        you.member, you.host = member.number, member.number == table.crew.host
        you.seats = table.crew.seats_of(member.number)
        you.eyes = curtain.eyes(table, person, lifted)
    return Onlooker(you.host, you.eyes, _encode(you))


class Attendance(Protocol):
    """Who is connected to a table."""

    @property
    def present(self) -> "Collection[int]":
        """The numbers of the members."""

    @property
    def tvs(self) -> "Collection[str]":
        """The marks of the TVs."""

    @property
    def version(self) -> int:
        """Counts comings and goings."""


class Gallery:
    """The parts of a table's views, each made once a change."""

    def __init__(self, table: Table, company: Attendance, build: str) -> None:
        self.table = table
        self._company = company
        self._build = _encode(build)
        self._seq = self._now = self._version = -1
        self._head = b""
        """What is the same in all views of this moment."""
        self._pages: dict[int | None, bytes] = {}
        """What those see who have these eyes and have seen all but the newest row."""
        self._eyes: set[int] = set()
        """The seats through whose eyes somebody has looked: they will be looked through again."""
        self._since = self._latest = -1
        """They have seen the row of the first number, and not that of the second."""
        self._bosun = False
        """Whether the host is asked as the Bosun."""
        self._public = self._waiting = _NONE
        self._info: tuple[Any, bytes] = (None, _NONE)
        self._newest: list[tuple[int, bytes]] = []
        """The facts of the newest row, each with the seats that may see it."""
        self._news: bytes | None = None
        """The same as they go over the wire, if everyone may see them all."""
        self._choices = np.zeros(table.game.max_legal, np.int64)

    def _refresh(self) -> None:
        """Another row: nothing but the table without its game is still true."""
        table, told = self.table, self.table.told
        self._seq, self._now = table.seq, -1
        self._newest = self._told(*told[-1]) if told else []
        open_to_all = [fact for seen, fact in self._newest if seen == EVERYONE]
        self._news = _list(open_to_all) if len(open_to_all) == len(self._newest) else None
        self._since = self._latest = -1
        if len(told) > 1 and not self._more_since(told[-2][0]):
            self._since, self._latest = told[-2][0], told[-1][0]
        self._bosun = bool(table.mask >> BOSUN & 1) and table.phase == "playing"
        self._public, self._waiting = _NONE, _EMPTY
        if table.state is not None:
            self._public = self._shown()
            if table.phase in ("playing", "paused"):
                self._waiting = _encode([seat for seat in table.clocks.asked if seat != CLOCK])
        self._pages.clear()
        if self._latest > 0 and self._news is not None and table.state is not None:
            self._turn_pages(self._news)

    def _turn_pages(self, news: bytes) -> None:
        """Makes the pages of all seats that are looked through, in one go."""
        table = self.table
        seen, own, asked = table.seen, table.game.words.own, table.clocks.asked
        last = table.kept[-1] if table.kept and table.live else None
        for seat in self._eyes:
            question = self._ask(seat) if seat in asked else _NONE
            undoable = b"%d" % last.seq if last is not None and last.seat == seat else _NONE
            hand = _encode(own(seen(seat).record, seat))
            self._pages[seat] = b"".join((_OWN, hand, _ASK, question, _UNDO, undoable, _FACTS, news, _TAIL))

    def _shown(self) -> bytes:
        """What everyone sees of the game."""
        table = self.table
        seen = table.seen(NOBODY)
        if table.rules.show is not None:
            return _PAPER[: table.rules.show(seen, _PAPER)].tobytes()
        return _encode(table.game.words.public(seen.record))

    def _more_since(self, seq: int) -> bool:
        """Whether after this row something was said or taken back, beside what happened in the game."""
        talk, undone = self.table.talk, self.table.taken_back
        return bool((talk and talk[-1].seq > seq) or (undone and undone[-1][0] > seq))

    def _ask(self, seat: int) -> bytes:
        table = self.table
        prompt = table.asks(seat)
        if prompt is None:
            return _NONE
        game, seen = table.game, table.seen(seat)
        count = table.rules.legal(seen, seat, self._choices) if table.live else 0
        listed = map(_choices(game.name, seat).__getitem__, self._choices[:count].tolist())
        say = game.words.prompt(seen.record, seat)
        a, b, c, d, e = _ASKED
        return b"".join((a, b"%d" % seat, b, b"%d" % prompt, c, _encode(say), d, _list(listed), e))

    def info(self) -> bytes:
        """The table without its game's state."""
        company = self._company
        key = (self.table.revision, company.version, self.table.phase)
        if self._info[0] != key:
            self._info = (key, _encode(table_info(self.table, company.present, company.tvs)))
        return self._info[1]

    def facts(self, after: int, seat: int) -> tuple[bytes, bool]:
        """What the seat saw happen after a row, and whether some of it is left out."""
        told = self.table.told
        if not told or told[-1][0] <= after:
            return _EMPTY, False
        if len(told) > 1 and told[-2][0] <= after:
            return _list([fact for seen, fact in self._newest if seen >> seat & 1]), False
        gap = len(told) == told.maxlen and told[0][0] > after + 1
        found: list[bytes] = []
        for row in reversed(told):
            if row[0] <= after or len(found) > MOST_FACTS:
                break
            found += [fact for seen, fact in reversed(self._told(*row)) if seen >> seat & 1]
        return _list(found[MOST_FACTS - 1 :: -1]), gap or len(found) > MOST_FACTS

    def _told(self, seq: int, rows: bytes) -> list[tuple[int, bytes]]:
        """A row's facts, each with the seats that may see it."""
        made, head = _facts(self.table.game.name), b"%b%d" % (_FACT[0], seq)
        return [(row[1], head + made[row]) for row in _facts_in(rows)]

    def _begin(self) -> bytes:
        """The head of all views of this moment: what everyone sees alike."""
        table, now, v = self.table, self._now, _VIEW
        running, times = _EMPTY, _NONE
        if table.state is not None and not (table.game.turns and table.settings.clock.kind == "none"):
            running, times = _encode(clocks(table, now)), _encode(race_times(table))
        return b"".join((
            v[0], b"%d" % table.seq, v[1], b"%d" % now, v[2], self.info(), v[3], self._public, v[4],
            self._waiting, v[5], running, v[6], times, v[7], self._build, v[8],
        ))  # fmt: skip

    def open(self, now: int) -> None:
        """Before views of this moment are made: looks what has changed."""
        if self._seq != self.table.seq:
            self._refresh()
        if self._now != now or self._version != self._company.version:
            self._now, self._version = now, self._company.version
            self._head = self._begin()

    def view(self, who: Onlooker, after: int, spoken: int) -> bytes:
        """The whole view of one connection; its first one, after -1, tells what is remembered, as a gap."""
        eyes, bosun = who.eyes, self._bosun and who.host
        page = None
        if self._since <= after < self._latest and not bosun:
            page = self._pages.get(eyes)
        if page is None:
            page = self._page(eyes, after, spoken, bosun=bosun)
            if eyes is not None:
                self._eyes.add(eyes)
        return b"".join((self._head, who.you, page))

    def _page(self, eyes: int | None, after: int, spoken: int, *, bosun: bool) -> bytes:
        """The rest of a view: what those with these eyes see, and what has happened since they looked."""
        table = self.table
        own = asked = undoable = _NONE
        seen = NOBODY
        if eyes is not None and table.state is not None:
            seen = eyes
            own = _encode(table.game.words.own(table.seen(eyes).record, eyes))
            if eyes in table.clocks.asked:
                asked = self._ask(eyes)
            if table.kept and (step := undo.offered(table, eyes)) is not None:
                undoable = b"%d" % step
        if bosun:
            asked, seen = self._ask(BOSUN), BOSUN
        facts, gap = self.facts(after, seen)
        tail = self._tail(after, spoken, gap=gap or (after < 0 and facts is not _EMPTY))
        return b"".join((_OWN, own, _ASK, asked, _UNDO, undoable, _FACTS, facts, tail))

    def _tail(self, after: int, spoken: int, *, gap: bool) -> bytes:
        """The end of a view that has something to say about a gap, steps taken back, or talk."""
        undone = _encode([seq for at, seq in self.table.taken_back if at > after])
        talk = _encode(spoken_after(self.table, spoken))
        a, b, c, d = _VIEW[13:]
        return b"".join((a, b"true" if gap else b"false", b, undone, c, talk, d))


def _list(parts: "Iterable[bytes]") -> bytes:
    listed = b",".join(parts)
    return b"[%b]" % listed if listed else _EMPTY


def clocks(table: Table, now: int) -> list[wire.SeatClock]:
    """The clocks that run or hold a reserve."""
    kind = table.settings.clock.kind
    if table.state is None or (kind == "none" and table.game.turns):
        return []
    found = []
    for seat in range(len(table.crew.seats)):
        up = table.clocks.up(seat) if table.game.turns else race.seat_due(table, seat)
        if up is None and kind != "reserve":
            continue
        deadline = table.clocks.wall(up) if up is not None else None
        found.append(wire.SeatClock(seat, deadline, table.clocks.left(seat, now)))
    return found


def race_times(table: Table) -> wire.Race | None:
    """The times of the deal and the race, as instants of the server's clock."""
    if table.game.turns or not table.live or table.tick is None:
        return None
    wall = table.clocks.wall
    on = race.racing(table)
    zero = race.count_ends(table)
    due = race.tick_due(table, frozenset(range(16)))
    next_tick = wall(due) if due is not None else None
    return wire.Race(
        cast_off=wall(table.race_since) if on else next_tick if table.tick == santy_anno.CAST_OFF else None,
        count_ends=wall(zero) if zero is not None else None,
        limit=wall(race.time_up(table)) if on else None,
        step=race.step_time(table),
        next_card=next_tick if table.tick == santy_anno.LAY_CARD else None,
        alone=race.go_of(table),
    )


def spoken_after(table: Table, after: int) -> list[wire.Talk]:
    """What was said after a row."""
    if not table.talk or table.talk[-1].seq <= after:
        return []
    members = table.crew.members
    return [
        wire.Talk(line.seq, line.at, line.member, members[line.member].name, line.phrase, line.text)
        for line in table.talk
        if line.seq > after
    ]
