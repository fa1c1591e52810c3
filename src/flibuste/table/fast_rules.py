"""A game's verbs as a table calls them: thousands of times a second once they are compiled, plain before.

Inspecting a record's type and finding its memory costs Numba 7 microseconds a call, more than most verbs do;
their compiled entry points, picked once by a table's types and given the memory, take less than one.
"""

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from flibuste.core import facts
from flibuste.core.game import Game
from flibuste.core.numba_inside import entry_point
from flibuste.core.showing import Shown
from flibuste.core.two_forms import COMPILED, PLAIN, Form, runs_compiled


class Held:
    """A record with its memory at hand; compiled verbs take it as it is, plain ones take its record."""

    __slots__ = ("data", "record", "seq")

    def __init__(self, dtype: "np.dtype[Any]", record: Any = None) -> None:
        self.seq = -1
        """The row that it describes, if it is a cached observation."""
        room = np.zeros(1, dtype)
        if record is not None:
            room[0] = record
        self.record = room[0]
        self.data = room.data


@dataclass(frozen=True)
class TableRules:
    """The verbs a table calls; seats and actions are plain ints, buffers have the game's own sizes."""

    form: Form
    """The form of these verbs, for other computations that a game does for the table."""
    actors: Callable[[Any], int]
    legal: Callable[[Any, int, Any], int]
    allowed: Callable[[Any, int, int], int]
    apply: Callable[[Any, int, int, Any], int]
    lapse: Callable[[Any, int], int]
    outcome: Callable[[Any, Any], int]
    observe: Callable[[Any, int, Any], None]
    prompt: Callable[[Any, int], int]
    show: Callable[[Any], bytes] | None
    """What everyone sees, as JSON, from a held observation of NOBODY."""
    hands: Callable[[Any, int], list[bytes]] | None
    """What each of these seats (a mask) sees alone, as JSON, from the held state that it observes."""
    grounds: Callable[[Any, int, Any, int, Any], None] | None
    """What the prospects of these choices depend on."""


def rules_of(game: Game) -> TableRules:
    """The compiled verbs of a game if they are loaded or may be waited for, otherwise the plain ones."""
    return fast_rules(game) if runs_compiled() or game.name in _AT_HAND else plain_rules(game)


_AT_HAND: Final[set[str]] = set()
"""The games whose compiled verbs are loaded."""


@functools.cache
def fast_rules(game: Game) -> TableRules:
    """The entry points of a game's verbs, compiled or loaded by a first call of each."""
    with COMPILED:
        s, seen = game.first_state(game.players[0]), np.zeros(1, game.dtype)[0]
        choices, ranks = np.zeros(game.max_legal, np.int64), np.zeros(game.players[-1], np.int8)
        told = facts.buffer(game.max_facts)
        seat = int(game.actors(s)).bit_length() - 1
        action = int(game.lapse(s, seat))
        rules = TableRules(
            form=COMPILED,
            actors=_entry(game.actors, s),
            legal=_entry(game.legal, s, seat, choices),
            allowed=_entry(game.allowed, s, seat, action),
            lapse=_entry(game.lapse, s, seat),
            outcome=_entry(game.outcome, s, ranks),
            observe=_entry(game.observe, s, seat, seen),
            prompt=_entry(game.prompt, s, seat),
            show=None if game.shown is None else game.shown.writer(seen),
            hands=None if game.shown_own is None else game.shown_own.hands_writer(s),
            grounds=None if game.grounds is None else _entry(game.grounds, s, seat, choices, 0, choices),
            apply=_entry(game.apply, s, seat, action, told),
        )
    _AT_HAND.add(game.name)
    return rules


@functools.cache
def plain_rules(game: Game) -> TableRules:
    """A game's verbs as they are written, which need no compiling."""
    return TableRules(
        form=PLAIN,
        actors=_plain(game.actors),
        legal=_plain(game.legal),
        allowed=_plain(game.allowed),
        lapse=_plain(game.lapse),
        outcome=_plain(game.outcome),
        observe=_plain(game.observe),
        prompt=_plain(game.prompt),
        show=None if game.shown is None else _plain_show(game.shown),
        hands=None,
        grounds=None,
        apply=_plain(game.apply),
    )


def _entry(verb: Any, *arguments: Any) -> Any:
    return entry_point(verb, *arguments) or _plain(verb)


def _plain_show(shown: Shown[Any]) -> Callable[[Any], bytes]:
    def show(held: Held) -> bytes:
        with PLAIN:
            return shown.json(held.record)

    return show


def _plain(verb: Any) -> Any:
    def call(*arguments: Any) -> Any:
        with PLAIN:
            result = verb(*(held.record if isinstance(held, Held) else held for held in arguments))
        # What Python computes from a record's fields has NumPy types; tables compute with ints.
        return None if result is None else int(result)

    return call
