"""What each event of the log means for the table."""

from typing import Any, Final

from flibuste.core import dice
from flibuste.core.message import message
from flibuste.core.recording import studied
from flibuste.table import log
from flibuste.table.clocks import GRACE, Clocks
from flibuste.table.fast_rules import Held
from flibuste.table.log import Row
from flibuste.table.roster import Member, Seat
from flibuste.table.table import Remark, Table


def _joined(table: Table, row: Row, e: log.Joined) -> None:
    roster = table.roster
    if e.member == len(roster.members):
        roster.members.append(Member(e.member, e.person, e.name, bot_of=e.bot_of))
    elif roster.members[e.member].person == e.person:
        member = roster.members[e.member]
        member.here, member.name, member.left, member.bot_of = True, e.name, False, e.bot_of
    else:
        # A number that no longer stands for anybody.
        roster.members[e.member] = Member(e.member, e.person, e.name, bot_of=e.bot_of)
    if roster.is_stranger(roster.members[e.member]):
        roster.comings.append(row.at)


def _left(table: Table, _row: Row, e: log.Left) -> None:
    table.roster.members[e.member].left = True
    _goes(table, table.roster.members[e.member])


def _goes(table: Table, member: Member) -> None:
    member.here, member.asks_for, member.declined = False, None, None
    if table.phase == "lobby":
        for seat in table.roster.seats_of(member.number):
            table.roster.seats[seat] = Seat()


def _sat(table: Table, _row: Row, e: log.Sat) -> None:
    member = table.roster.members[e.member]
    if not table.roster.seats_of(e.member):
        # One person, one name; further players at the same device have their own names.
        member.name = e.name
    table.roster.seats[e.seat] = Seat("person", e.name, e.member, nonce=e.nonce, character=e.character)
    member.asks_for = member.declined = None


def _cast(table: Table, _row: Row, e: log.Cast) -> None:
    table.roster.seats[e.seat].character = e.character


def _stood(table: Table, _row: Row, e: log.Stood) -> None:
    table.roster.seats[e.seat] = Seat()


def _bot_sat(table: Table, _row: Row, e: log.BotSat) -> None:
    old = table.roster.seats[e.seat]
    table.roster.seats[e.seat] = Seat("bot", e.name, level=e.level, nonce=old.nonce, character=old.character)
    _pass_on(old, table.roster.seats[e.seat])


def _pass_on(old: Seat, seat: Seat) -> None:
    """Keeps who began the game at this seat, whoever plays on."""
    seat.begun_by, seat.played_by = old.begun_by, old.played_by


def _settled(table: Table, _row: Row, e: log.Settled) -> None:
    table.settings = e.settings
    if table.phase == "lobby":
        table.clocks = Clocks(e.settings.clock, table.header.seats, table.header.pace)


def _host_is(table: Table, _row: Row, e: log.HostIs) -> None:
    table.roster.host = e.member


def _kicked(table: Table, _row: Row, e: log.Kicked) -> None:
    member = table.roster.members[e.member]
    member.banned = e.ban
    _goes(table, member)


def _muted(table: Table, _row: Row, e: log.Muted) -> None:
    table.roster.members[e.member].muted = e.muted


def _started(table: Table, row: Row, e: log.Started) -> None:
    table.roster.seats = [table.roster.seats[old] for old in e.order]
    for seat, nonce in zip(table.roster.seats, e.nonces, strict=True):
        seat.nonce = nonce
    if table.game.characters is not None:
        cast = table.game.characters.cast([seat.character for seat in table.roster.seats])
        for seat, character in zip(table.roster.seats, cast, strict=True):
            seat.character = character
    for seat in table.roster.seats:
        seat.begun_by = seat.played_by = seat.member
    for member in table.roster.members:
        member.held = set(table.roster.seats_of(member.number))
        member.shared = len(member.held) > 1
    players = len(e.order)
    key = dice.key_from(
        bytes.fromhex(table.header.secret), table.header.id, [bytes.fromhex(nonce) for nonce in e.nonces]
    )
    with table.rules.form:
        begun, options = table.header.begun, played_options(table, e.order)
        if begun is None:
            state = table.game.first_state(players, options, key)
        else:
            state = studied(table.game, players, options, begun, key)
    table.hold(Held(table.game.dtype, state))
    table.phase, table.started, table.order = "playing", row.at, e.order
    table.clocks = Clocks(table.settings.clock, players, table.header.pace)
    table.clocks.run(row.at)
    table.ask(row.at)


