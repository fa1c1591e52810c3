"""The simplest opponent: any legal choice, each as likely as the others."""

from collections.abc import Callable
from typing import Any

import numpy as np

from flibuste.core.chance import pick
from flibuste.core.facts import NO_FACTS
from flibuste.core.game import game_of
from flibuste.core.mind import Plan
from flibuste.core.record import Ints, copied

READING = 2_500
"""Milliseconds before a random racer does anything."""
MOST_ACTIONS = 200


def choose(o: Any, seat: int, stream: Ints) -> int:
    """One of the seat's legal choices."""
    game = game_of(o)
    choices = np.zeros(game.max_legal, np.int64)
    count = int(game.legal(o, seat, choices))
    return int(choices[pick(stream, count) if count > 1 else 0])


def race_plan(o: Any, seat: int, stream: Ints, step: int) -> Plan:
    """A whole race: a random walk that ends when the seat has nothing more to do."""
    return walk(o, seat, stream, step, lambda seen: choose(seen, seat, stream))


def walk(o: Any, seat: int, stream: Ints, step: int, choose: Callable[[Any], int]) -> Plan:
    """A whole race, choice by choice, each after as long as a person would take for it.

    The observation is the one right after the start; the plan depends on nothing that happens later.
    """
    game = game_of(o)
    s = copied(o)
    plan: Plan = []
    at = READING + pick(stream, READING)
    while int(game.actors(s)) >> seat & 1 and len(plan) < MOST_ACTIONS:
        # Bounds the walk.
        action = choose(s) if len(plan) <= MOST_ACTIONS // 2 else int(game.lapse(s, seat))
        plan.append((at, action))
        game.apply(s, seat, action, NO_FACTS)
        at += step + pick(stream, step * 3)
    return plan
