"""The ground of each choice: a number that says, with little to spare, what its prospect depends on."""

from typing import Final

import numpy as np

from flibuste.core.compiled import compiled
from flibuste.core.record import Ints
from flibuste.games.catan_junior.actions import (
    ACCEPT,
    BUILD_BOAT,
    BUILD_FORT,
    BUY_COCO,
    CALL_OFF,
    DEAL_WITH,
    DENSE,
    END_TURN,
    GIVE,
    MARKET,
    MOVE_GHOST,
    STOCK,
)
from flibuste.games.catan_junior.data import ENDS_OF, FORTS_EACH, HEXES, KINDS, MOST_HEXES, SITES
from flibuste.games.catan_junior.state import ACCEPTED, NONE, State

_MOST_BESIDE: Final = 6


def _sites_beside() -> Ints:
    """By number of players less three and by terrain: the sites beside it, and NONE for the rest."""
    beside = np.full((2, MOST_HEXES, _MOST_BESIDE), NONE, np.int64)
    for players, sites in SITES.items():
        for terrain, (name, _, _) in enumerate(HEXES[players]):
            near = [site for site, (_, lands, _) in enumerate(sites) if name in lands]
            beside[players - 3, terrain, : len(near)] = near
    return beside


_BESIDE: Final = _sites_beside()


@compiled
def alike(o: State) -> int:
    """The kind of which one more card would make the market five alike; NONE if there is none."""
    for kind in range(KINDS):
        same = 0
        for stall in range(KINDS):
            same += 1 if o.market[stall] == kind else 0
        if same == KINDS - 1:
            return kind
    return NONE


@compiled
def _owners(o: State, terrain: int) -> int:
    """Who has fortresses beside a terrain, and where the ghost stands now."""
    packed = int(o.ghost) + 1
    for nth in range(_MOST_BESIDE):
        site = _BESIDE[o.players - 3, terrain, nth]
        packed = packed << 3 | (int(o.forts[site]) + 1 if site >= 0 else 0)
    return packed


@compiled
def _of_turn(o: State, seat: int, action: int) -> int:
    """The ground of what the active player does with the board, the market or the stock."""
    draws = 1 if o.ports and o.tiles else 0
    if action < BUILD_BOAT:
        return 1 if action == END_TURN and o.turn + 1 >= int(o.rounds) * o.players else 0
    if action < BUILD_FORT:
        return int(ENDS_OF[o.players - 3, action - BUILD_BOAT] & o.free_sites) << 1 | draws
    if action < BUY_COCO:
        return (int(o.ghost) + 1) << 2 | (1 if o.built[seat] + 1 == FORTS_EACH else 0) << 1 | draws
    if action == BUY_COCO:
        left = 0
        for kind in range(KINDS):
            left += int(o.coco[kind])
        return left
    return int(alike(o) + 1 if action < STOCK else o.harbours[seat])


@compiled
def _ground(o: State, seat: int, action: int, several: bool) -> int:
    if action < MOVE_GHOST or MARKET <= action < ACCEPT:
        return _of_turn(o, seat, action) << 1 | (1 if o.offer else 0)
    if action < GIVE:
        return _owners(o, action - MOVE_GHOST)
    if action < MARKET:
        return int(o.active) << 1 | (1 if several else 0)
    if action == ACCEPT:
        return int(o.offer) << 2 | int(o.active)
    if action < DEAL_WITH:
        return 1 if o.offer == CALL_OFF else 0
    other = action - DEAL_WITH
    accepted = o.answers[other] == ACCEPTED
    return int(o.offer if accepted else o.counters[other]) << 1 | (1 if accepted else 0)


@compiled
def grounds(o: State, seat: int, choices: Ints, count: int, out: Ints) -> None:
    """Writes the ground of each of a seat's choices, from its observation."""
    for nth in range(count):
        action = int(choices[nth])
        out[nth] = _ground(o, seat, action, count > 1) * DENSE + action
