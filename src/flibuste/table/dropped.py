"""People who drop out of a game: waited for, then a pause, a bot or an offered seat, as the table chose."""

from flibuste.table import log
from flibuste.table.join import here, name_for
from flibuste.table.log import Row
from flibuste.table.refused import refused
from flibuste.table.sit import joins_no_second_hand, own_seat, seat_at
from flibuste.table.table import Table
from flibuste.table.tv import seats_people


def away(table: Table, seat: int, present: frozenset[int]) -> bool:
    """Whether a seat belongs to a person who is not there."""
    it = table.roster.seats[seat]
    return it.kind == "person" and not it.resigned and it.member not in present


def patience_over(table: Table, seat: int, level: str, now: int) -> list[Row]:
    """What the table does when a person has been away for too long."""
    it = seat_at(table, seat)
    policy = table.settings.dropped
    if policy == "bot" and not it.by_bot and table.phase == "playing":
        return [table.row(now, seat, log.StoodIn(seat, level))]
    if policy == "offer" and not it.offered and table.phase in ("playing", "paused"):
        return [table.row(now, seat, log.Offered(seat))]
    if policy == "pause" and table.phase == "playing":
        return [table.row(now, -1, log.Paused(-1))]
    return []


def come_back(table: Table, person: str, seat: int, now: int) -> list[Row]:
    """The person plays their own seat again."""
    it = own_seat(table, person, seat)
    if not it.by_bot and not it.offered:
        return []
    return [table.row(now, seat, log.CameBack(seat))]


def ask(table: Table, person: str, seat: int, now: int) -> list[Row]:
    """A person asks the host for a seat that its owner does not play."""
    member = here(table, person)
    it = seat_at(table, seat)
    if it.kind == "person" and it.member == member.number and not it.resigned:
        raise refused("seat_taken")
    joins_no_second_hand(member, seat)
    return [table.row(now, seat, log.AskedFor(member.number, seat))]


def give(table: Table, person: str, seat: int, number: int, kept: frozenset[int], now: int) -> list[Row]:
    """The host or a paired TV gives a bot's or an absent person's seat to a person who asked for it.

    Seats are kept for the members who are there, and for absent ones as long as the table is patient.
    """
    seats_people(table, person)
    it = seat_at(table, seat)
    if number >= len(table.roster.members) or not table.roster.members[number].here:
        raise refused("no_such_person")
    member = table.roster.members[number]
    if member.asks_for != seat:
        raise refused("not_asked")
    if it.kind == "free":
        raise refused("seat_taken")
    if it.kind == "person" and not it.resigned and it.member in kept:
        raise refused("seat_kept")
    joins_no_second_hand(member, seat)
    # A further player at a device is not its first one, so the seat keeps its name.
    playing = table.roster.seats_of(number)
    name = it.name if playing else name_for(table, member.name, member.name)
    return [table.row(now, seat, log.Given(seat, number, name))]


def decline(table: Table, person: str, number: int, now: int) -> list[Row]:
    """The host or a paired TV says no to a person who asked for a seat."""
    seats_people(table, person)
    if number >= len(table.roster.members) or table.roster.members[number].asks_for is None:
        raise refused("not_asked")
    return [table.row(now, -1, log.Declined(number))]


def carry(table: Table, seat: int, owner: str, person: str, now: int) -> list[Row]:
    """Carries a seat to another device, which holds it from now on, along with its name."""
    it = own_seat(table, owner, seat)
    known = table.roster.member_of(person)
    rows: list[Row] = []
    number = known.number if known is not None else len(table.roster.members)
    if known is not None and known.banned:
        raise refused("banned")
    if known is None or not known.here:
        rows.append(table.row(now, -1, log.Joined(number, person, it.name)))
    if known is not None and number == it.member:
        raise refused("seat_taken")
    if known is not None:
        joins_no_second_hand(known, seat)
    rows.append(table.row(now, seat, log.Given(seat, number, it.name, carried=True), ahead=len(rows)))
    if it.member == table.roster.host and len(table.roster.seats_of(table.roster.host)) == 1:
        rows.append(table.row(now, -1, log.HostIs(number), ahead=len(rows)))
    return rows
