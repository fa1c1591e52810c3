"""The learning environments keep the contracts of their libraries."""

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from flibuste import games
from flibuste.core.record import assign
from flibuste.lab.batch import Batch
from flibuste.lab.gymnasium_env import SeatEnv
from flibuste.lab.pettingzoo_env import env

with warnings.catch_warnings():
    # Where pygame is installed, PettingZoo's own tests load a classic game in a way it warns about itself.
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, seed_test


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", games.names())
def test_pettingzoo_api(name: str) -> None:
    api_test(env(name, players=4, longest=2_000), num_cycles=300)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", games.names())
def test_pettingzoo_seeds(name: str) -> None:
    seed_test(lambda: env(name, players=4), num_cycles=60)


@pytest.mark.parametrize("name", games.names())
def test_the_winners_reward_is_what_the_others_pay(name: str) -> None:
    sea = env(name, players=4)
    sea.reset(seed=3)
    sea.action_space("seat_0").seed(3)
    paid = dict.fromkeys(sea.agents, 0.0)
    for agent in sea.agent_iter():
        seen, reward, over, cut, _ = sea.last()
        paid[agent] += reward
        sea.step(None if over or cut else sea.action_space(agent).sample(seen["action_mask"]))
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) > 0


def test_an_action_that_is_not_open_is_refused() -> None:
    sea = env("catan-junior")
    sea.reset(seed=1)
    closed = int(np.flatnonzero(sea.observe(sea.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="may not take action"):
        sea.step(closed)


@pytest.mark.parametrize("name", [game.name for game in games.every() if not game.timed])
def test_gymnasium_checker(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SeatEnv(name, bots=("greedy", "random", "random")), skip_render_check=True)


def test_a_gymnasium_game_ends_with_its_reward() -> None:
    sea = SeatEnv("catan-junior", bots=("greedy",) * 3)
    _, info = sea.reset(seed=2)
    chance = np.random.default_rng(2)
    over, reward = False, 0.0
    while not over:
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, _, info = sea.step(action)
    assert reward in (-1.0, 1.0)


@pytest.mark.parametrize("name", games.names())
def test_openspiel_random_simulation(name: str) -> None:
    import pyspiel

    from flibuste.lab.openspiel_game import register

    register()
    game = pyspiel.load_game(f"flibuste_{name.replace('-', '_')}", {"players": 4})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


MOST_STEPS = 20_000
"""In so many, one of eight random games has ended, whatever the game."""


def clean_copy(s: Any) -> Any:
    """A record of its own with the same fields, and nothing between them."""
    fresh = np.zeros(1, s.dtype)[0]
    assign(fresh, s)
    return fresh


@pytest.mark.parametrize("name", games.names())
def test_a_batch_plays_the_same_games_as_the_verbs(name: str) -> None:
    batch = Batch(name, count=8, players=4, seed=5)
    game = batch.game
    states = [clean_copy(s) for s in batch.states]
    choices = np.zeros(game.max_legal, np.int64)
    told = np.zeros((0, 8), np.int32)
    steps = ends = 0
    while steps < 400 or (not ends and steps < MOST_STEPS):
        steps += 1
        actions = batch.sample()
        seats = batch.seats.copy()
        rewards, over = batch.step(actions)
        for nth in range(8):
            game.apply(states[nth], int(seats[nth]), int(actions[nth]), told)
            assert over[nth] == (game.actors(states[nth]) == 0)
            if over[nth]:
                ranks = np.zeros(4, np.int8)
                game.outcome(states[nth], ranks)
                assert rewards[nth].tolist() == [float(rank == 1) for rank in ranks]
                ends += 1
                states[nth] = clean_copy(batch.states[nth])
            assert batch.states[nth].tobytes() == states[nth].tobytes()
            seat = int(batch.seats[nth])
            open_ones = choices[: game.legal(states[nth], seat, choices)]
            assert np.flatnonzero(batch.mask[nth]).tolist() == sorted(open_ones.tolist())
    assert ends > 0
