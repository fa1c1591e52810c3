"""A table without its game's state: as everyone sees it, and as a line in the lists."""

from typing import TYPE_CHECKING

import msgspec

from flibuste.server import wire
from flibuste.table.port import Entry
from flibuste.table.table import Table
from flibuste.table.tv import number_of

if TYPE_CHECKING:
    from collections.abc import Collection


class Listed(msgspec.Struct):
    """A line of the lists with whom the game waits for."""

    summary: wire.Summary
    asked: list[str]


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


def entry(table: Table) -> Entry:
    """What the store's lists keep of a table."""
    crew, settings = table.crew, table.settings
    players = {seat.member for seat in crew.seats if seat.kind == "person"}
    members = [m for m in crew.members if m.person and (m.number in players or m.number == crew.host)]
    asked = {crew.seats[seat].member for seat in table.clocks.asked if seat < len(crew.seats)}
    waiting = [m.person for m in members if m.number in asked and table.phase == "playing"]
    visible = table.phase == "lobby" and settings.visibility == "open" and not settings.locked
    listed = msgspec.json.encode(Listed(summary(table), waiting))
    return Entry(table.phase, visible, [m.person for m in members], listed)
