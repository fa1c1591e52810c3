"""The games as PettingZoo AEC environments.

    >>> from flibuste import games
    >>> from flibuste.lab.pettingzoo_env import env
    >>> sea = env(games.names()[0], players=4)
    >>> sea.reset(seed=1)
    >>> sorted(sea.observe(sea.agent_selection))
    ['action_mask', 'observation']

Rewards come at the end: 1 shared by the winners, less the others' equal part, so that they add up to nothing.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from flibuste import games
from flibuste.core.chance import key_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.record import blank
from flibuste.lab.actions import acting_seat, as_array, open_actions, skip_the_clock


def env(game: str, players: int | None = None, longest: int | None = None, **options: object) -> Any:
    """The environment in PettingZoo's usual wrappers."""
    return wrappers.OrderEnforcingWrapper(GameEnv(game, players, longest, **options))


class GameEnv(AECEnv):  # type: ignore[misc]
    """One game: agents are seats, observations are the seat's record as bytes, actions the dense ones."""

    metadata = {"render_modes": [], "name": "flibuste_v1", "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, game: str, players: int | None = None, longest: int | None = None, **options: object
    ) -> None:
        super().__init__()
        self.game = games.find(game)
        self._players = self.game.players[-1] if players is None else players
        self._options = options
        self._longest = longest or self.game.longest
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self._players)]
        size = self.game.dtype.itemsize
        self._choices = np.zeros(self.game.max_legal, np.int64)
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": gymnasium.spaces.Box(0, 1, (self.game.dense,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.game.dense) for agent in self.possible_agents
        }
        self._random, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> Any:
        """The space of a seat's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of a seat's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game; the same seed gives the same one."""
        del options
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        number = int(self._random.integers(2**62))
        self.s = self.game.new(self._players, self._options, key_of("pettingzoo", number))
        self._taken = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        skip_the_clock(self.game, self.s, self._choices, NO_FACTS, self._players)
        self.agent_selection = self.possible_agents[acting_seat(self.game, self.s)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees and may do; nobody but the one whose turn it is may do anything."""
        seat = self.possible_agents.index(agent)
        seen = blank(self.game.state)
        self.game.observe(self.s, seat, seen)
        over = all(self.terminations.values()) or all(self.truncations.values())
        mine = agent == self.agent_selection and not over
        mask = (
            open_actions(self.game, self.s, seat, self._choices)
            if mine
            else np.zeros(self.game.dense, np.int8)
        )
        return {"observation": as_array(seen), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Takes the acting seat's action; refuses one that is not open."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        if action is None or self.game.allowed(self.s, seat, int(action)):
            raise ValueError(f"{agent} may not take action {action!r}: see the action mask")
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.game.apply(self.s, seat, int(action), NO_FACTS)
        self._taken += 1
        skip_the_clock(self.game, self.s, self._choices, NO_FACTS, self._players)
        following = acting_seat(self.game, self.s)
        if following < 0:
            self._settle()
        elif self._taken >= self._longest:
            self.truncations = dict.fromkeys(self.agents, True)
        if following >= 0:
            self.agent_selection = self.possible_agents[following]
        self._accumulate_rewards()
        if following < 0:
            self.agent_selection = self.agents[0]

    def _settle(self) -> None:
        ranks = np.zeros(self._players, np.int8)
        self.game.outcome(self.s, ranks)
        winners = int((ranks == 1).sum())
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = (1.0 / winners if ranks[seat] == 1 else 0.0) - 1.0 / self._players
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> None:
        """Nothing: games are drawn in the browser."""

    def close(self) -> None:
        """Nothing to close."""
