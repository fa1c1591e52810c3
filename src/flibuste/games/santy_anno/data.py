"""The fleet, the pirates, the coins and the three decks, as tables; each says where it comes from."""

from typing import Final

import numpy as np

from flibuste.core.record import Ints

ROUNDS: Final = 5
CHAIRS: Final = 8
FIRST_ROUND_CARDS: Final = 5
MOST_CARDS: Final = 9
"""Rulebook (SA-20): 5, 6, 7, 8 and 9 cards."""

COUNT_FROM: Final = 5
"""Rulebook (SA-25): the count runs 5 to 0."""

FIRST_LAP_ROUND: Final = 4
"""Rulebook (SA-26): the lap is owed in rounds 4 and 5."""

COIN_VALUES: Final = (5, 4, 3, 2, 1)
COINS_OF_A_VALUE: Final = 5
"""A review (SA-1): five coins each of 5, 4, 3, 2 and 1 ducats; the rulebook gives the values."""

EVENT_AFTER: Final = 3
"""Rulebook (SA-21): the event works between the third and the fourth card."""

# The names of elements, colours, letters and corners stand in the order of the harbour (SA-27): letters and
# elements by the rulebook, colours and corners ours.
ELEMENTS: Final = ("nest", "sails", "hull", "plate")
COLOURS: Final = ("yellow", "red", "blue", "green")
LETTERS: Final = ("P", "R", "S", "V")
CORNERS: Final = ("top-left", "top-right", "bottom-left", "bottom-right")

FLEET: Final = (
    # ship, nest, sails, hull, plate, Coco; a ship's number is its row, counted from 1.
    ("paradise", "red", "yellow", "blue", "green", "top-left"),
    ("revenge", "yellow", "red", "green", "blue", "bottom-left"),
    ("profundis", "red", "green", "yellow", "blue", "top-right"),
    ("royal", "blue", "yellow", "green", "red", "bottom-right"),
    ("viper", "blue", "green", "red", "yellow", "top-right"),
    ("sahara", "yellow", "blue", "red", "green", "bottom-right"),
    ("vendetta", "green", "red", "blue", "yellow", "bottom-left"),
    ("santy-anno", "green", "blue", "yellow", "red", "top-left"),
)
"""Rulebook, by its examples: Paradise's nest, sails and hull, Viper's nest and hull, Sahara's hull, Royal's
sails, all names but Vendetta. A review: Viper's number and colours. Ours, as far as the examples leave it
open: the rest (SA-3)."""

SHOWN: Final = {
    "paradise": ("name", "nest", "sails", "hull"),
    "revenge": ("name",),
    "profundis": ("name",),
    "royal": ("name", "sails"),
    "viper": ("name", "number", "nest", "sails", "hull", "plate"),
    "sahara": ("name", "hull"),
    "vendetta": (),
    "santy-anno": ("name",),
}
"""The marks that somebody other than us shows (SA-3): the rulebooks' examples, and a review for Viper."""

SHIPS: Final = tuple(row[0] for row in FLEET)
SHIP_NAMES: Final = (
    "Paradise", "Revenge", "Profundis", "Royal", "Viper", "Sahara", "Vendetta", "Santy Anno",
)  # fmt: skip

PIRATES: Final = ("brain", "belgo", "beauty", "edward", "bamba", "kalash", "lee-shee", "gulliver")
"""Rulebook: the first four; reviews: the next three; ours: the seagull's name (SA-4)."""

COLOUR_OF: Final[Ints] = np.array([[COLOURS.index(c) for c in row[1:5]] for row in FLEET], np.int8)
"""The colour of a ship's element: [ship, element]."""

LETTER_OF: Final[Ints] = np.array([LETTERS.index(row[0][0].upper()) for row in FLEET], np.int8)
CORNER_OF: Final[Ints] = np.array([CORNERS.index(row[5]) for row in FLEET], np.int8)

PAIRS: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
"""The pairs of elements that a Double card can show."""

BASIC_CARDS: Final = (
    *((f"element:{element}", 1) for element in ELEMENTS),
    *((f"element:{element}:-{colour}", 1) for element in ELEMENTS for colour in COLOURS),
    *((f"colour:{colour}", 1) for colour in COLOURS),
    ("name", 2),
    *((f"name:-{letter}", 1) for letter in LETTERS),
    *((f"number:+{k}", 1) for k in range(1, 8)),
)
"""Rulebook: 37 cards of these kinds; ours: how many of each (SA-5)."""

EXPERT_CARDS: Final = (
    *((f"helm:{n}:{way}", 1) for way in ("cw", "ccw") for n in range(1, 5)),
    *((f"double:{ELEMENTS[a]}+{ELEMENTS[b]}", 1) for a, b in PAIRS),
    ("coco", 1),
)
"""Rulebook: 15 cards, helm 1 to 4 in both directions; ours: six doubles and one Coco (SA-6)."""

CARDS: Final = tuple(name for name, _ in (*BASIC_CARDS, *EXPERT_CARDS))
BASIC_KINDS: Final = len(BASIC_CARDS)
KINDS: Final = len(CARDS)
COPIES: Final[Ints] = np.array([copies for _, copies in (*BASIC_CARDS, *EXPERT_CARDS)], np.int8)

ALL_BASIC: Final = 37
TAKEN_OUT: Final = 10
"""Rulebook (SA-12): the expert game takes ten random basic cards out."""

EVENT_CARDS: Final = (("whirlwind", 1), ("seasick:cw", 1), ("seasick:ccw", 1), ("bermuda", 1), ("rum", 2))
"""Rulebook: six cards of four events, seasick once for each direction; ours: the other numbers (SA-7)."""

EVENTS: Final = tuple(name for name, _ in EVENT_CARDS)
EVENT_KINDS: Final = len(EVENTS)
EVENT_COPIES: Final[Ints] = np.array([copies for _, copies in EVENT_CARDS], np.int8)
WHIRLWIND, SEASICK_CW, SEASICK_CCW, BERMUDA, RUM = range(EVENT_KINDS)
