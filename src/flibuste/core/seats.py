"""Who can act, see or be asked: seats 0 to 11 are players, the rest have names."""

from typing import Final

MAX_SEATS: Final = 12

NOBODY: Final = 13
"""Spectators and the TV: sees what everyone sees, never acts."""

CLOCK: Final = 14
"""The table's clock: the next card of a deal, the end of a count."""

BOSUN: Final = 15
"""The person with the cardboard box, who says what lies on the real table."""

EVERYONE: Final = 0xFFFF
"""The mask of all seats, spectators included."""
