"""What a bot of Catan Junior cares about, in points; a fortress is worth about twenty.

There are two tastes: the plain one of the greedy bot, set by hand, and the seasoned one that a searching bot
looks ahead with. An evolution strategy (100 generations of 24 tastes and 1,500 games) found the latter as the
one with which a greedy bot wins most games against three plain ones, 42 % instead of 25 %: it saves more
cards, sails for gold, and turns a Coco card for what that may win or break rather than for itself.
"""

from typing import Final

import numpy as np

from flibuste.core.mind import Floats

# A taste is one array because compiled code passes it on for every hand that it looks at.
(
    A_FORTRESS, FORT_LEADS_ON, FORT_CONTESTED, AN_ANCHOR,
    BOAT_TO_A_SITE, BOAT_MORE, BOAT_TO_SPARE, BOAT_TO_NOWHERE, BOAT_EARNING,
    BOAT_LEADS_ON, BOAT_CONTESTED, BOAT_TO_ANCHOR, BOAT_LATE,
    A_COCO, COCO_CASTLE, COCO_BREAKS_LEAD, COCO_BREAKS_VICTOR, COCO_FREE, COCO_WINS,
    GHOST_ON_ME, GHOST_ON_MY_GOLD, GHOST_ON_OTHERS, GHOST_ON_GOLD,
    AT_MARKET, AT_STOCK, ANY_CARD, THREE_CARDS, FORT_WITHOUT_SITE, BOAT_WITH_SITE, FADING,
) = range(30)  # fmt: skip
"""A site leads on by each line that opens another one, and is contested if somebody else reaches it too. A
boat counts for a part of what the fortress at its end would earn, and is to spare if two sites are open; it
is late with six fortresses. A Coco card may bring the castle, break another's lead in ghosts or that of
somebody with six fortresses, or be a free piece; for a seat with six, that wins. Haunting a rival's fortress
is worth the number of his fortresses divided by GHOST_ON_OTHERS. A swap at the market or with the stock must
bring more than it costs. What a site earns fades by FADING with every fortress after the second."""
NEW_KIND: Final = 30
KNOWN_KIND: Final = 35
"""Plus the kind: a terrain beside a fortress, and KNOWN_KIND if the seat earns that kind elsewhere."""
A_CARD: Final = 40
A_PAIR: Final = 45
"""Plus the kind: A_CARD a card, beyond what any card is worth, and A_PAIR two of the same."""
TO_FORT: Final = 50
TO_BOAT: Final = 55
TO_COCO: Final = 58
"""Plus how many of the different cards that a piece costs are held."""

# fmt: off
PLAIN: Final[Floats] = np.array([
    20.0, 0.0, 0.0, 1.0,                          # fortress, anchor
    8.0, 3.0, 0.0, -4.0, 0.5,                     # boats
    0.0, 0.0, 0.0, 0.0,
    8.5, 0.0, 0.0, 0.0, 0.0, 0.0,                 # Coco cards
    -3.0, 0.0, 3.0, 0.0,                          # ghost
    0.2, 0.2, 0.2, 0.0, 0.45, 0.4, 0.0,           # swaps, cards, parts, fading
    1.7, 1.7, 1.7, 1.7, 1.7,                      # new kinds
    1.0, 1.0, 1.0, 1.0, 1.0,                      # known kinds
    0.0, 0.0, 0.0, 0.0, 0.0,                      # cards beyond any
    0.0, 0.0, 0.0, 0.0, 0.0,                      # pairs
    0.0, 0.8, 2.0, 4.0, 8.0,                      # to a fortress
    0.0, 1.2, 4.0,                                # to a boat
    0.0, 0.6, 1.6, 4.5,                           # to a Coco card
])
SEASONED: Final[Floats] = np.array([
    25.0, -1.01, 0.78, 2.29,                      # fortress, anchor
    11.93, 1.64, -1.24, -3.42, 1.02,              # boats
    -0.16, -1.70, 0.43, -1.95,
    2.87, -8.28, -2.69, 23.63, 9.17, 10.06,       # Coco cards
    -4.78, -3.58, 14.0, -0.35,                    # ghost
    0.2, 1.48, 0.4, 0.70, 0.39, 0.23, 0.04,       # swaps, cards, parts, fading
    1.35, 1.99, 1.47, 0.91, 3.83,                 # new kinds
    0.45, 1.83, -0.53, 1.05, 0.99,                # known kinds
    0.33, 0.66, 0.82, -0.03, -0.73,               # cards beyond any
    1.20, 0.67, 1.45, 1.11, -0.21,                # pairs
    0.0, 0.33, 1.38, 3.95, 8.91,                  # to a fortress
    0.0, 1.83, 3.97,                              # to a boat
    0.0, 0.40, 1.19, 2.26,                        # to a Coco card
])
# fmt: on
