"""What happened: rows of small numbers that `apply` writes and that log, animation and sound are made of.

Row 0 holds the count; a fact is a row of kind, mask of the seats that may see it, and six numbers.
"""

from typing import Final

import numpy as np

from flibuste.core.compiled import compiled
from flibuste.core.record import Ints
from flibuste.core.seats import EVERYONE

WIDTH: Final = 8
NO_FACTS: Final[Ints] = np.zeros((0, WIDTH), np.int32)
"""The buffer for callers who ignore facts."""


def buffer(most: int) -> Ints:
    """Room for this many facts."""
    return np.zeros((most + 1, WIDTH), np.int32)


@compiled
def tell(
    facts: Ints, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """Writes a fact that everyone may see."""
    whisper(facts, EVERYONE, kind, a, b, c, d, e, f)


@compiled
def whisper(
    facts: Ints, seen: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """Writes a fact for the seats of a mask."""
    if facts.shape[0] == 0:
        return
    row = int(facts[0, 0]) + 1
    facts[0, 0] = row
    facts[row, 0] = kind
    facts[row, 1] = seen
    facts[row, 2] = a
    facts[row, 3] = b
    facts[row, 4] = c
    facts[row, 5] = d
    facts[row, 6] = e
    facts[row, 7] = f


def seen_by(facts: Ints, seat: int) -> list[tuple[int, ...]]:
    """The facts a seat may see, as (kind, six numbers): no gap, count or mask gives the others away."""
    count = int(facts[0, 0]) if len(facts) else 0
    return [(row[0], *row[2:]) for row in facts[1 : count + 1].tolist() if row[1] >> seat & 1]


def clear(facts: Ints) -> None:
    """Makes the buffer ready for the next step."""
    if len(facts):
        facts[0, 0] = 0
