"""Going on with the same people at a new table."""

from flibuste.table import log
from flibuste.table.header import Header
from flibuste.table.log import Row
from flibuste.table.pause import player
from flibuste.table.refused import refused
from flibuste.table.table import Table


def may_rematch(table: Table, person: str) -> None:
    """A refusal unless the game is over, the person played it, and nobody has opened the next one."""
    player(table, person)
    if table.phase != "over":
        raise refused("not_over")
    if table.rematch is not None:
        raise refused("rematch_open")


def point_to(table: Table, code: str, now: int) -> list[Row]:
    """The old table names the new one."""
    return [table.row(now, -1, log.RematchAt(code))]


def opening(table: Table, header: Header, person: str, nonce: str, now: int) -> list[Row]:
    """The first rows of the new table: the same people and bots, one seat further around the table."""
    fresh = Table(header)
    rows: list[Row] = []

    def add(seat: int, event: log.Event) -> None:
        rows.append(fresh.row(now, seat, event, ahead=len(rows)))

    numbers: dict[int, int] = {}
    for member in table.crew.members:
        if member.here and not member.banned and table.crew.seats_of(member.number):
            numbers[member.number] = len(numbers)
            add(-1, log.Joined(numbers[member.number], member.person, member.name))
    seats = table.crew.seats
    for number in range(len(seats)):
        old = seats[(number + 1) % len(seats)]
        if old.kind == "person" and not old.resigned and old.member in numbers:
            owner = table.crew.members[old.member]
            share = nonce if owner.person == person else ""
            add(number, log.Sat(number, numbers[old.member], old.name, share, old.figure))
        elif old.kind == "bot" and old.level is not None:
            add(number, log.BotSat(number, old.level, old.name))
    for mark in sorted(table.crew.tvs):
        add(-1, log.Paired(mark, paired=True))
    opener = table.member(person)
    if opener is not None and opener.number in numbers:
        add(-1, log.HostIs(numbers[opener.number]))
    return rows
