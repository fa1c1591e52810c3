"""How its bots did against each other: their ratings follow from this (`flibuste bench ratings`)."""

# compile-cache: holds no rules

from typing import Final

from flibuste.core.bouts import Bout

BOUTS: Final = (
    Bout("mate", "boy", players=4, games=200, wins=174),
    Bout("captain", "mate", players=4, games=300, wins=145),
    Bout("legend", "captain", players=4, games=100, wins=51),
)
