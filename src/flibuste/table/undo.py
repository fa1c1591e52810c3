"""Taking back a seat's own latest step."""

from flibuste.table import log
from flibuste.table.log import Row
from flibuste.table.play import in_play
from flibuste.table.refused import refused
from flibuste.table.table import Table, Undoable


def offered(table: Table, seat: int) -> Undoable | None:
    """The step that the seat may take back now, if any: its own latest, unless it was final."""
    if table.playing:
        for step in reversed(table.undoable):
            if step.seat == seat:
                return step if step.open else None
    return None


def undo(table: Table, seat: int, number: int, now: int, request: str | None = None) -> list[Row]:
    """The seat takes back its latest step, which it names by its own number."""
    in_play(table)
    step = offered(table, seat)
    if step is None or step.number != number:
        raise refused("final")
    return [table.row(now, seat, log.TakenBack(step.seq), request)]
