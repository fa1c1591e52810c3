"""What only the host may do: settle, send away, mute, hand over."""

from flibuste.core.game import BadOptions
from flibuste.table import log
from flibuste.table.join import heir_of, host
from flibuste.table.log import Row
from flibuste.table.rated import as_rated, demand_ratable
from flibuste.table.refused import refused
from flibuste.table.roster import Member
from flibuste.table.settings import Settings
from flibuste.table.table import Table


def _other(table: Table, me: Member, number: int) -> Member:
    if number >= len(table.roster.members) or number == me.number:
        raise refused("no_such_person")
    return table.roster.members[number]


def settle(table: Table, person: str, settings: Settings, now: int) -> list[Row]:
    """The host changes the settings; the game's options and its times are fixed once it has begun."""
    host(table, person)
    if table.phase == "lobby":
        settings = as_rated(settings)
    try:
        table.game.encode(settings.options)
        table.game.limits(settings.tempo)
    except BadOptions:
        raise refused("bad_options") from None
    if settings.begins is not None and (
        table.game.beginning is None or settings.begins >= table.header.seats
    ):
        raise refused("bad_options")
    if table.phase != "lobby" and _fixed(settings) != _fixed(table.settings):
        raise refused("already_started")
    if table.phase == "lobby":
        demand_ratable(table, settings)
    return [table.row(now, -1, log.Settled(settings))]


def _fixed(settings: Settings) -> tuple[object, ...]:
    """What a game keeps from beginning to end."""
    fixed = settings.options, settings.clock, settings.tempo, settings.begins, settings.rated
    # Who replaces whom affects ratings, so these settings stay as they were when the game began.
    return (*fixed, settings.dropped, settings.patience) if settings.rated else fixed


def kick(table: Table, person: str, number: int, now: int, *, ban: bool) -> list[Row]:
    """The host sends a person away."""
    me = host(table, person)
    member = _other(table, me, number)
    if not member.here and not ban:
        raise refused("no_such_person")
    if table.settings.rated and table.phase in ("playing", "paused") and table.roster.seats_of(number):
        raise refused("rated_stay")
    return [table.row(now, -1, log.Kicked(number, ban))]


def mute(table: Table, person: str, number: int, now: int, *, muted: bool) -> list[Row]:
    """The host lets nobody hear a person's talk, or everybody again."""
    me = host(table, person)
    _other(table, me, number)
    return [table.row(now, -1, log.Muted(number, muted))]


def hand_over(table: Table, person: str, number: int, now: int) -> list[Row]:
    """The host hands the rights to another person."""
    me = host(table, person)
    heir = _other(table, me, number)
    if not heir.here or heir.bot_of:
        raise refused("no_such_person")
    return [table.row(now, -1, log.HostIs(number))]


def pass_on(table: Table, present: frozenset[int], now: int) -> list[Row]:
    """A vanished host's rights pass to the next person who is there."""
    if table.roster.host in present:
        return []
    heir = heir_of(table, table.roster.host, present)
    return [] if heir is None else [table.row(now, -1, log.HostIs(heir))]
