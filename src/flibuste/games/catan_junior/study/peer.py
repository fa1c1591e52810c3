"""Catanatron, which plays Catan for grown-ups, as the yardstick of speed."""

import time
from typing import Final

from flibuste.core.study import Peer

MOST_PLAYERS: Final = 4


def _measure(seconds: float) -> dict[str, float] | None:
    """Catanatron's random players, if it is installed."""
    try:
        from catanatron import Color, RandomPlayer
        from catanatron import Game as CatanatronGame
    except ImportError:
        return None
    decisions, played, started = 0, 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        match = CatanatronGame([RandomPlayer(colour) for colour in Color], seed=played)
        match.play()
        decisions += len(match.state.actions)
        played += 1
    elapsed = time.perf_counter() - started
    return {
        "players": MOST_PLAYERS,
        "decisions_per_s": decisions / elapsed,
        "games_per_s": played / elapsed,
        "decisions_per_game": decisions / played,
    }


CATANATRON: Final = Peer("catanatron", "flibuste[bench]", _measure)
