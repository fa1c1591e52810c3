"""What lies on the table of Pirate's Dice."""

from typing import Final

MOST_PLAYERS: Final = 6
MOST_DICE: Final = 5
"""The most dice that a player begins with (PD-1)."""
FACES: Final = 6
ALL_DICE: Final = MOST_PLAYERS * MOST_DICE
ONES: Final = 0
"""The face that may be wild (PD-2); in the rules, faces are numbered from 0."""
