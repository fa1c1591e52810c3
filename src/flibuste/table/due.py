"""When the table itself has to act next, and what it does then."""

from dataclasses import dataclass
from typing import Literal

from flibuste.core.seats import BOSUN, CLOCK
from flibuste.table import race
from flibuste.table.table import Table


@dataclass(frozen=True, slots=True)
class Due:
    """At an instant of the server's clock, the game's clock ticks or a seat's time is up."""

    at: int
    what: Literal["tick", "lapse"]
    seat: int


def next_due(table: Table, lifted: frozenset[int]) -> Due | None:
    """The earliest thing the clock has to do; None while time stands still."""
    if table.timeless or not table.playing or not table.clocks.running:
        return None
    found: list[tuple[int, Literal["tick", "lapse"], int]] = []
    for seat in table.clocks.asked:
        if seat == CLOCK:
            instant, what = race.tick_due(table, lifted), "tick"
        elif seat == BOSUN:
            continue
        else:
            what = "lapse"
            instant = race.seat_due(table, seat) if table.game.timed else table.clocks.up(seat)
        if instant is not None:
            found.append((instant, "tick" if what == "tick" else "lapse", seat))
    if not found:
        return None
    instant, what, seat = min(found)
    wall = table.clocks.wall(instant)
    return None if wall is None else Due(wall, what, seat)
