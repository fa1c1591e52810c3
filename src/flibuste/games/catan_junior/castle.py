"""The haunted castle (CJ-50 to CJ-52)."""

from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.games.catan_junior import facts as told
from flibuste.games.catan_junior.build import win_with_seven
from flibuste.games.catan_junior.data import GHOST_CARD
from flibuste.games.catan_junior.state import NONE, State


@compiled
def bravest(s: State) -> int:
    """The seat that alone has the most ghost cards, or NONE."""
    most = 0
    leader = NONE
    for seat in range(s.players):
        ghosts = int(s.turned[seat, GHOST_CARD])
        if ghosts > most:
            most = ghosts
            leader = seat
        elif ghosts == most:
            leader = NONE
    return leader


@compiled
def storm_castle(s: State, facts: Ints) -> None:
    """Gives the castle to the seat that alone has the most ghost cards; on a tie it stands empty."""
    before = int(s.castle)
    after = bravest(s)
    if after == before:
        return
    s.castle = after
    if before != NONE:
        s.built[before] -= 1
    if after != NONE:
        s.built[after] += 1
    tell(facts, told.CASTLE_CHANGED, after, before)
    if after != NONE:
        win_with_seven(s, after, facts)
