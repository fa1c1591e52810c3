"""What a place at a table is worth, and who stands where (docs/regatta.md)."""

# compile-cache: holds no rules

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

FULL: Final = 12
"""For beating everybody at the table; the last gets none."""
FAIR: Final = FULL // 2
"""What a seat earns on average: for those who sit out, and for all at a table that the host has called."""


def points(ranks: Sequence[int]) -> list[int]:
    """What each seat of a table earns: its share of the others it has beaten, plus half of those it tied."""
    others = len(ranks) - 1
    if others < 1:
        return [FAIR] * len(ranks)
    earned = []
    for rank in ranks:
        beaten = sum(rank < other for other in ranks)
        tied = sum(rank == other for other in ranks) - 1
        halves = FULL * (2 * beaten + tied)
        # Rounded to whole points, halves upward; tables of two to four need no rounding.
        earned.append((halves + others) // (2 * others))
    return earned


def with_leavers_last(ranks: Sequence[int], left: Iterable[int]) -> list[int]:
    """The ranks of a table where those who gave up share the last place, whatever their bots achieved."""
    gone = set(left)
    stayed = [rank for seat, rank in enumerate(ranks) if seat not in gone]
    return [
        len(stayed) + 1 if seat in gone else 1 + sum(other < rank for other in stayed)
        for seat, rank in enumerate(ranks)
    ]


@dataclass
class Score:
    """What somebody has done in a regatta."""

    points: int = 0
    wins: int = 0
    rounds: list[int | None] = field(default_factory=list)
    """Points by round; None where they were not there."""
    met: list[int] = field(default_factory=list)
    """The people they played against, once for each game."""
    sat_out: int = 0


@dataclass(frozen=True)
class RegattaStanding:
    """Somebody's place, and what decided it."""

    number: int
    place: int
    points: int
    wins: int
    opposition: Fraction
    """The mean of the points of those they met."""
    rounds: tuple[int | None, ...]


def standings(scores: Mapping[int, Score]) -> list[RegattaStanding]:
    """Everybody, in the order of the standings.

    More points; then more tables won; then stronger opposition; then the better last round, and so on back to
    the first. Those who are equal in all this share a place.
    """
    opposition = {number: _opposition(score, scores) for number, score in scores.items()}

    def key(number: int) -> tuple[object, ...]:
        score = scores[number]
        late_first = tuple(earned or 0 for earned in reversed(score.rounds))
        return score.points, score.wins, opposition[number], late_first

    ordered = sorted(scores, key=lambda number: (key(number), -number), reverse=True)
    found: list[RegattaStanding] = []
    for nth, number in enumerate(ordered):
        score = scores[number]
        tied = nth > 0 and key(ordered[nth - 1]) == key(number)
        place = found[-1].place if tied else nth + 1
        found.append(
            RegattaStanding(number, place, score.points, score.wins, opposition[number], tuple(score.rounds))
        )
    return found


def _opposition(score: Score, scores: Mapping[int, Score]) -> Fraction:
    if not score.met:
        return Fraction(0)
    return Fraction(sum(scores[other].points for other in score.met), len(score.met))
