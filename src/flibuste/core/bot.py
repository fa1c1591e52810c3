"""What a bot is to its authors: something that chooses."""

# compile-cache: holds no rules

import random
from typing import TYPE_CHECKING, Protocol

from flibuste.core.record import Record

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    Seen_contra = TypeVar("Seen_contra", bound=Record, contravariant=True, default=Record)
else:
    from typing import TypeVar

    Seen_contra = TypeVar("Seen_contra", bound=Record, contravariant=True)


class Bot(Protocol[Seen_contra]):
    """Plays one seat of a game; any class with this method will do, and it needs no import from us.

    A bot is made without arguments. If it has a method `reset()`, that is called before every game; a bot
    without one is made anew for every game.
    """

    def choose(self, observation: Seen_contra, legal: list[int], seat: int, rng: random.Random) -> int:
        """One of the legal actions, from all that the seat knows; asked only where there are several."""


class UnknownBot(ValueError):
    """The name of a bot that the game does not have, or that cannot be loaded."""


class BadChoice(ValueError):
    """A bot made an illegal choice."""
