"""Which printed sheets are scanned at a table."""

from flibuste.table import log
from flibuste.table.join import host
from flibuste.table.log import Row
from flibuste.table.refused import refused
from flibuste.table.table import Table


def bind(table: Table, person: str, sheets: str, now: int) -> list[Row]:
    """The host plays with these sheets at this table, whichever table they were printed for."""
    host(table, person)
    if table.game.scans is None:
        raise refused("no_sheets")
    return [] if table.sheets == sheets else [table.row(now, -1, log.Bound(sheets))]
