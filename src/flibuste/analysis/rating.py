"""Ratings: what the end of a game says about how well its people play (docs/ratings.md).

The model is Plackett and Luce's as Weng and Lin made it, from openskill: a mean and a doubt for each player.
"""

import functools
import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

    from flibuste.core.bouts import Bout

USUAL: Final = 1500
"""What is shown for somebody who has not played yet, and for the bot that all others are measured by..."""
UNIT: Final = 30
"""... and what one point of the model's mean is shown as: as in chess, 1500 is the middle."""
SURE: Final = 5
"""A rating is listed from this many rated games on; before that it is only a first guess."""
MEASURE: Final = "mate"
"""The level that stands in the middle."""
BOT_DOUBT: Final = 1.0


class Rating(NamedTuple):
    """How well somebody plays: a mean, and how far from it the truth may lie."""

    mean: float = 25.0
    doubt: float = 25.0 / 3


@functools.cache
def _model() -> "PlackettLuce":
    # Loading it takes a fifth of a second: only a server that rates does.
    from openskill.models import PlackettLuce

    return PlackettLuce()


def shown(mean: float) -> int:
    """The number that people see."""
    return round(USUAL + UNIT * (mean - Rating().mean))


def rate(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """Everybody's rating after a game that ended with these ranks; equal ranks are a draw."""
    model = _model()
    seats = [[model.rating(one.mean, one.doubt)] for one in before]
    after = model.rate(seats, ranks=[float(rank) for rank in ranks])
    return [Rating(one.mu, one.sigma) for (one,) in after]


def chance(one: Rating, others: Sequence[Rating]) -> float:
    """How likely somebody is to win against these, by the same model."""
    everyone = [one, *others]
    spread = math.sqrt(sum(_model().beta ** 2 + each.doubt**2 for each in everyone))
    return 1 / sum(math.exp((each.mean - one.mean) / spread) for each in everyone)


@functools.cache
def of_bots(bouts: "tuple[Bout, ...]") -> Mapping[str, Rating]:
    """The fixed ratings of a game's bots by level, from its measured bouts; a level without one has none.

    Each bout puts its bot where the model expects of it what it has won; the mate stands in the middle.
    """
    found = {MEASURE: Rating(doubt=BOT_DOUBT)} if bouts else {}
    left = list(bouts)
    while left:
        known = next((bout for bout in left if bout.bot in found or bout.against in found), None)
        if known is None:
            break
        left.remove(known)
        # Half a win and half a loss more, so that nobody who has won everything is infinitely strong.
        share = (known.wins + 0.5) / (known.games + 1)
        spread = math.sqrt(known.players * (_model().beta ** 2 + BOT_DOUBT**2))
        ahead = spread * math.log((known.players - 1) * share / (1 - share))
        if known.against in found:
            found[known.bot] = Rating(found[known.against].mean + ahead, BOT_DOUBT)
        else:
            found[known.against] = Rating(found[known.bot].mean - ahead, BOT_DOUBT)
    return found
