"""What each seat sees alone, written for several seats in one call of compiled code."""

from typing import Any

from flibuste.core import pen, verbs
from flibuste.core.by_record import found_by_record
from flibuste.core.compiled import compiled
from flibuste.core.game import Game, game_of
from flibuste.core.record import Ints
from flibuste.core.seats import MAX_SEATS


def _fill_of(game: Game) -> Any:
    return None if game.shown_own is None else game.shown_own.fill


def fill_own(o: Any, v: Any, seat: int) -> None:
    """Fills the columns of what only this seat sees, from its observation."""
    _fill_of(game_of(o))(o, v, seat)


found_by_record(fill_own, _fill_of)


@compiled
def write_hands(
    s: Any,
    seats: int,
    seen: Any,
    columns: Any,
    numbers: Ints,
    steps: Ints,
    jumps: Ints,
    letters: Ints,
    ends: Ints,
    places: Ints,
    page: Ints,
    holes: Ints,
    after: Ints,
) -> int:
    """Observes for each of these seats (a mask) and writes what it sees; returns how many there are.

    `numbers` are the columns as one array; `after` receives the position after each seat's text.
    """
    at = count = 0
    for seat in range(MAX_SEATS):
        if (seats >> seat) & 1:
            verbs.observe(s, seat, seen)
            fill_own(seen, columns, seat)
            at = pen.write(steps, jumps, numbers, letters, ends, places, page, holes, at)
            after[count] = at
            count += 1
    return count
