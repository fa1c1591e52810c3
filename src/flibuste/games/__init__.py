"""The three games: Santy Anno, Catan Junior, Sandokan. Each is loaded when it is first asked for."""

import importlib
from types import ModuleType
from typing import Final

from flibuste.core.game import Game

NAMES: Final = ("santy-anno", "catan-junior", "sandokan")


class UnknownGame(ValueError):
    """A name that none of the games has."""


def find(name: str) -> Game:
    """The game of this name; raises UnknownGame."""
    if name not in NAMES:
        raise UnknownGame(f"unknown game {name!r}: one of {', '.join(NAMES)}")
    game: Game = _load(name.replace("-", "_")).GAME
    return game


def every() -> list[Game]:
    """All games."""
    return [find(name) for name in NAMES]


def _load(package: str) -> ModuleType:
    return importlib.import_module(f"{__name__}.{package}")


def __getattr__(package: str) -> ModuleType:
    """Lets `games.catan_junior` be written without importing it first."""
    if package.replace("_", "-") in NAMES:
        return _load(package)
    raise AttributeError(f"module {__name__!r} has no attribute {package!r}")
