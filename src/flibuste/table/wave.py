"""Waving on what is shown to all: it goes on when all people have."""

from flibuste.table import log, race
from flibuste.table.log import Row
from flibuste.table.pause import player
from flibuste.table.play import in_play
from flibuste.table.refused import refused
from flibuste.table.table import Table


def wave(table: Table, person: str, now: int) -> list[Row]:
    """The person has seen enough; once is enough."""
    member = player(table, person)
    in_play(table)
    waves = race.waves_of(table)
    if waves is None or member.number not in (*waves.awaited, *waves.waved):
        raise refused("nothing_shown")
    return [] if member.number in waves.waved else [table.row(now, -1, log.Waved(member.number))]
