"""Measurements of how strong a game's bots are: the data behind their ratings."""

# compile-cache: holds no rules

from typing import NamedTuple


class Bout(NamedTuple):
    """Games of one bot against bots of another level at all other seats."""

    bot: str
    against: str
    players: int
    games: int
    wins: float
    """A shared win counts by its share."""
