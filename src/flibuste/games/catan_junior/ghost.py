"""The ghost pirate (CJ-31, CJ-48)."""

from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.core.refusal import NO_SUCH_ACTION
from flibuste.games.catan_junior import facts as told
from flibuste.games.catan_junior import refusals as no
from flibuste.games.catan_junior.actions import MOVE_GHOST
from flibuste.games.catan_junior.data import HEX_COUNT, TERRAINS
from flibuste.games.catan_junior.state import MAIN, State


@compiled
def ghost_choices(s: State, out: Ints) -> int:
    """Writes every terrain but the one the ghost stands on."""
    count = 0
    for terrain in range(HEX_COUNT[s.players - 3]):
        if terrain != s.ghost:
            out[count] = MOVE_GHOST + terrain
            count += 1
    return count


@compiled
def ghost_refusal(s: State, terrain: int) -> int:
    """Why the ghost cannot go there."""
    if terrain >= HEX_COUNT[s.players - 3]:
        return NO_SUCH_ACTION
    return no.GHOST_MUST_MOVE if terrain == s.ghost else 0


@compiled
def move_ghost(s: State, terrain: int, facts: Ints) -> None:
    """Puts the ghost on another terrain, which produces nothing while it stands there."""
    resource, number = TERRAINS[s.players - 3, terrain, 0], TERRAINS[s.players - 3, terrain, 1]
    tell(facts, told.GHOST_MOVED, int(s.active), int(s.ghost), terrain, resource, number)
    s.ghost = terrain
    s.phase = MAIN
