"""What each event of the log means for the table."""

from typing import Any, Final

from flibuste.core import dice
from flibuste.core.message import message
from flibuste.table import log
from flibuste.table.clocks import GRACE, Clocks
from flibuste.table.log import Row
from flibuste.table.people import Member, Seat
from flibuste.table.swift import Held
from flibuste.table.table import Line, Table


def _joined(table: Table, _row: Row, e: log.Joined) -> None:
    if e.member < len(table.crew.members):
        member = table.crew.members[e.member]
        member.here, member.name, member.person = True, e.name, e.person
    else:
        table.crew.members.append(Member(e.member, e.person, e.name))


def _left(table: Table, _row: Row, e: log.Left) -> None:
    _goes(table, table.crew.members[e.member])


def _goes(table: Table, member: Member) -> None:
    member.here, member.asks_for = False, None
    if table.phase == "lobby":
        for seat in table.crew.seats_of(member.number):
            table.crew.seats[seat] = Seat()


def _sat(table: Table, _row: Row, e: log.Sat) -> None:
    table.crew.seats[e.seat] = Seat("person", e.name, e.member, nonce=e.nonce, figure=e.figure)
    table.crew.members[e.member].asks_for = None


def _stood(table: Table, _row: Row, e: log.Stood) -> None:
    table.crew.seats[e.seat] = Seat()


def _bot_sat(table: Table, _row: Row, e: log.BotSat) -> None:
    old = table.crew.seats[e.seat]
    table.crew.seats[e.seat] = Seat("bot", e.name, level=e.level, nonce=old.nonce, figure=old.figure)


def _settled(table: Table, _row: Row, e: log.Settled) -> None:
    table.settings = e.settings
    if table.phase == "lobby":
        table.clocks = Clocks(e.settings.clock, table.header.seats, table.header.pace)


def _host_is(table: Table, _row: Row, e: log.HostIs) -> None:
    table.crew.host = e.member


def _kicked(table: Table, _row: Row, e: log.Kicked) -> None:
    member = table.crew.members[e.member]
    member.banned = e.ban
    _goes(table, member)


def _muted(table: Table, _row: Row, e: log.Muted) -> None:
    table.crew.members[e.member].muted = e.muted


def _started(table: Table, row: Row, e: log.Started) -> None:
    table.crew.seats = [table.crew.seats[old] for old in e.order]
    for seat, nonce in zip(table.crew.seats, e.nonces, strict=True):
        seat.nonce = nonce
    players = len(e.order)
    key = dice.key_from(
        bytes.fromhex(table.header.secret), table.header.id, [bytes.fromhex(nonce) for nonce in e.nonces]
    )
    table.hold(Held(table.game.dtype, table.game.new(players, table.settings.options, key)))
    table.phase, table.started = "playing", row.at
    table.clocks = Clocks(table.settings.clock, players, table.header.pace)
    table.clocks.run(row.at)
    table.ask(row.at)


def _paused(table: Table, row: Row, _e: log.Paused) -> None:
    table.phase = "paused"
    table.clocks.stop(row.at)


def _resumed(table: Table, row: Row, _e: log.Resumed) -> None:
    table.phase = "playing"
    table.clocks.run(row.at)


def _resigned(table: Table, _row: Row, e: log.Resigned) -> None:
    seat = table.crew.seats[e.seat]
    seat.resigned, seat.level, seat.offered = True, e.level, False


def _agreed(table: Table, _row: Row, e: log.Agreed) -> None:
    table.crew.seats[e.seat].agrees = e.yes


def _ended(table: Table, row: Row, e: log.Ended) -> None:
    table.ending = message(f"table-ended-{e.reason}")
    table.close(row.at)


def _rematch_at(table: Table, _row: Row, e: log.RematchAt) -> None:
    table.rematch = e.code


def _stood_in(table: Table, _row: Row, e: log.StoodIn) -> None:
    table.crew.seats[e.seat].level = e.level


def _came_back(table: Table, _row: Row, e: log.CameBack) -> None:
    seat = table.crew.seats[e.seat]
    seat.level, seat.offered = None, False


def _offered(table: Table, _row: Row, e: log.Offered) -> None:
    table.crew.seats[e.seat].offered = True


def _asked_for(table: Table, _row: Row, e: log.AskedFor) -> None:
    table.crew.members[e.member].asks_for = e.seat


def _given(table: Table, _row: Row, e: log.Given) -> None:
    old = table.crew.seats[e.seat]
    table.crew.seats[e.seat] = Seat("person", e.name, e.member, nonce=old.nonce, figure=old.figure)
    table.crew.members[e.member].asks_for = None


def _paired(table: Table, _row: Row, e: log.Paired) -> None:
    if e.paired:
        table.crew.tvs.add(e.tv)
    else:
        table.crew.tvs.discard(e.tv)


def _said(table: Table, row: Row, e: log.Said) -> None:
    table.talk.append(Line(row.seq, row.at, e.member, e.phrase, e.text))


def _slept(table: Table, row: Row, _e: log.Slept) -> None:
    table.clocks.stop(row.at)


def _woke(table: Table, row: Row, e: log.Woke) -> None:
    table.clocks.stop(e.gone)
    if table.phase == "playing":
        table.clocks.run(row.at, int(GRACE / table.header.pace))


MEANING: Final[dict[type, Any]] = {
    log.Joined: _joined,
    log.Left: _left,
    log.Sat: _sat,
    log.Stood: _stood,
    log.BotSat: _bot_sat,
    log.Settled: _settled,
    log.HostIs: _host_is,
    log.Kicked: _kicked,
    log.Muted: _muted,
    log.Started: _started,
    log.Paused: _paused,
    log.Resumed: _resumed,
    log.Resigned: _resigned,
    log.Agreed: _agreed,
    log.Ended: _ended,
    log.RematchAt: _rematch_at,
    log.StoodIn: _stood_in,
    log.CameBack: _came_back,
    log.Offered: _offered,
    log.AskedFor: _asked_for,
    log.Given: _given,
    log.Paired: _paired,
    log.Said: _said,
    log.Slept: _slept,
    log.Woke: _woke,
}


def happen(table: Table, row: Row) -> None:
    """Takes an event into account."""
    event = log.read_event(row.payload)
    MEANING[type(event)](table, row, event)
