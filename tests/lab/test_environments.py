"""The learning environments keep the contracts of their libraries."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from flibuste import games
from flibuste.core.record import assign
from flibuste.lab.actions import skip_the_clock
from flibuste.lab.batch import Batch
from flibuste.lab.gymnasium_env import SeatEnv, env_id
from flibuste.lab.pettingzoo_env import env
from flibuste.lab.pettingzoo_parallel import parallel_env
from flibuste.lab.rewards import FINE, by_ranks

with warnings.catch_warnings():
    # Where pygame is installed, PettingZoo's own tests load a classic game in a way it warns about.
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", games.names())
def test_pettingzoo_api(name: str) -> None:
    api_test(env(name, players=4, longest=2_000), num_cycles=300)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", games.names())
def test_pettingzoo_seeds(name: str) -> None:
    seed_test(lambda: env(name, players=4), num_cycles=60)


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
    assert reward in (0.0, 1.0)


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_gymnasium_checks_what_is_drawn(mode: str) -> None:
    name = next(game.name for game in games.every() if not game.timed)
    made = gymnasium.make(env_id(games.find(name)), render_mode=mode)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(made.unwrapped)
    made.reset(seed=1)
    shown: Any = made.render()
    if mode == "ansi":
        assert shown.startswith(f"{name}, rules version")
    else:
        assert shown.shape == (600, 800, 3)
        assert shown.std() > 1


def test_names_carry_the_version_of_the_rules() -> None:
    for game in games.every():
        assert env_id(game) in gymnasium.registry
        assert env(game.name).metadata["name"] == f"{game.name.replace('-', '_')}_v{game.version}"


def test_no_mask_is_empty_when_a_game_is_over() -> None:
    sea = SeatEnv("catan-junior", bots=("greedy",) * 3)
    sea.reset(seed=2)
    info: dict[str, Any] = {}
    over = False
    while not over:
        _, _, over, _, info = sea.step(int(sea.action_masks().argmax()))
    assert sea.action_masks().all()
    assert info["action_mask"].all()


@pytest.mark.parametrize("longest", [None, 30])
def test_every_action_is_open_at_the_end_of_a_pettingzoo_game(longest: int | None) -> None:
    sea = env("catan-junior", players=3, longest=longest)
    sea.reset(seed=2)
    seen, _, over, cut, _ = sea.last()
    while not over and not cut:
        waiting = set(sea.agents) - {sea.agent_selection}
        assert not any(sea.observe(agent)["action_mask"].any() for agent in waiting)
        sea.step(int(seen["action_mask"].argmax()))
        seen, _, over, cut, _ = sea.last()
    assert all(sea.observe(agent)["action_mask"].all() for agent in sea.possible_agents)
    assert (over, cut) == (longest is None, longest is not None)


@pytest.mark.filterwarnings("ignore")
def test_a_race_is_a_parallel_environment() -> None:
    name = next(game.name for game in games.every() if game.timed)
    parallel_api_test(parallel_env(name, players=4), num_cycles=400)
    parallel_seed_test(lambda: parallel_env(name, players=4), num_cycles=40)


def test_a_parallel_race_comes_to_an_end_and_pays() -> None:
    name = next(game.name for game in games.every() if game.timed)
    sea = parallel_env(name, players=3)
    seen, _ = sea.reset(seed=1)
    chance = np.random.default_rng(1)
    rewards: dict[str, float] = {}
    together = 0
    while sea.agents:
        chosen = {
            agent: int(chance.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in sea.agents
        }
        together += sum(action != sea.wait for action in chosen.values()) > 1
        seen, rewards, _, _, _ = sea.step(chosen)
    assert together > 10
    assert sum(rewards.values()) == pytest.approx(1)
    assert all(told["action_mask"].all() for told in seen.values())
    turns = next(game.name for game in games.every() if not game.timed)
    with pytest.raises(ValueError, match="played in turns"):
        parallel_env(turns)


def test_a_parallel_racer_is_fined_for_what_is_not_open() -> None:
    name = next(game.name for game in games.every() if game.timed)
    sea = parallel_env(name, players=3)
    seen, _ = sea.reset(seed=1)
    chosen = {agent: int(told["action_mask"].argmax()) for agent, told in seen.items()}
    chosen["seat_0"] = int(seen["seat_0"]["action_mask"].argmin())
    _, rewards, _, _, _ = sea.step(chosen)
    assert rewards == {"seat_0": FINE, "seat_1": 0.0, "seat_2": 0.0}


MOST_STEPS = 20_000
"""In so many, one of eight random games has ended, whatever the game."""


def clean_copy(s: Any) -> Any:
    """A separate record with the same fields and no padding between them."""
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
            skip_the_clock(game, states[nth], choices, told, 4)
            assert over[nth] == (game.actors(states[nth]) == 0)
            if over[nth]:
                ranks = np.zeros(4, np.int8)
                game.outcome(states[nth], ranks)
                assert rewards[nth].tolist() == by_ranks(ranks[None], "win")[0].tolist()
                assert batch.finals[nth].tobytes() == states[nth].tobytes()
                ends += 1
                states[nth] = clean_copy(batch.states[nth])
            assert batch.states[nth].tobytes() == states[nth].tobytes()
            seat = int(batch.seats[nth])
            open_ones = choices[: game.legal(states[nth], seat, choices)]
            assert np.flatnonzero(batch.mask[nth]).tolist() == sorted(open_ones.tolist())
    assert ends > 0


def test_a_batch_refuses_what_does_not_fit() -> None:
    batch = Batch("catan-junior", 4, seed=1)
    before = batch.states.tobytes()
    with pytest.raises(ValueError, match="4 games need as many whole numbers"):
        batch.step(np.zeros(3, np.int64))
    with pytest.raises(ValueError, match="4 games need as many whole numbers"):
        batch.step(np.zeros(4))  # type: ignore[arg-type]  # not whole ones
    actions = batch.sample()
    actions[2] = int(np.flatnonzero(~batch.mask[2])[0])
    with pytest.raises(ValueError, match="is not open in game 2"):
        batch.step(actions)
    assert batch.states.tobytes() == before
    with pytest.raises(ValueError, match="one game or more"):
        Batch("catan-junior", 0)
    for bots, said in (
        ({7: "random"}, "no seat 7"),
        ({1: "legend"}, "random or greedy"),
        (dict.fromkeys(range(4), "random"), "nobody is left"),
    ):
        with pytest.raises(ValueError, match=said):
            Batch("catan-junior", 2, players=4, bots=bots)


def test_a_game_that_is_over_is_left_alone() -> None:
    batch = Batch("catan-junior", 16, seed=1, again=False)
    over = np.zeros(16, np.bool_)
    while not over.any():
        _, over = batch.step(batch.sample())
    before = batch.states.tobytes()
    with pytest.raises(ValueError, match="is over: begin it anew first"):
        batch.step(batch.sample())
    assert batch.states.tobytes() == before
    batch.begin(over)
    batch.step(batch.sample())


def test_what_a_step_returns_is_ones_own() -> None:
    batch = Batch("catan-junior", 64, seed=1)
    rewards, over = np.zeros((64, 4)), np.zeros(64, np.bool_)
    while not over.any():
        rewards, over = batch.step(batch.sample())
    kept = rewards.copy(), over.copy()
    batch.step(batch.sample())
    assert np.array_equal(rewards, kept[0])
    assert np.array_equal(over, kept[1])


@pytest.mark.parametrize("name", games.names())
def test_only_learners_are_asked(name: str) -> None:
    batch = Batch(name, 16, players=4, seed=3, bots={1: "random", 3: "random"})
    for _ in range(200):
        assert set(batch.seats.tolist()) <= {0, 2}
        batch.step(batch.sample())


def test_greedy_bots_of_a_batch_beat_a_random_learner() -> None:
    batch = Batch("catan-junior", 64, players=4, seed=3, bots=dict.fromkeys((1, 2, 3), "greedy"))
    won = ended = 0.0
    while ended < 100:
        rewards, over = batch.step(batch.sample())
        won, ended = won + rewards[:, 0].sum(), ended + over.sum()
    assert won < 5
