"""What each connection sees of a table: whole views, made of parts that are shared where possible."""

import struct
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from flibuste import games
from flibuste.core.facts import WIDTH
from flibuste.core.seats import BOSUN, CLOCK, EVERYONE, MAX_SEATS, NOBODY
from flibuste.server import wire
from flibuste.server.live.choices import Choices, Made
from flibuste.server.live.info import short_thoughts, table_info
from flibuste.table import curtain, race, undo
from flibuste.table.noticing import NOTHING_MISSED, Told
from flibuste.table.table import Table
from flibuste.table.tv import number_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

MOST_FACTS: Final = 64
"""More facts than this since the last view are a gap: the client jumps, and logs the latest."""
_ONLY_EVERYONE: Final = {EVERYONE}
_NONE: Final = b"null"
_EMPTY: Final = b"[]"
_HOLE: Final[Any] = msgspec.Raw(b"\0")
"""Stands for what is filled in later; JSON contains no such byte."""
_encode = msgspec.json.Encoder().encode
_facts_in = struct.Struct(f"{WIDTH}i").iter_unpack


def _cut(frame: msgspec.Struct) -> list[bytes]:
    """The pieces around the holes of a frame."""
    return _encode(frame).split(b"\0")


_VIEW: Final = _cut(wire.View(*[_HOLE] * len(wire.View.__struct_fields__)))
_OWN, _ASK, _UNDO, _FACTS = _VIEW[10:14]
_TAIL: Final = b"".join((_VIEW[14], b"false", _VIEW[15], b"[]", _VIEW[16], b"[]", _VIEW[17]))
"""The end of most views: no gap, nothing taken back, nothing said."""
_ASKED: Final = _cut(wire.Asked(_HOLE, _HOLE, _HOLE, _HOLE))
_FACT: Final = _cut(wire.Fact(_HOLE, _HOLE, _HOLE))


@cache
def _facts(game: str) -> "Made[tuple[int, ...]]":
    """Facts as they go over the wire, for animation and for the log, without the row number before them."""
    words = games.find(game).words

    def make(row: tuple[int, ...]) -> bytes:
        fact = (row[0], *row[2:])
        return b"".join(
            (_FACT[1], _encode(words.fact_name(fact)), _FACT[2], _encode(words.fact(fact)), _FACT[3])
        )

    return Made(make)


@dataclass(frozen=True, slots=True)
class Onlooker:
    """Who looks at the table through a connection."""

    host: bool
    eyes: int | None
    """The seat whose secrets they see."""
    you: bytes


def onlooker(table: Table, person: str, lifted: int | None, tv: str | None) -> Onlooker:
    """Somebody who looks, with at most one curtain lifted; a TV sees no secrets, whoever owns the device."""
    member = table.member(person) if tv is None else None
    you = wire.You(None, host=False, seats=[], eyes=None, tv=None if tv is None else number_of(tv))
    if member is not None:
        you.member, you.host = member.number, member.number == table.roster.host
        you.seats = table.roster.seats_of(member.number)
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


