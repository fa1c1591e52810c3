"""How a finished game is judged: who was how likely to win, and what nobody could know yet.

Like the verbs of the rules, a judge's functions are found by the record's type, at compile time if compiled.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from flibuste.core.by_record import found_by_record
from flibuste.core.game import Game, game_of
from flibuste.core.mind import Floats
from flibuste.core.record import Ints


@dataclass(frozen=True, eq=False)
class Judge:
    """What it takes to judge one turn game: weighted figures for a seat, and what is still open."""

    figures: Callable[..., None]
    """Writes what speaks for one seat: (state, seat, out)."""
    figure_names: tuple[str, ...]
    weights: Floats
    """How much each figure counts, a row for each way to play."""
    row: Callable[[Any], int]
    """The row that applies to a game, from any of its states."""
    ways: tuple[tuple[int, dict[str, object]], ...]
    """The ways to play (players and options), in the order of the rows; a fit plays games of each."""
    unsettle: Callable[..., None]
    """Redraws all that nobody has seen and leaves what somebody holds or knows: (state, stream, out)."""
    horizon: int
    """Decisions in a playout before the figures are asked."""
    noise: float
    """How many points of appraisal chance may add to a choice in a playout."""
    bots: str = "captain"
    """The bot whose games the weights are learnt from and tried on."""

    def weighed(self, s: Any) -> Floats:
        """The weights that apply to a state's game."""
        return self.weights[self.row(s)]  # type: ignore[no-any-return]


class NoJudge(ValueError):
    """The game has no judge."""


def judge_of(game: Game) -> Judge:
    """The judge of a game; raises NoJudge."""
    if game.judge is None:
        raise NoJudge(f"{game.name} has no judge of winning chances")
    return game.judge


def figures(s: Any, seat: int, out: Floats) -> None:
    """Writes what speaks for a seat."""
    judge_of(game_of(s)).figures(s, seat, out)


def unsettle(s: Any, stream: Ints, out: Any) -> None:
    """Writes the state with all that nobody has seen redrawn."""
    judge_of(game_of(s)).unsettle(s, stream, out)


found_by_record(figures, lambda game: None if game.judge is None else game.judge.figures)
found_by_record(unsettle, lambda game: None if game.judge is None else game.judge.unsettle)
