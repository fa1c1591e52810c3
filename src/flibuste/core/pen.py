"""Writing JSON with compiled code: texts out of a type case, and numbers, onto a page of bytes."""

from typing import Final

import numpy as np

from flibuste.core.compiled import compiled
from flibuste.core.record import Ints

PAGE: Final = 16_384
"""Room for what everyone sees of a game, with much to spare."""


class TypeCase:
    """The texts that a view consists of, each known by its number."""

    def __init__(self) -> None:
        self._letters = bytearray()
        self._ends = [0]

    def add(self, *texts: str) -> int:
        """Takes in texts that belong together, and returns the number of the first."""
        first = len(self._ends) - 1
        for text in texts:
            self._letters += text.encode()
            self._ends.append(len(self._letters))
        return first

    def cast(self) -> tuple[Ints, Ints]:
        """All letters, and where each text ends: what compiled code needs."""
        return np.frombuffer(bytes(self._letters), np.uint8), np.array(self._ends)


@compiled
def copy(page: Ints, at: int, letters: Ints, ends: Ints, text: int) -> int:
    """Writes a text, and returns where the next thing goes."""
    for letter in range(ends[text], ends[text + 1]):
        page[at] = letters[letter]
        at += 1
    return at


@compiled
def number(page: Ints, at: int, value: int) -> int:
    """Writes a number."""
    if value < 0:
        page[at] = 45
        at += 1
        value = -value
    digits, rest = 1, value // 10
    while rest:
        digits += 1
        rest //= 10
    for place in range(at + digits - 1, at - 1, -1):
        page[place] = 48 + value % 10
        value //= 10
    return at + digits
