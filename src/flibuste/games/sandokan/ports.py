"""The ports (SK-33 to SK-35): the free prize, exchanges in another's home, unloading at home."""

from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.games.sandokan.actions import LEAVE, LOSE, PASS, TAKE
from flibuste.games.sandokan.asking import answered, ask
from flibuste.games.sandokan.data import HOLD, PORT_AT, VALUE
from flibuste.games.sandokan.facts import FETCHED, LEFT, SWAPPED_CARGO, TOOK_FREE, UNLOADED
from flibuste.games.sandokan.state import EXCHANGE, SWAP_CARGO, State
from flibuste.games.sandokan.treasures import has_room, list_treasures, load, unload


@compiled
def treasure_at(s: State, port: int) -> int:
    """The treasure that lies in a free port; -1 if there is none."""
    for treasure in range(6):
        if s.quay[port, treasure] > 0:
            return treasure
    return -1


@compiled
def shared_port(s: State, seat: int) -> bool:
    """Whether another boat lies in the same port."""
    for boat in range(int(s.players)):
        if boat != seat and s.where[boat] == s.where[seat]:
            return True
    return False


@compiled
def call_at_free_port(s: State, seat: int, port: int, facts: Ints) -> bool:
    """Takes the treasure of a free port (SK-33); returns whether its event is to be turned instead."""
    treasure = treasure_at(s, port)
    if treasure < 0 or shared_port(s, seat):
        return True
    if has_room(s, seat):
        s.quay[port, treasure] -= 1
        load(s, seat, treasure)
        tell(facts, TOOK_FREE, seat, treasure, port)
    else:
        ask(s, seat, SWAP_CARGO)
    return False


@compiled
def list_cargo_swap(s: State, seat: int, out: Ints) -> int:
    """With a full hold, one carried treasure may be swapped for the one that lies there."""
    out[0] = PASS
    return list_treasures(s.cargo[seat], LEAVE, out, 1)


@compiled
def swap_cargo(s: State, seat: int, action: int, facts: Ints) -> int:
    """Swaps a carried treasure for the one of the free port, or passes."""
    answered(s)
    if action != PASS:
        port = int(PORT_AT[int(s.where[seat])])
        taken, left = treasure_at(s, port), action - LEAVE
        unload(s, seat, left)
        s.quay[port, left] += 1
        s.quay[port, taken] -= 1
        load(s, seat, taken)
        tell(facts, SWAPPED_CARGO, seat, left, taken, port)
    return 0


@compiled
def offer_exchange(s: State, seat: int) -> None:
    """Lets a boat in another's home port exchange treasures if any exchange fits (SK-34)."""
    s.balance = 0
    s.left = 0
    for treasure in range(6):
        if can_leave(s, seat, treasure):
            ask(s, seat, EXCHANGE)
            return


@compiled
def _can_fetch(s: State, port: int, points: int, places: int, left: int) -> bool:
    """Whether treasures of the quay worth exactly this fit into the hold, excluding the kinds just left."""
    for one in range(6):
        if s.quay[port, one] == 0 or (left >> one) & 1 or places < 1:
            continue
        rest = points - int(VALUE[one])
        if rest == 0:
            return True
        if places < 2:
            continue
        for two in range(one, 6):
            enough = 2 if one == two else 1
            if s.quay[port, two] >= enough and not (left >> two) & 1 and VALUE[two] == rest:
                return True
    return False


@compiled
def can_leave(s: State, seat: int, treasure: int) -> bool:
    """Whether leaving this treasure, alone or with the other one aboard, can end in an even exchange."""
    if s.cargo[seat, treasure] == 0:
        return False
    port = int(PORT_AT[int(s.where[seat])])
    points = int(s.balance) + int(VALUE[treasure])
    left = int(s.left) | (1 << treasure)
    places = HOLD - int(s.aboard[seat]) + 1
    if _can_fetch(s, port, points, places, left):
        return True
    for other in range(6):
        enough = 2 if other == treasure else 1
        if s.cargo[seat, other] >= enough and _can_fetch(
            s, port, points + int(VALUE[other]), places + 1, left | (1 << other)
        ):
            return True
    return False


@compiled
def list_exchange(s: State, seat: int, out: Ints) -> int:
    """Lists leaving a treasure, or fetching one against those left, so that the values can come out even."""
    count = 0
    if s.left == 0:
        out[0] = PASS
        count = 1
    fetching = s.left >= 1 << 6
    if not fetching:
        for treasure in range(6):
            if can_leave(s, seat, treasure):
                out[count] = LEAVE + treasure
                count += 1
    if s.left == 0:
        return count
    port = int(PORT_AT[int(s.where[seat])])
    places = HOLD - int(s.aboard[seat])
    for treasure in range(6):
        if _can_fetch_first(s, port, treasure, places):
            out[count] = TAKE + treasure
            count += 1
    return count


@compiled
def _can_fetch_first(s: State, port: int, treasure: int, places: int) -> bool:
    left = int(s.left)
    if s.quay[port, treasure] == 0 or (left >> treasure) & 1 or places < 1:
        return False
    rest = int(s.balance) - int(VALUE[treasure])
    if rest <= 0:
        return rest == 0
    s.quay[port, treasure] -= 1
    fits = _can_fetch(s, port, rest, places - 1, left)
    s.quay[port, treasure] += 1
    return fits


@compiled
def exchange(s: State, seat: int, action: int, facts: Ints) -> int:
    """Leaves or fetches one treasure; the exchange is over when the values are even."""
    port = int(PORT_AT[int(s.where[seat])])
    if action == PASS:
        answered(s)
    elif LEAVE <= action < LOSE:
        treasure = action - LEAVE
        unload(s, seat, treasure)
        s.quay[port, treasure] += 1
        s.left = int(s.left) | (1 << treasure)
        s.balance += VALUE[treasure]
        tell(facts, LEFT, seat, treasure, port)
    else:
        treasure = action - TAKE
        s.quay[port, treasure] -= 1
        load(s, seat, treasure)
        s.left = int(s.left) | (1 << 6)
        s.balance -= VALUE[treasure]
        tell(facts, FETCHED, seat, treasure, port)
        if s.balance == 0:
            answered(s)
    return 0


@compiled
def unload_at_home(s: State, seat: int, facts: Ints) -> bool:
    """Brings all treasures ashore at home (SK-35); returns whether there were any."""
    port = int(s.home[seat])
    came_with = s.aboard[seat] > 0
    for treasure in range(6):
        for _ in range(int(s.cargo[seat, treasure])):
            unload(s, seat, treasure)
            s.quay[port, treasure] += 1
            tell(facts, UNLOADED, seat, treasure)
    return bool(came_with)
