"""What each connection sees of a table: whole views, made of parts that are shared where they can be."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec
import numpy as np

from flibuste.core.game import Game
from flibuste.core.seats import BOSUN, CLOCK, NOBODY
from flibuste.games.santy_anno import actions as santy_anno
from flibuste.server import wire
from flibuste.table import curtain, race, undo
from flibuste.table.table import REMEMBERED, Table
from flibuste.table.tv import number_of

if TYPE_CHECKING:
    from collections.abc import Collection

    from flibuste.core.message import Message

MOST_FACTS: Final = 64
"""More facts than this since the last view are a gap: the client jumps, and logs the latest."""
_NONE: Final = b"null"
_EMPTY: Final = b"[]"
_HOLE: Final[Any] = msgspec.Raw(b"\0")
"""Stands for what each connection sees its own way; JSON has no such byte."""
_encode = msgspec.json.Encoder().encode


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(_encode(value))


@lru_cache(maxsize=20_000)
def _choice(game: str, seat: int, action: int) -> msgspec.Raw:
    """A choice as it goes over the wire: it depends on nothing but the action."""
    words = _game(game).words
    return _raw(wire.Choice(action, _raw(words.name(action)), words.say(seat, action)))


@lru_cache(maxsize=20_000)
def _fact(game: str, fact: tuple[int, ...]) -> "tuple[msgspec.Raw, Message]":
    """A fact as it goes over the wire, for animation and for the log: it depends on nothing else."""
    words = _game(game).words
    return _raw(words.fact_name(fact)), words.fact(fact)


@lru_cache(maxsize=8)
def _game(name: str) -> Game:
    from flibuste import games

    return games.find(name)


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


class Gallery:
    """The parts of a table's views, each made once a change."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._seq = -1
        self._shared: tuple[Any, list[bytes]] = (None, [])
        self._own: dict[int, bytes] = {}
        self._asked: dict[int, bytes] = {}
        self._info: tuple[Any, msgspec.Raw] = (None, msgspec.Raw(_NONE))
        self._facts: dict[int, list[tuple[int, bytes]]] = {}
        """Each row's facts with the seats that may see them."""
        self._latest: dict[int, bytes] = {}
        """The newest row's facts, by which of them are seen."""
        self._choices = np.zeros(table.game.max_legal, np.int64)

    def _refresh(self) -> None:
        table = self.table
        if self._seq == table.seq:
            return
        self._seq = table.seq
        self._shared = (None, [])
        self._own.clear()
        self._asked.clear()
        self._latest.clear()
        if len(self._facts) > 3 * REMEMBERED:
            kept = {seq for seq, _ in table.told}
            self._facts = {seq: facts for seq, facts in self._facts.items() if seq in kept}

    def own(self, seat: int) -> bytes:
        """What only this seat sees."""
        own = self._own.get(seat)
        if own is None:
            own = self._own[seat] = _encode(self.table.game.words.own(self.table.observe(seat), seat))
        return own

    def asked(self, seat: int) -> bytes:
        """What the seat is asked, with its choices."""
        if seat not in self.table.clocks.asked:
            return _NONE
        asked = self._asked.get(seat)
        if asked is None:
            asked = self._asked[seat] = _encode(self._ask(seat))
        return asked

    def _ask(self, seat: int) -> wire.Asked | None:
        table = self.table
        prompt = table.asks(seat)
        if prompt is None:
            return None
        game, seen = table.game, self.table.observe(seat)
        count = table.rules.legal(table.seen(seat), seat, self._choices) if table.live else 0
        name = game.name
        listed = [_choice(name, seat, action) for action in self._choices[:count].tolist()]
        return wire.Asked(seat, prompt, game.words.prompt(seen, seat, prompt), listed)

    def info(self, present: "Collection[int]", tvs: "Collection[str]", version: int) -> msgspec.Raw:
        """The table without its game's state."""
        key = (self.table.revision, version, self.table.phase)
        if self._info[0] != key:
            self._info = (key, _raw(table_info(self.table, present, tvs)))
        return self._info[1]

    def facts(self, after: int, seat: int) -> tuple[bytes, bool]:
        """What the seat saw happen after a row, and whether some of it is left out."""
        told = self.table.told
        if not told or told[-1][0] <= after:
            return _EMPTY, False
        if len(told) > 1 and told[-2][0] <= after:
            return self._newest(seat), False
        gap = len(told) == told.maxlen and told[0][0] > after + 1
        found: list[bytes] = []
        for row in reversed(told):
            if row[0] <= after or len(found) > MOST_FACTS:
                break
            found += [fact for mask, fact in reversed(self._told(*row)) if mask >> seat & 1]
        return _list(found[MOST_FACTS - 1 :: -1]), gap or len(found) > MOST_FACTS

    def _newest(self, seat: int) -> bytes:
        """The facts of the newest row, made once for all seats that see the same of them."""
        facts = self._told(*self.table.told[-1])
        seen = 0
        for mask, _ in facts:
            seen = seen << 1 | (mask >> seat & 1)
        if seen not in self._latest:
            self._latest[seen] = _list([fact for mask, fact in facts if mask >> seat & 1])
        return self._latest[seen]

    def _told(self, seq: int, rows: list[list[int]]) -> list[tuple[int, bytes]]:
        if seq not in self._facts:
            name = self.table.game.name
            self._facts[seq] = [
                (row[1], _encode(wire.Fact(seq, *_fact(name, (row[0], *row[2:]))))) for row in rows
            ]
        return self._facts[seq]

    def _around(
        self, present: "Collection[int]", tvs: "Collection[str]", version: int, now: int, build: str
    ) -> list[bytes]:
        """What is the same in all views of this change: a view with holes, cut at the holes."""
        key = (version, now)
        if self._shared[0] != key:
            table = self.table
            state, playing = table.state, table.phase in ("playing", "paused")
            view = wire.View(
                seq=table.seq,
                now=now,
                table=self.info(present, tvs, version),
                you=_HOLE,
                public=None if state is None else _raw(table.game.words.public(table.observe(NOBODY))),
                own=_HOLE,
                waiting=[seat for seat in table.clocks.asked if seat != CLOCK] if playing else [],
                asked=_HOLE,
                clocks=clocks(table, now),
                race=race_times(table) if state is not None else None,
                facts=_HOLE,
                gap=_HOLE,
                undone=_HOLE,
                undo=_HOLE,
                talk=_HOLE,
                build=build,
            )
            self._shared = (key, _encode(view).split(b"\0"))
        return self._shared[1]

    def view(
        self,
        who: Onlooker,
        after: int,
        first: bool,
        spoken: int,
        present: "Collection[int]",
        tvs: "Collection[str]",
        version: int,
        now: int,
        build: str,
    ) -> bytes:
        """The whole view of one connection; its first one tells what is remembered, as a gap."""
        self._refresh()
        table, eyes = self.table, who.eyes
        own = asked = undoable = _NONE
        seen = NOBODY
        if eyes is not None and table.state is not None:
            own, asked, seen = self.own(eyes), self.asked(eyes), eyes
            if (step := undo.offered(table, eyes)) is not None:
                undoable = b"%d" % step
        if who.host and table.mask >> BOSUN & 1 and table.phase == "playing":
            asked, seen = self.asked(BOSUN), BOSUN
        facts, gap = self.facts(after, seen)
        gap = gap or (first and facts is not _EMPTY)
        undone = [b"%d" % seq for at, seq in table.taken_back if at > after] if table.taken_back else []
        talk = spoken_after(table, spoken) if table.talk else []
        a, b, c, d, e, f, g, h, i = self._around(present, tvs, version, now, build)
        return b"".join((
            a, who.you, b, own, c, asked, d, facts, e, b"true" if gap else b"false",
            f, _list(undone), g, undoable, h, _encode(talk) if talk else _EMPTY, i,
        ))  # fmt: skip


