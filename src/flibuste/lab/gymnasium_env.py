"""One seat of a game as a Gymnasium environment, against bots of one's choice.

    >>> from flibuste import games
    >>> from flibuste.lab.gymnasium_env import SeatEnv
    >>> sea = SeatEnv(games.names()[0], bots=("greedy", "random", "random"))
    >>> seen, info = sea.reset(seed=1)
    >>> bool(info["action_mask"].any())
    True

An action that is not open (see `info["action_mask"]`) is answered with the seat's first open one and a small
fine, so that agents which know no masks can learn too.
"""

from typing import Any

import gymnasium
import numpy as np

from flibuste import games
from flibuste.bots.outside import Outsiders
from flibuste.bots.sailors import SEARCH
from flibuste.bots.tree import plant
from flibuste.core.chance import key_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.mind import mind_of
from flibuste.core.record import blank
from flibuste.lab.actions import as_array, open_actions
from flibuste.lab.arena import Crew, play
from flibuste.lab.crews import sailor, seated

FINE = -0.01


class SeatEnv(gymnasium.Env[Any, Any]):
    """The learner sits at seat 0; its reward is 1 for a win and -1 for any other end."""

    metadata = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self, game: str, bots: tuple[str, ...], longest: int | None = None, **options: object
    ) -> None:
        self.game = games.find(game)
        if self.game.timed:
            raise ValueError(f"{game} is a race: use its PettingZoo environment")
        self._sailors = [sailor(self.game, "random"), *(sailor(self.game, bot) for bot in bots)]
        self._outsiders = Outsiders()
        self._options = options
        self._longest = longest or self.game.longest
        most = max(one.simulations for one in self._sailors)
        self._tree = plant(self.game, max(most, 1))
        self._log = np.zeros((0, 2), np.int64)
        self._choices = np.zeros(self.game.max_legal, np.int64)
        self.observation_space = gymnasium.spaces.Box(0, 255, (self.game.dtype.itemsize,), np.uint8)
        self.action_space = gymnasium.spaces.Discrete(self.game.dense)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begins a new game and plays on until the learner has to choose."""
        super().reset(seed=seed, options=options)
        number = int(self.np_random.integers(2**62))
        self.s = self.game.new(len(self._sailors), self._options, key_of("gymnasium", number))
        crew = seated(self._sailors, "gymnasium", number)
        ways = crew.ways.copy()
        ways[0] = SEARCH  # the loop stops where a search would think: there the learner does
        self._crew = Crew(ways, crew.simulations, crew.noise, crew.streams)
        self._brought = self._outsiders.begin(tuple(one.name for one in self._sailors), number)
        self._taken = 0
        self._play_on()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Takes the learner's action and plays on until it has to choose again."""
        reward = 0.0
        code = int(action)
        if self.game.allowed(self.s, 0, code):
            reward += FINE
            self.game.legal(self.s, 0, self._choices)
            code = int(self._choices[0])
        self.game.apply(self.s, 0, code, NO_FACTS)
        self._taken += 1
        self._play_on()
        over = int(self.game.actors(self.s)) == 0
        if over:
            ranks = np.zeros(len(self._sailors), np.int8)
            self.game.outcome(self.s, ranks)
            reward += 1.0 if ranks[0] == 1 else -1.0
        return self._seen(), reward, over, not over and self._taken >= self._longest, self._info()

    def _play_on(self) -> None:
        play(
            self.s,
            blank(self.game.state),
            self._crew,
            self.game.longest,
            self._tree,
            mind_of(self.game).tuned(len(self._sailors)),
            self._log,
            stop_at=0,
            outsiders=self._brought,
        )

    def _seen(self) -> Any:
        seen = blank(self.game.state)
        self.game.observe(self.s, 0, seen)
        return as_array(seen)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": open_actions(self.game, self.s, 0, self._choices)}
