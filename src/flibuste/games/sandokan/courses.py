"""What sailing, turning and steering would bring, in words (SK-20 to SK-27, SK-50)."""

# compile-cache: holds no rules

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from flibuste.core.message import Message, message
from flibuste.games.sandokan.data import BESIDE, OPEN_SEA, PORTS, STEP, WAY, WAY_PORT
from flibuste.games.sandokan.nouns import cards_shown, island, port
from flibuste.games.sandokan.places import Places
from flibuste.games.sandokan.sailing import cell_ahead, free_way


class Courses:
    """What a seat's boat gets from each of its courses, from the seat's observation."""

    def __init__(self, o: Any, f: SimpleNamespace, seat: int) -> None:
        self._o, self._f, self._seat = o, f, seat
        self._here = int(f.where[seat])
        self.places = Places(o, f, seat)

    def sail(self, heading: int, cells: int, lay: Sequence[int] = (0, 0, 0)) -> list[Message]:
        """A move with `lay` more black cards of each value beside those already laid."""
        f = self._f
        played = [int(laid) + more for laid, more in zip(f.laid, lay, strict=True)]
        spent = sum(played) if f.cards_spent else 0
        brings = self.places.arriving(cell_ahead(self._here, heading, cells), spent)
        if spent:
            brings.append(message("sk-brings-spends", cards=cards_shown("black", *played)))
        allowed = sum(value * count for value, count in enumerate(played, 1))
        if not allowed:
            brings.append(message("sk-brings-drift"))
        elif f.bluff:
            # What a bluff may cost is said before what it may bring.
            if cells > allowed:
                brings.insert(0, message("sk-brings-bluff", allowed=allowed))
            else:
                brings.append(message("sk-brings-honest"))
        return brings

    def carried(self, cell: int) -> list[Message]:
        """Where wind or chart leads: the place gives nothing this turn, but still shelters."""
        foes = self.places.foes(cell) if self._f.arrived else []
        return [message("sk-brings-carried"), *self.places.shelter(cell), *foes]

    def ahead(self, heading: int) -> Message:
        """What lies ahead of a boat that points this way."""
        cells = free_way(self._o, self._seat, heading, True)
        if cells == 0:
            return message("sk-brings-head-blocked")
        harbour = int(WAY_PORT[self._here, heading])
        if harbour >= 0 and cells == WAY[self._here, heading]:
            return message("sk-brings-head-port", port=port(PORTS[harbour]), n=cells)
        cell = self._here
        for way in range(1, cells + 1):
            cell = int(STEP[cell, heading])
            if BESIDE[cell] not in (OPEN_SEA, BESIDE[self._here]):
                return message("sk-brings-head-island", island=island(int(BESIDE[cell])), n=way)
        return message("sk-brings-head", n=cells)

    def turn(self, heading: int) -> list[Message]:
        """A turn on the spot."""
        return [message("sk-brings-turn"), self.ahead(heading), *self.places.staying()]