def _list(parts: list[bytes]) -> bytes:
    return b"[%b]" % b",".join(parts) if parts else _EMPTY


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
        limit=wall(table.race_since + int(race.LIMIT / table.header.pace)) if on else None,
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


def table_info(table: Table, present: "Collection[int]", tvs: "Collection[str]") -> wire.TableInfo:
    """The table without its game's state."""
    crew, header = table.crew, table.header
    seats = [
        wire.SeatInfo(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            member=seat.member,
            level=seat.level,
            connected=seat.kind == "bot" or seat.member in present,
            resigned=seat.resigned,
            agrees=seat.agrees,
            offered=seat.offered,
            vacant=seat.vacant,
            figure=seat.figure,
        )
        for number, seat in enumerate(crew.seats)
    ]
    members = [
        wire.MemberInfo(member.number, member.name, member.number in present, member.muted, member.asks_for)
        for member in crew.members
        if member.here
    ]
    return wire.TableInfo(
        code=header.code,
        id=header.id,
        game=header.game,
        version=header.version,
        settings=table.settings,
        phase=table.phase,
        host=crew.host,
        seats=seats,
        members=members,
        tvs=[wire.TvInfo(number_of(mark), mark in crew.tvs) for mark in sorted(tvs)],
        commitment=header.commitment,
        outcome=wire.Ranking(table.ending, table.ranks) if table.ending is not None else None,
        rematch=table.rematch,
        created=header.created,
        pace=header.pace,
    )


def summary(table: Table) -> wire.Summary:
    """The table's line in a list."""
    return wire.Summary(
        code=table.header.code,
        id=table.header.id,
        game=table.header.game,
        phase=table.phase,
        names=[seat.name for seat in table.crew.seats],
        free=sum(seat.kind == "free" for seat in table.crew.seats),
        settings=table.settings,
        updated=table.at,
        yours=False,
        your_turn=False,
    )
