"""Who notices a row: everyone numbers the rows they notice, so that no number betrays a hidden act."""

# compile-cache: holds no rules

from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

import numpy as np

from flibuste.core.seats import MAX_SEATS, NOBODY
from flibuste.table.fast_rules import Held

if TYPE_CHECKING:
    from flibuste.table.table import Table

Missed = tuple[int, ...]
"""How many rows each seat has missed; the last entry is for everyone without a seat."""
NOTHING_MISSED: Final[Missed] = (0,) * (MAX_SEATS + 1)

REMEMBERED: Final = 96
"""How many rows a live table keeps the facts of, for those who come back."""


def unnoticed(table: "Table", before: bytes, told: int) -> Missed:
    """One for each viewer whom the newest action told nothing and who sees the game unchanged."""
    dtype, observe = table.game.dtype, table.rules.observe
    former, seen = Held(dtype, np.frombuffer(before, dtype)[0]), Held(dtype)

    def misses(viewer: int) -> int:
        if told >> viewer & 1:
            return 0
        observe(former, viewer, seen)
        return int(seen.data.tobytes() == table.seen(viewer).data.tobytes())

    # Those at the table also see what everyone sees.
    if not misses(NOBODY):
        return NOTHING_MISSED
    count = len(table.roster.seats)
    return (*(misses(seat) if seat < count else 0 for seat in range(MAX_SEATS)), 1)


class Told(NamedTuple):
    """The facts of a row as the rules wrote them."""

    seq: int
    facts: bytes
    missed: Missed


class UndoneRow(NamedTuple):
    """A row that takes another one back."""

    seq: int
    back: int
    missed: Missed
    """As it was after the row that is taken back..."""
    unnoticed: Missed
    """... and who had missed that row."""


T = TypeVar("T", bound=Told | UndoneRow)


class Memory(Generic[T]):
    """The latest rows that everyone noticed, and separately each seat's latest hidden ones."""

    def __init__(self) -> None:
        self.open: deque[T] = deque(maxlen=REMEMBERED)
        self.hidden: dict[int, deque[T]] = {}
        self.forgotten = 0
        """The newest open row that is no longer remembered."""
        self.newest_hidden = 0
        """The newest row that some viewers missed."""

    @property
    def newest(self) -> int:
        """The newest row of all."""
        return max(self.open[-1].seq if self.open else 0, self.newest_hidden)

    def keep(self, row: T) -> None:
        """Remembers a row that everyone noticed."""
        if len(self.open) == REMEMBERED:
            self.forgotten = self.open[0].seq
        self.open.append(row)

    def hide(self, seat: int, row: T) -> None:
        """Remembers a seat's row that some viewers missed."""
        self.hidden.setdefault(seat, deque(maxlen=REMEMBERED)).append(row)
        self.newest_hidden = row.seq

    def newest_first(self) -> Iterator[T]:
        """All that is remembered."""
        if not self.hidden:
            return reversed(self.open)
        rows = [*self.open, *(row for rows in self.hidden.values() for row in rows)]
        return iter(sorted(rows, key=lambda row: row.seq, reverse=True))
