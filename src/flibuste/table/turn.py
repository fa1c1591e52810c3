"""Turning the next card at random, where the host deals by hand and lets the program draw."""

from flibuste.core.chance import stream_of
from flibuste.core.seats import BOSUN
from flibuste.table import log
from flibuste.table.join import host
from flibuste.table.log import Row
from flibuste.table.play import in_play, play
from flibuste.table.refused import refused
from flibuste.table.table import Table


def turn(table: Table, person: str, prompt: int, now: int) -> list[Row]:
    """The Bosun's next card, drawn from what the deck still holds, with what comes with it.

    It follows from the table's dice and the row, so it can be checked once they are open.
    """
    host(table, person)
    in_play(table)
    if table.game.turned is None:
        raise refused("no_such_action")
    key = table.state.key.tolist()
    actions = table.game.turned(table.state, stream_of("turned", *key, table.seq))
    if not actions:
        raise refused("no_such_action" if table.asks(BOSUN) == prompt else "stale")
    first, *rest = actions
    rows = play(table, BOSUN, prompt, first, now)
    # What is turned together lies together: no prompt is answered in between.
    return rows + [
        table.row(now, BOSUN, log.Played(action), ahead=1 + nth) for nth, action in enumerate(rest)
    ]
