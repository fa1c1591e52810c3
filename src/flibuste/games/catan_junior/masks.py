"""Masks of sites and lines, bit by bit."""

from typing import Final

import numpy as np

from flibuste.core.compiled import compiled
from flibuste.core.record import Ints

# Powers of two below 2 ** 66 have distinct remainders modulo 67, which leads from a bit to its number.
_NUMBER_OF: Final[Ints] = np.zeros(67, np.int64)
for _bit in range(63):
    _NUMBER_OF[(1 << _bit) % 67] = _bit


@compiled
def lowest(mask: int) -> int:
    """The number of the lowest bit of a mask."""
    return _NUMBER_OF[(mask & -mask) % 67]  # type: ignore[no-any-return]


@compiled
def write_bits(out: Ints, count: int, mask: int, first: int) -> int:
    """Writes first + the number of each bit of the mask, and returns the new count."""
    while mask != 0:
        bit = mask & -mask
        out[count] = first + _NUMBER_OF[bit % 67]
        count += 1
        mask ^= bit
    return count
