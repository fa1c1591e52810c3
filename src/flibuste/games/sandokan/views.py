"""What is drawn: the table as everyone sees it, and what only one seat sees."""

# compile-cache: holds no rules

from types import SimpleNamespace
from typing import Any, Final, Literal, get_args

import msgspec
import numpy as np

from flibuste.core.prospect import Brought
from flibuste.core.showing import Shown
from flibuste.games.sandokan.courses import Courses
from flibuste.games.sandokan.data import (
    CARDS,
    CELLS,
    HEADINGS,
    MOST_CARDS,
    PORTS,
    STEP,
    WAY,
    CardName,
    EventName,
    HeadingName,
    PortName,
    TreasureName,
)
from flibuste.games.sandokan.fields import fields_of
from flibuste.games.sandokan.nouns import Reason
from flibuste.games.sandokan.reach import MOST_REACHED, list_reach
from flibuste.games.sandokan.sailing import may_enter
from flibuste.games.sandokan.showing import fill
from flibuste.games.sandokan.state import IN_WIND, SAIL_OUT, State

Phase = Literal[
    "over", "choose_port", "sail_out", "may_turn_event", "trade", "pay_sum", "pay_both", "at_wreck",
    "at_chest", "at_merchant", "in_wind", "with_chart", "lose_treasure", "put_back", "swap_cargo", "exchange",
    "steer", "may_attack", "fighting", "hand_over", "pay_defeat", "may_call", "pay_toll",
]  # fmt: skip
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
"""In the order of the numbers in `state`; nothing is asked once the game is over."""


class Boat(msgspec.Struct):
    """A captain's boat, hold and standing."""

    home: PortName | None
    cell: int | None
    port: PortName | None
    heading: HeadingName | None
    bow: HeadingName | None
    """Where it points: its heading, or in a port the middle way out."""
    range: tuple[int, ...]
    """The cells from which it can be attacked where it lies."""
    cargo: list[TreasureName]
    cards: int
    points: int
    becalmed: int
    plagued: bool
    bought: bool
    letter: bool


class PortView(msgspec.Struct):
    """A port and the treasures on its quay."""

    port: PortName
    owner: int | None
    treasures: list[TreasureName]


class Fight(msgspec.Struct):
    """A fight in which at least one captain has not answered."""

    attacker: int
    defender: int
    ready: list[int]


class Payment(msgspec.Struct):
    """What is being paid for: the price in points, or in cards (one black, one red) at a chest."""

    treasure: TreasureName
    due: int


class Loss(msgspec.Struct):
    """What has to be given up: how much may be kept, and why."""

    keep: int
    why: Reason


class Bluff(msgspec.Struct):
    """A move with covered cards that can still be called."""

    cells: int
    cards: int
    origin: int


class Public(msgspec.Struct):
    """What everyone sees."""

    rules: Literal["swift", "book"]
    changed: dict[str, str | int]
    """Options in which this table departs from its rule set, with their values (SK-16)."""
    cards: Literal["stay", "spent"]
    island_cards: int
    bluff: bool
    turns: int
    phase: Phase
    asked: list[int]
    first: int
    turn: int
    """Which normal turn of each captain this is."""
    turn_of: int
    active: int
    extra: bool
    boats: list[Boat]
    ports: list[PortView]
    box: dict[TreasureName, int]
    pile: int
    storms: int
    event: EventName | None
    payment: Payment | None
    loss: Loss | None
    balance: int
    """Points left on the quay and not yet fetched in an exchange."""
    fight: Fight | None
    called: Bluff | None
    winner: int | None


class Reached(msgspec.Struct):
    """A cell in reach, and the values of the black cards still to be laid for it (the fewest)."""

    heading: HeadingName
    cells: int
    cell: int
    lay: list[int]
    brings: list[Brought]
    """What sailing there brings, the most important first."""


class Own(msgspec.Struct):
    """What only this seat sees."""

    hand: dict[CardName, int]
    laid: list[int]
    paid: list[CardName]
    """Cards chosen for a price."""
    shown: list[int]
    letter: bool
    """Whether it has chosen to use the letter of marque in this fight."""
    reach: list[Reached]
    ahead: dict[HeadingName, list[int]]
    """By heading, the cells ahead of the boat, while it may sail."""
    closed: list[PortName]
    """The ports that do not let this boat in."""


def _cards(counts: list[int]) -> list[CardName]:
    return [name for name, count in zip(CARDS, counts, strict=True) for _ in range(count)]


def _values(counts: list[int]) -> list[int]:
    return [value for value, count in enumerate(counts, 1) for _ in range(count)]


def _way(cell: int, heading: int) -> list[int]:
    cells = []
    for _ in range(WAY[cell, heading]):
        cell = int(STEP[cell, heading])
        cells.append(cell)
    return cells


_AHEAD: Final = [
    {name: _way(cell, heading) for heading, name in enumerate(HEADINGS) if WAY[cell, heading]}
    for cell in range(CELLS)
]


def _changed(observation: State) -> dict[str, str | int]:
    o = fields_of(observation)
    changed: dict[str, str | int] = {}
    if o.cards_spent != o.by_book:
        changed["cards"] = "spent" if o.cards_spent else "stay"
    unlimited = o.most_cards > MOST_CARDS
    if unlimited != o.by_book:
        changed["hand"] = "any" if unlimited else "twelve"
    if o.reds_chosen:
        changed["fights"] = "chosen"
    if o.island_cards > 1:
        changed["island_cards"] = o.island_cards
    return changed


PUBLIC: Final = Shown(Public, fill, changed=_changed)
public: Final = PUBLIC.read
"""The table as everyone sees it, from the observation of NOBODY."""


def _reach(o: State, f: SimpleNamespace, seat: int) -> list[Reached]:
    rows: Any = np.empty((MOST_REACHED, 6), np.int64)
    count = list_reach(o, seat, rows)
    courses = Courses(o, f, seat)
    return [
        Reached(HEADINGS[heading], cells, cell, _values(cards), courses.sail(heading, cells, cards))
        for heading, cells, cell, *cards in rows[:count].tolist()
    ]


def _closed(o: State, seat: int) -> list[PortName]:
    return [name for port, name in enumerate(PORTS) if not may_enter(o, seat, port)]


def own(observation: State, seat: int) -> Own:
    """What only this seat sees."""
    o = fields_of(observation)
    side = 0 if o.attacker == seat else 1 if o.defender == seat else -1
    asked = bool(o.waiting >> seat & 1)
    return Own(
        hand=dict(zip(CARDS, o.hands[seat].tolist(), strict=True)),
        laid=_values(o.laid.tolist()) if o.active == seat else [],
        paid=_cards(o.paid.tolist()) if o.active == seat else [],
        shown=_values(o.shown[side].tolist()) if side >= 0 else [],
        letter=bool(o.letter[side]) if side >= 0 else False,
        reach=_reach(observation, o, seat) if asked and o.phase == SAIL_OUT else [],
        ahead=_AHEAD[int(o.where[seat])] if asked and o.phase in (SAIL_OUT, IN_WIND) else {},
        closed=_closed(observation, seat) if o.plagued >> seat & 1 else [],
    )
