"""Where do I end up? A line of cards resolved for people, with the reasons."""

from flibuste.core.message import message
from flibuste.core.rooms import Context, Declined, Misunderstood
from flibuste.games.santy_anno.data import SHIPS
from flibuste.games.santy_anno.drill import LEAST_WITH_EVENT
from flibuste.games.santy_anno.paths import PathStep, resolution
from flibuste.games.santy_anno.questions import EVENT_WITHOUT_CARD, Question, understood
from flibuste.games.santy_anno.rooms import wire
from flibuste.games.santy_anno.rooms.box import told_fleet
from flibuste.games.santy_anno.slips import Line, slip_behind


def where(asked: wire.AskWhere, context: Context) -> wire.Where:
    """Where pirates end up after a line of cards, with the reasons."""
    fleet = told_fleet(asked.fleet)
    try:
        known = understood(Question(asked.table, asked.cards, asked.starts, asked.event))
    except Misunderstood as bad:
        if bad.code != EVENT_WITHOUT_CARD:
            raise
        raise Declined(bad.code, message("ui-bosun-refusal-event", n=LEAST_WITH_EVENT)) from None
    found = resolution(tuple(known.table), tuple(known.cards), known.event, tuple(known.starts), fleet)
    ends = [_last(path, start) for path, start in zip(found.paths, known.starts, strict=True)]
    slip = None
    if asked.answer is not None and known.starts:
        if asked.answer not in SHIPS:
            raise Misunderstood("bad_ship", "there is no such ship")
        line = Line(tuple(known.table), tuple(known.cards), known.event, known.starts[0], fleet)
        slip = slip_behind(line, SHIPS.index(asked.answer)) if known.cards else None
    return wire.Where(ends, found, None if slip is None else wire.said(slip))


def _last(path: tuple[PathStep, ...], start: int) -> str:
    return path[-1].after if path else SHIPS[start]
