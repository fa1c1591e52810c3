"""Catan Junior's puzzles: positions of its bots' games, as its judge of winning chances finds them."""

# compile-cache: holds no rules

from typing import Final

from flibuste.core.puzzles import Puzzles

PUZZLES: Final = Puzzles(package="flibuste.games.catan_junior", ways=((3, {}), (4, {})), bots="mate")
