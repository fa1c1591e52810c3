"""How treasures move between boats, quays and the box."""

from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.games.sandokan.data import HOLD, VALUE
from flibuste.games.sandokan.facts import GOT, LOST
from flibuste.games.sandokan.state import State


@compiled
def has_room(s: State, seat: int) -> bool:
    """Whether the boat can load one more treasure (SK-36)."""
    return bool(s.aboard[seat] < HOLD)


@compiled
def load(s: State, seat: int, treasure: int) -> None:
    """Brings a treasure aboard."""
    s.cargo[seat, treasure] += 1
    s.aboard[seat] += 1


@compiled
def unload(s: State, seat: int, treasure: int) -> None:
    """Takes a treasure off the boat."""
    s.cargo[seat, treasure] -= 1
    s.aboard[seat] -= 1


@compiled
def take_from_box(s: State, seat: int, treasure: int, facts: Ints) -> None:
    """Loads a treasure from the box."""
    s.box[treasure] -= 1
    load(s, seat, treasure)
    tell(facts, GOT, seat, treasure)


@compiled
def lose_to_box(s: State, seat: int, treasure: int, why: int, facts: Ints) -> None:
    """Gives up a carried treasure to the box."""
    unload(s, seat, treasure)
    s.box[treasure] += 1
    tell(facts, LOST, seat, treasure, why)


@compiled
def list_treasures(counts: Ints, action: int, out: Ints, count: int) -> int:
    """Lists one action for each kind of treasure that is there."""
    for treasure in range(6):
        if counts[treasure] > 0:
            out[count] = action + treasure
            count += 1
    return count


@compiled
def worth(counts: Ints) -> int:
    """The points of some treasures."""
    points = 0
    for treasure in range(6):
        points += int(counts[treasure]) * int(VALUE[treasure])
    return points
