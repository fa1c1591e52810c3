"""Turning the next card by chance, where the host deals by hand and lets the program draw."""

from flibuste.core.chance import stream_of
from flibuste.core.seats import BOSUN
from flibuste.games.santy_anno.turning import turned_next
from flibuste.table import log
from flibuste.table.join import host
from flibuste.table.log import Row
from flibuste.table.play import in_play, play
from flibuste.table.race import is_race
from flibuste.table.refused import refused
from flibuste.table.table import Table


def turn(table: Table, person: str, prompt: int, now: int) -> list[Row]:
    """The Bosun's next card, drawn from what the deck still holds; the event comes with the first card.

    It follows from the table's dice and the row: it can be checked once they are open.
    """
    host(table, person)
    in_play(table)
    if not is_race(table.game):
        raise refused("no_such_action")
    key = table.state.key.tolist()
    acts = turned_next(table.state, stream_of("turned", *key, table.seq))
    if not acts:
        raise refused("no_such_action" if table.asks(BOSUN) == prompt else "stale")
    first, *rest = acts
    rows = play(table, BOSUN, prompt, first, now)
    # The first card lies with the event: no prompt is answered in between.
    return rows + [table.row(now, BOSUN, log.Move(act), ahead=1 + nth) for nth, act in enumerate(rest)]
