"""Bots by name for simulations: `random`, `greedy`, `search`, `search:200`, or a level of the tables."""

from dataclasses import dataclass

import numpy as np

from flibuste.bots.levels import AT_A_GLANCE, LEVELS
from flibuste.bots.santy_anno.pace import RUNNERS
from flibuste.core.chance import stream_of
from flibuste.core.game import Game
from flibuste.lab.arena import GREEDY, RANDOM, SEARCH, Crew

GREEDY_NOISE = 0.01
"""Just enough chance to choose between equals."""


class UnknownBot(ValueError):
    """A name that no bot of the game has."""


@dataclass(frozen=True)
class Sailor:
    """A bot of a simulation."""

    name: str
    way: int
    simulations: int = 0
    noise: float = GREEDY_NOISE


def sailor(game: Game, name: str) -> Sailor:
    """The bot of this name; raises UnknownBot."""
    if not game.turns:
        if name not in RUNNERS:
            raise UnknownBot(f"unknown bot {name!r} for {game.name}: one of {', '.join(RUNNERS)}")
        return Sailor(name, RANDOM)
    levels = LEVELS[game.name]
    kind, _, number = name.partition(":")
    if name == "random":
        return Sailor(name, RANDOM)
    if name == "greedy":
        return Sailor(name, GREEDY)
    if kind == "search" and (number == "" or (number.isdigit() and int(number) > 0)):
        return Sailor(name, SEARCH, int(number) if number else AT_A_GLANCE[game.name])
    if name in levels:
        level = levels[name]
        way = SEARCH if level.simulations else GREEDY
        return Sailor(name, way, level.simulations, level.noise or GREEDY_NOISE)
    known = ", ".join(["random", "greedy", "search", "search:SIMULATIONS", *levels])
    raise UnknownBot(f"unknown bot {name!r} for {game.name}: one of {known}")


def seated(sailors: list[Sailor], *words: object) -> Crew:
    """The crew with these bots at the seats in order, each with a stream that stands for the words."""
    return Crew(
        np.array([one.way for one in sailors], np.int8),
        np.array([one.simulations for one in sailors], np.int64),
        np.array([one.noise for one in sailors], np.float64),
        np.stack([stream_of("crew", *words, seat) for seat in range(len(sailors))]),
    )
