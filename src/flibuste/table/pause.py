"""Stopping the game for a while."""

from flibuste.table import log
from flibuste.table.join import here
from flibuste.table.log import Row
from flibuste.table.refused import refused
from flibuste.table.roster import Member
from flibuste.table.table import Table


def player(table: Table, person: str) -> Member:
    """The person as a player, or a refusal; a host without a seat counts too."""
    member = here(table, person)
    if not table.roster.seats_of(member.number) and member.number != table.roster.host:
        raise refused("not_playing")
    return member


def pause(table: Table, person: str, now: int) -> list[Row]:
    """A player stops play and clocks."""
    member = player(table, person)
    if table.phase != "playing":
        raise refused(
            "not_started" if table.phase == "lobby" else "paused" if table.phase == "paused" else "game_over"
        )
    return [table.row(now, -1, log.Paused(member.number))]


def resume(table: Table, person: str, now: int) -> list[Row]:
    """A player lets the game go on."""
    member = player(table, person)
    if table.phase != "paused":
        raise refused("not_paused")
    return [table.row(now, -1, log.Resumed(member.number))]
