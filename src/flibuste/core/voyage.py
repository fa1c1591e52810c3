"""The voyage of the day: what a game contributes beyond one of its puzzles."""

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
    """The state of an attempt: right and wrong answers so far, the time they took, and whether it is over."""

    done: bool
    marks: list[bool]
    millis: int


@dataclass(frozen=True, eq=False)
class Leg(Generic[L, A, B]):
    """A leg that is sailed against the clock, the same for everybody on one day.

    The context's key belongs to the day and decides all chance. What is kept of an attempt is its log, which
    every request makes anew; the clock is the server's, and nothing is shown before its time.
    """

    log: type[L]
    """Made without arguments at the start."""
    asked: type[A]
    answered: type[B]
    sail: Callable[[L, A, Context], tuple[L, B]]
    """The log after a request, and the answer; raises Declined or Misunderstood."""
    tally: Callable[[L, Context], Tally]
