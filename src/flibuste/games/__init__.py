"""The installed games, found by the entry points `flibuste.games`; each is loaded on first use."""

import functools
import importlib
import importlib.util
import warnings
from collections import Counter
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from flibuste.core.game import Game
from flibuste.core.message import bring_words

if TYPE_CHECKING:
    from flibuste.games.ours import *  # noqa: F403 - generic code knows no game

GROUP: Final = "flibuste.games"


class UnknownGame(ValueError):
    """A name that no installed game has."""


class BrokenGame(UnknownGame):
    """A game that is installed but cannot be loaded."""


@functools.cache
def _entries() -> dict[str, EntryPoint]:
    """The entry point of each game, by name; a name that two packages claim belongs to neither."""
    found = list(dict.fromkeys(entry_points(group=GROUP)))
    claimed = Counter(entry.name for entry in found)
    for name, times in claimed.items():
        if times > 1:
            values = " and ".join(entry.value for entry in found if entry.name == name)
            warnings.warn(f"the game {name!r} is brought by {values}: left out", stacklevel=2)
    return {entry.name: entry for entry in sorted(found) if claimed[entry.name] == 1}


def names() -> tuple[str, ...]:
    """The names of all games, in order; loads none."""
    return tuple(_entries())


@functools.cache
def find(name: str) -> Game:
    """The game of this name; raises UnknownGame, or BrokenGame if it cannot be loaded."""
    entry = _entry(name)
    try:
        game = entry.load()
    except Exception as error:
        raise BrokenGame(f"the game {name!r} ({entry.value}) cannot be loaded: {error}") from error
    if not isinstance(game, Game) or game.name != name:
        raise BrokenGame(f"{entry.value} is not the game {name!r}")
    if (words := folder(name) / "words").is_dir():
        bring_words(words)
    return game


@functools.cache
def every() -> tuple[Game, ...]:
    """All games that can be loaded; warns once about any other."""
    whole = []
    for name in names():
        try:
            whole.append(find(name))
        except BrokenGame as error:
            warnings.warn(f"{error}; it is left out", stacklevel=2)
    return tuple(whole)


def package(name: str) -> str:
    """The package that a game lives in, without loading it."""
    return _entry(name).module


def folder(name: str) -> Path:
    """The folder of a game's package, without loading it."""
    parts = package(name).split(".")
    spec = importlib.util.find_spec(parts[0])
    if spec is None or spec.origin is None:
        raise BrokenGame(f"the game {name!r} has no package {package(name)}")
    return Path(spec.origin).parent.joinpath(*parts[1:])


def _entry(name: str) -> EntryPoint:
    if name not in _entries():
        raise UnknownGame(f"unknown game {name!r}: one of {', '.join(names())}")
    return _entries()[name]


def __getattr__(module: str) -> ModuleType:
    """Lets `games.some_game` be written without importing it first."""
    name = module.replace("_", "-")
    if module.startswith("_") or name not in _entries():
        raise AttributeError(f"module {__name__!r} has no attribute {module!r}")
    return importlib.import_module(package(name))
