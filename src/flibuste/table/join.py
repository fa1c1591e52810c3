"""Coming to a table and going away."""

from flibuste.table import log
from flibuste.table.log import Row
from flibuste.table.names import PIRATES, free_name, proper
from flibuste.table.people import Member
from flibuste.table.refused import refused
from flibuste.table.table import Table

MOST_MEMBERS = 200


def here(table: Table, person: str) -> Member:
    """The person as a member of the table, or a refusal."""
    member = table.member(person)
    if member is None:
        raise refused("not_at_the_table")
    return member


def host(table: Table, person: str) -> Member:
    """The person as the table's host, or a refusal."""
    member = here(table, person)
    if member.number != table.crew.host:
        raise refused("not_host")
    return member


def name_for(table: Table, wished: str | None, own: str | None = None) -> str:
    """The wished name if the table allows it and nobody else has it, else one of the list."""
    taken = {member.name for member in table.crew.members if member.here and member.name != own}
    taken |= {seat.name for seat in table.crew.seats if seat.name and seat.name != own}
    name = proper(wished or "")
    if name and (table.settings.free_names or name in PIRATES) and name not in taken:
        return name
    return free_name(taken, table.seq * 7 + len(taken))


def join(table: Table, person: str, name: str | None, now: int) -> list[Row]:
    """The person comes to the table, as a spectator until seated."""
    known = table.crew.member_of(person)
    if known is not None and known.banned:
        raise refused("banned")
    if known is not None and known.here:
        return []
    if table.settings.locked and known is None and table.crew.members:
        raise refused("locked")
    if known is None and len(table.crew.members) >= MOST_MEMBERS:
        raise refused("table_full")
    number = known.number if known is not None else len(table.crew.members)
    said = name_for(table, name, known.name if known else None)
    return [table.row(now, -1, log.Joined(number, person, said))]


def leave(table: Table, person: str, now: int) -> list[Row]:
    """The person goes away; a host's rights pass on."""
    member = here(table, person)
    rows = [table.row(now, -1, log.Left(member.number))]
    heir = heir_of(table, member.number)
    if member.number == table.crew.host and heir is not None:
        rows.append(table.row(now, -1, log.HostIs(heir), ahead=1))
    return rows


def heir_of(table: Table, gone: int, present: frozenset[int] | None = None) -> int | None:
    """Who gets the rights of a host who is gone: the next person with a seat, else anyone who is there."""
    others = [
        member.number
        for member in table.crew.members
        if member.here and member.number != gone and (present is None or member.number in present)
    ]
    seated = [number for number in others if table.crew.seats_of(number)]
    return next(iter(seated or others), None)