class ViewCache:
    """The parts of a table's views, each made once per change."""

    def __init__(self, table: Table, presence: Attendance, build: str) -> None:
        self.table = table
        self._presence = presence
        self._build = _encode(build)
        self._seq = self._now = self._version = -1
        self._head = b""
        """What all views of this moment share."""
        self._pages: dict[int | None, bytes] = {}
        """The pages of those with these eyes who have seen all but the newest row."""
        self._eyes: list[int] = []
        """The seats through whose eyes somebody has looked and will look again, in order..."""
        self._eyes_mask = 0
        """... and as a mask."""
        self._since = self._latest = -1
        """Their viewers have seen the row with the first number, but not the one with the second."""
        self._bosun = False
        """Whether the host is asked as the Bosun."""
        self._public = self._waiting = _NONE
        self._info: tuple[Any, bytes] = (None, _NONE)
        self._newest: list[tuple[int, bytes]] = []
        """The facts of the newest row that everyone noticed, each with the seats that may see it."""
        self._to_all = False
        """Whether everyone may see all of them."""
        self._choices = Choices(table)
        self.awaited: Callable[[], list[wire.Awaited]] = list
        """Whom the bots are waiting for now."""
        self._waits: list[wire.Awaited] = []

    def _refresh(self) -> None:
        """After another row, only the table without its game is still valid."""
        table, told = self.table, self.table.told.open
        self._seq, self._now = table.seq, -1
        self._newest = _open_facts(table.game.name, told[-1].facts) if told else []
        self._to_all = {seen for seen, _ in self._newest} <= _ONLY_EVERYONE
        self._since = self._latest = -1
        if len(told) > 1 and not self._more_since(told[-2].seq):
            self._since, self._latest = told[-2].seq, told[-1].seq
        self._bosun = bool(table.mask >> BOSUN & 1) and table.phase == "playing"
        self._public, self._waiting = _NONE, _EMPTY
        if table.state is not None:
            self._public = self._shown()
            if table.phase in ("playing", "paused"):
                self._waiting = _encode([seat for seat in table.clocks.asked if seat != CLOCK])
        self._pages.clear()
        if self._latest > 0 and self._to_all and table.state is not None:
            self._turn_pages(told[-1])

    def _turn_pages(self, newest: Told) -> None:
        """Makes the pages of all seats that are looked through, in one go."""
        table = self.table
        asked = table.clocks.asked
        shared = newest.missed is NOTHING_MISSED
        news = _numbered(self._newest, newest, NOBODY) if shared else _EMPTY
        busy = {step.seat for step in table.undoable} | asked.keys()
        idle = b"".join((_ASK, _NONE, _UNDO, _NONE, _FACTS, news, _TAIL))
        for seat, hand in zip(self._eyes, self._hands(self._eyes, self._eyes_mask), strict=True):
            if shared and seat not in busy:
                self._pages[seat] = b"%b%b%b" % (_OWN, hand, idle)
                continue
            question = self._ask(seat) if seat in asked else _NONE
            undoable = self._offer(seat)
            if not shared:
                news = _numbered(self._newest, newest, seat)
            self._pages[seat] = b"".join((_OWN, hand, _ASK, question, _UNDO, undoable, _FACTS, news, _TAIL))

    def _hands(self, seats: list[int], mask: int) -> list[bytes]:
        """What each of these seats, in order, sees alone."""
        table = self.table
        if table.rules.hands is not None:
            return table.rules.hands(table.held, mask)
        own = table.game.words.own
        return [_encode(own(table.seen(seat).record, seat)) for seat in seats]

    def _offer(self, seat: int) -> bytes:
        """The step that a seat may take back, by the seat's own number."""
        step = undo.offered(self.table, seat)
        return _NONE if step is None else b"%d" % step.number

    def _shown(self) -> bytes:
        """What everyone sees of the game."""
        table = self.table
        seen = table.seen(NOBODY)
        if table.rules.show is not None:
            return table.rules.show(seen)
        return _encode(table.game.words.public(seen.record))

    def _more_since(self, seq: int) -> bool:
        """Whether anything after this row was said, taken back, or happened in the game for some alone."""
        table = self.table
        if table.talk and table.talk[-1].seq > seq:
            return True
        return table.taken_back.newest > seq or table.told.newest_hidden > seq

    def _ask(self, seat: int) -> bytes:
        table = self.table
        prompt = table.asks(seat)
        if prompt is None:
            return _NONE
        game, seen = table.game, table.seen(seat)
        listed = self._choices.listed(seat) if table.playing else []
        say = game.words.prompt(seen.record, seat)
        a, b, c, d, e = _ASKED
        return b"".join((a, b"%d" % seat, b, b"%d" % prompt, c, _encode(say), d, _list(listed), e))

    def info(self) -> bytes:
        """The table without its game's state."""
        presence = self._presence
        key = (self.table.revision, presence.version, self.table.phase, short_thoughts(self.table))
        if self._info[0] != key:
            self._info = (key, _encode(table_info(self.table, presence.present, presence.tvs)))
        return self._info[1]

    def facts(self, after: int, seat: int) -> tuple[bytes, bool]:
        """What the seat saw happen after a row, and whether some of it is left out."""
        told = self.table.told
        if self._since <= after < self._latest:
            return _numbered(self._newest, told.open[-1], seat), False
        found: list[bytes] = []
        for row in told.newest_first():
            if row.seq <= after or len(found) > MOST_FACTS:
                break
            head = _head(row, seat)
            facts = reversed(_open_facts(self.table.game.name, row.facts))
            found += [head + fact for seen, fact in facts if seen >> seat & 1]
        gap = after < told.forgotten or len(found) > MOST_FACTS
        return _list(found[MOST_FACTS - 1 :: -1]), gap and bool(found)

    def _begin(self) -> bytes:
        """The head of all views of this moment: all that everyone sees alike, the number included."""
        table, now, v = self.table, self._now, _VIEW
        start = b"%b%d" % (v[0], table.seq) if table.missed is NOTHING_MISSED else b""
        running, times = _EMPTY, _NONE
        if table.state is not None and not table.timeless:
            running, times = _encode(clocks(table, now)), _encode(race.times(table))
        return b"".join((
            start, v[1], b"%d" % now, v[2], self.info(), v[3], self._public, v[4],
            self._waiting, v[5], running, v[6], times, v[7], _encode(self._waits), v[8], self._build, v[9],
        ))  # fmt: skip

    def open(self, now: int) -> None:
        """Notes what has changed, before views of this moment are made."""
        if self._seq != self.table.seq:
            with self.table.rules.form:
                self._refresh()
        waits = self.awaited()
        if self._now != now or self._version != self._presence.version or self._waits != waits:
            self._now, self._version, self._waits = now, self._presence.version, waits
            self._head = self._begin()

    def view(self, who: Onlooker, after: int, spoken: int) -> tuple[bytes, ...]:
        """A connection's whole view in parts; its first, after -1, tells what is remembered, as a gap."""
        eyes, bosun = who.eyes, self._bosun and who.host
        page = None
        if self._since <= after < self._latest and not bosun:
            page = self._pages.get(eyes)
        if page is None:
            with self.table.rules.form:
                page = self._page(eyes, after, spoken, bosun=bosun)
            if eyes is not None and not self._eyes_mask >> eyes & 1:
                self._eyes = sorted([*self._eyes, eyes])
                self._eyes_mask |= 1 << eyes
        if self.table.missed is NOTHING_MISSED:
            return self._head, who.you, page
        return b"%b%d" % (_VIEW[0], self.table.number(eyes)), self._head, who.you, page

    def _page(self, eyes: int | None, after: int, spoken: int, *, bosun: bool) -> bytes:
        """The rest of a view: what viewers with these eyes see, and what has happened since they looked."""
        table = self.table
        own = asked = undoable = _NONE
        seen = NOBODY
        if eyes is not None and table.state is not None:
            seen = eyes
            (own,) = self._hands([eyes], 1 << eyes)
            if eyes in table.clocks.asked:
                asked = self._ask(eyes)
            if table.undoable:
                undoable = self._offer(eyes)
        if bosun:
            asked, seen = self._ask(BOSUN), BOSUN
        facts, gap = self.facts(after, seen)
        tail = self._tail(eyes, after, spoken, gap=gap or (after < 0 and facts is not _EMPTY))
        return b"".join((_OWN, own, _ASK, asked, _UNDO, undoable, _FACTS, facts, tail))

    def _tail(self, eyes: int | None, after: int, spoken: int, *, gap: bool) -> bytes:
        """The end of a view that has something to say about a gap, steps taken back, or talk."""
        viewer = -1 if eyes is None else eyes
        undone = [
            row.back - row.missed[viewer]
            for row in self.table.taken_back.newest_first()
            if row.seq > after and not row.unnoticed[viewer]
        ]
        talk = _encode(spoken_after(self.table, spoken, viewer))
        a, b, c, d = _VIEW[14:]
        return b"".join((a, b"true" if gap else b"false", b, _encode(undone[::-1]), c, talk, d))


