"""Every game, number of players and set of options that the conformance suite walks through."""

import importlib
import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from flibuste.core.game import Game, Option

Options = tuple[tuple[str, str | int], ...]


@dataclass(frozen=True)
class Case:
    """One way to play a game."""

    game: Game
    players: int
    options: Options

    def __str__(self) -> str:
        return f"{self.game.name}-{self.players}-{said(self.options)}"

    def new(self, key: Any) -> Any:
        """A state at the start."""
        return self.game.new(self.players, dict(self.options), key)

    @property
    def conserved(self) -> Callable[[Any], dict[str, int]]:
        """The totals that must be the same in every state of one game."""
        module = importlib.import_module(f"tests.rules.{self.game.name.replace('-', '_')}.conservation")
        count: Callable[[Any], dict[str, int]] = module.conserved
        return count


def said(options: Options) -> str:
    """A set of options as a test's name."""
    return ",".join(f"{name}={value}" for name, value in options)


def option_sets(game: Game) -> list[Options]:
    """Every combination of a game's options; of a number its default and the lowest or highest other."""
    return [
        tuple(zip((option.name for option in game.options), values, strict=True))
        for values in itertools.product(*(_values(option) for option in game.options))
    ]


def _values(option: Option) -> tuple[str | int, ...]:
    if option.values:
        return option.values
    return (option.default, option.highest if option.default == option.lowest else option.lowest)


def a_few_cases(game: Game) -> list[Case]:
    """The defaults, each option changed alone, and all of them: the fewest players, and the most."""
    usual = tuple((option.name, option.default) for option in game.options)
    other = tuple((option.name, _another(option)) for option in game.options)
    alone = [(*usual[:n], changed, *usual[n + 1 :]) for n, changed in enumerate(other)]
    fewest, most = game.players[0], game.players[-1]
    return [
        *(Case(game, fewest, options) for options in (usual, *alone)),
        *(Case(game, most, options) for options in (usual, other)),
    ]


def _another(option: Option) -> str | int:
    return next(value for value in reversed(_values(option)) if value != option.default)
