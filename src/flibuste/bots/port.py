"""What a table asks of its bots: a choice within a budget, or a plan for a race; by level."""

from typing import Any, Final

from flibuste.bots import levels, random
from flibuste.bots.explain import explain
from flibuste.bots.mind import WAIT, mind_of
from flibuste.bots.santy_anno import racer
from flibuste.bots.thinking import decide
from flibuste.core.game import game_of
from flibuste.core.record import Ints

__all__ = ["LEVELS", "STAND_IN", "WAIT", "budget", "choose", "explain", "race_plan"]

LEVELS: Final = ("random", "boy", "mate", "captain", "legend")
"""From the weakest on."""
STAND_IN: Final = "mate"
"""The level of who plays for an absent person."""


def budget(level: str) -> float:
    """The seconds a bot of this level may think about one choice, in any game."""
    return max((game[level].seconds for game in levels.LEVELS.values() if level in game), default=2.0)


def choose(o: Any, seat: int, level: str, stream: Ints, budget: float, patient: bool = False) -> int:
    """The action a bot of this level takes, from the seat's observation alone, within so many seconds.

    A patient bot may answer WAIT while others have not yet answered its offer.
    """
    game = game_of(o)
    if not game.turns:
        return racer.choose(o, seat, level, stream)
    if level == "random":
        return random.choose(o, seat, stream)
    said = mind_of(game).haggle(o, seat, patient)
    if said >= 0 or said == WAIT:
        return said
    return decide(o, seat, levels.LEVELS[game.name][level], budget, stream)


def race_plan(o: Any, seat: int, level: str, stream: Ints, step: int) -> list[tuple[int, int]]:
    """A bot's whole race as (milliseconds since "Cast off!", act), from its observation right after it."""
    return racer.race_plan(o, seat, level, stream, step)