def played_options(table: Table, order: list[int]) -> dict[str, str | int]:
    """The game's options, including who begins, if the host has said so."""
    begins = table.settings.begins
    if table.game.beginning is None or begins not in order:
        return dict(table.settings.options)
    return {**table.settings.options, **table.game.beginning(order.index(begins), len(order))}


def _paused(table: Table, row: Row, _e: log.Paused) -> None:
    table.phase = "paused"
    table.clocks.stop(row.at)


def _resumed(table: Table, row: Row, _e: log.Resumed) -> None:
    table.phase = "playing"
    table.clocks.run(row.at)


def _resigned(table: Table, _row: Row, e: log.Resigned) -> None:
    seat = table.roster.seats[e.seat]
    seat.resigned, seat.level, seat.offered = True, e.level, False


def _agreed(table: Table, _row: Row, e: log.Agreed) -> None:
    table.roster.seats[e.seat].agrees = e.yes


def _waved(table: Table, _row: Row, e: log.Waved) -> None:
    table.waved.add(e.member)


def _ended(table: Table, row: Row, e: log.Ended) -> None:
    table.ending = message(f"table-ended-{e.reason}")
    table.close(row.at)


def _rematch_at(table: Table, _row: Row, e: log.RematchAt) -> None:
    table.rematch = e.code


def _stood_in(table: Table, _row: Row, e: log.StoodIn) -> None:
    table.roster.seats[e.seat].level = e.level


def _came_back(table: Table, _row: Row, e: log.CameBack) -> None:
    seat = table.roster.seats[e.seat]
    seat.level, seat.offered = None, False


def _offered(table: Table, _row: Row, e: log.Offered) -> None:
    table.roster.seats[e.seat].offered = True


def _asked_for(table: Table, _row: Row, e: log.AskedFor) -> None:
    member = table.roster.members[e.member]
    member.asks_for, member.declined = e.seat, None


def _declined(table: Table, _row: Row, e: log.Declined) -> None:
    member = table.roster.members[e.member]
    member.asks_for, member.declined = None, member.asks_for


def _given(table: Table, _row: Row, e: log.Given) -> None:
    old = table.roster.seats[e.seat]
    seat = Seat("person", e.name, e.member, nonce=old.nonce, character=old.character)
    _pass_on(old, seat)
    if e.carried and old.member == old.played_by:
        seat.played_by = e.member
    table.roster.seats[e.seat] = seat
    member = table.roster.members[e.member]
    member.asks_for = member.declined = None
    if table.phase != "lobby":
        member.held.add(e.seat)


def _paired(table: Table, _row: Row, e: log.Paired) -> None:
    if e.paired:
        table.roster.tvs.add(e.tv)
    else:
        table.roster.tvs.discard(e.tv)


def _bound(table: Table, _row: Row, e: log.Bound) -> None:
    table.sheets = e.sheets


def _said(table: Table, row: Row, e: log.Said) -> None:
    table.talk.append(Remark(row.seq, table.missed, row.at, e.member, e.phrase, e.text))


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
    log.Cast: _cast,
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
    log.Waved: _waved,
    log.Ended: _ended,
    log.RematchAt: _rematch_at,
    log.StoodIn: _stood_in,
    log.CameBack: _came_back,
    log.Offered: _offered,
    log.AskedFor: _asked_for,
    log.Declined: _declined,
    log.Given: _given,
    log.Paired: _paired,
    log.Bound: _bound,
    log.Said: _said,
    log.Slept: _slept,
    log.Woke: _woke,
}


def happen(table: Table, row: Row) -> None:
    """Takes an event into account."""
    event = log.read_event(row.payload)
    MEANING[type(event)](table, row, event)
