"""Giving up: a bot plays the seat to the end."""

from flibuste.table import log
from flibuste.table.log import Row
from flibuste.table.play import in_play
from flibuste.table.refused import Refused, refused
from flibuste.table.sit import own_seat
from flibuste.table.table import Table


def resign(table: Table, person: str, seat: int, level: str, now: int) -> list[Row]:
    """The person gives the seat up for good."""
    own_seat(table, person, seat)
    try:
        in_play(table)
    except Refused:
        if table.phase != "paused":
            raise
    if table.phase == "lobby":
        raise refused("not_started")
    return [table.row(now, seat, log.Resigned(seat, level))]
