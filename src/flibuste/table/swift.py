"""A game's verbs without Numba's dispatch, for a table that calls them thousands of times a second.

Looking at the type of a record and finding its memory costs Numba 7 microseconds a call, more than most
verbs do; their compiled entry points, picked once by a table's types and given the memory, less than one.
"""

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from flibuste.core import facts
from flibuste.core.game import Game
from flibuste.core.pen import PAGE


class Held:
    """A record whose memory is at hand; verbs take it as it is if compiled, else its record."""

    __slots__ = ("data", "record", "seq")

    def __init__(self, dtype: "np.dtype[Any]", record: Any = None) -> None:
        self.seq = -1
        """Of which row it tells, where it is an observation that is kept."""
        room = np.zeros(1, dtype)
        if record is not None:
            room[0] = record
        self.record = room[0]
        self.data = room.data


@dataclass(frozen=True)
class Swift:
    """The verbs a table calls; seats and actions are plain ints, buffers have the game's own sizes."""

    actors: Callable[[Any], int]
    legal: Callable[[Any, int, Any], int]
    allowed: Callable[[Any, int, int], int]
    apply: Callable[[Any, int, int, Any], int]
    lapse: Callable[[Any, int], int]
    outcome: Callable[[Any, Any], int]
    observe: Callable[[Any, int, Any], None]
    prompt: Callable[[Any, int], int]
    show: Callable[[Any, Any], int] | None


@functools.cache
def swift(game: Game) -> Swift:
    """The entry points of a game's verbs, compiled or loaded by a first call of each."""
    s, seen = game.new(game.players[0]), np.zeros(1, game.dtype)[0]
    choices, ranks = np.zeros(game.max_legal, np.int64), np.zeros(game.players[-1], np.int8)
    told = facts.buffer(game.max_facts)
    seat = int(game.actors(s)).bit_length() - 1
    action = int(game.lapse(s, seat))
    return Swift(
        actors=_entry(game.actors, s),
        legal=_entry(game.legal, s, seat, choices),
        allowed=_entry(game.allowed, s, seat, action),
        lapse=_entry(game.lapse, s, seat),
        outcome=_entry(game.outcome, s, ranks),
        observe=_entry(game.observe, s, seat, seen),
        prompt=_entry(game.prompt, s, seat),
        show=None if game.show is None else _entry(game.show, seen, np.zeros(PAGE, np.uint8)),
        apply=_entry(game.apply, s, seat, action, told),
    )


def _entry(verb: Any, *arguments: Any) -> Any:
    verb(*arguments)
    overloads = getattr(verb, "overloads", None)
    if overloads is None:
        return _of_records(verb)
    found = overloads.get(tuple(verb.typeof_pyval(argument) for argument in arguments))
    return _of_records(verb) if found is None else found.entry_point


def _of_records(verb: Any) -> Any:
    def call(*arguments: Any) -> Any:
        return verb(*(held.record if isinstance(held, Held) else held for held in arguments))

    return call
