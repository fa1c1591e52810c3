"""The numbers of the actions: who can take which, and the instant that an act of the race carries."""

from typing import Final

from flibuste.games.santy_anno.data import CHAIRS, EVENT_KINDS, KINDS

# A player's acts in the race.
RUN_CW, RUN_CCW, SIT, STAND_UP, TAKE_SCUTTLE, LAY_SCUTTLE = range(6)
FRAME: Final = 6
"""Frame under ship k (SA-70): FRAME + k."""
TAPS: Final = FRAME + CHAIRS
MOST_TAPS: Final = 60
"""Five seconds of the duel at twelve taps a second (SA-32): TAPS + 0 to TAPS + MOST_TAPS."""
AFTER_PLAYERS: Final = TAPS + MOST_TAPS + 1

# The clock's acts; by hand the Bosun calls the next round.
LAY_CARD, CAST_OFF, COUNT, TIME_UP, NEXT_ROUND = range(AFTER_PLAYERS, AFTER_PLAYERS + 5)

# The Bosun's acts, each naming what lies on the real table.
LIES: Final = NEXT_ROUND + 1
"""Ship k lies before the next chair."""
STARTS: Final = LIES + CHAIRS
"""The next pirate starts at ship k."""
TURNED: Final = STARTS + CHAIRS
"""A card of kind k was turned."""
HAPPENS: Final = TURNED + KINDS
"""Event k was turned."""
SITS: Final = HAPPENS + EVENT_KINDS
"""The next scuttle of the pile is seat p's, who sits at ship k: SITS + 8 * p + k."""
TOO_LATE: Final = SITS + CHAIRS * CHAIRS
CHECK: Final = TOO_LATE + 1
TAKE_BACK: Final = CHECK + 1
WRESTLED: Final = TAKE_BACK + 1
"""Seat p beats the rest of the tied ones at arm-wrestling."""
DENSE: Final = WRESTLED + CHAIRS

INSTANT_SHIFT: Final = 16
LAST_INSTANT: Final = 2**31 - 2


def at(action: int, instant: int) -> int:
    """The act of the race with the instant (milliseconds since "Cast off!") at which it takes effect."""
    return action | instant << INSTANT_SHIFT
