"""Imagined continuations: plays each choice in the same worlds and judges it some turns later."""

import math
from typing import Any, NamedTuple

import numpy as np

from flibuste.bots.search import greedy_choice
from flibuste.bots.tree import Tree, plant
from flibuste.core.compiled import borrowing
from flibuste.core.game import Game
from flibuste.core.judge import figures, judge_of, unsettle
from flibuste.core.mind import Floats
from flibuste.core.record import Ints, assign
from flibuste.core.seats import NOBODY
from flibuste.core.verbs import actors, apply, determinize, observe, outcome

STRIDE = np.uint64(1 << 24)
"""How far apart the streams of two worlds begin."""


class Desk(NamedTuple):
    """A judge's scratch memory."""

    tree: Tree
    worlds: Any
    """An imagined world, the state that is played on in it, and two observations."""
    words: Ints
    """The same memory as integers, for comparing."""
    seen: Floats
    weights: Floats


def desk_for(game: Game, s: Any) -> Desk:
    """An empty desk for a game like this state's."""
    judge = judge_of(game)
    worlds = np.zeros(4, game.dtype)
    return Desk(
        tree=plant(game, 1),
        worlds=worlds,
        words=worlds.view(np.uint64).reshape(4, -1),
        seen=np.zeros(len(judge.figure_names)),
        weights=np.ascontiguousarray(judge.weighed(s)),
    )


@borrowing
def _next(mask: int, last: int) -> int:
    """The lowest seat of a mask, preferably not the last to act: offers are answered before being dropped."""
    if mask & ~(1 << last):
        mask &= ~(1 << last)
    seat = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


@borrowing
def look(s: Any, desk: Desk, shares: Floats) -> None:
    """Writes each seat's chance at a glance: the result if the game is over, else what the figures say."""
    if outcome(s, desk.tree.ranks):
        winners = 0
        for seat in range(s.players):
            winners += desk.tree.ranks[seat] == 1
        for seat in range(s.players):
            shares[seat] = 1.0 / winners if desk.tree.ranks[seat] == 1 else 0.0
        return
    top = -math.inf
    for seat in range(s.players):
        figures(s, seat, desk.seen)
        shares[seat] = 0.0
        for nth in range(desk.weights.shape[0]):
            shares[seat] += desk.seen[nth] * desk.weights[nth]
        top = max(top, shares[seat])
    total = 0.0
    for seat in range(s.players):
        shares[seat] = math.exp(shares[seat] - top)
        total += shares[seat]
    for seat in range(s.players):
        shares[seat] /= total


@borrowing
def weigh(
    source: Any,
    known: bool,
    seat: int,
    options: Ints,
    horizon: int,
    noise: float,
    first: int,
    desk: Desk,
    stream: Ints,
    out: Floats,
) -> None:
    """Writes the chances after each option in each of as many worlds as `out` has rows.

    A world is drawn from what a seat knew (`known`), or is the open state with its future redrawn. All
    options meet the same worlds and the same chance, so that their difference is known better than they are
    themselves.
    """
    world, s = desk.worlds[0], desk.worlds[1]
    for nth in range(out.shape[0]):
        stream[2] = np.uint64(first + nth + 1) * STRIDE
        if known:
            determinize(source, stream, world)
        else:
            unsettle(source, stream, world)
        begun = stream[2]
        for option in range(options.shape[0]):
            stream[2] = begun
            assign(s, world)
            apply(s, seat, options[option], desk.tree.facts)
            last = seat
            for _ in range(horizon):
                mask = actors(s)
                if mask == 0:
                    break
                who = _next(mask, last)
                action = greedy_choice(s, who, desk.tree, noise, stream)
                apply(s, who, action, desk.tree.facts)
                last = who
            look(s, desk, out[nth, option])


@borrowing
def is_chance(s: Any, seat: int, action: int, after: Any, tries: int, desk: Desk, stream: Ints) -> bool:
    """Whether an action reveals something that nobody knew, so that it could have turned out otherwise."""
    world = desk.worlds[0]
    for nth in range(tries):
        stream[2] = np.uint64(nth + 1) * STRIDE
        unsettle(s, stream, world)
        apply(world, seat, action, desk.tree.facts)
        for viewer in range(s.players + 1):
            eyes = viewer if viewer < s.players else NOBODY
            observe(world, eyes, desk.worlds[2])
            observe(after, eyes, desk.worlds[3])
            for word in range(desk.words.shape[1]):
                if desk.words[2, word] != desk.words[3, word]:
                    return True
    return False
