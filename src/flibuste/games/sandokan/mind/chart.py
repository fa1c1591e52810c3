"""How many turns a boat needs to the ports and islands, as tables; ignores cards and other boats."""

from typing import Final

import numpy as np

from flibuste.core.record import Ints
from flibuste.games.sandokan.data import BESIDE, CELLS, IS_SEA, PORT_CELL, STEP, STORMS, TREASURE_ISLAND

TO_TREASURE_ISLAND, TO_STORMS, GOALS = 6, 7, 8
"""Goals 0 to 5 are the ports."""
LEGS: Final = (6, 3)
"""How far cards usually carry a boat in one turn: when they stay in hand, and when they are spent (SK-27)."""
FAR: Final = 20

_Rays = list[list[list[int]]]


def _rays(leg: int) -> _Rays:
    """The cells that a boat can reach in one move, by cell and heading."""
    rays: _Rays = []
    for cell in range(CELLS):
        rays.append([])
        for heading in range(8):
            line: list[int] = []
            at = cell
            while len(line) < leg and (at := int(STEP[at, heading])) >= 0:
                line.append(at)
            rays[cell].append(line)
    return rays


def _turns_to(goals: list[int], rays: _Rays) -> list[int]:
    """Moves to the nearest goal from every cell, the first heading being free."""
    turns = [FAR] * CELLS
    for goal in goals:
        turns[goal] = 0
    for distance in range(1, FAR):
        near = {cell for cell in range(CELLS) if turns[cell] == distance - 1}
        found = [
            cell
            for cell in range(CELLS)
            if turns[cell] == FAR and any(to in near for line in rays[cell] for to in line)
        ]
        if not found:
            break
        for cell in found:
            turns[cell] = distance
    return turns


_RAYS: Final = [_rays(leg) for leg in LEGS]
_PLACES: Final = [
    *([int(cell)] for cell in PORT_CELL),
    [cell for cell in range(CELLS) if BESIDE[cell] == TREASURE_ISLAND],
    [cell for cell in range(CELLS) if BESIDE[cell] == STORMS],
]

TURNS: Final[Ints] = np.array(
    [np.array([_turns_to(place, rays) for place in _PLACES]).T for rays in _RAYS], np.int8
)
"""Turns from a cell to a goal when the heading can still be chosen: [cards spent, cell, goal]."""

TURNS_HEADING: Final[Ints] = np.full((len(LEGS), GOALS, CELLS, 8), FAR, np.int8)
"""Turns from a cell to a goal on a heading, [cards spent, goal, cell, heading]; a wrong heading costs one."""
for _spent, _goal, _cell, _heading in np.ndindex(TURNS_HEADING.shape):
    _ahead = [int(TURNS[_spent, to, _goal]) + 1 for to in _RAYS[_spent][_cell][_heading]]
    _there = int(TURNS[_spent, _cell, _goal])
    _turned = _there + (1 if IS_SEA[_cell] else 0)
    TURNS_HEADING[_spent, _goal, _cell, _heading] = min([*_ahead, _turned, FAR]) if _there else 0
