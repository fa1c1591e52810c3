"""A seat's choices as they go over the wire, with what each would bring."""

from collections.abc import Callable
from functools import cache
from typing import Final, TypeVar

import msgspec
import numpy as np

from flibuste import games
from flibuste.server import wire
from flibuste.table.table import Table

K = TypeVar("K")
MOST_MADE: Final = 20_000
MOST_KNOWN: Final = 4_096
_encode = msgspec.json.Encoder().encode


class Made(dict[K, bytes]):
    """Pieces of frames that depend only on their key: made once, and all remade when there are too many."""

    def __init__(self, make: Callable[[K], bytes]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> bytes:
        if len(self) >= MOST_MADE:
            self.clear()
        made = self[key] = self._make(key)
        return made


@cache
def _named(game: str, players: int, seat: int) -> "Made[int]":
    """A seat's choices as they go over the wire, up to what they bring."""
    words = games.find(game).words

    def make(action: int) -> bytes:
        said = words.describe(players, seat, action)
        return _encode(wire.Choice(action, msgspec.Raw(_encode(words.name(action))), said)).removesuffix(b"}")

    return Made(make)


@cache
def _known(game: str, players: int, seat: int) -> dict[int, bytes]:
    """A seat's choices with what they bring, by their grounds."""
    del game, players, seat
    return {}


class Choices:
    """Lists the choices of a table's seats."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._choices = np.zeros(table.game.max_legal, np.int64)
        self._grounds = np.zeros(table.game.max_legal, np.int64)

    def listed(self, seat: int) -> list[bytes]:
        """A seat's choices with what they bring; those of known grounds are not looked into."""
        rules, seen, choices = self._table.rules, self._table.seen(seat), self._choices
        count = rules.legal(seen, seat, choices)
        if rules.grounds is None:
            return self._looked_into(seat, choices[:count].tolist())
        rules.grounds(seen, seat, choices, count, self._grounds)
        grounds = self._grounds[:count].tolist()
        known = _known(self._table.game.name, len(self._table.roster.seats), seat)
        try:
            return [known[ground] for ground in grounds]
        except KeyError:
            if len(known) > MOST_KNOWN:
                known.clear()
            listed = self._looked_into(seat, choices[:count].tolist())
            known.update(zip(grounds, listed, strict=True))
            return listed

    def _looked_into(self, seat: int, actions: list[int]) -> list[bytes]:
        game = self._table.game
        made = _named(game.name, len(self._table.roster.seats), seat)
        if game.prospects is None:
            return [made[action] + b"}" for action in actions]
        prospects = game.prospects(self._table.seen(seat).record, seat, actions)
        return [made[action] + prospect.written for action, prospect in zip(actions, prospects, strict=True)]
