"""What sites and terrains are good for, as tables; the first index is the number of players less three."""

from typing import Final

import numpy as np

from flibuste.core.record import Ints
from flibuste.games.catan_junior.data import HEXES, KINDS, MOST_HEXES, MOST_SITES, SITES

YIELD: Final[Ints] = np.zeros((2, MOST_SITES, KINDS), np.int64)
"""How many terrains of each kind a site touches."""
BESIDE: Final[Ints] = np.zeros((2, MOST_HEXES), np.int64)
"""The mask of the sites beside a terrain."""
MAKES: Final[Ints] = np.zeros((2, MOST_HEXES), np.int64)
"""The kind that a terrain makes."""

for _players in (3, 4):
    _names = [name for name, _, _ in HEXES[_players]]
    MAKES[_players - 3, : len(_names)] = [_kind for _, _kind, _ in HEXES[_players]]
    for _site, (_, _touched, _) in enumerate(SITES[_players]):
        for _name in _touched:
            _hexagon = _names.index(_name)
            BESIDE[_players - 3, _hexagon] |= 1 << _site
            YIELD[_players - 3, _site, MAKES[_players - 3, _hexagon]] += 1
