"""How bots look at Sandokan."""

from typing import Final

from flibuste.core.compiled import compiled
from flibuste.core.mind import Level, Mind, Tuning
from flibuste.games.sandokan.mind.greedy import TERMS, appraise
from flibuste.games.sandokan.mind.patience import advise
from flibuste.games.sandokan.mind.worth import FIGURES, figures, worth
from flibuste.games.sandokan.state import FIGHTING, State

_TUNING: Final = Tuning(explore=0.7, sharpness=0.7, noise=0.5, horizon=40)


@compiled
def mixed(s: State, seat: int) -> int:
    """Whether both captains of a fight are choosing in secret (SK-41)."""
    return 1 if s.phase == FIGHTING else 0


MIND: Final = Mind(
    terms=TERMS,
    appraise=appraise,
    advise=advise,
    worth=worth,
    mixed=mixed,
    figures=figures,
    figure_names=FIGURES,
    levels={
        "boy": Level(simulations=0, noise=3.0, seconds=2.0),
        "mate": Level(simulations=20, noise=0.0, seconds=2.0),
        "captain": Level(simulations=120, noise=0.0, seconds=5.0),
        "legend": Level(simulations=3_000, noise=0.0, seconds=15.0),
    },
    at_a_glance=400,
    tuning=_TUNING,
    # With two or three captains, twelve decisions each look as far ahead as with four.
    tunings={2: _TUNING._replace(horizon=24), 3: _TUNING._replace(horizon=36)},
)
