"""How bots look at Pirate's Dice."""

from typing import Final

from flibuste.core.mind import Level, Mind, Tuning
from pirates_dice.mind.greedy import TERMS, appraise, figures, mixed, worth

MIND: Final = Mind(
    terms=TERMS,
    appraise=appraise,
    advise=appraise,
    worth=worth,
    mixed=mixed,
    figures=figures,
    figure_names=("dice",),
    levels={
        "boy": Level(simulations=0, noise=6.0, seconds=2.0),
        "mate": Level(simulations=0, noise=0.5, seconds=2.0),
        "captain": Level(simulations=200, noise=0.0, seconds=5.0),
        "legend": Level(simulations=4_000, noise=0.0, seconds=15.0),
    },
    at_a_glance=400,
    tuning=Tuning(explore=0.3, sharpness=0.8, noise=0.3, horizon=6, alone=True),
)