def _open_facts(game: str, rows: bytes) -> list[tuple[int, bytes]]:
    """A row's facts without the row number before them, each with the seats that may see it."""
    made = _facts(game)
    return [(fact[1], made[fact]) for fact in _facts_in(rows)]


def _head(row: Told, viewer: int) -> bytes:
    """What comes before a row's facts: the row as a viewer numbers it."""
    return b"%b%d" % (_FACT[0], row.seq - row.missed[viewer if viewer < MAX_SEATS else -1])


def _numbered(facts: list[tuple[int, bytes]], row: Told, viewer: int) -> bytes:
    """Those of a row's facts that a viewer may see, as they go over the wire."""
    told = [fact for seen, fact in facts if seen >> viewer & 1]
    if not told:
        return _EMPTY
    head = _head(row, viewer)
    return b"[%b%b]" % (head, (b",%b" % head).join(told))


def _list(parts: "Sequence[bytes]") -> bytes:
    return b"[%b]" % b",".join(parts) if parts else _EMPTY


def clocks(table: Table, now: int) -> list[wire.SeatClock]:
    """The clocks that are running or hold a reserve."""
    kind = table.settings.clock.kind
    if table.state is None or table.timeless:
        return []
    found = []
    for seat in range(len(table.roster.seats)):
        up = race.seat_due(table, seat) if table.game.timed else table.clocks.up(seat)
        if up is None and kind != "reserve":
            continue
        deadline = table.clocks.wall(up) if up is not None else None
        found.append(wire.SeatClock(seat, deadline, table.clocks.left(seat, now)))
    return found


def spoken_after(table: Table, after: int, viewer: int) -> list[wire.Talk]:
    """What was said after a row, numbered by what a viewer noticed."""
    if not table.talk or table.talk[-1].seq <= after:
        return []
    members = table.roster.members
    return [
        wire.Talk(
            said.number(),
            said.number(viewer),
            said.at,
            said.member,
            members[said.member].name,
            said.phrase,
            said.text,
        )
        for said in table.talk
        if said.seq > after
    ]
