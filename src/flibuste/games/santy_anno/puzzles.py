"""Santy Anno's puzzles: lines of cards that bots raced for, and where they lead."""

# compile-cache: holds no rules

from typing import Any, Final

from flibuste.core.message import Message, message
from flibuste.core.puzzles import Puzzles
from flibuste.games.santy_anno.actions import FRAME
from flibuste.games.santy_anno.data import MOST_CARDS, SHIPS
from flibuste.games.santy_anno.nouns import ship_name
from flibuste.games.santy_anno.paths import resolution
from flibuste.games.santy_anno.review import line_of
from flibuste.games.santy_anno.slips import NO_EVENT, family, path_of, slip_behind
from flibuste.games.santy_anno.state import RACE, STANDING

TRICKY: Final = {"struck": 1, "name-struck": 1, "number": 1, "helm": 2, "double": 2, "coco": 2}
"""How much more than a plain card a kind asks of its reader."""
EVENT: Final = 4
MOST: Final = 3 * MOST_CARDS + EVENT


def exact(o: Any, seat: int) -> tuple[int, float] | None:
    """Where the cards lead, at the "Cast off!" of a standing race; long and tricky lines are harder."""
    if int(o.phase) != RACE or int(o.way) != STANDING or o.taken.any():
        return None
    line = line_of(o, seat)
    hard = len(line.cards) + sum(TRICKY.get(family(card), 0) for card in line.cards)
    hard += EVENT if line.event != NO_EVENT else 0
    return FRAME + path_of(line)[-1], min(hard / MOST, 1.0)


def explained(o: Any, seat: int, best: int, chosen: int) -> tuple[list[Message], list[Message]]:
    """The slip behind a wrong ship, if one explains it, and the path card by card."""
    line = line_of(o, seat)
    slip = slip_behind(line, chosen - FRAME) if chosen != best else None
    path = message("sa-puzzle-path", ship=ship_name(SHIPS[line.start]))
    return [slip.say, path] if slip else [path], _steps(o, seat)


def hinted(o: Any, seat: int, best: int) -> list[Message]:
    """Where the first card leads."""
    return _steps(o, seat)[:1]


def _steps(o: Any, seat: int) -> list[Message]:
    line = line_of(o, seat)
    (path,) = resolution(line.table, line.cards, line.event, (line.start,)).paths
    return [step.why for step in path]


PUZZLES: Final = Puzzles(
    package="flibuste.games.santy_anno",
    ways=tuple(
        (4, {"way": "standing", "cards": cards})
        for cards in ("basic", "expert", "basic_events", "expert_events")
    ),
    bots="mate",
    exact=exact,
    explained=explained,
    hinted=hinted,
)
