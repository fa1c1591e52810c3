"""How certain a share is."""

import math
from typing import Final

import numpy as np

_FAIR_BOARDS: Final = 20_000


def wilson(wins: float, games: float, z: float = 1.96) -> tuple[float, float]:
    """The Wilson interval of a share of wins, 95 % by default."""
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    width = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    low, high = (middle - width) / (1 + z * z / games), (middle + width) / (1 + z * z / games)
    # The interval always contains the share; only rounding could move an end past it.
    return max(min(low, share), 0.0), min(max(high, share), 1.0)


def share_a_seat(wins: float, games: int, seats: int, players: int) -> tuple[float, float]:
    """The interval of a bot's share of wins per seat, if it has `seats` seats in every game.

    One game is one observation, however many of its seats a bot has: they win or lose together.
    """
    if seats <= 0:
        return 0.0, 1.0
    if seats == games * players:
        return wins / seats, wins / seats
    low, high = wilson(wins, games)
    return low * games / seats, min(1.0, high * games / seats)


def as_far_if_fair(points: float, games: int, players: int, places: int) -> float:
    """How likely a fair board is to show some place at least `points` points off its share.

    The places played in a game are drawn, and each of its players is equally likely to win; wins less their
    expectation add up to zero, which makes them as good as normal numbers less their mean.
    """
    seated = games * players / places
    spread = math.sqrt(seated * (1 / players) * (1 - 1 / players) * places / (places - 1))
    drawn = np.random.default_rng(0).standard_normal((_FAIR_BOARDS, places))
    off = 100 * spread / seated * np.abs(drawn - drawn.mean(axis=1, keepdims=True)).max(axis=1)
    return float((off >= points).mean())
