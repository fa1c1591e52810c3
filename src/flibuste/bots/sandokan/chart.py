"""How many turns a boat needs to the ports and islands, as tables; cards and other boats are left out."""

from typing import Final

import numpy as np

from flibuste.core.record import Ints
from flibuste.games.sandokan.data import BESIDE, CELLS, IS_SEA, PORT_CELL, STEP, STORMS, TREASURE_ISLAND

TO_TREASURE_ISLAND, TO_STORMS, GOALS = 6, 7, 8
"""Goals 0 to 5 are the ports."""
LONGEST_LEG: Final = 6
"""How far a hand of cards carries a boat in one turn, as a rule."""
FAR: Final = 20

_Rays = list[list[list[int]]]


def _rays() -> _Rays:
    """The cells that a boat can reach in one move, by cell and heading."""
    rays: _Rays = []
    for cell in range(CELLS):
        rays.append([])
        for heading in range(8):
            line: list[int] = []
            at = cell
            while len(line) < LONGEST_LEG and (at := int(STEP[at, heading])) >= 0:
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


_RAYS: Final = _rays()
_PLACES: Final = [
    *([int(cell)] for cell in PORT_CELL),
    [cell for cell in range(CELLS) if BESIDE[cell] == TREASURE_ISLAND],
    [cell for cell in range(CELLS) if BESIDE[cell] == STORMS],
]

TURNS: Final[Ints] = np.array([_turns_to(place, _RAYS) for place in _PLACES], np.int8).T.copy()
"""Turns from a cell to a goal when the heading can still be chosen: [cell, goal]."""

TURNS_HEADING: Final[Ints] = np.full((GOALS, CELLS, 8), FAR, np.int8)
"""Turns from a cell to a goal with a given heading: a wrong one costs a turn."""
for _goal in range(GOALS):
    for _cell in range(CELLS):
        for _heading in range(8):
            _ahead = [int(TURNS[to, _goal]) + 1 for to in _RAYS[_cell][_heading]]
            _turned = int(TURNS[_cell, _goal]) + (1 if IS_SEA[_cell] else 0)
            TURNS_HEADING[_goal, _cell, _heading] = min([*_ahead, _turned, FAR])
            if TURNS[_cell, _goal] == 0:
                TURNS_HEADING[_goal, _cell, _heading] = 0
