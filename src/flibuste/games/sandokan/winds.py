"""Events that move a boat: wind, chart, storm and fog (SK-E4, SK-E7, SK-E8, SK-E14)."""

from flibuste.core.chance import draw
from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.games.sandokan import data
from flibuste.games.sandokan.actions import GO, PASS, SAIL
from flibuste.games.sandokan.asking import answered
from flibuste.games.sandokan.data import ANCHORAGES, EXITS, LONGEST_WAY, PORT_AT, PORT_CELL, STORMS_RING, X, Y
from flibuste.games.sandokan.facts import BLOWN
from flibuste.games.sandokan.sailing import cell_ahead, free_way, in_port, is_free
from flibuste.games.sandokan.state import State

# SK-E4 Following wind


@compiled
def list_wind(s: State, seat: int, out: Ints) -> int:
    """Up to 3 cells in any one direction, from a port along one of its arrows; into no port."""
    out[0] = PASS
    count = 1
    port = int(PORT_AT[int(s.where[seat])])
    for nth in range(8 if port < 0 else 3):
        heading = nth if port < 0 else int(EXITS[port, nth])
        for cells in range(1, min(3, free_way(s, seat, heading, False)) + 1):
            out[count] = SAIL + heading * LONGEST_WAY + cells - 1
            count += 1
    return count


@compiled
def run_before_wind(s: State, seat: int, action: int, facts: Ints) -> int:
    """Sails with the wind, or does not."""
    answered(s)
    if action != PASS:
        heading, cells = (action - SAIL) // LONGEST_WAY, (action - SAIL) % LONGEST_WAY + 1
        _bring_to(s, seat, cell_ahead(int(s.where[seat]), heading, cells), data.WIND, facts)
        s.heading[seat] = heading
        s.steering = 1
    return 0


# SK-E7 Pilot's chart


@compiled
def list_chart(s: State, out: Ints) -> int:
    """Any free cell beside any island."""
    out[0] = PASS
    count = 1
    for nth in range(ANCHORAGES.shape[0]):
        if is_free(s, int(ANCHORAGES[nth])):
            out[count] = GO + nth
            count += 1
    return count


@compiled
def follow_chart(s: State, seat: int, action: int, facts: Ints) -> int:
    """Sails where the chart leads, or does not."""
    answered(s)
    if action != PASS:
        from_port = in_port(s, seat)
        _bring_to(s, seat, int(ANCHORAGES[action - GO]), data.CHART, facts)
        s.steering = 1
        if from_port:
            s.heading[seat] = 0
    return 0


# SK-E8 Storm


@compiled
def storm(s: State, seat: int, facts: Ints) -> None:
    """Drifts the boat 3 cells at random, stopping before any obstacle, and turns it at random."""
    port = int(PORT_AT[int(s.where[seat])])
    drift = int(EXITS[port, draw(s, 3)]) if port >= 0 else draw(s, 8)
    cells = min(3, free_way(s, seat, drift, False))
    _drive_to(s, seat, cell_ahead(int(s.where[seat]), drift, cells), data.STORM, facts)


# SK-E14 Fog


@compiled
def fog(s: State, seat: int, facts: Ints) -> None:
    """Puts the boat on the free cell beside Storms farthest from its home port, with ties drawn at random."""
    port = int(PORT_CELL[int(s.home[seat])])
    best, ties, chosen = -1, 0, -1
    for count_only in range(2):
        nth = draw(s, ties) if count_only == 1 and ties > 1 else 0
        for place in range(STORMS_RING.shape[0]):
            cell = int(STORMS_RING[place])
            if s.where[seat] != cell and not is_free(s, cell):
                continue
            dx, dy = int(X[cell] - X[port]), int(Y[cell] - Y[port])
            distance = dx * dx + dy * dy
            if count_only == 0:
                ties = ties + 1 if distance == best else (1 if distance > best else ties)
                best = max(best, distance)
            elif distance == best:
                if nth == 0:
                    chosen = cell
                nth -= 1
    _drive_to(s, seat, chosen, data.FOG, facts)


@compiled
def _bring_to(s: State, seat: int, cell: int, event: int, facts: Ints) -> None:
    tell(facts, BLOWN, seat, int(s.where[seat]), cell, event)
    s.where[seat] = cell


@compiled
def _drive_to(s: State, seat: int, cell: int, event: int, facts: Ints) -> None:
    """Puts a helpless boat on a cell with a random heading; a boat that cannot leave its port stays there."""
    _bring_to(s, seat, cell, event, facts)
    if not in_port(s, seat):
        s.heading[seat] = draw(s, 8)
        s.steering = 0
