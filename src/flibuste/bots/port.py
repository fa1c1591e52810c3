"""What a table asks of its bots: a choice within a budget, or a plan for a race; by level."""

from typing import Any, Final

from flibuste.bots import random
from flibuste.core.record import Ints

LEVELS: Final = ("random",)
"""From the weakest on."""
STAND_IN: Final = "random"
"""The level of who plays for an absent person."""


def budget(level: str) -> float:
    """The seconds a bot of this level may think about one choice."""
    del level
    return 1.0


def choose(o: Any, seat: int, level: str, stream: Ints, budget: float) -> int:
    """The action a bot of this level takes, from the seat's observation alone, within so many seconds."""
    del level, budget
    return random.choose(o, seat, stream)


def race_plan(o: Any, seat: int, level: str, stream: Ints, step: int) -> list[tuple[int, int]]:
    """A bot's whole race as (milliseconds since "Cast off!", act), from its observation right after it."""
    del level
    return random.race_plan(o, seat, stream, step)
