"""How bots look at Sandokan."""

from flibuste.bots.mind import Mind, register
from flibuste.bots.sandokan.greedy import TERMS, appraise
from flibuste.bots.sandokan.patience import advise
from flibuste.bots.sandokan.worth import FIGURES, figures, worth
from flibuste.core.compiled import compiled
from flibuste.games.sandokan.state import FIGHTING, State


@compiled
def mixed(s: State, seat: int) -> int:
    """Both captains of a fight choose in secret (SK-41)."""
    return 1 if s.phase == FIGHTING else 0


MIND = register(Mind("sandokan", TERMS, appraise, advise, worth, mixed, figures, FIGURES))
