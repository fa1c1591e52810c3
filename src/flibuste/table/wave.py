"""Waving on what is shown to all, and bots playing among themselves, once all people have waved."""

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
    people = race.people_of(table) if waves is None else {*waves.awaited, *waves.waved}
    if (waves is None and not table.bots_among_themselves) or member.number not in people:
        raise refused("nothing_shown")
    return [] if member.number in table.waved else [table.row(now, -1, log.Waved(member.number))]


def hurried(table: Table) -> bool:
    """Whether all people have waved the bots on."""
    if not table.waved:
        return False
    people = race.people_of(table)
    return bool(people) and people <= table.waved and table.bots_among_themselves
