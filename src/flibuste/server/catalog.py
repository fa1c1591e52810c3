"""The games this server plays."""

import functools
import importlib

from flibuste.core.game import Game

NAMES = ("santy-anno", "catan-junior", "sandokan")


@functools.cache
def games() -> dict[str, Game]:
    """The games by name, in the order of the home page."""
    return {name: importlib.import_module(f"flibuste.games.{name.replace('-', '_')}").GAME for name in NAMES}
