"""How long to wait before the next attempt while the store is away."""

import random
from collections.abc import Iterator
from typing import Final

FIRST_SECONDS: Final = 0.05
LONGEST_SECONDS: Final = 1.0


def back_off() -> Iterator[float]:
    """Seconds to wait, doubling each time up to a second, with some randomness."""
    seconds = FIRST_SECONDS
    while True:
        yield seconds * random.uniform(0.75, 1.25)
        seconds = min(2 * seconds, LONGEST_SECONDS)
