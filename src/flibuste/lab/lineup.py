"""Bots at the seats of a simulated game."""

import numpy as np

from flibuste.bots.bot_spec import BotSpec, bot_spec
from flibuste.core.bot import UnknownBot
from flibuste.core.chance import stream_of
from flibuste.lab.arena import Lineup

__all__ = ["BotSpec", "UnknownBot", "bot_spec", "seated"]


def seated(specs: list[BotSpec], *words: object) -> Lineup:
    """The lineup with these bots at the seats in order, each with a stream that stands for the words."""
    # "crew" is part of what games are drawn from: another word would play other games.
    return Lineup(
        np.array([one.way for one in specs], np.int8),
        np.array([one.simulations for one in specs], np.int64),
        np.array([one.noise for one in specs], np.float64),
        np.stack([stream_of("crew", *words, seat) for seat in range(len(specs))]),
    )
