"""How long a captain who looks ahead lies in wait: hardly at all, or everybody would wait for everybody."""

from typing import Final

from flibuste.core.compiled import compiled
from flibuste.core.mind import Floats, credit
from flibuste.core.record import Ints
from flibuste.games.sandokan.actions import STAY, TURN
from flibuste.games.sandokan.mind.greedy import COURSE, appraise
from flibuste.games.sandokan.state import State

IDLING: Final = 1.0
"""What a turn on the spot or in port costs him, beyond the turn itself."""


@compiled
def advise(s: State, seat: int, choices: Ints, count: int, scores: Floats, terms: Floats) -> None:
    """Writes which of his choices a captain who looks ahead should try first."""
    appraise(s, seat, choices, count, scores, terms)
    for nth in range(count):
        if TURN <= choices[nth] <= STAY:
            credit(scores, terms, nth, COURSE, -IDLING)
