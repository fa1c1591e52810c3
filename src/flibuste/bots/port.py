"""What a table asks of its bots: a choice within a budget, or a plan for a race; by level."""

from typing import Any, Final

from flibuste.bots import explain as explaining
from flibuste.bots import random
from flibuste.bots.explain import Option
from flibuste.bots.thinking import cut_short, decide
from flibuste.core.game import Game, game_of
from flibuste.core.mind import EVEN, WAIT, Plan, mind_of
from flibuste.core.record import Ints
from flibuste.core.two_forms import COMPILED, PLAIN, Form, runs_compiled

__all__ = [
    "EVEN",
    "STAND_IN",
    "WAIT",
    "budget",
    "choose",
    "compiled",
    "explain",
    "levels",
    "race_plan",
    "take_compiled",
    "tempers",
    "thinks_short",
]

STAND_IN: Final = "mate"
"""The level of the bot that plays for an absent person, if the game has bots of it."""
_SECONDS: Final = 2.0
_SHORT_SECONDS: Final = 1.0
"""How long a bot thinks uncompiled: it makes a few simulations, and others wait for the interpreter."""
_AT_HAND: Final[set[str]] = set()
"""The games whose compiled bots are loaded."""


def levels(game: Game) -> tuple[str, ...]:
    """The levels of a game's bots, from the weakest up; without a mind, only random ones."""
    own = game.racers.levels if game.racers is not None else mind_of(game).levels
    return ("random", *(level for level in own if level != "random"))


def take_compiled(game: Game) -> None:
    """Lets the bots of a game think compiled from now on; what they need must be loaded."""
    _AT_HAND.add(game.name)


def compiled(game: Game) -> bool:
    """Whether the bots of a game think compiled in this process."""
    return runs_compiled() or game.name in _AT_HAND


def _form(game: Game) -> Form:
    return COMPILED if compiled(game) else PLAIN


def thinks_short(game: Game, level: str | None) -> bool:
    """Whether this level's thinking was cut short here because its code is not compiled yet."""
    how = mind_of(game).levels.get(level or "")
    return how is not None and not compiled(game) and cut_short(game, how.simulations)


def budget(game: Game, level: str) -> float:
    """The seconds a bot of this level may think about one choice."""
    levels = mind_of(game).levels
    seconds = levels[level].seconds if level in levels else _SECONDS
    return seconds if compiled(game) else min(seconds, _SHORT_SECONDS)


def tempers(game: Game, level: str | None) -> tuple[str, ...]:
    """How a bot of this level may trade; empty if it never does."""
    mind = mind_of(game)
    return mind.tempers if game.racers is None and level in mind.levels else ()


def choose(
    o: Any, seat: int, level: str, stream: Ints, budget: float, patient: bool = False, temper: int = EVEN
) -> int:
    """The action a bot of this level takes, from the seat's observation alone, within `seconds`.

    A patient bot may answer WAIT while others have not yet answered; `temper` is a number.
    """
    game = game_of(o)
    with _form(game):
        return int(_choose(game, o, seat, level, stream, budget, patient, temper))


def _choose(
    game: Game, o: Any, seat: int, level: str, stream: Ints, budget: float, patient: bool, temper: int
) -> int:
    if game.racers is not None:
        return game.racers.choose(o, seat, level, stream)
    mind = mind_of(game)
    if level not in mind.levels:
        return random.choose(o, seat, stream)
    said = mind.haggle(o, seat, patient, temper)
    if said >= 0 or said == WAIT:
        return said
    return decide(o, seat, mind.levels[level], budget, stream)


def explain(
    o: Any, seat: int, level: str, stream: Ints, seconds: float, played: int, *, own: bool
) -> list[Option]:
    """What a bot of this level says about an action, its own or somebody else's; see explain.py."""
    with _form(game_of(o)):
        return explaining.explain(o, seat, level, stream, seconds, played, own=own)


def race_plan(o: Any, seat: int, level: str, stream: Ints, step: int) -> Plan:
    """A bot's whole race as (milliseconds since its start, action), from its observation right after it."""
    game = game_of(o)
    with _form(game):
        if game.racers is None:
            return random.race_plan(o, seat, stream, step)
        return game.racers.plan(o, seat, level, stream, step)
