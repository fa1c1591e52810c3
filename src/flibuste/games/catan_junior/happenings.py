"""The kinds of facts that the rules tell of, with the numbers each carries."""

from typing import Final

TURN: Final = 1
"""Seat, round."""
ROLLED: Final = 2
"""Seat, number."""
EARNED: Final = 3
"""Seat, kind, count."""
SHORT: Final = 4
"""Kind: the stock has too few for all who earn it."""
GHOST_MOVED: Final = 5
"""Seat, from hex, to hex, resource and number of the latter."""
BOAT_BUILT: Final = 6
"""Seat, line, whether free."""
FORT_BUILT: Final = 7
"""Seat, site, whether free."""
PORT_DRAWN: Final = 8
"""Seat, kind."""
COCO_TURNED: Final = 9
"""Seat, Coco kind."""
FREE_BUILD_LOST: Final = 10
"""Seat."""
TOOK: Final = 11
"""Seat, kind, count: from the stock, by a Coco card."""
CASTLE_CHANGED: Final = 12
"""Seat that has it now or NONE, seat that had it or NONE."""
GIFT_CHOSEN: Final = 13
"""Giver."""
GIFT_SEEN: Final = 14
"""Giver, receiver, kind: for these two."""
GIFT_UNSEEN: Final = 15
"""Giver, receiver: for all others."""
GIFT_NONE: Final = 16
"""Giver, receiver."""
BARGAINED: Final = 17
"""Seat, kind given, kind taken."""
MARKET_CLEARED: Final = 18
"""Kind that filled all five stalls."""
STALL_FILLED: Final = 19
"""Kind."""
STOCK_TRADED: Final = 20
"""Seat, kind given, count given, kind taken."""
OFFERED: Final = 21
"""Seat, side given, side wanted."""
ACCEPTED_OFFER: Final = 22
"""Seat."""
REFUSED_OFFER: Final = 23
"""Seat."""
COUNTERED_OFFER: Final = 24
"""Seat, side given, side wanted."""
OFFER_ENDED: Final = 25
"""Seat whose offer it was."""
DEALT: Final = 26
"""Active seat, other seat, side given by the active, side given by the other."""
CALL_OFF_PROPOSED: Final = 27
"""Seat."""
VICTORY: Final = 28
"""Seat."""
CALLED_OFF_BY_ALL: Final = 29
CALLED_OFF_AT_THE_LIMIT: Final = 30
"""Rounds."""

MAX_FACTS: Final = 24
