"""The games as PettingZoo AEC environments.

    >>> from flibuste import games
    >>> from flibuste.lab.pettingzoo_env import env
    >>> sea = env(games.names()[0], players=4)
    >>> sea.reset(seed=1)
    >>> sorted(sea.observe(sea.agent_selection))
    ['action_mask', 'observation']

Rewards come at the end (`flibuste.lab.rewards`). Where several seats act simultaneously, as in a race,
`flibuste.lab.pettingzoo_parallel` fits better.
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
from flibuste.core.game import Game
from flibuste.lab.actions import acting_seat, open_actions, skip_the_clock
from flibuste.lab.rewards import Reward, checked, paid_at_the_end
from flibuste.lab.sight import RENDER_MODES, Seen, Sight


def env(game: str, players: int | None = None, longest: int | None = None, **settings: Any) -> Any:
    """The environment in PettingZoo's usual wrappers; settings are those of GameEnv."""
    return wrappers.OrderEnforcingWrapper(GameEnv(game, players, longest, **settings))


def env_name(game: Game) -> str:
    """What PettingZoo calls a game: its name and the version of its rules."""
    return f"{game.name.replace('-', '_')}_v{game.version}"


def spaces(sight: Sight, actions: int) -> Any:
    """The space of what an agent receives: what it sees, and the mask of its actions."""
    return gymnasium.spaces.Dict(
        {"observation": sight.space(), "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8)}
    )


class GameEnv(AECEnv):  # type: ignore[misc]
    """One game: agents are seats, actions the dense ones."""

    metadata = {"render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012

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
        super().__init__()
        self.game = games.find(game)
        self.metadata = {**self.metadata, "name": env_name(self.game)}
        self.reward = checked(self.game, reward)
        self._players = self.game.players[-1] if players is None else players
        self.game.first_state(self._players, options)
        self._options = options
        self._longest = longest or self.game.longest
        self.render_mode = render_mode
        self._sight = Sight(self.game, observation, render_mode)
        self.feature_names = self._sight.features.names
        self.possible_agents = [f"seat_{seat}" for seat in range(self._players)]
        self._choices = np.zeros(self.game.max_legal, np.int64)
        self.observation_spaces = {
            agent: spaces(self._sight, self.game.dense) for agent in self.possible_agents
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
        """Begins a new game; the same seed gives the same game."""
        del options
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        number = int(self._random.integers(2**62))
        self.s = self.game.first_state(self._players, self._options, key_of("pettingzoo", number))
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
        """What a seat sees and may do: nothing unless it is its turn, anything when the game is over."""
        seat = self.possible_agents.index(agent)
        if all(self.terminations.values()) or all(self.truncations.values()):
            mask = np.ones(self.game.dense, np.int8)
        elif agent == self.agent_selection:
            mask = open_actions(self.game, self.s, seat, self._choices)
        else:
            mask = np.zeros(self.game.dense, np.int8)
        return {"observation": self._sight.of(self.s, seat), "action_mask": mask}

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
            paid = paid_at_the_end(self.game, self.reward, self.s)
            self.rewards = dict(zip(self.possible_agents, paid, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._taken >= self._longest:
            self.truncations = dict.fromkeys(self.agents, True)
        if following >= 0:
            self.agent_selection = self.possible_agents[following]
        self._accumulate_rewards()
        if following < 0:
            self.agent_selection = self.agents[0]

    def render(self) -> Any:
        """The game as the seat to act sees it: a page of text, or a picture of it."""
        return self._sight.rendered(self.s, self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """Nothing to close."""
