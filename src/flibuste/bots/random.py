"""The simplest opponent: any legal choice, each as likely as the others."""

from typing import Any

import numpy as np

from flibuste.core.chance import pick
from flibuste.core.facts import NO_FACTS
from flibuste.core.game import game_of
from flibuste.core.record import Ints, copied

READING = 2_500
"""Milliseconds before a random racer does anything at all."""
MOST_ACTS = 200


def choose(o: Any, seat: int, stream: Ints) -> int:
    """One of the seat's legal choices."""
    game = game_of(o)
    choices = np.zeros(game.max_legal, np.int64)
    count = int(game.legal(o, seat, choices))
    return int(choices[pick(stream, count) if count > 1 else 0])


def race_plan(o: Any, seat: int, stream: Ints, step: int) -> list[tuple[int, int]]:
    """A whole race as (milliseconds since its start, act): a random walk that ends in a landing.

    The observation is the one right after "Cast off!"; the plan depends on nothing else but the stream.
    """
    game = game_of(o)
    s = copied(o)
    choices = np.zeros(game.max_legal, np.int64)
    plan: list[tuple[int, int]] = []
    at = READING + pick(stream, READING)
    while int(game.actors(s)) >> seat & 1 and len(plan) < MOST_ACTS:
        count = int(game.legal(s, seat, choices))
        # Once seated a racer lands, so that no walk goes on for ever.
        act = int(choices[count - 1]) if plan and pick(stream, 4) else int(choices[pick(stream, count)])
        if len(plan) > MOST_ACTS // 2:
            act = int(game.lapse(s, seat))
        plan.append((at, act))
        game.apply(s, seat, act, NO_FACTS)
        at += step + pick(stream, step * 3)
    return plan
