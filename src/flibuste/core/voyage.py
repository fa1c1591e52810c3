"""The voyage of the day: what a game brings to it that is more than one of its puzzles."""

# compile-cache: holds no rules

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec

from flibuste.core.rooms import Context

L = TypeVar("L", bound=msgspec.Struct)
A = TypeVar("A", bound=msgspec.Struct)
B = TypeVar("B", bound=msgspec.Struct)


@dataclass(frozen=True)
class Tally:
    """How a try stands: right and wrong answers so far, the time they took, and whether it is over."""

    done: bool
    marks: list[bool]
    millis: int


@dataclass(frozen=True, eq=False)
class Leg(Generic[L, A, B]):
    """A leg that is sailed against the clock, the same for everybody on a day.

    The context's key belongs to the day: all chance follows from it. What is kept of a try is its log, made
    anew by every request; the clock is the server's, and nothing is shown before its time.
    """

    log: type[L]
    """Made without arguments at the start."""
    asked: type[A]
    answered: type[B]
    sail: Callable[[L, A, Context], tuple[L, B]]
    """The log after a request, and what is answered; raises Declined or Misunderstood."""
    tally: Callable[[L, Context], Tally]
