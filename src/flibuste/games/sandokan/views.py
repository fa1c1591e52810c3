"""What is drawn: the table as everyone sees it, and what only one seat sees."""

from types import SimpleNamespace
from typing import Any, Final, Literal, get_args

import msgspec
import numpy as np

from flibuste.core.record import dtype_of
from flibuste.games.sandokan.data import PORT_AT, PORT_TREASURE, VALUE
from flibuste.games.sandokan.descriptions import CardName, EventName, Heading, PortName, Reason, TreasureName
from flibuste.games.sandokan.names import (
    CARD_NAMES,
    EVENT_NAMES,
    HEADING_NAMES,
    PORT_NAMES,
    REASONS,
    TREASURE_NAMES,
)
from flibuste.games.sandokan.reach import MOST_REACHED, list_reach
from flibuste.games.sandokan.state import (
    LOSE_TREASURE,
    PAY_BOTH,
    PAY_SUM,
    PAY_TOLL,
    PUT_BACK,
    SAIL_OUT,
    State,
)

Phase = Literal[
    "over", "choose_port", "sail_out", "may_turn_event", "trade", "pay_sum", "pay_both", "at_wreck",
    "at_chest", "at_merchant", "in_wind", "with_chart", "lose_treasure", "put_back", "swap_cargo", "exchange",
    "steer", "may_attack", "fighting", "hand_over", "pay_defeat", "may_call", "pay_toll",
]  # fmt: skip
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
"""In the order of the numbers in `state`; nothing is asked any more when the game is over."""


class Boat(msgspec.Struct):
    """A captain's boat, hold and standing."""

    home: PortName | None
    cell: int | None
    port: PortName | None
    heading: Heading | None
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
    """What is being paid for: points still due, or cards (one black, one red) at a chest."""

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

    heading: Heading
    cells: int
    cell: int
    lay: list[int]


class Own(msgspec.Struct):
    """What only this seat sees."""

    hand: dict[CardName, int]
    laid: list[int]
    shown: list[int]
    letter: bool
    """Whether it has chosen to use the letter of marque in this fight."""
    reach: list[Reached]


def _treasures(counts: list[int]) -> list[TreasureName]:
    return [name for name, count in zip(TREASURE_NAMES, counts, strict=True) for _ in range(count)]


def _values(counts: list[int]) -> list[int]:
    return [value for value, count in enumerate(counts, 1) for _ in range(count)]


_VALUES: Final = VALUE.tolist()
_PORT_VALUES: Final = [int(VALUE[treasure]) for treasure in PORT_TREASURE]
_PORT_AT: Final = PORT_AT.tolist()


_FIELDS: Final = dtype_of(State).names or ()


def _read(o: Any) -> SimpleNamespace:
    """All fields at once: an attribute of a NumPy record costs as much as the whole of it."""
    return SimpleNamespace(**dict(zip(_FIELDS, o.item(), strict=True)))


def _boats(o: SimpleNamespace, players: int, quays: list[list[int]]) -> list[Boat]:
    homes, cells, headings = o.home.tolist(), o.where.tolist(), o.heading.tolist()
    cargo, cards, becalmed = o.cargo.tolist(), o.cards.tolist(), o.becalmed.tolist()
    plagued, bought, letter = o.plagued, o.bought, o.marque
    boats = []
    for seat in range(players):
        home, cell = homes[seat], cells[seat]
        port = _PORT_AT[cell] if cell >= 0 else -1
        points = 0
        if home >= 0:
            points = (
                sum(n * value for n, value in zip(quays[home], _VALUES, strict=True)) - _PORT_VALUES[home]
            )
        boats.append(
            Boat(
                home=PORT_NAMES[home] if home >= 0 else None,
                cell=cell if cell >= 0 else None,
                port=PORT_NAMES[port] if port >= 0 else None,
                heading=HEADING_NAMES[headings[seat]] if cell >= 0 and port < 0 else None,
                cargo=_treasures(cargo[seat]),
                cards=cards[seat],
                points=points,
                becalmed=becalmed[seat],
                plagued=bool(plagued >> seat & 1),
                bought=bool(bought >> seat & 1),
                letter=letter == seat,
            )
        )
    return boats


def public(observation: State) -> Public:
    """The table as everyone sees it."""
    o = _read(observation)
    players, phase, waiting = o.players, o.phase, o.waiting
    quays, owners = o.quay.tolist(), o.owner.tolist()
    attacker, defender = o.attacker, o.defender
    fight = None
    if phase == PHASES.index("fighting"):
        ready = [seat for seat in (attacker, defender) if not waiting >> seat & 1]
        fight = Fight(attacker, defender, ready)
    paying = phase in (PAY_SUM, PAY_BOTH)
    losing = phase in (LOSE_TREASURE, PUT_BACK)
    loss = Loss(o.goal, REASONS[o.why]) if losing else None
    if phase == PAY_TOLL:
        loss = Loss(sum(quays[int(o.home[o.active])]) - 1, "quay")
    covered, event, winner = o.covered, o.event, o.winner
    return Public(
        cards="spent" if o.cards_spent else "stay",
        island_cards=o.island_cards,
        bluff=bool(o.bluff),
        turns=o.turns,
        phase=PHASES[phase],
        asked=[seat for seat in range(players) if waiting >> seat & 1],
        first=o.first,
        turn=o.lap,
        turn_of=o.turn_of,
        active=o.active,
        extra=bool(o.extra),
        boats=_boats(o, players, quays),
        ports=[
            PortView(name, owner if owner >= 0 else None, _treasures(quay))
            for name, owner, quay in zip(PORT_NAMES, owners, quays, strict=True)
        ],
        box=dict(zip(TREASURE_NAMES, o.box.tolist(), strict=True)),
        pile=o.pile_size,
        storms=o.storms_size,
        event=EVENT_NAMES[event - 1] if event else None,
        payment=Payment(TREASURE_NAMES[o.goods], o.due) if paying else None,
        loss=loss,
        balance=o.balance if phase == PHASES.index("exchange") else 0,
        fight=fight,
        called=Bluff(o.cells, covered, o.origin) if covered else None,
        winner=winner if winner >= 0 else None,
    )


def _reach(o: State, seat: int) -> list[Reached]:
    rows: Any = np.empty((MOST_REACHED, 6), np.int64)
    count = list_reach(o, seat, rows)
    return [
        Reached(HEADING_NAMES[heading], cells, cell, _values(cards))
        for heading, cells, cell, *cards in rows[:count].tolist()
    ]


def own(observation: State, seat: int) -> Own:
    """What only this seat sees."""
    o = _read(observation)
    side = 0 if o.attacker == seat else 1 if o.defender == seat else -1
    asked = bool(o.waiting >> seat & 1)
    return Own(
        hand=dict(zip(CARD_NAMES, o.hands[seat].tolist(), strict=True)),
        laid=_values(o.laid.tolist()) if o.active == seat else [],
        shown=_values(o.shown[side].tolist()) if side >= 0 else [],
        letter=bool(o.letter[side]) if side >= 0 else False,
        reach=_reach(observation, seat) if asked and o.phase == SAIL_OUT else [],
    )
