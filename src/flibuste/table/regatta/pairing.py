"""Drawing a round: who sits at which table, and who sits out."""

# compile-cache: holds no rules

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

REPEAT: Final = 1_000
"""The cost of a pair meeting again, each time; two neighbours in the standings sharing a table cost one."""
REACH: Final = 4
"""How many tables up or down somebody may be swapped to avoid a repeat."""
PASSES: Final = 8


@dataclass(frozen=True)
class Plan:
    """How large tables are."""

    least: int
    """The fewest at a table; bots make up for missing people."""
    size: int
    """The number wanted at a table."""
    bots: bool
    """Whether bots take empty seats; if not, somebody sits out."""


@dataclass(frozen=True)
class Draw:
    """The tables of a round: people by number, and how many bots join them."""

    tables: list[list[int]] = field(default_factory=list)
    bots: list[int] = field(default_factory=list)
    sits_out: list[int] = field(default_factory=list)


def plan(players: Sequence[int], size: int, *, bots: bool) -> Plan:
    """Tables of `size`, or of one fewer, as far as the game allows."""
    size = min(max(size, players[0]), players[-1])
    return Plan(max(players[0], min(size, max(size - 1, 2))), size, bots)


def split(people: int, wanted: Plan) -> list[int]:
    """How many people sit at each table, as equally as possible; those left over sit out."""
    if people <= 0:
        return []
    tables = -(-people // wanted.size)
    if people // tables >= wanted.least or wanted.bots:
        return [people // tables + (nth < people % tables) for nth in range(tables)]
    return split(people - 1, wanted)


def draw(
    ordered: Sequence[int],
    met: Mapping[frozenset[int], int],
    sat_out: Mapping[int, int],
    wanted: Plan,
    chance: random.Random,
) -> Draw:
    """The next round for people ordered by their standings, with ties already in random order.

    Neighbours play each other, but preferably not somebody they have met. Those who have sat out least often
    sit out, the last in the standings first.
    """
    sizes = split(len(ordered), wanted)
    spare = len(ordered) - sum(sizes)
    resting = sorted(range(len(ordered)), key=lambda at: (sat_out.get(ordered[at], 0), -at))[:spare]
    sits_out = {ordered[at] for at in resting}
    playing = [number for number in ordered if number not in sits_out]
    chance.shuffle(sizes)
    tables = _swapped(_seated(playing, sizes, met), met, {number: at for at, number in enumerate(playing)})
    for table in tables:
        chance.shuffle(table)
    bots = [max(0, wanted.least - len(table)) for table in tables]
    return Draw(tables, bots, sorted(sits_out))


def _seated(
    playing: Sequence[int], sizes: Sequence[int], met: Mapping[frozenset[int], int]
) -> list[list[int]]:
    """Tables filled from the top: the first person left, then the nearest whom nobody there has met."""
    left = list(playing)
    tables = []
    for size in sizes:
        table = [left.pop(0)]
        while len(table) < size:
            nearest = min(range(len(left)), key=lambda at: (_repeats(left[at], table, met), at))
            table.append(left.pop(nearest))
        tables.append(table)
    return tables


def _repeats(number: int, table: Sequence[int], met: Mapping[frozenset[int], int]) -> int:
    return sum(met.get(frozenset((number, other)), 0) for other in table if other != number)


def _swapped(
    tables: list[list[int]], met: Mapping[frozenset[int], int], at: Mapping[int, int]
) -> list[list[int]]:
    """The tables after every swap between nearby ones that saves repeats, or brings neighbours together."""

    def cost(table: list[int]) -> int:
        pairs = [(a, b) for nth, a in enumerate(table) for b in table[:nth]]
        return sum(
            REPEAT * met.get(frozenset(pair), 0) ** 2 + abs(at[pair[0]] - at[pair[1]]) for pair in pairs
        )

    costs = [cost(table) for table in tables]
    for _ in range(PASSES):
        better = False
        for one in range(len(tables)):
            for other in range(one + 1, min(one + 1 + REACH, len(tables))):
                better |= _swap(tables, costs, one, other, cost)
        if not better:
            break
    return tables


def _swap(
    tables: list[list[int]], costs: list[int], one: int, other: int, cost: Callable[[list[int]], int]
) -> bool:
    """Swaps two people of two tables wherever that lowers their cost."""
    here, there, better = tables[one], tables[other], False
    for a in range(len(here)):
        for b in range(len(there)):
            before = costs[one] + costs[other]
            here[a], there[b] = there[b], here[a]
            now = cost(here), cost(there)
            if sum(now) < before:
                costs[one], costs[other] = now
                better = True
            else:
                here[a], there[b] = there[b], here[a]
    return better
