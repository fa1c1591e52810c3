"""The eight pirates, one as good as another (SA-11)."""

# compile-cache: holds no rules

from typing import Final

from flibuste.core.characters import Characters
from flibuste.games.santy_anno.data import PIRATES

CHARACTERS: Final = Characters(tuple(f"sa-pirate-{pirate}" for pirate in PIRATES))
