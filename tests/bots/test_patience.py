"""Captains of Sandokan who look ahead do not lie in wait for each other."""

import numpy as np
import pytest

from flibuste import games
from flibuste.core.mind import Floats, advise, appraise, mind_of
from flibuste.games.sandokan.actions import STAY, TURN
from flibuste.games.sandokan.mind.patience import IDLING
from tests.bots.positions import positions

GAME = games.find("sandokan")
NO_REASONS = np.zeros((0, 0))


def idle_and_not(players: int) -> tuple[list[float], list[float]]:
    """How much less than a greedy captain one who looks ahead values idling, and anything else."""
    idle, busy = [], []
    choices = np.zeros(GAME.max_legal, np.int64)
    for s, seat in positions("sandokan", 60, every=11, players=players):
        count = GAME.legal(s, seat, choices)
        less: Floats = np.zeros(count)
        advise(s, seat, choices, count, less, NO_REASONS)
        less *= -1.0
        appraise(s, seat, choices, count, less, NO_REASONS)
        idling = (choices[:count] >= TURN) & (choices[:count] <= STAY)
        idle += less[idling].tolist()
        busy += less[~idling].tolist()
    assert idle
    assert busy
    return idle, busy


@pytest.mark.parametrize("players", [2, 4, 6])
def test_waiting_costs_more_than_a_turn(players: int) -> None:
    idle, busy = idle_and_not(players)
    assert idle == pytest.approx([IDLING] * len(idle))
    assert busy == pytest.approx([0.0] * len(busy))


def test_two_and_three_captains_look_as_many_turns_ahead_with_fewer_decisions() -> None:
    ahead = [mind_of(GAME).tuned(players).horizon / players for players in (2, 3)]
    assert ahead[0] == ahead[1] >= mind_of(GAME).tuning.horizon / 4
    assert mind_of(GAME).tuned(4) == mind_of(GAME).tuning
