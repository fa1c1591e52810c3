"""Every game, number of players and set of options that the conformance suite walks through."""

import functools
import itertools
import runpy
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from flibuste import games
from flibuste.core.game import Game, Option

Options = tuple[tuple[str, str | int], ...]
RULES: Final = Path(__file__).resolve().parents[1] / "rules"


@dataclass(frozen=True)
class Case:
    """One way to play a game."""

    game: Game
    players: int
    options: Options

    def __str__(self) -> str:
        return "-".join([f"{self.game.name}-{self.players}", *changed(self.game, self.options)])

    def new(self, key: Any) -> Any:
        """A state at the start."""
        return self.game.first_state(self.players, dict(self.options), key)

    @property
    def conserved(self) -> Callable[[Any], dict[str, int]]:
        """The totals that must be the same in every state of one game."""
        return _conserved(self.game.name)


def is_ours(game: Game) -> bool:
    """Whether a game is part of Flibuste; any other has tests of its own beside its sources."""
    return games.package(game.name).startswith(f"{games.__name__}.")


def folder_of_tests(game: Game) -> Path:
    """The folder with a game's own tests."""
    folder = games.folder(game.name)
    return RULES / folder.name if is_ours(game) else folder.parents[1] / "tests"


@functools.cache
def _conserved(name: str) -> Callable[[Any], dict[str, int]]:
    file = folder_of_tests(games.find(name)) / "conservation.py"
    count: Callable[[Any], dict[str, int]] = runpy.run_path(str(file))["conserved"]
    return count


def changed(game: Game, options: Options) -> list[str]:
    """What differs from the usual game, as one word for a test's name; empty if nothing does."""
    said = ",".join(f"{name}={value}" for name, value in options if (name, value) not in usual(game))
    return [said] if said else []


def option_sets(game: Game) -> list[Options]:
    """Every combination of a game's options; for a number its default and one extreme."""
    return [
        tuple(zip((option.name for option in game.options), values, strict=True))
        for values in itertools.product(*(_values(option) for option in game.options))
    ]


def every_option_set(game: Game) -> list[Case]:
    """Every combination of a game's options, each with one number of players drawn for it."""
    return [
        Case(game, game.players[crc32(repr(options).encode()) % len(game.players)], options)
        for options in option_sets(game)
    ]


def _values(option: Option) -> tuple[str | int, ...]:
    if option.values:
        return option.values
    return (option.default, option.highest if option.default == option.lowest else option.lowest)


def usual(game: Game) -> Options:
    """The defaults."""
    return tuple((option.name, option.default) for option in game.options)


def unusual(game: Game) -> list[Options]:
    """Each option changed alone to each of its other values, and all changed at once, the first to each."""
    default = dict(usual(game))
    others = [
        [(option.name, value) for value in _values(option) if value != option.default]
        for option in game.options
    ]
    alone = [tuple({**default, name: value}.items()) for changes in others for name, value in changes]
    last = [changes[-1] for changes in others[1:]]
    return [*alone, *((change, *last) for change in (others[0] if others else ()))]


def a_few_cases(game: Game) -> list[Case]:
    """The usual game with each number of players, and every unusual one with the most players."""
    return [
        *(Case(game, players, usual(game)) for players in game.players),
        *(Case(game, game.players[-1], options) for options in unusual(game)),
    ]
