"""Asks any bot for one choice at a time: for Python users and for remote tables."""

from typing import Any

from flibuste.bots import random
from flibuste.bots.bot_spec import GREEDY, OUTSIDE, RANDOM, bot_spec
from flibuste.bots.outside import Outsider, name_of
from flibuste.bots.thinking import decide
from flibuste.core.bot import Bot
from flibuste.core.chance import stream_of
from flibuste.core.game import Game, game_of
from flibuste.core.mind import Level, Plan
from flibuste.core.record import Record


class Chooser:
    """A bot of ours or from outside at one seat of one game; its randomness follows from the words."""

    def __init__(self, game: Game, bot: str | type[Bot[Any]], *words: object, seconds: float = 2.0) -> None:
        self.game = game
        self.spec = bot_spec(game, name_of(bot))
        self._stream = stream_of("chooser", *words)
        self._seconds = seconds
        self._outsider: Outsider | None = None
        if self.spec.way == OUTSIDE:
            self._outsider = Outsider(self.spec.name).begin("chooser", *words)

    def choose(self, o: Any, seat: int) -> int:
        """The bot's action, from what the seat sees."""
        if self._outsider is not None:
            return self._outsider.choose(o, seat)
        if self.game.racers is not None:
            return self.game.racers.choose(o, seat, self.spec.name, self._stream)
        if self.spec.way == RANDOM:
            return random.choose(o, seat, self._stream)
        simulations = 0 if self.spec.way == GREEDY else self.spec.simulations
        level = Level(simulations, self.spec.noise, self._seconds)
        return decide(o, seat, level, self._seconds, self._stream)

    def plan(self, o: Any, seat: int, step: int) -> Plan:
        """The bot's whole race, from what the seat sees at its start."""
        if self._outsider is not None:
            return self._outsider.plan(o, seat, self._stream, step)
        if self.game.racers is not None:
            return self.game.racers.plan(o, seat, self.spec.name, self._stream, step)
        return random.race_plan(o, seat, self._stream, step)


def choose(
    observation: Record,
    seat: int,
    bot: str | type[Bot[Any]] = "greedy",
    seed: object = 0,
    seconds: float = 2.0,
) -> int:
    """The action that a bot takes at a seat, from what the seat sees, within `seconds` if it searches.

    The bot is a name (`greedy`, `search:200`, `captain`, `module:Class`, `path/to/file.py:Class`) or a class;
    an unknown one raises UnknownBot. The same seed gives the same choice unless time runs out.
    """
    return Chooser(game_of(observation), bot, seed, seconds=seconds).choose(observation, seat)
