"""What every choice of a decision was worth, from what its player knew: the heart of analysis and puzzles."""

import math
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from flibuste.analysis.playouts import Desk, weigh
from flibuste.core.chance import stream_of
from flibuste.core.game import game_of
from flibuste.core.judge import judge_of
from flibuste.core.mind import Floats
from flibuste.core.record import Ints

KEPT: Final = 4
"""How many of the best choices are looked at again before one of them is called the best."""
PLAIN: Final = 2.0
"""A difference counts from this many standard errors on; anything smaller may be chance."""


@dataclass(frozen=True)
class Depth:
    """How many worlds are imagined: for every choice, the best few, the verdict, the open game."""

    every: int
    best: int
    verdict: int
    open: int


DEPTHS: Final = {
    "quick": Depth(16, 32, 64, 96),
    "default": Depth(64, 128, 256, 256),
    "deep": Depth(256, 512, 1024, 1024),
}


@dataclass(frozen=True, eq=False)
class Position:
    """A decision to be judged: what its player knew, which seat that is, and words that seed all chance."""

    o: Any
    seat: int
    name: tuple[object, ...]


@dataclass(frozen=True, eq=False)
class Weighed:
    """Choices with the chances each leads to, world by world."""

    actions: Ints
    worlds: Floats
    """By world, choice and seat."""

    @property
    def chances(self) -> Floats:
        """Each seat's chance after each choice."""
        return self.worlds.mean(axis=0)  # type: ignore[no-any-return]

    def ahead(self, seat: int, one: int, other: int) -> tuple[float, float]:
        """By how much a seat is better off with one choice than with another, and its standard error."""
        apart = self.worlds[:, one, seat] - self.worlds[:, other, seat]
        return float(apart.mean()), float(apart.std() / math.sqrt(len(apart)))


def weighed(
    source: Any,
    seat: int,
    actions: Ints,
    worlds: int,
    desk: Desk,
    name: tuple[object, ...],
    known: bool,
    farther: int = 1,
) -> Weighed:
    """Plays each action in `worlds` worlds that fit what the seat knew, or as many futures of the open game.

    Each is played on for the judge's horizon, or several times that far.
    """
    judge = judge_of(game_of(source))
    out = np.zeros((worlds, len(actions), int(source.players)))
    stream = stream_of("analysis", *name)
    weigh(source, known, seat, actions, farther * judge.horizon, judge.noise, 0, desk, stream, out)
    return Weighed(actions, out)


def legal_choices(o: Any, seat: int) -> Ints:
    """The choices of a seat, from its observation."""
    game = game_of(o)
    choices = np.zeros(game.max_legal, np.int64)
    return choices[: int(game.legal(o, seat, choices))].copy()


def evaluate(position: Position, worlds: int, desk: Desk, taken: int | None = None) -> Weighed:
    """Judges every legal choice of a decision from what its player knew; a proposed deal counts as one."""
    actions = legal_choices(position.o, position.seat)
    if taken is not None and taken not in actions:
        actions = np.append(actions, taken)
    return weighed(position.o, position.seat, actions, worlds, desk, (*position.name, "every"), known=True)


@dataclass(frozen=True, eq=False)
class Verdict:
    """A decision judged: the best choice and what the taken one changed against it, for each seat."""

    every: Weighed
    best: int
    play: Floats
    """Chances after the taken choice less those after the best one: adds up to zero."""
    error: float

    @property
    def chosen_best(self) -> bool:
        """Whether no better choice is known than the one taken."""
        return not self.play.any()


def judged(position: Position, taken: int, depth: Depth, desk: Desk) -> Verdict:
    """What a choice cost the one who took it.

    The best choice is found in some worlds and compared with the taken one in others, so that a choice
    favoured by chance in the first gains nothing in the second. Differences that may be chance count as zero.
    """
    seat = position.seat
    every = evaluate(position, depth.every, desk, taken)
    order = np.argsort(-every.chances[:, seat], kind="stable")[:KEPT]
    kept = np.unique(np.append(every.actions[order], taken))
    again = weighed(position.o, seat, kept, depth.best, desk, (*position.name, "best"), known=True)
    best = int(kept[int(np.argmax(again.chances[:, seat]))])
    none = np.zeros(int(position.o.players))
    if best == taken:
        return Verdict(every, best, none, 0.0)
    pair = np.array([taken, best])
    last = weighed(position.o, seat, pair, depth.verdict, desk, (*position.name, "verdict"), known=True)
    behind, error = last.ahead(seat, 0, 1)
    if behind > -PLAIN * error:
        return Verdict(every, taken, none, error)
    return Verdict(every, best, last.chances[0] - last.chances[1], error)
