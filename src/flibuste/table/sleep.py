"""A table without people sleeps: its clocks stand still until somebody comes."""

from flibuste.table import log
from flibuste.table.log import Row
from flibuste.table.table import Table


def fall_asleep(table: Table, now: int) -> list[Row]:
    """Stops the clocks, if any run."""
    return [table.row(now, -1, log.Slept())] if table.playing and table.clocks.running else []


def wake(table: Table, now: int, last_alive: int) -> list[Row]:
    """Starts the clocks after a grace period; after a crash they are charged until the last sign of life."""
    if not table.playing:
        return []
    return [table.row(now, -1, log.Woke(max(table.at, min(last_alive, now))))]
