"""Races as PettingZoo parallel environments: all who can act choose simultaneously.

Besides the dense actions there is one more, the last: to wait, which is all that a seat not asked can do.
Choices are carried out in seat order; one that another's action has made impossible by then is dropped, as in
a race to the same chair.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from flibuste import games
from flibuste.core.chance import key_of
from flibuste.core.facts import NO_FACTS
from flibuste.lab.actions import open_actions, skip_the_clock
from flibuste.lab.pettingzoo_env import env_name, spaces
from flibuste.lab.rewards import FINE, Reward, checked, paid_at_the_end
from flibuste.lab.sight import RENDER_MODES, Seen, Sight


class RaceEnv(ParallelEnv):  # type: ignore[misc]
    """One game with a tempo of its own: agents are seats; raises ValueError for a game in turns."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        longest: int | None = None,
        *,
        reward: Reward = "win",
        observation: Seen = "features",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game = games.find(game)
        if not self.game.timed:
            raise ValueError(f"{game} is played in turns: use flibuste.lab.pettingzoo_env")
        self.metadata = {**self.metadata, "name": env_name(self.game)}
        self.reward = checked(self.game, reward)
        self._players = self.game.players[-1] if players is None else players
        self.game.first_state(self._players, options)
        self._options = options
        self._longest = longest or self.game.longest
        self.render_mode = render_mode
        self._sight = Sight(self.game, observation, render_mode)
        self.feature_names = self._sight.features.names
        self.wait = self.game.dense
        """The action of a seat that does nothing."""
        self.possible_agents = [f"seat_{seat}" for seat in range(self._players)]
        self.agents: list[str] = []
        self._choices = np.zeros(self.game.max_legal, np.int64)
        self.observation_spaces = {
            agent: spaces(self._sight, self.wait + 1) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }
        self._random, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> Any:
        """The space of a seat's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of a seat's actions."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins a new game; the same seed gives the same game."""
        del options
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        number = int(self._random.integers(2**62))
        self.s = self.game.first_state(self._players, self._options, key_of("pettingzoo", number))
        self.agents = list(self.possible_agents)
        self._taken = 0
        skip_the_clock(self.game, self.s, self._choices, NO_FACTS, self._players)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Carries out all choices; one that is not open becomes the seat's first open action, for a fine."""
        asked, fines = int(self.game.actors(self.s)), [0.0] * self._players
        chosen: dict[int, int] = {}
        for seat, agent in enumerate(self.possible_agents):
            if asked >> seat & 1:
                chosen[seat] = int(actions.get(agent, self.wait))
                if self.game.allowed(self.s, seat, chosen[seat]):
                    fines[seat] = FINE
                    self.game.legal(self.s, seat, self._choices)
                    chosen[seat] = int(self._choices[0])
        for seat, action in chosen.items():
            if not self.game.allowed(self.s, seat, action):
                self.game.apply(self.s, seat, action, NO_FACTS)
        self._taken += 1
        skip_the_clock(self.game, self.s, self._choices, NO_FACTS, self._players)
        over = int(self.game.actors(self.s)) == 0
        cut = not over and self._taken >= self._longest
        paid = paid_at_the_end(self.game, self.reward, self.s) if over else [0.0] * self._players
        seen, playing = self._observations(), list(self.agents)
        if over or cut:
            self.agents = []
        return (
            seen,
            {agent: gain + fine for agent, gain, fine in zip(playing, paid, fines, strict=True)},
            dict.fromkeys(playing, over),
            dict.fromkeys(playing, cut),
            {agent: {} for agent in playing},
        )

    def _observations(self) -> dict[str, Any]:
        asked = int(self.game.actors(self.s))
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, np.int8)
            if not asked:
                mask[:] = 1
            elif asked >> seat & 1:
                mask[: self.wait] = open_actions(self.game, self.s, seat, self._choices)
            else:
                mask[self.wait] = 1
            seen[agent] = {"observation": self._sight.of(self.s, seat), "action_mask": mask}
        return seen

    def render(self) -> Any:
        """The game as the first seat sees it: a page of text, or a picture of it."""
        return self._sight.rendered(self.s, 0)

    def close(self) -> None:
        """Nothing to close."""


def parallel_env(game: str, players: int | None = None, longest: int | None = None, **settings: Any) -> Any:
    """The environment; settings are those of RaceEnv."""
    return RaceEnv(game, players, longest, **settings)
