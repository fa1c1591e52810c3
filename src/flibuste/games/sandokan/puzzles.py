"""Sandokan's puzzles: positions of its bots' games, as its judge of winning chances finds them."""

# compile-cache: holds no rules

from typing import Final

from flibuste.core.puzzles import Puzzles

PUZZLES: Final = Puzzles(
    package="flibuste.games.sandokan",
    ways=tuple((players, {"rules": rules}) for players in (2, 3, 4) for rules in ("swift", "book")),
    bots="mate",
)
