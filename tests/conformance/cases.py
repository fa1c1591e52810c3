"""Every game, number of players and set of options that the conformance suite walks through."""

import importlib
import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from flibuste import games
from flibuste.core.game import Game, Option

FEW_SETS = 4


@dataclass(frozen=True)
class Case:
    """One way to play a game."""

    game: Game
    players: int
    options: tuple[tuple[str, str | int], ...]

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options)
        return f"{self.game.name}-{self.players}{'-' + chosen if chosen else ''}"

    def new(self, key: Any) -> Any:
        """A state at the start."""
        return self.game.new(self.players, dict(self.options), key)

    @property
    def conserved(self) -> Callable[[Any], dict[str, int]]:
        """The totals that must be the same in every state of one game."""
        module = importlib.import_module(f"tests.rules.{self.game.name.replace('-', '_')}.conservation")
        count: Callable[[Any], dict[str, int]] = module.conserved
        return count


def option_sets(options: tuple[Option, ...]) -> list[tuple[tuple[str, str | int], ...]]:
    """All combinations if they are few, else the defaults, each option changed alone, and all changed."""
    choices = [option for option in options if option.values]
    every: list[tuple[tuple[str, str | int], ...]] = [
        tuple(zip((o.name for o in choices), values, strict=False))
        for values in itertools.product(*(o.values for o in choices))
    ]
    if len(every) <= FEW_SETS:
        return [(), *(chosen for chosen in every if chosen != tuple((o.name, o.default) for o in choices))]
    alone = [((o.name, value),) for o in choices for value in o.values if value != o.default]
    all_changed = tuple((o.name, next(v for v in reversed(o.values) if v != o.default)) for o in choices)
    return [(), *alone, all_changed]


def cases() -> list[Case]:
    """All of them."""
    return [
        Case(game, players, options)
        for game in games.every()
        for options in option_sets(game.options)
        for players in (game.players if not options else (game.players[0], game.players[-1]))
    ]
