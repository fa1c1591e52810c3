"""TVs at a table: they see what everyone sees and can do nothing, until the host's device has paired one."""

import hashlib
from collections.abc import Collection

from flibuste.table import log
from flibuste.table.join import host
from flibuste.table.log import Row
from flibuste.table.refused import refused
from flibuste.table.table import Table


def mark_of(device: str) -> str:
    """A TV's name in the log, which does not reveal the device."""
    return hashlib.sha256(f"tv/{device}".encode()).hexdigest()[:32]


def number_of(mark: str) -> int:
    """The number that a TV shows, so that the host pairs the one in the room."""
    # Six digits, so that nobody gets a device with a given number by asking for new ones until one has it.
    return 100_000 + int(mark[:12], 16) % 900_000


def pair(
    table: Table, person: str, number: int, connected: Collection[str], now: int, *, paired: bool
) -> list[Row]:
    """The host lets a TV give seats away, or no longer; two TVs of one number could not be told apart."""
    host(table, person)
    known = {mark for mark in {*connected, *table.roster.tvs} if number_of(mark) == number}
    if len(known) != 1:
        raise refused("no_such_tv")
    mark = known.pop()
    if (mark in table.roster.tvs) == paired:
        return []
    return [table.row(now, -1, log.Paired(mark, paired))]


def seats_people(table: Table, device: str) -> None:
    """Refuses unless the device is the host's, or a TV that the host has paired."""
    if mark_of(device) not in table.roster.tvs:
        host(table, device)
