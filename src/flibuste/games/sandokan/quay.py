"""Coming home and the end (SK-60 to SK-62): points, the event at the quay, the ranking."""

from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.games.sandokan.actions import LOSE
from flibuste.games.sandokan.asking import answered
from flibuste.games.sandokan.data import PORT_TREASURE, VALUE
from flibuste.games.sandokan.facts import LOST
from flibuste.games.sandokan.fight_facts import TURNS_OVER, WON
from flibuste.games.sandokan.state import AT_QUAY, HOME_AND_DRY, OUT_OF_TURNS, State
from flibuste.games.sandokan.treasures import worth


@compiled
def points_at_home(s: State, seat: int) -> int:
    """The value lying in the home port, less that of the treasure that lay there at the start (SK-60)."""
    port = int(s.home[seat])
    if port < 0:
        return 0
    return worth(s.quay[port]) - int(VALUE[int(PORT_TREASURE[port])])


@compiled
def win(s: State, seat: int, facts: Ints) -> None:
    """Ends the game: a good event at the quay."""
    answered(s)
    s.over = HOME_AND_DRY
    s.winner = seat
    tell(facts, WON, seat, points_at_home(s, seat))


@compiled
def run_out_of_turns(s: State, facts: Ints) -> None:
    """Ends the game: everyone has had all his turns (SK-62)."""
    answered(s)
    s.over = OUT_OF_TURNS
    tell(facts, TURNS_OVER)


@compiled
def pay_toll(s: State, seat: int, action: int, facts: Ints) -> int:
    """Gives up one treasure of the port after a bad event at the quay (SK-60)."""
    treasure = action - LOSE
    s.quay[int(s.home[seat]), treasure] -= 1
    s.box[treasure] += 1
    s.toll = 0
    tell(facts, LOST, seat, treasure, AT_QUAY)
    answered(s)
    return 0


@compiled
def _score(s: State, seat: int) -> int:
    """Points at home, then points carried, then fewer treasures at home, as one number to compare."""
    port = int(s.home[seat])
    stored = 0
    for treasure in range(6):
        stored += int(s.quay[port, treasure])
    return (points_at_home(s, seat) * 100 + worth(s.cargo[seat])) * 100 + 99 - stored


@compiled
def rank(s: State, ranks: Ints) -> None:
    """Writes the ranks: the winner by the quay first, all others by SK-62; ties share a rank."""
    for seat in range(int(s.players)):
        better = 0
        for other in range(int(s.players)):
            if other == seat or seat == s.winner:
                continue
            if other == s.winner or _score(s, other) > _score(s, seat):
                better += 1
        ranks[seat] = better + 1
