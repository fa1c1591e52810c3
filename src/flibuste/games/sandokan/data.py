"""The chart, the cards, the treasures and the events of Sandokan, as tables with their source."""

from typing import Final, Literal, get_args

import numpy as np

from flibuste.core.record import Ints

# Treasures (rulebook; how many of each is ours): SK-1.
TreasureName = Literal["ruby", "diamond", "gold", "emerald", "pearl", "rum"]
TREASURES: Final[tuple[TreasureName, ...]] = get_args(TreasureName)
RUBY, DIAMOND, GOLD, EMERALD, PEARL, RUM = range(6)
VALUE: Final[Ints] = np.array([5, 5, 4, 4, 3, 2], np.int64)
OF_EACH: Final = 6

# Ports with colour and treasure (rulebook): SK-2.
PortName = Literal["sun", "azure", "orient", "fire", "hope", "tafia"]
PORTS: Final[tuple[PortName, ...]] = get_args(PortName)
PORT_TREASURE: Final[Ints] = np.array([GOLD, DIAMOND, PEARL, RUBY, EMERALD, RUM], np.int64)

# Sandokan cards (the split is ours): SK-3. Kinds 0-2 are black 1-3, kinds 3-5 are red 1-3.
CardName = Literal["black:1", "black:2", "black:3", "red:1", "red:2", "red:3"]
CARDS: Final[tuple[CardName, ...]] = get_args(CardName)
KINDS: Final = 6
COPIES: Final[Ints] = np.array([10, 9, 7, 10, 9, 7], np.int64)
DECK: Final[Ints] = np.repeat(np.arange(6), COPIES)
POINTS: Final[Ints] = np.array([1, 2, 3, 1, 2, 3], np.int64)
FIRST_RED: Final = 3
DEALT: Final = 6
MOST_CARDS: Final = 12
"""Of the rule set *Swift*: SK-14."""
HOLD: Final = 2
TO_WIN: Final = 20

# Events (ours): SK-4, in the order of SK-E1 to SK-E15.
EventName = Literal[
    "wreck",
    "chest",
    "merchant",
    "wind",
    "crew",
    "marque",
    "chart",
    "storm",
    "leak",
    "scurvy",
    "mutiny",
    "becalmed",
    "customs",
    "fog",
    "plague",
]
EVENTS: Final[tuple[EventName, ...]] = get_args(EventName)
WRECK, CHEST, MERCHANT, WIND, CREW, MARQUE, CHART = range(7)
STORM, LEAK, SCURVY, MUTINY, BECALMED, CUSTOMS, FOG, PLAGUE = range(7, 15)
FIRST_BAD: Final = STORM
EVENT_COPIES: Final[Ints] = np.array([3, 4, 1, 1, 1, 1, 1, 3, 1, 1, 2, 2, 1, 1, 1], np.int64)
EVENT_DECK: Final[Ints] = np.repeat(np.arange(15), EVENT_COPIES)

# The eight headings, clockwise from north, and their steps; y grows southwards.
HeadingName = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
HEADINGS: Final[tuple[HeadingName, ...]] = get_args(HeadingName)
DX: Final[Ints] = np.array([0, 1, 1, 1, 0, -1, -1, -1], np.int64)
DY: Final[Ints] = np.array([-1, -1, 0, 1, 1, 1, 0, -1], np.int64)

# The chart (ours): SK-5. A cell is y * WIDTH + x. The outer ring and LAND are coast; ports are notches in it.
WIDTH: Final = 18
HEIGHT: Final = 13
CELLS: Final = WIDTH * HEIGHT
LAND: Final = ((1, 9), (1, 11), (15, 2), (15, 4), (16, 2), (16, 3), (16, 4))
ISLANDS: Final = {"treasure": (7, 5, 4, 3), "storms": (2, 4, 3, 3), "serenity": (13, 8, 3, 3)}
"""Left, top, width and height."""
OPEN_SEA, TREASURE_ISLAND, STORMS, SERENITY = range(4)
PORT_CELL: Final[Ints] = np.array(
    [y * WIDTH + x for x, y in ((9, 0), (1, 10), (15, 3), (5, 12), (9, 12), (3, 0))], np.int64
)
EXITS: Final[Ints] = np.array([[3, 4, 5], [1, 2, 3], [5, 6, 7], [7, 0, 1], [7, 0, 1], [3, 4, 5]], np.int64)
"""The three arrows of each port."""
BOWS: Final[Ints] = EXITS[:, 1].copy()
"""Where the bow of a boat in a port points: the middle way out."""

