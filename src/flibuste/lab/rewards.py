"""What the end of a game pays, the same in all environments.

    >>> import numpy as np
    >>> from flibuste.lab.rewards import by_ranks
    >>> by_ranks(np.array([[1, 1, 3, 4]]), "win").tolist()
    [[0.5, 0.5, 0.0, 0.0]]
    >>> by_ranks(np.array([[1, 2, 3]]), "rank").tolist()
    [[1.0, 0.5, 0.0]]

| reward | pays |
|---|---|
| `win` | 1, shared by the winners |
| `zero_sum` | the same, less everyone's equal part of it |
| `rank` | from 1 for the first to 0 for the last, in equal steps; seats that tie share what their ranks pay |
| `margin` | one's score less the best of the others', in parts of a winner's score |
| a function | what it returns for each seat, given the last state and the ranks |
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, TypeAlias, get_args

import numpy as np

from flibuste.core.features import learning_of
from flibuste.core.game import Game
from flibuste.core.mind import Floats
from flibuste.core.record import Ints, Record

RewardName = Literal["win", "zero_sum", "rank", "margin"]
Reward: TypeAlias = RewardName | Callable[[Record, list[int]], Sequence[float]]

NAMES: Final = get_args(RewardName)
FINE: Final = -0.01
"""For an action that is not open, where agents may not use masks."""


class UnknownReward(ValueError):
    """A reward that does not exist, or that a game cannot pay."""


def checked(game: Game, reward: Any) -> Reward:
    """The reward, if the game can pay it; raises UnknownReward."""
    if callable(reward):
        return reward  # type: ignore[no-any-return]
    if reward not in NAMES:
        raise UnknownReward(f"unknown reward {reward!r}: one of {', '.join(NAMES)}, or a function")
    if reward == "margin" and learning_of(game).scores is None:
        raise UnknownReward(f"{game.name} has no scores: no reward by the margin")
    return reward  # type: ignore[no-any-return]


def by_ranks(ranks: Ints, reward: str) -> Floats:
    """What `win`, `zero_sum` and `rank` pay; each row of ranks is a game."""
    players = ranks.shape[1]
    if reward == "rank":
        mine, others = ranks[:, :, None], ranks[:, None, :]
        better, alike = (others < mine).sum(axis=2), (others == mine).sum(axis=2)
        return (players - better - (alike + 1) / 2) / (players - 1)  # type: ignore[no-any-return]
    won = ranks == 1
    shares = won / won.sum(axis=1, keepdims=True)
    return shares - 1 / players if reward == "zero_sum" else shares  # type: ignore[no-any-return]


def settle(game: Game, reward: Reward, states: Sequence[Any], ranks: Ints) -> Floats:
    """What each seat gets, one row per finished game, from its last state and its row of ranks."""
    if callable(reward):
        return np.array([_own(reward, s, row.tolist()) for s, row in zip(states, ranks, strict=True)])
    if reward != "margin":
        return by_ranks(ranks, reward)
    learning = learning_of(game)
    if learning.scores is None:
        raise UnknownReward(f"{game.name} has no scores: no reward by the margin")
    rows = []
    for s in states:
        scores = list(learning.scores(s))
        ahead = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(len(scores))]
        rows.append([(own - best) / learning.most for own, best in zip(scores, ahead, strict=True)])
    return np.array(rows, np.float64)


def _own(reward: Callable[[Record, list[int]], Sequence[float]], s: Any, ranks: list[int]) -> list[float]:
    paid = [float(each) for each in reward(s, ranks)]
    if len(paid) != len(ranks):
        raise ValueError(f"the reward function paid {len(paid)} of {len(ranks)} seats")
    return paid


def paid_at_the_end(game: Game, reward: Reward, s: Any) -> list[float]:
    """What each seat gets for one finished game."""
    ranks = np.zeros((1, int(s.players)), np.int8)
    game.outcome(s, ranks[0])
    return settle(game, reward, [s], ranks)[0].tolist()  # type: ignore[no-any-return]
