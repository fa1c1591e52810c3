"""Playing on with the same people at a new table."""

import msgspec

from flibuste.table import log
from flibuste.table.header import Header
from flibuste.table.log import Row
from flibuste.table.pause import player
from flibuste.table.refused import refused
from flibuste.table.settings import Settings
from flibuste.table.table import Table


def may_rematch(table: Table, person: str) -> None:
    """Refuses unless the game is over, the person played it, and nobody has opened the next one."""
    player(table, person)
    if table.phase != "over":
        raise refused("not_over")
    if table.rematch is not None:
        raise refused("rematch_open")


def point_to(table: Table, code: str, now: int) -> list[Row]:
    """The old table names the new one."""
    return [table.row(now, -1, log.RematchAt(code))]


def settings(table: Table) -> Settings:
    """The new table's settings: as they were, and whoever began at the host's wish begins again."""
    order, begins = table.order, table.settings.begins
    again = (order.index(begins) - 1) % len(order) if begins in order else None
    return msgspec.structs.replace(table.settings, begins=again)


def opening(table: Table, header: Header, person: str, nonce: str, now: int) -> list[Row]:
    """The first rows of the new table: the same people and bots, one seat further around the table."""
    fresh = Table(header)
    rows: list[Row] = []

    def add(seat: int, event: log.Event) -> None:
        rows.append(fresh.row(now, seat, event, ahead=len(rows)))

    numbers: dict[int, int] = {}
    for member in table.roster.members:
        # Nobody is who has been forgotten.
        there = member.person and member.here and not member.banned
        if there and table.roster.seats_of(member.number):
            numbers[member.number] = len(numbers)
            add(-1, log.Joined(numbers[member.number], member.person, member.name, member.bot_of))
    seats = table.roster.seats
    for number in range(len(seats)):
        old = seats[(number + 1) % len(seats)]
        if old.kind == "person" and not old.resigned and old.member in numbers:
            owner = table.roster.members[old.member]
            share = nonce if owner.person == person else ""
            add(number, log.Sat(number, numbers[old.member], old.name, share, old.character))
        elif old.kind == "bot" and old.level is not None:
            add(number, log.BotSat(number, old.level, old.name))
            if old.character is not None:
                add(number, log.Cast(number, old.character))
    for mark in sorted(table.roster.tvs):
        add(-1, log.Paired(mark, paired=True))
    if table.game.scans is not None:
        add(-1, log.Bound(table.sheets))
    opener = table.member(person)
    if opener is not None and opener.number in numbers:
        add(-1, log.HostIs(numbers[opener.number]))
    return rows
