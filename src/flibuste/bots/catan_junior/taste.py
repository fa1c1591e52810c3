"""What a bot of Catan Junior cares about, in points of which a fortress is worth about twenty.

There are two tastes: the plain one of the greedy bot, set by hand, and the seasoned one that a searching bot
looks ahead with. An evolution strategy (100 generations of 24 tastes and 1,500 games) found the latter as the
one with which a greedy bot wins most games against three plain ones, 40 % instead of 25 %: it saves more
cards, turns fewer Coco cards and sails for gold.
"""

from typing import Final

import numpy as np

from flibuste.bots.mind import Floats

# A taste is one array because compiled code hands it on for every hand that it looks at.
(
    A_FORTRESS, BOAT_TO_A_SITE, BOAT_MORE, BOAT_TO_NOWHERE, BOAT_EARNING, A_COCO, AN_ANCHOR,
    GHOST_ON_ME, GHOST_ON_OTHERS, AT_MARKET, AT_STOCK,
    ANY_CARD, THREE_CARDS, FORT_WITHOUT_SITE, BOAT_WITH_SITE,
) = range(15)  # fmt: skip
"""A boat counts for a part of what the fortress at its end would earn; so many fortresses of a rival make it
a point better to haunt one of them; a swap at the market or with the stock must bring more than it costs."""
NEW_KIND: Final = 15
KNOWN_KIND: Final = 20
"""Plus the kind: a terrain beside a fortress, whether the seat earns that kind elsewhere."""
A_CARD: Final = 25
A_PAIR: Final = 30
"""Plus the kind: a card, beyond what any card is worth, and two of the same."""
TO_FORT: Final = 35
TO_BOAT: Final = 40
TO_COCO: Final = 43
"""Plus how many of the different cards that a piece costs are held."""

# fmt: off
PLAIN: Final[Floats] = np.array([
    20.0, 8.0, 3.0, -4.0, 0.5, 8.5, 1.0,          # fortress, boats, Coco card, anchor
    -3.0, 3.0, 0.2, 0.2, 0.2, 0.0, 0.45, 0.4,     # ghost, swaps, cards, parts
    1.7, 1.7, 1.7, 1.7, 1.7,                      # new kinds
    1.0, 1.0, 1.0, 1.0, 1.0,                      # known kinds
    0.0, 0.0, 0.0, 0.0, 0.0,                      # cards beyond any
    0.0, 0.0, 0.0, 0.0, 0.0,                      # pairs
    0.0, 0.8, 2.0, 4.0, 8.0,                      # to a fortress
    0.0, 1.2, 4.0,                                # to a boat
    0.0, 0.6, 1.6, 4.5,                           # to a Coco card
])
SEASONED: Final[Floats] = np.array([
    25.0, 11.9, 1.6, -3.4, 1.0, 1.5, 2.3,         # fortress, boats, Coco card, anchor
    -4.8, 14.0, 0.2, 1.5, 0.4, 0.7, 0.4, 0.23,    # ghost, swaps, cards, parts
    1.4, 2.0, 1.5, 0.9, 3.8,                      # new kinds
    0.5, 1.8, -0.5, 1.0, 1.0,                     # known kinds
    0.3, 0.7, 0.8, 0.0, -0.7,                     # cards beyond any
    1.2, 0.7, 1.4, 1.1, 0.0,                      # pairs
    0.0, 0.3, 1.4, 4.0, 8.9,                      # to a fortress
    0.0, 1.8, 4.0,                                # to a boat
    0.0, 0.4, 1.2, 2.3,                           # to a Coco card
])
# fmt: on
