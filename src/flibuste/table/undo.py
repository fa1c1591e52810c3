"""Taking back one's own latest step."""

from flibuste.table import log
from flibuste.table.log import Row
from flibuste.table.play import in_play
from flibuste.table.refused import refused
from flibuste.table.table import Table


def offered(table: Table, seat: int) -> int | None:
    """The row that the seat may take back now, if any: its own latest, unless it was final."""
    if table.live and table.kept and table.kept[-1].seat == seat:
        return table.kept[-1].seq
    return None


def undo(table: Table, seat: int, seq: int, now: int, wish: str | None = None) -> list[Row]:
    """The seat takes its latest step back."""
    in_play(table)
    if offered(table, seat) != seq:
        raise refused("final")
    return [table.row(now, seat, log.TakenBack(seq), wish)]
