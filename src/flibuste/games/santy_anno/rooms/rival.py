"""A bot's race over a drill's line: how long it reads, and the ship it believes in."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from flibuste.core.chance import stream_of
from flibuste.core.record import blank
from flibuste.games.santy_anno.actions import FRAME
from flibuste.games.santy_anno.fleets import number_of, take_fleet
from flibuste.games.santy_anno.mind.racer import race_plan
from flibuste.games.santy_anno.slips import Line
from flibuste.games.santy_anno.state import RACE, STANDING, State


@dataclass(frozen=True)
class RivalsRace:
    """When after "Cast off!" the rival lays the scuttle, and at which ship."""

    millis: int
    ship: int


def rivals_race(line: Line, level: str, seed: str) -> RivalsRace:
    """The race of a bot of this level, the same each time it is asked for."""
    o: Any = blank(State)
    o.phase, o.way, o.players = RACE, STANDING, 1
    take_fleet(o, number_of(line.fleet))
    o.table[:] = line.table
    o.chair_of[:] = np.argsort(np.array(line.table))
    o.cards[: len(line.cards)] = line.cards
    o.laid = len(line.cards)
    o.event = line.event
    o.tile[0] = line.start
    (_, framed), (millis, _) = race_plan(o, 0, level, stream_of("rival", seed), 1)
    return RivalsRace(millis, framed - FRAME)
