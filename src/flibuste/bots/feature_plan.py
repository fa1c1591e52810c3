"""How the features of a record are written: a plan made once, and the compiled loop that follows it.

One loop serves all games. A row of features takes a quarter of a microsecond, so everything that can be known
beforehand is: where each number lies depends on who looks, and the plan holds it for every seat.
"""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from flibuste.core.compiled import borrowing
from flibuste.core.mind import Floats
from flibuste.core.record import Ints


class Plan(NamedTuple):
    """What to read and write; where places have a first axis, it is the seat that looks."""

    players: int
    plain_at: Ints
    """Numbers of one byte: where they lie, what they are multiplied by, and which feature they become."""
    plain_scale: Floats
    plain_to: Ints
    part_at: Ints
    """Other numbers and parts of numbers: also their width, shift and mask."""
    part_width: Ints
    part_shift: Ints
    part_mask: Ints
    part_scale: Floats
    part_to: Ints
    one_at: Ints
    """Choices of one of several things: their table of answers, its lowest number and its length."""
    one_width: Ints
    one_table: Ints
    one_lowest: Ints
    one_length: Ints
    one_to: Ints
    answers: Ints
    owned: Ints
    """Rows of owners, a byte each: where they start, how many there are, and the first feature."""


@dataclass
class Planned:
    """A plan in the making."""

    players: int
    _plain: list[tuple[list[int], float, int]] = field(default_factory=list)
    _parts: list[tuple[list[int], int, list[int], int, float, int]] = field(default_factory=list)
    _ones: list[tuple[list[int], int, int, int, int, int]] = field(default_factory=list)
    _answers: list[int] = field(default_factory=list)
    _tables: dict[tuple[tuple[int, int], ...], int] = field(default_factory=dict)
    _owned: list[tuple[int, int, int]] = field(default_factory=list)

    def number(self, width: int, at: list[int], to: int, scale: float) -> None:
        """A number, multiplied."""
        if width == 0:
            self._plain.append((at, scale, to))
        else:
            self._parts.append((at, width, [0] * self.players, -1, scale, to))

    def part(self, width: int, at: list[int], to: int, shift: int, bits: int, scale: float) -> None:
        """Some bits of a number, multiplied."""
        self._parts.append((at, width, [shift] * self.players, (1 << bits) - 1, scale, to))

    def seats(self, width: int, at: list[int], to: int, shifts: list[int]) -> None:
        """One bit of a number, a different one for each seat that looks."""
        self._parts.append((at, width, shifts, 1, 1.0, to))

    def one_of(self, width: int, at: list[int], to: int, answers: dict[int, int]) -> None:
        """A one for the thing that a number stands for."""
        if width > 1:
            raise ValueError("things are numbered in a byte or two")
        lowest, highest = min(answers), max(answers)
        key = tuple(sorted(answers.items()))
        if key not in self._tables:
            self._tables[key] = len(self._answers)
            self._answers += [answers.get(value, -1) for value in range(lowest, highest + 1)]
        self._ones.append((at, width, self._tables[key], lowest, highest - lowest + 1, to))

    def owned(self, at: int, count: int, to: int) -> None:
        """A row of owners: for each seat from the observer on, whether it is the owner of each place."""
        self._owned.append((at, count, to))

    def finished(self) -> Plan:
        """The plan as arrays."""
        plain, parts, ones = self._plain, self._parts, self._ones
        return Plan(
            players=self.players,
            plain_at=self._by_seat([each[0] for each in plain]),
            plain_scale=np.array([each[1] for each in plain], np.float32),
            plain_to=_places([each[2] for each in plain]),
            part_at=self._by_seat([each[0] for each in parts]),
            part_width=_ints([each[1] for each in parts]),
            part_shift=self._by_seat([each[2] for each in parts]).astype(np.int64),
            part_mask=_ints([each[3] for each in parts]),
            part_scale=np.array([each[4] for each in parts], np.float32),
            part_to=_places([each[5] for each in parts]),
            one_at=self._by_seat([each[0] for each in ones]),
            one_width=_ints([each[1] for each in ones]),
            one_table=_ints([each[2] for each in ones]),
            one_lowest=_ints([each[3] for each in ones]),
            one_length=_ints([each[4] for each in ones]),
            one_to=_ints([each[5] for each in ones]),
            answers=_ints(self._answers or [-1]),
            owned=_ints(self._owned).reshape(-1, 3),
        )

    def _by_seat(self, places: list[list[int]]) -> Ints:
        return np.ascontiguousarray(_places(places).reshape(len(places), self.players).T)


def _ints(numbers: Any) -> Ints:
    return np.array(numbers, np.int64)


def _places(numbers: Any) -> Ints:
    return np.array(numbers, np.uint32)


@borrowing
def write_all(views: Any, seats: Ints, plan: Plan, out: Floats) -> None:
    """Writes the features of every record, each seen from its seat.

    Places are unsigned because Numba checks the sign of any other index; factors and owners are as narrow as
    what they meet, so that several are processed at once.
    """
    narrow, short, middle, wide = views
    for nth in range(out.shape[0]):
        me = seats[nth]
        row, record = out[nth], narrow[nth]
        row[:] = np.float32(0.0)
        at = plan.plain_at[me]
        for each in range(at.shape[0]):
            row[plan.plain_to[each]] = np.float32(record[at[each]]) * plan.plain_scale[each]
        at, shift = plan.part_at[me], plan.part_shift[me]
        for each in range(at.shape[0]):
            width = plan.part_width[each]
            if width == 0:
                value = np.int64(record[at[each]])
            elif width == 1:
                value = np.int64(short[nth, at[each]])
            elif width == 2:
                value = np.int64(middle[nth, at[each]])
            else:
                value = np.int64(wide[nth, at[each]])
            value = (value >> shift[each]) & plan.part_mask[each]
            row[plan.part_to[each]] = np.float32(value) * plan.part_scale[each]
        at = plan.one_at[me]
        for each in range(at.shape[0]):
            if plan.one_width[each] == 0:
                value = np.int64(record[at[each]])
            else:
                value = np.int64(short[nth, at[each]])
            value -= plan.one_lowest[each]
            if 0 <= value < plan.one_length[each]:
                answer = plan.answers[plan.one_table[each] + value]
                if answer >= 0:
                    row[plan.one_to[each] + answer] = np.float32(1.0)
        for each in range(plan.owned.shape[0]):
            first, count, to = plan.owned[each, 0], plan.owned[each, 1], plan.owned[each, 2]
            owners = record[first : first + count]
            for slot in range(plan.players):
                seat = np.int8(me + slot if me + slot < plan.players else me + slot - plan.players)
                mine = row[to : to + count]
                for place in range(count):
                    mine[place] = np.float32(owners[place] == seat)
                to += count
