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
    KINDS,
    LETTER_OF,
    SEASICK_CCW,
    SEASICK_CW,
    WHIRLWIND,
)

FIRST_COLOUR: Final = CARDS.index(f"colour:{COLOURS[0]}")
FIRST_NAME: Final = CARDS.index("name")
FIRST_NUMBER: Final = CARDS.index("number:+1")
FIRST_HELM: Final = BASIC_KINDS
FIRST_DOUBLE: Final = FIRST_HELM + 8
AFTER_EVENT: Final = 3
"""The event lies between the third and the fourth card (SA-21)."""


@compiled
def partner(marks: Ints, ship: int) -> int:
    """The other ship with the same mark."""
    for other in range(CHAIRS):
        if other != ship and marks[other] == marks[ship]:
            return other
    return ship


@compiled
def element_card(colours: Ints, element: int, struck: int, ship: int) -> int:
    """SA-40, SA-41: to the other ship whose element has the same colour, unless that colour is struck out."""
    return ship if colours[ship, element] == struck else partner(colours[:, element], ship)


@compiled
def colour_card(colours: Ints, colour: int, ship: int) -> int:
    """SA-42: to the other ship that has this colour on the same element."""
    for element in range(4):
        if colours[ship, element] == colour:
            return partner(colours[:, element], ship)
    return ship


@compiled
def name_card(struck: int, ship: int) -> int:
    """SA-43, SA-44: to the other ship with the same first letter, unless that letter is struck out."""
    return ship if LETTER_OF[ship] == struck else partner(LETTER_OF, ship)


@compiled
def number_card(numbers: Ints, k: int, ship: int) -> int:
    """SA-45: add k or subtract 8 - k, whichever gives a number from 1 to 8."""
    for other in range(CHAIRS):
        if (int(numbers[other]) - int(numbers[ship]) - k) % CHAIRS == 0:
            return other
    return ship


@compiled
def double_card(colours: Ints, one: int, two: int, ship: int) -> int:
    """SA-51: to the one ship that has the two colours swapped."""
    for other in range(CHAIRS):
        if colours[other, one] == colours[ship, two] and colours[other, two] == colours[ship, one]:
            return other
    return ship


@compiled
def coco_card(corners: Ints, ship: int) -> int:
    """SA-52: to the other ship with Coco in the same corner."""
    return partner(corners, ship)


@compiled
def lead(colours: Ints, numbers: Ints, corners: Ints, to: Ints) -> None:
    """Writes where each card leads from each ship of a fleet: [kind, ship], in the order of the cards."""
    for ship in range(CHAIRS):
        for element in range(4):
            to[element, ship] = element_card(colours, element, -1, ship)
            for colour in range(4):
                to[4 + 4 * element + colour, ship] = element_card(colours, element, colour, ship)
            to[FIRST_COLOUR + element, ship] = colour_card(colours, element, ship)
            to[FIRST_NAME + 1 + element, ship] = name_card(element, ship)
        to[FIRST_NAME, ship] = name_card(-1, ship)
        for k in range(1, CHAIRS):
            to[FIRST_NUMBER + k - 1, ship] = number_card(numbers, k, ship)
        for helm in range(FIRST_HELM, FIRST_DOUBLE):
            to[helm, ship] = ship
        double = FIRST_DOUBLE
        for one in range(4):
            for two in range(one + 1, 4):
                to[double, ship] = double_card(colours, one, two, ship)
                double += 1
        to[double, ship] = coco_card(corners, ship)


def _ours() -> Ints:
    to = np.zeros((KINDS, CHAIRS), np.uint8)
    # Imported here: which form runs is neither part of the rules nor of the key of their compiled code.
    from flibuste.core.two_forms import PLAIN

    with PLAIN:
        lead(COLOUR_OF, np.arange(CHAIRS, dtype=np.int8), CORNER_OF, to)
    return to


TO: Final[Ints] = _ours()
"""Where a card leads in our fleet; the rows of helm cards are unused, as their way depends on the table."""

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
    """The ship that lies `ships` chairs further clockwise."""
    return int(table[(int(chair_of[ship]) + ships) & 7])


@compiled
def carried(kind: int, ship: int, to: Ints, table: Ints, chair_of: Ints) -> int:
    """Where one card leads from a ship of a fleet."""
    ships = int(HELM[kind])
    return along(ship, ships, table, chair_of) if ships else int(to[kind, ship])


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
def walk(
    cards: Ints, count: int, event: int, to: Ints, table: Ints, chair_of: Ints, start: int, path: Ints
) -> int:
    """Writes the ships of a path, the start and then one per card, and returns the last one."""
    ship = start
    path[0] = ship
    for n in range(count):
        ship = carried(int(cards[nth_card(n, count, event)]), ship, to, table, chair_of)
        step = extra_step(n, event)
        if step:
            ship = along(ship, step, table, chair_of)
        path[n + 1] = ship
    return ship
