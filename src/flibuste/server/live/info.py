"""A table without its game's state: as everyone sees it, and as an entry in the lists."""

from typing import TYPE_CHECKING

import msgspec

from flibuste.bots import port as bots
from flibuste.server import wire
from flibuste.server.live import tempers
from flibuste.table.port import Entry
from flibuste.table.table import Table
from flibuste.table.tv import number_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable


class Listed(msgspec.Struct):
    """An entry in the lists, including whom the game waits for."""

    summary: wire.Summary
    asked: list[str]


def table_info(table: Table, present: "Collection[int]", tvs: "Collection[str]") -> wire.TableInfo:
    """The table without its game's state."""
    roster, header = table.roster, table.header
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
            character=seat.character,
            bot_of=table.bot_of(seat),
            temper=tempers.name(table, number),
        )
        for number, seat in enumerate(roster.seats)
    ]
    members = [
        wire.MemberInfo(
            member.number,
            member.name,
            member.number in present,
            member.muted,
            member.asks_for,
            member.bot_of,
            member.declined,
        )
        for member in roster.members
        if member.here
    ]
    return wire.TableInfo(
        code=header.code,
        id=header.id,
        game=header.game,
        version=header.version,
        settings=table.settings,
        phase=table.phase,
        host=roster.host,
        seats=seats,
        members=members,
        tvs=[wire.TvInfo(number_of(mark), mark in roster.tvs) for mark in sorted(tvs)],
        commitment=header.commitment,
        outcome=wire.Ranking(table.ending, table.ranks) if table.ending is not None else None,
        rematch=table.rematch,
        created=header.created,
        study=header.begun is not None,
        regatta=header.regatta,
        pace=header.pace,
        short_thoughts=short_thoughts(table),
        waved=[] if table.game.timed else sorted(table.waved),
    )


def short_thoughts(table: Table) -> bool:
    """Whether a bot here has thought noticeably less than its level should."""
    game = table.game
    return not bots.compiled(game) and any(
        bots.thinks_short(game, seat.level) for seat in table.roster.seats if seat.by_bot
    )


def summary(table: Table) -> wire.Summary:
    """The table's entry in a list."""
    return wire.Summary(
        code=table.header.code,
        id=table.header.id,
        game=table.header.game,
        phase=table.phase,
        names=[seat.name for seat in table.roster.seats],
        free=sum(seat.kind == "free" for seat in table.roster.seats),
        settings=table.settings,
        updated=table.noticed_at,
        yours=False,
        your_turn=False,
        waits_for=_named(table, table.clocks.asked if table.phase == "playing" else ()),
        winners=_named(table, [seat for seat, rank in enumerate(table.ranks) if rank == 1]),
        study=table.header.begun is not None,
    )


def _named(table: Table, seats: "Iterable[int]") -> list[str]:
    """The names of the people at these seats; seats such as the clock's have none."""
    return [table.roster.seats[seat].name for seat in seats if seat < len(table.roster.seats)]


def without(listed: bytes, names: frozenset[str], person: str) -> bytes:
    """A list entry with the names of a forgotten person removed."""
    found = msgspec.json.decode(listed, type=Listed)
    said = found.summary
    for told in (said.names, said.waits_for, said.winners):
        told[:] = ["?" if name in names else name for name in told]
    found.asked = [asked for asked in found.asked if asked != person]
    return msgspec.json.encode(found)


def entry(table: Table) -> Entry:
    """What the store's lists keep about a table."""
    roster, settings = table.roster, table.settings
    players = {seat.member for seat in roster.seats if seat.kind == "person"}
    members = [m for m in roster.members if m.person and (m.number in players or m.number == roster.host)]
    asked = {roster.seats[seat].member for seat in table.clocks.asked if seat < len(roster.seats)}
    waiting = [m.person for m in members if m.number in asked and table.phase == "playing"]
    visible = table.phase == "lobby" and settings.visibility == "open" and not settings.locked
    listed = msgspec.json.encode(Listed(summary(table), waiting))
    return Entry(table.phase, visible, [m.person for m in members], listed)
