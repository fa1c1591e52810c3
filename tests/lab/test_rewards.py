"""The end of a game pays the same in every environment."""

from typing import Any

import numpy as np
import pytest

from flibuste import Match, games
from flibuste.core.features import Learning
from flibuste.lab.batch import Batch
from flibuste.lab.gymnasium_env import SeatEnv
from flibuste.lab.pettingzoo_env import env
from flibuste.lab.rewards import NAMES, UnknownReward, by_ranks, checked, paid_at_the_end, settle


def test_what_ranks_pay() -> None:
    ranks = np.array([[2, 1, 1, 4], [1, 2, 3, 4]])
    assert by_ranks(ranks, "win").tolist() == [[0, 0.5, 0.5, 0], [1, 0, 0, 0]]
    assert by_ranks(ranks, "zero_sum").tolist() == [[-0.25, 0.25, 0.25, -0.25], [0.75, -0.25, -0.25, -0.25]]
    # Most games rank 1, 1, 3, 4 and some 1, 1, 2, 4: only the order counts.
    assert by_ranks(ranks, "rank") == pytest.approx(
        np.array([[1 / 3, 5 / 6, 5 / 6, 0], [1, 2 / 3, 1 / 3, 0]])
    )


@pytest.mark.parametrize("reward", ["win", "zero_sum", "rank"])
def test_what_is_paid_in_all_does_not_depend_on_ties(reward: str) -> None:
    ranks = np.array([[1, 2, 3, 4], [1, 1, 1, 1], [1, 1, 3, 3], [2, 1, 2, 2]])
    sums = by_ranks(ranks, reward).sum(axis=1)
    assert sums == pytest.approx({"win": 1.0, "zero_sum": 0.0, "rank": 2.0}[reward])


def test_the_margin_is_what_one_has_before_the_best_of_the_others() -> None:
    for game in games.every():
        match: Match[Any] = Match(game, game.players[0], seed=3).play_out()
        learning: Any = game.learning
        scores = list(learning.scores(match.s))
        paid = paid_at_the_end(game, "margin", match.s)
        for seat, score in enumerate(scores):
            best = max(scores[:seat] + scores[seat + 1 :])
            assert paid[seat] == pytest.approx((score - best) / learning.most)


def test_a_function_of_ones_own_pays_what_it_says() -> None:
    game = games.every()[0]
    match: Match[Any] = Match(game, game.players[0], seed=3).play_out()

    def ducats(s: Any, ranks: list[int]) -> list[float]:
        return [10.0 * int(s.players) - rank for rank in ranks]

    def too_few(s: Any, ranks: list[int]) -> list[float]:
        return ducats(s, ranks)[:1]

    assert paid_at_the_end(game, ducats, match.s) == ducats(match.s, match.ranks)
    with pytest.raises(ValueError, match="paid 1 of"):
        settle(game, too_few, [match.s], np.array([match.ranks]))


def test_unknown_rewards_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.every()[0]
    with pytest.raises(UnknownReward, match="one of win, zero_sum, rank, margin, or a function"):
        Batch(game.name, 2, reward="fame")  # type: ignore[arg-type]
    monkeypatch.setitem(game.__dict__, "learning", Learning())
    with pytest.raises(UnknownReward, match="has no scores"):
        checked(game, "margin")


@pytest.mark.parametrize("reward", NAMES)
def test_all_doors_pay_the_same(reward: Any) -> None:
    """In every environment a finished game pays what `paid_at_the_end` says about its last state."""
    name = next(game.name for game in games.every() if not game.timed)
    game = games.find(name)
    batch = Batch(name, 8, 3, seed=1, reward=reward)
    rewards, over = np.zeros((8, 3)), np.zeros(8, np.bool_)
    while not over.any():
        rewards, over = batch.step(batch.sample())
    nth = int(over.argmax())
    assert rewards[nth] == pytest.approx(paid_at_the_end(game, reward, batch.finals[nth]))

    sea = env(name, players=3, reward=reward)
    sea.reset(seed=1)
    paid = dict.fromkeys(sea.agents, 0.0)
    chance = np.random.default_rng(1)
    for agent in sea.agent_iter():
        seen, gained, ended, cut, _ = sea.last()
        paid[agent] += gained
        sea.step(None if ended or cut else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    assert list(paid.values()) == pytest.approx(paid_at_the_end(game, reward, sea.unwrapped.s))

    seat = SeatEnv(name, bots=("random", "random"), reward=reward)
    seat.reset(seed=1)
    ended, gained = False, 0.0
    while not ended:
        _, gained, ended, _, _ = seat.step(chance.choice(np.flatnonzero(seat.action_masks())))
    assert gained == pytest.approx(paid_at_the_end(game, reward, seat.s)[0])


@pytest.mark.parametrize("reward", NAMES)
def test_openspiel_pays_the_same(reward: str) -> None:
    import pyspiel

    from flibuste.lab.openspiel_game import register, short_name

    register()
    game = next(game for game in games.every() if game.learning and game.learning.draws)
    spiel = pyspiel.load_game(f"{short_name(game)}(players=3,dice=1,reward={reward})")
    chance = np.random.default_rng(2)
    state = spiel.new_initial_state()
    while not state.is_terminal():
        state.apply_action(int(chance.choice(state.legal_actions())))
    paid = state.returns()
    assert paid == pytest.approx(paid_at_the_end(game, reward, state.course.s))  # type: ignore[arg-type]
    assert spiel.min_utility() <= min(paid) <= max(paid) <= spiel.max_utility()
    if reward != "margin":
        assert sum(paid) == pytest.approx(spiel.utility_sum())
