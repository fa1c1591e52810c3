"""Positions of real games for tests of bots: the same ones on every run."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from flibuste import games
from flibuste.core.chance import key_of, pick, stream_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.game import Game
from flibuste.core.record import blank, copied

TURN_GAMES = tuple(game.name for game in games.every() if game.mind is not None)


def seen_by(game: Game, s: Any, seat: int) -> Any:
    """The state as a seat knows it."""
    seen = blank(game.state)
    game.observe(s, seat, seen)
    return seen


def positions(name: str, count: int, every: int = 37, players: int = 4) -> Iterator[tuple[Any, int]]:
    """States of random games with a seat that has a choice to make."""
    game = games.find(name)
    choices = np.zeros(game.max_legal, np.int64)
    number, found, taken = 0, 0, 0
    while found < count:
        s = game.first_state(players, {}, key_of("positions", name, number))
        stream = stream_of("positions", name, number)
        number += 1
        while game.actors(s) and found < count:
            mask = int(game.actors(s))
            seat = (mask & -mask).bit_length() - 1
            width = int(game.legal(s, seat, choices))
            if width > 1 and taken % every == 0:
                found += 1
                yield copied(s), seat
            taken += 1
            game.apply(s, seat, int(choices[pick(stream, width)]), NO_FACTS)