X: Final[Ints] = np.arange(CELLS) % WIDTH
Y: Final[Ints] = np.arange(CELLS) // WIDTH


def _on_island(x: int, y: int) -> bool:
    return any(left <= x < left + w and top <= y < top + h for left, top, w, h in ISLANDS.values())


def _is_sea(x: int, y: int) -> bool:
    inside = 0 < x < WIDTH - 1 and 0 < y < HEIGHT - 1
    return inside and (x, y) not in LAND and y * WIDTH + x not in PORT_CELL and not _on_island(x, y)


def _besides(x: int, y: int) -> int:
    for island, (left, top, w, h) in enumerate(ISLANDS.values(), 1):
        if left - 1 <= x <= left + w and top - 1 <= y <= top + h and _is_sea(x, y):
            return island
    return OPEN_SEA


def _step(cell: int, heading: int) -> int:
    x, y = int(X[cell] + DX[heading]), int(Y[cell] + DY[heading])
    if not (0 <= x < WIDTH and 0 <= y < HEIGHT):
        return -1
    to = y * WIDTH + x
    if not IS_SEA[cell] and (PORT_AT[cell] < 0 or heading not in EXITS[PORT_AT[cell]]):
        return -1
    if IS_SEA[to] or (IS_SEA[cell] and PORT_AT[to] >= 0):
        return to
    return -1


def _way(cell: int, heading: int) -> tuple[int, int]:
    """How many cells a boat can sail on the empty chart, and the port at the end of them or -1."""
    length = 0
    while (to := int(STEP[cell, heading])) >= 0:
        cell, length = to, length + 1
        if PORT_AT[cell] >= 0:
            return length, int(PORT_AT[cell])
    return length, -1


IS_SEA: Final[Ints] = np.array([_is_sea(int(x), int(y)) for x, y in zip(X, Y, strict=True)])
PORT_AT: Final[Ints] = np.full(CELLS, -1, np.int64)
PORT_AT[PORT_CELL] = np.arange(6)
BESIDE: Final[Ints] = np.array([_besides(int(x), int(y)) for x, y in zip(X, Y, strict=True)], np.int64)
"""The island beside a cell, corners included."""
STEP: Final[Ints] = np.array([[_step(cell, h) for h in range(8)] for cell in range(CELLS)], np.int64)
"""The next sea cell or port in a direction; -1 if there is none."""
_WAYS: Final = [[_way(cell, h) for h in range(8)] for cell in range(CELLS)]
WAY: Final[Ints] = np.array([[length for length, _ in row] for row in _WAYS], np.int64)
WAY_PORT: Final[Ints] = np.array([[port for _, port in row] for row in _WAYS], np.int64)
LONGEST_WAY: Final = 17
ANCHORAGES: Final[Ints] = np.array([cell for cell in range(CELLS) if BESIDE[cell] > 0], np.int64)
"""The 50 cells beside an island."""
STORMS_RING: Final[Ints] = np.array([cell for cell in range(CELLS) if BESIDE[cell] == STORMS], np.int64)

# Which sums can be paid exactly with these numbers of ones (5 are as good as more), twos (2) and threes (1):
# SK-30.
PAYABLE: Final[Ints] = np.array(
    [
        [
            [
                [
                    any(
                        a + 2 * b + 3 * c == due
                        for a in range(ones + 1)
                        for b in range(twos + 1)
                        for c in range(threes + 1)
                    )
                    for due in range(6)
                ]
                for threes in range(2)
            ]
            for twos in range(3)
        ]
        for ones in range(6)
    ]
)
