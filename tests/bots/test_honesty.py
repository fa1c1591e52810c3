"""Bots see what a player sees: nothing hidden reaches a choice."""

from typing import Any

import numpy as np
import pytest

from flibuste import games
from flibuste.bots import port
from flibuste.bots.thinking import appraised, choices_of, decide
from flibuste.core.chance import pick, stream_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.mind import Level, mind_of
from flibuste.core.record import blank, copied
from tests.bots.positions import TURN_GAMES, positions, seen_by

GREEDY = Level(simulations=0, noise=0.01, seconds=2.0)
FEW = Level(simulations=40, noise=0.0, seconds=60.0)


@pytest.mark.parametrize("name", TURN_GAMES)
def test_a_choice_depends_on_the_observation_and_the_stream_alone(name: str) -> None:
    game = games.find(name)
    for number, (s, seat) in enumerate(positions(name, 25)):
        o = seen_by(game, s, seat)
        other = blank(game.state)
        game.determinize(o, stream_of("another world", number), other)
        # Two worlds that differ in all that is hidden look the same to the seat ...
        assert seen_by(game, other, seat).tobytes() == o.tobytes()
        # ... and lead to the same choice.
        for level in (GREEDY, FEW):
            chosen = [
                decide(seen_by(game, world, seat), seat, level, 60.0, stream_of("choice", number))
                for world in (s, other)
            ]
            assert chosen[0] == chosen[1]


@pytest.mark.parametrize("name", TURN_GAMES)
def test_the_greedy_mind_likes_the_same_in_the_whole_state_as_in_the_observation(name: str) -> None:
    game = games.find(name)
    for s, seat in positions(name, 60, every=23):
        o = seen_by(game, s, seat)
        choices = choices_of(game, o, seat)
        seen, terms = appraised(game, o, seat, choices)
        whole, _ = appraised(game, s, seat, choices)
        np.testing.assert_array_equal(seen, whole)
        np.testing.assert_allclose(terms.sum(axis=1), seen, atol=1e-9)


@pytest.mark.parametrize("name", TURN_GAMES)
def test_every_level_chooses_something_allowed(name: str) -> None:
    game = games.find(name)
    for s, seat in positions(name, 6, every=91):
        o = seen_by(game, s, seat)
        for level in port.levels(game)[:3]:
            action = port.choose(o, seat, level, stream_of("any"), 60.0)
            assert game.allowed(s, seat, action) == 0


def is_out(name: str, s: Any, seat: int) -> bool:
    """Whether a seat is never asked again, in games played on at random from here."""
    game = games.find(name)
    choices = np.zeros(game.max_legal, np.int64)
    for number in range(3):
        world, stream = copied(s), stream_of("played on", number)
        while mask := int(game.actors(world)):
            if mask >> seat & 1:
                return False
            other = (mask & -mask).bit_length() - 1
            count = int(game.legal(world, other, choices))
            game.apply(world, other, int(choices[pick(stream, count)]), NO_FACTS)
    return True


@pytest.mark.parametrize("name", TURN_GAMES)
def test_shares_in_the_win_add_up_to_one(name: str) -> None:
    mind = mind_of(games.find(name))
    shares = np.zeros(4)
    for s, _ in positions(name, 20):
        mind.worth(s, shares)
        assert shares.sum() == pytest.approx(1.0)
        assert shares.min() >= 0
        for seat in np.flatnonzero(shares == 0).tolist():
            assert is_out(name, s, seat), "only who is out of the game has no share"
