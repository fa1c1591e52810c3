"""Bots at the seats of a simulated game."""

import numpy as np

from flibuste.bots.sailors import Sailor, sailor
from flibuste.core.bot import UnknownBot
from flibuste.core.chance import stream_of
from flibuste.lab.arena import Crew

__all__ = ["Sailor", "UnknownBot", "sailor", "seated"]


def seated(sailors: list[Sailor], *words: object) -> Crew:
    """The crew with these bots at the seats in order, each with a stream that stands for the words."""
    return Crew(
        np.array([one.way for one in sailors], np.int8),
        np.array([one.simulations for one in sailors], np.int64),
        np.array([one.noise for one in sailors], np.float64),
        np.stack([stream_of("crew", *words, seat) for seat in range(len(sailors))]),
    )
