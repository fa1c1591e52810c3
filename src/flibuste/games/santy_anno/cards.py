"""What the cards do: every card is a permutation of the ships, and a path is one card after the other."""

from typing import Final

import numpy as np

from flibuste.core.compiled import compiled
from flibuste.core.record import Ints
from flibuste.games.santy_anno.data import (
    BASIC_KINDS,
    BERMUDA,
    CARDS,
    CHAIRS,
    COLOUR_OF,
    COLOURS,
    CORNER_OF,
    ELEMENTS,
    LETTER_OF,
    LETTERS,
    PAIRS,
    SEASICK_CCW,
    SEASICK_CW,
    WHIRLWIND,
)

FIRST_HELM: Final = BASIC_KINDS
FIRST_DOUBLE: Final = FIRST_HELM + 8
AFTER_EVENT: Final = 3
"""The event lies between the third and the fourth card (SA-21)."""


def partner(marks: Ints, ship: int) -> int:
    """The other ship with the same mark."""
    return next(other for other in range(CHAIRS) if other != ship and marks[other] == marks[ship])


def element_card(element: int, struck: int, ship: int) -> int:
    """SA-40, SA-41: to the other ship whose element has the same colour, unless that colour is struck out."""
    return ship if COLOUR_OF[ship, element] == struck else partner(COLOUR_OF[:, element], ship)


def colour_card(colour: int, ship: int) -> int:
    """SA-42: to the other ship that has this colour on the same element."""
    element = COLOUR_OF[ship].tolist().index(colour)
    return partner(COLOUR_OF[:, element], ship)


def name_card(struck: int, ship: int) -> int:
    """SA-43, SA-44: to the other ship with the same first letter, unless that letter is struck out."""
    return ship if LETTER_OF[ship] == struck else partner(LETTER_OF, ship)


def number_card(k: int, ship: int) -> int:
    """SA-45: add k or subtract 8 - k, whichever gives a number from 1 to 8."""
    return ship + k if ship + k < CHAIRS else ship - (CHAIRS - k)


def double_card(pair: tuple[int, int], ship: int) -> int:
    """SA-51: to the one ship that has the two colours swapped."""
    one, two = pair
    swapped = (COLOUR_OF[ship, two], COLOUR_OF[ship, one])
    return next(k for k in range(CHAIRS) if (COLOUR_OF[k, one], COLOUR_OF[k, two]) == swapped)


def coco_card(ship: int) -> int:
    """SA-52: to the other ship with Coco in the same corner."""
    return partner(CORNER_OF, ship)


def _from_every_ship(card: str) -> list[int]:
    kind, *rest = card.split(":")
    fleet = range(CHAIRS)
    match kind:
        case "element":
            struck = COLOURS.index(rest[1][1:]) if len(rest) > 1 else -1
            return [element_card(ELEMENTS.index(rest[0]), struck, ship) for ship in fleet]
        case "colour":
            return [colour_card(COLOURS.index(rest[0]), ship) for ship in fleet]
        case "name":
            struck = LETTERS.index(rest[0][1:]) if rest else -1
            return [name_card(struck, ship) for ship in fleet]
        case "number":
            return [number_card(int(rest[0]), ship) for ship in fleet]
        case "double":
            return [double_card(PAIRS[CARDS.index(card) - FIRST_DOUBLE], ship) for ship in fleet]
        case "coco":
            return [coco_card(ship) for ship in fleet]
    return list(fleet)


TO: Final[Ints] = np.array([_from_every_ship(card) for card in CARDS], np.uint8)
"""Where a card leads: [kind, ship]; the rows of the helm cards are unused, their way depends on the table."""

HELM: Final[Ints] = np.array(
    [
        int(card.split(":")[1]) * (1 if card.endswith(":cw") else -1) if card.startswith("helm") else 0
        for card in CARDS
    ],
    np.int8,
)
"""How many ships clockwise a helm card leads (SA-50), zero for all other kinds."""


@compiled
def along(ship: int, ships: int, table: Ints, chair_of: Ints) -> int:
    """The ship that lies so many chairs further clockwise."""
    return int(table[(int(chair_of[ship]) + ships) & 7])


@compiled
def carried(kind: int, ship: int, table: Ints, chair_of: Ints) -> int:
    """Where one card leads from a ship."""
    ships = int(HELM[kind])
    return along(ship, ships, table, chair_of) if ships else int(TO[kind, ship])


@compiled
def nth_card(n: int, count: int, event: int) -> int:
    """Which card of the line, in reading order, is the n-th to work (SA-60, SA-62)."""
    if n >= AFTER_EVENT and event == BERMUDA:
        return count - 1 - (n - AFTER_EVENT)
    if event == WHIRLWIND and n in (AFTER_EVENT - 1, AFTER_EVENT) and count > AFTER_EVENT:
        return 2 * AFTER_EVENT - 1 - n
    return n


@compiled
def extra_step(n: int, event: int) -> int:
    """How far clockwise the sea carries a pirate after the n-th card that works (SA-61)."""
    if n < AFTER_EVENT:
        return 0
    if event == SEASICK_CW:
        return 1
    return -1 if event == SEASICK_CCW else 0


@compiled
def walk(cards: Ints, count: int, event: int, table: Ints, chair_of: Ints, start: int, path: Ints) -> int:
    """Writes the ships of a path, the start first and then one a card, and returns the last one."""
    ship = start
    path[0] = ship
    for n in range(count):
        ship = carried(int(cards[nth_card(n, count, event)]), ship, table, chair_of)
        step = extra_step(n, event)
        if step:
            ship = along(ship, step, table, chair_of)
        path[n + 1] = ship
    return ship
