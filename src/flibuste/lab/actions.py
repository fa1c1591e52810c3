"""What the learning environments share: whose turn it is, what is seen, which actions are open."""

from typing import Any

import numpy as np

from flibuste.core.game import Game
from flibuste.core.record import Ints


def acting_seat(game: Game, s: Any) -> int:
    """The lowest seat that may act (players before the clock), or -1 when the game is over."""
    mask = int(game.actors(s))
    return (mask & -mask).bit_length() - 1


def open_actions(game: Game, s: Any, seat: int, choices: Ints) -> Any:
    """The mask of the dense actions that a seat may take."""
    mask = np.zeros(game.dense, np.int8)
    mask[choices[: game.legal(s, seat, choices)]] = 1
    return mask


def skip_the_clock(game: Game, s: Any, choices: Ints, facts: Ints, players: int) -> None:
    """Takes the clock's first choice until a player may act: in these environments time stands still."""
    while (seat := acting_seat(game, s)) >= players:
        game.legal(s, seat, choices)
        game.apply(s, seat, int(choices[0]), facts)
