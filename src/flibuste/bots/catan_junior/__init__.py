"""How bots look at Catan Junior."""

from flibuste.bots.catan_junior.greedy import TERMS, advise, appraise
from flibuste.bots.catan_junior.haggling import haggle
from flibuste.bots.catan_junior.worth import FIGURES, figures, worth
from flibuste.bots.mind import Mind, register
from flibuste.core.compiled import compiled
from flibuste.games.catan_junior.state import GIFTS, State


@compiled
def mixed(s: State, seat: int) -> int:
    """Gifts are chosen by both neighbours at the same time (CJ-46)."""
    return 1 if s.phase == GIFTS else 0


MIND = register(Mind("catan-junior", TERMS, appraise, advise, worth, mixed, figures, FIGURES, haggle))
