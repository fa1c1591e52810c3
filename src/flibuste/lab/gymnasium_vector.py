"""One seat in many games at once as a Gymnasium vector environment on top of the compiled batch.

>>> from flibuste import games
>>> from flibuste.lab.gymnasium_vector import SeatVectorEnv
>>> sea = SeatVectorEnv(games.names()[0], num_envs=8)
>>> seen, info = sea.reset(seed=1)
>>> seen, rewards, ended, cut, info = sea.step(info["action_mask"].argmax(axis=1))
>>> seen.shape == (8, len(sea.feature_names)), rewards.shape
(True, (8,))
"""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from flibuste import games
from flibuste.lab.batch import Batch
from flibuste.lab.gymnasium_env import LEARNER, usual_bots
from flibuste.lab.rewards import FINE, Reward
from flibuste.lab.sight import RENDER_MODES, Seen, Sight

_MASK: Final = "action_mask"


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """The learner sits at seat 0 of every game, random and greedy bots after it.

    Supports all three of Gymnasium's ways to restart (`autoreset_mode`). In a game that is over every action
    is open and none is carried out. What is returned belongs to the caller; with `copy=False` observations
    and masks are the batch's own arrays, which the next step overwrites.
    """

    metadata = {"render_modes": list(RENDER_MODES), "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        bots: Sequence[str] | None = None,
        longest: int | None = None,
        *,
        reward: Reward = "win",
        observation: Seen = "features",
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        found = games.find(game)
        bots = usual_bots(found, bots)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self.batch = Batch(
            game,
            num_envs,
            len(bots) + 1,
            bots=dict(enumerate(bots, 1)),
            reward=reward,
            features=observation == "features",
            again=False,
            **options,
        )
        self.feature_names = self.batch.feature_names
        self._sight = Sight(found, observation, render_mode)
        self._as_features = observation == "features"
        self._copy = copy
        self._longest = longest or found.longest
        self._taken = np.zeros(num_envs, np.int64)
        self._done = np.zeros(num_envs, np.bool_)
        self.single_observation_space = self._sight.space()
        self.single_action_space = gymnasium.spaces.Discrete(found.dense)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Restarts all games, or those of `options["reset_mask"]`; the same seed gives the same games."""
        which = self._asked_to_begin((options or {}).get("reset_mask"))
        if seed is not None and not isinstance(seed, int) and len(seed) != self.num_envs:
            raise ValueError(f"{self.num_envs} games need as many seeds, not {len(seed)}")
        if seed is not None:
            self.batch.reseed(seed)
        elif self._np_random is None:
            self.batch.reseed(int(self.np_random.integers(2**62)))
        self.batch.begin(which)
        self._taken[which] = 0
        self._done[which] = False
        return self._seen(), self._info()

    def _asked_to_begin(self, mask: Any) -> Any:
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        mask = np.asarray(mask)
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_ or not mask.any():
            raise ValueError(f"reset_mask says yes or no to each of {self.num_envs} games, and yes to one")
        return mask

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Takes the learner's action in every game and plays on until it has to choose again."""
        chosen = np.array(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"{self.num_envs} games need as many actions, not {chosen.shape} {chosen.dtype}")
        before = self._done.copy()
        if before.any() and self.autoreset_mode == AutoresetMode.DISABLED:
            raise ValueError(f"game {int(before.argmax())} is over: reset it first")
        fines = self._mend(chosen, ~before)
        paid, over = self.batch.step(chosen, None if not before.any() else ~before)
        if before.any():
            self.batch.begin(before)
            self._taken[before] = 0
        self._taken += ~before
        cut = ~over & ~before & (self._taken >= self._longest)
        rewards = paid[:, LEARNER] + fines
        ended = over | cut
        final: dict[str, Any] = {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            if ended.any():
                final = self._final(ended)
                self.batch.begin(ended)
                self._taken[ended] = 0
        else:
            self._done = ended
        return self._seen(), rewards, over, cut, {**self._info(), **final}

    def _mend(self, actions: Any, live: Any) -> Any:
        """Replaces each action that is not open with the first open one, and returns the fines."""
        known = (actions >= 0) & (actions < self.batch.game.dense)
        rows = np.arange(self.num_envs)
        closed = live & ~(known & self.batch.mask[rows, np.where(known, actions, 0)])
        actions[closed] = self.batch.mask[closed].argmax(axis=1)
        return np.where(closed, FINE, 0.0)

    def _final(self, ended: Any) -> dict[str, Any]:
        """The last observations of the games that ended."""
        seen = self._seen()
        rows: Any = np.full(self.num_envs, None, object)
        for nth in np.flatnonzero(ended):
            rows[nth] = seen[nth].copy()
        masks = self.batch.mask.astype(np.int8)
        about = {_MASK: masks, f"_{_MASK}": ended.copy()}
        return {
            "final_obs": rows,
            "_final_obs": ended.copy(),
            "final_info": about,
            "_final_info": ended.copy(),
        }

    def action_masks(self) -> Any:
        """Which actions are open in each game."""
        return self.batch.mask.copy() if self._copy else self.batch.mask

    def render(self) -> tuple[Any, ...] | None:
        """Each game as the learner sees it."""
        if self.render_mode is None:
            return None
        return tuple(self._sight.rendered(s, LEARNER) for s in self.batch.states)

    def _seen(self) -> Any:
        seen: Any
        if self._as_features:
            seen = self.batch.features
        else:
            seen = self.batch.observations.view(np.uint8).reshape(self.num_envs, -1)
        return seen.copy() if self._copy else seen

    def _info(self) -> dict[str, Any]:
        return {_MASK: self.batch.mask.astype(np.int8), f"_{_MASK}": np.ones(self.num_envs, np.bool_)}
