"""How bots look at Catan Junior."""

from typing import Final

from flibuste.core.compiled import compiled
from flibuste.core.mind import Level, Mind, Tuning
from flibuste.games.catan_junior.mind.greedy import TERMS, advise, appraise
from flibuste.games.catan_junior.mind.haggling import TEMPERS, haggle
from flibuste.games.catan_junior.mind.worth import FIGURES, figures, worth
from flibuste.games.catan_junior.state import GIFTS, State


@compiled
def mixed(s: State, seat: int) -> int:
    """Whether both neighbours choose their gifts at the same time (CJ-46)."""
    return 1 if s.phase == GIFTS else 0


MIND: Final = Mind(
    terms=TERMS,
    appraise=appraise,
    advise=advise,
    worth=worth,
    mixed=mixed,
    figures=figures,
    figure_names=FIGURES,
    levels={
        "boy": Level(simulations=0, noise=12.0, seconds=2.0),
        "mate": Level(simulations=0, noise=0.5, seconds=2.0),
        "captain": Level(simulations=20, noise=0.0, seconds=5.0),
        "legend": Level(simulations=4_000, noise=0.0, seconds=15.0),
    },
    at_a_glance=600,
    tuning=Tuning(explore=0.35, sharpness=3.0, noise=0.2, horizon=12, alone=True),
    haggle=haggle,
    tempers=tuple(temper.name for temper in TEMPERS),
)
