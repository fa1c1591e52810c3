"""The end: captain, first mates, and the ties that are fought out."""

from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.games.santy_anno import facts as fact
from flibuste.games.santy_anno.check import ducats, wealth
from flibuste.games.santy_anno.state import FIGHT, MOST_BOUTS, NONE, OVER, SHARE, State

CAPTAIN, CAPTAINS = 1, 2
"""The endings: one captain, or several who share the rank."""


@compiled
def rank_all(s: State, facts: Ints) -> None:
    """SA-31: after the fifth round ranks everyone by loot and looks for ties to fight out."""
    for seat in range(int(s.players)):
        better = 0
        for other in range(int(s.players)):
            better += wealth(s, other) > wealth(s, seat)
        s.rank[seat] = 1 + better
    next_tie(s, facts)


@compiled
def tie_at(s: State, rank: int) -> int:
    """The mask of the seats that share a rank."""
    mask = 0
    for seat in range(int(s.players)):
        if s.rank[seat] == rank:
            mask |= 1 << seat
    return mask


@compiled
def size(mask: int) -> int:
    """How many seats a mask holds."""
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


@compiled
def decides(s: State, rank: int, count: int) -> bool:
    """SA-32: whether a tie is about captain or, with five or more players, about the last first mate."""
    if count < 2:
        return False
    return rank == 1 or (s.players >= 5 and rank <= 3 < rank + count - 1)


@compiled
def next_tie(s: State, facts: Ints) -> None:
    """Calls the next duel that decides something, or ends the game."""
    s.tied = 0
    s.able = 0
    s.tapped = 0
    s.taps[:] = NONE
    if s.ties != SHARE and s.bout < MOST_BOUTS:
        for rank in range(1, 4):
            mask = tie_at(s, rank)
            if decides(s, rank, size(mask)):
                s.phase = FIGHT
                s.tied = mask
                s.able = mask
                s.bout = int(s.bout) + 1
                tell(facts, fact.DUEL, mask, int(s.bout))
                return
    s.phase = OVER
    s.ending = CAPTAINS if size(tie_at(s, 1)) > 1 else CAPTAIN
    for rank in range(1, int(s.players) + 1):
        for seat in range(int(s.players)):
            if s.rank[seat] == rank:
                tell(facts, fact.RANKED, seat, rank, ducats(s, seat))


@compiled
def tap(s: State, seat: int, taps: int, facts: Ints) -> None:
    """SA-32: takes a tied seat's taps, hidden until all have tapped and are ranked by them."""
    s.taps[seat] = taps
    s.tapped = int(s.tapped) | 1 << seat
    s.able = int(s.able) & ~(1 << seat)
    tell(facts, fact.TAPPED, seat)
    if s.able:
        return
    s.shown_taps[:] = s.taps
    for one in range(int(s.players)):
        if not (int(s.tied) >> one) & 1:
            continue
        tell(facts, fact.TAPS, one, int(s.taps[one]))
        for other in range(int(s.players)):
            if (int(s.tied) >> other) & 1 and s.taps[other] > s.taps[one]:
                s.rank[one] = int(s.rank[one]) + 1
    next_tie(s, facts)


@compiled
def win_at_wrestling(s: State, winner: int, facts: Ints) -> None:
    """SA-32 with real arms: the winner keeps the rank, the others in the tie come after him."""
    tell(facts, fact.WRESTLED, winner)
    for seat in range(int(s.players)):
        if (int(s.tied) >> seat) & 1 and seat != winner:
            s.rank[seat] = int(s.rank[seat]) + 1
    next_tie(s, facts)
