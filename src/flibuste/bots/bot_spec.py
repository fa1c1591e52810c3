"""Bots by name: `random`, `greedy`, `search`, `search:200`, a level of the tables, or one from outside."""

import re
from dataclasses import dataclass
from typing import Final

from flibuste.bots import outside
from flibuste.core.bot import UnknownBot
from flibuste.core.game import Game
from flibuste.core.mind import mind_of

RANDOM, GREEDY, SEARCH, OUTSIDE = range(4)
"""How a seat chooses."""

GREEDY_NOISE: Final = 0.01
"""Just enough chance to choose between equals."""
_COUNT: Final = re.compile("0*[1-9][0-9]{0,8}")


@dataclass(frozen=True)
class BotSpec:
    """A bot by what it does."""

    name: str
    way: int
    simulations: int = 0
    noise: float = GREEDY_NOISE


def names(game: Game) -> tuple[str, ...]:
    """The names of the bots that a game has."""
    if game.racers is not None:
        return game.racers.levels
    if game.mind is None:
        return ("random",)
    return ("random", "greedy", "search", "search:SIMULATIONS", *game.mind.levels)


def bot_spec(game: Game, name: str) -> BotSpec:
    """The bot of this name; raises UnknownBot."""
    if outside.is_outside(name):
        outside.maker(name)
        return BotSpec(name, OUTSIDE)
    if game.racers is not None and name in game.racers.levels:
        return BotSpec(name, RANDOM)
    if name == "random" and game.racers is None:
        return BotSpec(name, RANDOM)
    if game.mind is not None and (found := _with_a_mind(game, name)) is not None:
        return found
    known = ", ".join((*names(game), outside.WAYS))
    raise UnknownBot(f"unknown bot {name!r} for {game.name}: one of {known}")


def _with_a_mind(game: Game, name: str) -> BotSpec | None:
    mind = mind_of(game)
    kind, _, number = name.partition(":")
    if name == "greedy":
        return BotSpec(name, GREEDY)
    if kind == "search" and (number == "" or _COUNT.fullmatch(number)):
        return BotSpec(name, SEARCH, int(number) if number else mind.at_a_glance)
    if name in mind.levels:
        level = mind.levels[name]
        way = SEARCH if level.simulations else GREEDY
        return BotSpec(name, way, level.simulations, level.noise or GREEDY_NOISE)
    return None
