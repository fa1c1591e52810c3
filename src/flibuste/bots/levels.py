"""The levels of the turn games' bots, by simulations a decision: a child's opponent to an expert's."""

from dataclasses import dataclass
from typing import Final

from flibuste.bots.search import Tuning


@dataclass(frozen=True)
class Level:
    """How a bot thinks: simulations (none: greedy), points of chance in its taste, seconds at most."""

    simulations: int
    noise: float
    seconds: float


TUNINGS: Final = {
    "catan-junior": Tuning(explore=0.35, sharpness=3.0, noise=0.2, horizon=12, alone=True),
    "sandokan": Tuning(explore=0.7, sharpness=0.7, noise=0.5, horizon=40),
}
_OF_FEW: Final = {
    ("sandokan", 2): TUNINGS["sandokan"]._replace(horizon=24),
    ("sandokan", 3): TUNINGS["sandokan"]._replace(horizon=36),
}
"""With two or three captains twelve decisions each are as far ahead as four look."""

LEVELS: Final = {
    "catan-junior": {
        "boy": Level(simulations=0, noise=12.0, seconds=2.0),
        "mate": Level(simulations=0, noise=0.5, seconds=2.0),
        "captain": Level(simulations=20, noise=0.0, seconds=5.0),
        "legend": Level(simulations=4_000, noise=0.0, seconds=15.0),
    },
    "sandokan": {
        "boy": Level(simulations=0, noise=3.0, seconds=2.0),
        "mate": Level(simulations=20, noise=0.0, seconds=2.0),
        "captain": Level(simulations=120, noise=0.0, seconds=5.0),
        "legend": Level(simulations=3_000, noise=0.0, seconds=15.0),
    },
}
AT_A_GLANCE: Final = {"catan-junior": 600, "sandokan": 400}
"""Simulations of a search that is told no number: about 30 ms at most."""
GREEDY: Final = Level(simulations=0, noise=0.01, seconds=2.0)


def tuning_of(game: str, players: int) -> Tuning:
    """How a search of this game weighs trying against trusting, with so many players."""
    return _OF_FEW.get((game, players), TUNINGS[game])
