"""How its bots did against each other: their ratings follow from this (`flibuste bench ratings`)."""

# compile-cache: holds no rules

from typing import Final

from flibuste.core.bouts import Bout

BOUTS: Final = (
    Bout("mate", "boy", players=4, games=200, wins=118),
    Bout("captain", "mate", players=4, games=200, wins=81),
    Bout("legend", "captain", players=4, games=300, wins=147),
)
