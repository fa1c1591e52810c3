"""How sure a share is."""

import math


def wilson(wins: float, games: float, z: float = 1.96) -> tuple[float, float]:
    """The Wilson interval of a share of wins, 95 % by default."""
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    width = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    low, high = (middle - width) / (1 + z * z / games), (middle + width) / (1 + z * z / games)
    # It always holds the share; only rounding could put an end of it beyond.
    return max(min(low, share), 0.0), min(max(high, share), 1.0)
