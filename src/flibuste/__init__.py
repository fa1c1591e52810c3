"""Flibuste: three pirate board games, played again, and their rules at machine speed.

    >>> from flibuste import Match, games, simulate
    >>> name = games.names()[0]
    >>> g = Match(games.find(name), players=3, seed=1)
    >>> len(g.play(g.legal()[0]).steps)
    1
    >>> simulate(name, ["greedy", "random", "random"], games=20).bots["greedy"].share > 0.5
    True

These names are the library's public face; docs/lab.md, docs/bots.md and docs/learning.md show how to use
them.
"""

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flibuste import games
    from flibuste.bots.choosing import choose
    from flibuste.core.bot import BadChoice, Bot, UnknownBot
    from flibuste.core.match import Match, Refused, describe
    from flibuste.core.record import Record
    from flibuste.lab.batch import Batch
    from flibuste.lab.simulation import Results, simulate

__version__ = "0.1.0"

__all__ = [
    "BadChoice",
    "Batch",
    "Bot",
    "Match",
    "Record",
    "Refused",
    "Results",
    "UnknownBot",
    "__version__",
    "choose",
    "describe",
    "games",
    "simulate",
]

_WHERE = {
    "BadChoice": "core.bot",
    "Batch": "lab.batch",
    "Bot": "core.bot",
    "Match": "core.match",
    "Record": "core.record",
    "Refused": "core.match",
    "Results": "lab.simulation",
    "UnknownBot": "core.bot",
    "choose": "bots.choosing",
    "describe": "core.match",
    "simulate": "lab.simulation",
}
"""Where each name lives; it is imported on first use, because most of them load a compiler."""


def __getattr__(name: str) -> object:
    """Imports a public name on first use."""
    if name == "games":
        return importlib.import_module("flibuste.games")
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"flibuste.{_WHERE[name]}"), name)


def __dir__() -> list[str]:
    """The library's public names."""
    return sorted(__all__)
