"""Who is how likely to win at Catan Junior, for the analysis of a finished game."""

from typing import Any, Final

from flibuste.core.chance import rekey
from flibuste.core.compiled import compiled
from flibuste.core.judge import Judge
from flibuste.core.record import Ints, assign
from flibuste.games.catan_junior.mind.judge_weights import WEIGHTS
from flibuste.games.catan_junior.mind.worth import FIGURES, figures
from flibuste.games.catan_junior.state import State

FEWEST: Final = 3


@compiled
def unsettle(s: State, stream: Ints, out: State) -> None:
    """Redraws the die and the piles to come; all else lies in somebody's hand."""
    assign(out, s)
    rekey(out, stream)


def _row(s: Any) -> int:
    return int(s.players) - FEWEST


JUDGE: Final = Judge(
    figures=figures,
    figure_names=FIGURES,
    weights=WEIGHTS,
    row=_row,
    ways=((3, {}), (4, {})),
    unsettle=unsettle,
    horizon=48,
    noise=0.5,
)
