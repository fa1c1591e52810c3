"""Coming to a table and going away."""

from flibuste.table import log
from flibuste.table.log import Row
from flibuste.table.names import PIRATES, free_name, namesake, proper
from flibuste.table.refused import refused
from flibuste.table.roster import MOST_COMINGS, Member
from flibuste.table.table import Table

MOST_SPECTATORS = 200
"""The most people at a table without a seat; those with one are not counted."""
HOUR = 3600 * 1000
UNKNOWN_OWNER = "?"
"""The owner of a program whose name was not given, is not allowed, or is forgotten."""


def here(table: Table, person: str) -> Member:
    """The person as a member of the table, or a refusal."""
    member = table.member(person)
    if member is None:
        raise refused("not_at_the_table")
    return member


def host(table: Table, person: str) -> Member:
    """The person as the table's host, or a refusal."""
    member = here(table, person)
    if member.number != table.roster.host:
        raise refused("not_host")
    return member


def name_for(table: Table, requested: str | None, own: str | None = None) -> str:
    """The requested name if the table allows it, numbered if another has it; otherwise one from the list."""
    taken = {member.name for member in table.roster.members if member.here and member.name != own}
    taken |= {seat.name for seat in table.roster.seats if seat.name and seat.name != own}
    name = proper(requested or "")
    if name and (table.settings.free_names or name in PIRATES):
        return namesake(name, taken)
    return free_name(taken, table.number(None) * 7 + len(taken))


def join(
    table: Table,
    person: str,
    name: str | None,
    now: int,
    kept: frozenset[int] | None = None,
    *,
    seated: bool = False,
    bot_of: str | None = None,
) -> list[Row]:
    """The person, or somebody's program, comes to the table, as a spectator until seated.

    Anybody who is about to sit down or has a seat comes in, however many watch. For the others there is
    limited room, where those not in `kept` give way (by default nobody does), and a limit per hour.
    """
    roster = table.roster
    known = roster.member_of(person)
    if known is not None and known.banned:
        raise refused("banned")
    if known is not None and known.here:
        return []
    if bot_of is not None:
        _lets_programs_in(table)
    if table.settings.locked and known is None and roster.members:
        raise refused("locked")
    rows: list[Row] = []
    if not seated and roster.members and (known is None or roster.is_stranger(known)):
        rows = _make_room(table, kept, now)
    number = known.number if known is not None else _number(table)
    own = known.name if known is not None else None
    said = name_for(table, name or own, own)
    joined = log.Joined(number, person, said, _owner(table, bot_of))
    return [*rows, table.row(now, -1, joined, ahead=len(rows))]


def _owner(table: Table, bot_of: str | None) -> str:
    """The program's owner as the table shows it; empty for a person."""
    if bot_of is None:
        return ""
    owner = proper(bot_of)
    return owner if owner and (table.settings.free_names or owner in PIRATES) else UNKNOWN_OWNER


def _lets_programs_in(table: Table) -> None:
    """Refuses programs unless the table takes them and a person has come before them."""
    if not table.settings.outside_bots:
        raise refused("no_outside_bots")
    if table.settings.rated:
        raise refused("no_programs_rated")
    if not any(not member.bot_of for member in table.roster.members):
        raise refused("nobody_there")


def _make_room(table: Table, kept: frozenset[int] | None, now: int) -> list[Row]:
    """Who has to go so that one more spectator can come, if anybody; refuses if there is no room."""
    comings = table.roster.comings
    if len(comings) == MOST_COMINGS and now - comings[0] < HOUR:
        raise refused("too_many_requests")
    spectators = [m.number for m in table.roster.members if m.here and table.roster.is_stranger(m)]
    if len(spectators) < MOST_SPECTATORS:
        return []
    away = [number for number in spectators if kept is not None and number not in kept]
    if not away:
        raise refused("table_full")
    return [table.row(now, -1, log.Left(away[0]))]


def _number(table: Table) -> int:
    """A newcomer's number: that of a spectator who is gone and left nothing behind, otherwise a new one."""
    heard = {remark.member for remark in table.talk}
    for member in table.roster.members:
        gone = not (member.here or member.banned or member.muted or member.number in heard)
        if gone and table.roster.is_stranger(member):
            return member.number
    return len(table.roster.members)


def leave(table: Table, person: str, now: int) -> list[Row]:
    """The person goes away; a host's rights pass on."""
    member = here(table, person)
    rows = [table.row(now, -1, log.Left(member.number))]
    heir = heir_of(table, member.number)
    if member.number == table.roster.host and heir is not None:
        rows.append(table.row(now, -1, log.HostIs(heir), ahead=1))
    return rows


def heir_of(table: Table, gone: int, present: frozenset[int] | None = None) -> int | None:
    """Who inherits a departed host's rights: the next person with a seat, otherwise anyone who is there."""
    others = [
        member.number
        for member in table.roster.members
        if member.here
        and member.number != gone
        and not member.bot_of
        and (present is None or member.number in present)
    ]
    seated = [number for number in others if table.roster.seats_of(number)]
    return next(iter(seated or others), None)
