"""Many games at once keep Gymnasium's contract of a vector environment, in each autoreset mode."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from flibuste import games
from flibuste.lab.gymnasium_env import SeatEnv, env_id
from flibuste.lab.gymnasium_vector import SeatVectorEnv
from flibuste.lab.rewards import FINE

GAME = next(game for game in games.every() if not game.timed)


def chosen(info: dict[str, Any], chance: Any) -> Any:
    """A random open action of each game."""
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])


def test_gymnasium_makes_it_by_its_name() -> None:
    sea: Any = gymnasium.make_vec(env_id(GAME), num_envs=3, bots=("random", "greedy"))
    assert isinstance(sea.unwrapped, SeatVectorEnv)
    seen, info = sea.reset(seed=1)
    assert seen in sea.observation_space
    assert seen.shape == (3, len(sea.unwrapped.feature_names))
    one: Any = gymnasium.make(env_id(GAME), bots=("random", "greedy"))
    assert one.observation_space == sea.single_observation_space
    assert one.action_space == sea.single_action_space
    assert isinstance(one.unwrapped, SeatEnv)
    seen, rewards, over, cut, info = sea.step(info["action_mask"].argmax(axis=1))
    assert seen in sea.observation_space
    assert rewards.shape == over.shape == cut.shape == (3,)
    assert over.dtype == cut.dtype == np.bool_


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_a_game_that_is_over_begins_anew_as_the_mode_says(mode: AutoresetMode) -> None:
    sea = SeatVectorEnv(GAME.name, 32, autoreset_mode=mode)
    assert sea.metadata["autoreset_mode"] == mode
    chance = np.random.default_rng(1)
    seen, info = sea.reset(seed=1)
    over = cut = rewards = np.zeros(32, np.bool_)
    while not over.any():
        seen, rewards, over, cut, info = sea.step(chosen(info, chance))
    nth = int(over.argmax())
    assert info["action_mask"].any(axis=1).all()
    assert not cut.any()
    assert (rewards[~over] == 0).all()
    ended = int(GAME.actors(sea.batch.states[nth])) == 0
    if mode == AutoresetMode.SAME_STEP:
        assert not ended
        assert info["_final_obs"].tolist() == over.tolist()
        assert info["final_obs"][nth] in sea.single_observation_space
        assert not np.array_equal(info["final_obs"][nth], seen[nth])
        assert info["final_info"]["action_mask"][nth].all()
        return
    assert ended
    assert info["action_mask"][nth].all()
    if mode == AutoresetMode.DISABLED:
        with pytest.raises(ValueError, match="is over: reset it first"):
            sea.step(chosen(info, chance))
        # Field by field: the padding of a copied record is undefined.
        others = sea.batch.states[~over].tolist()
        sea.reset(options={"reset_mask": over})
        assert repr(sea.batch.states[~over].tolist()) == repr(others)
    else:
        _, rewards, again, _, info = sea.step(chosen(info, chance))
        assert not again[nth]
        assert rewards[nth] == 0
    assert int(GAME.actors(sea.batch.states[nth])) != 0


def test_the_same_seed_gives_the_same_games() -> None:
    runs = []
    sea = SeatVectorEnv(GAME.name, 4)
    for _ in range(2):
        chance = np.random.default_rng(5)
        seen, info = sea.reset(seed=7)
        for _ in range(60):
            seen, *_, info = sea.step(chosen(info, chance))
        runs.append(seen)
    assert np.array_equal(*runs)
    assert not np.array_equal(SeatVectorEnv(GAME.name, 4).reset(seed=8)[0], sea.reset(seed=7)[0])


def test_what_does_not_fit_is_refused() -> None:
    sea = SeatVectorEnv(GAME.name, 4)
    sea.reset(seed=1)
    with pytest.raises(ValueError, match="4 games need as many actions"):
        sea.step(np.zeros(5, np.int64))
    with pytest.raises(ValueError, match="as many seeds"):
        sea.reset(seed=[1, 2])
    with pytest.raises(ValueError, match="reset_mask"):
        sea.reset(options={"reset_mask": np.zeros(4, np.bool_)})
    with pytest.raises(ValueError, match="played by"):
        SeatVectorEnv(GAME.name, 4, bots=("random",) * 11)


def test_a_closed_action_is_fined() -> None:
    sea = SeatVectorEnv(GAME.name, 4)
    _, info = sea.reset(seed=1)
    actions = info["action_mask"].argmax(axis=1)
    actions[2] = info["action_mask"][2].argmin()
    actions[3] = -5
    _, rewards, *_ = sea.step(actions)
    assert rewards.tolist() == [0.0, 0.0, FINE, FINE]
    assert actions[3] == -5


def test_a_long_game_is_cut_short() -> None:
    sea = SeatVectorEnv(GAME.name, 4, longest=5)
    _, info = sea.reset(seed=1)
    for step in range(1, 12):
        _, _, _, cut, info = sea.step(info["action_mask"].argmax(axis=1))
        assert cut.tolist() == [step in {5, 11}] * 4


def test_what_is_returned_is_ones_own_unless_asked_otherwise() -> None:
    for copy in (True, False):
        sea = SeatVectorEnv(GAME.name, 4, copy=copy)
        seen, info = sea.reset(seed=1)
        before = seen.copy()
        for _ in range(5):
            *_, info = sea.step(info["action_mask"].argmax(axis=1))
        assert np.array_equal(before, seen) == copy


def test_a_race_has_no_clock_among_its_learners() -> None:
    race = next(game for game in games.every() if game.timed)
    sea = SeatVectorEnv(race.name, 8)
    chance = np.random.default_rng(3)
    _, info = sea.reset(seed=3)
    ended = 0
    for _ in range(600):
        *_, over, _, info = sea.step(chosen(info, chance))
        ended += int(over.sum())
        assert (sea.batch.seats == 0).all()
    assert ended > 0


def test_games_can_be_looked_at() -> None:
    pages = SeatVectorEnv(GAME.name, 2, render_mode="ansi").render()
    assert pages is not None
    assert all(page.startswith(GAME.name) for page in pages)
    assert SeatVectorEnv(GAME.name, 2).render() is None
