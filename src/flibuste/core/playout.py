"""Whole games by uniformly random players: the yardstick of speed and the basis of the conformance suite."""

from typing import Any

from flibuste.core.chance import pick
from flibuste.core.compiled import compiled
from flibuste.core.record import Ints
from flibuste.core.verbs import actors, apply, legal

DECISIONS, CHOICES, FORCED = range(3)
"""What a tally counts: decisions taken, choices offered in total, decisions with one choice."""


@compiled
def random_seat(mask: int, stream: Ints) -> int:
    """One of the seats of a mask."""
    nth = 0
    if mask & (mask - 1):
        count = 0
        for seat in range(16):
            count += (mask >> seat) & 1
        nth = pick(stream, count)
    for seat in range(16):
        if (mask >> seat) & 1:
            if nth == 0:
                return seat
            nth -= 1
    return -1


@compiled
def play_at_random(s: Any, stream: Ints, most: int, choices: Ints, facts: Ints, tally: Ints) -> int:
    """Plays up to `most` random decisions and returns how many were taken before the game was over."""
    for taken in range(most):
        mask = actors(s)
        if mask == 0:
            return taken
        seat = random_seat(mask, stream)
        count = legal(s, seat, choices)
        nth = pick(stream, count) if count > 1 else 0
        tally[DECISIONS] += 1
        tally[CHOICES] += count
        tally[FORCED] += count == 1
        if facts.shape[0] > 0:
            facts[0, 0] = 0
        apply(s, seat, choices[nth], facts)
    return most
