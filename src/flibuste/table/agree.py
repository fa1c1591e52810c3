"""Ending a game without a result: by agreement of all people who play, or because its regatta calls it."""

from flibuste.table import log
from flibuste.table.log import Row
from flibuste.table.refused import refused
from flibuste.table.sit import own_seat
from flibuste.table.table import Table


def agree(table: Table, person: str, seat: int, now: int, *, yes: bool) -> list[Row]:
    """The person wants to end the game here; the last one to agree ends it. Programs are not asked."""
    own_seat(table, person, seat)
    if table.phase not in ("playing", "paused"):
        raise refused("not_started" if table.phase == "lobby" else "game_over")
    rows = [table.row(now, seat, log.Agreed(seat, yes))]
    others = [
        other.agrees
        for number, other in enumerate(table.roster.seats)
        if number != seat and other.kind == "person" and not other.resigned and not table.bot_of(other)
    ]
    if yes and all(others):
        rows.append(table.row(now, -1, log.Ended("agreement"), ahead=1))
    return rows


def call(table: Table, now: int) -> list[Row]:
    """The host of the table's regatta ends a game that is stuck."""
    if table.phase not in ("playing", "paused"):
        return []
    return [table.row(now, -1, log.Ended("called"))]
