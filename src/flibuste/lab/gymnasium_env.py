"""One seat of a game as a Gymnasium environment, against bots of your choice.

    >>> import gymnasium
    >>> from flibuste import games
    >>> from flibuste.lab.gymnasium_env import SeatEnv, env_id
    >>> sea = SeatEnv(games.names()[0], bots=("greedy", "random", "random"))
    >>> seen, info = sea.reset(seed=1)
    >>> bool(info["action_mask"].any()), seen.shape == sea.observation_space.shape
    (True, True)
    >>> same = gymnasium.make(env_id(games.find(games.names()[0])), bots=("greedy", "random", "random"))

Importing this module registers the games with Gymnasium under names with their rules version, for one seat
(`gymnasium.make`) or many games at once (`gymnasium.make_vec`).

An action that is not open (see `action_masks`) is replaced with the seat's first open one for a small fine,
so that agents without masks can learn too.
"""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np

from flibuste import games
from flibuste.bots.bot_spec import SEARCH
from flibuste.bots.outside import Outsiders, name_of
from flibuste.bots.tree import plant
from flibuste.core.bot import Bot
from flibuste.core.chance import key_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.game import Game
from flibuste.core.mind import mind_of
from flibuste.core.record import blank
from flibuste.lab.actions import open_actions
from flibuste.lab.arena import Lineup, play
from flibuste.lab.lineup import bot_spec, seated
from flibuste.lab.rewards import FINE, Reward, checked, paid_at_the_end
from flibuste.lab.sight import RENDER_MODES, Seen, Sight

USUAL_PLAYERS: Final = 4
LEARNER: Final = 0
"""The seat of the learner."""


def usual_bots(game: Game, bots: Sequence[str | type[Bot[Any]]] | None) -> tuple[str, ...]:
    """The names of the requested bots, or of random ones at a usual table; raises BadOptions."""
    if bots is None:
        players = min(max(USUAL_PLAYERS, game.players[0]), game.players[-1])
        return ("random",) * (players - 1)
    game.first_state(len(bots) + 1)
    return tuple(name_of(bot) for bot in bots)


class SeatEnv(gymnasium.Env[Any, Any]):
    """The learner sits at seat 0, the bots after it; the reward comes at the end (`flibuste.lab.rewards`).

    A bot is a name or a class, as for `simulate`.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        bots: Sequence[str | type[Bot[Any]]] | None = None,
        longest: int | None = None,
        *,
        reward: Reward = "win",
        observation: Seen = "features",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game = games.find(game)
        if self.game.timed:
            raise ValueError(f"{game} is a race: use its vector or its PettingZoo environment")
        named = usual_bots(self.game, bots)
        self.reward = checked(self.game, reward)
        self.render_mode = render_mode
        self._sight = Sight(self.game, observation, render_mode)
        self._specs = [bot_spec(self.game, "random"), *(bot_spec(self.game, bot) for bot in named)]
        self._outsiders = Outsiders()
        self.game.first_state(len(self._specs), options)
        self._options = options
        self._longest = longest or self.game.longest
        most = max(one.simulations for one in self._specs)
        self._tree = plant(self.game, max(most, 1))
        self._log = np.zeros((0, 2), np.int64)
        self._choices = np.zeros(self.game.max_legal, np.int64)
        self.feature_names = self._sight.features.names
        self.observation_space = self._sight.space()
        self.action_space = gymnasium.spaces.Discrete(self.game.dense)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begins a new game and plays on until the learner has to choose."""
        super().reset(seed=seed, options=options)
        number = int(self.np_random.integers(2**62))
        self.s = self.game.first_state(len(self._specs), self._options, key_of("gymnasium", number))
        lineup = seated(self._specs, "gymnasium", number)
        ways = lineup.ways.copy()
        ways[LEARNER] = SEARCH  # The loop stops where a search would think; there the learner does.
        self._lineup = Lineup(ways, lineup.simulations, lineup.noise, lineup.streams)
        self._brought = self._outsiders.begin(tuple(one.name for one in self._specs), number)
        self._taken = 0
        self._play_on()
        return self._sight.of(self.s, LEARNER), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Takes the learner's action and plays on until it has to choose again."""
        reward = 0.0
        code = int(action)
        if self.game.allowed(self.s, LEARNER, code):
            reward += FINE
            self.game.legal(self.s, LEARNER, self._choices)
            code = int(self._choices[0])
        self.game.apply(self.s, LEARNER, code, NO_FACTS)
        self._taken += 1
        self._play_on()
        over = self._over()
        if over:
            reward += paid_at_the_end(self.game, self.reward, self.s)[LEARNER]
        cut = not over and self._taken >= self._longest
        return self._sight.of(self.s, LEARNER), reward, over, cut, self._info()

    def action_masks(self) -> Any:
        """Which actions are open; when the game is over all are, because none is carried out."""
        if self._over():
            return np.ones(self.game.dense, np.bool_)
        return open_actions(self.game, self.s, LEARNER, self._choices).astype(np.bool_)

    def render(self) -> Any:
        """The game as the learner sees it: a page of text, or a picture of it."""
        return self._sight.rendered(self.s, LEARNER)

    def _over(self) -> bool:
        return int(self.game.actors(self.s)) == 0

    def _play_on(self) -> None:
        play(
            self.s,
            blank(self.game.state),
            self._lineup,
            self.game.longest,
            self._tree,
            mind_of(self.game).tuned(len(self._specs)),
            self._log,
            stop_at=LEARNER,
            outsiders=self._brought,
        )

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8)}


def env_id(game: Game) -> str:
    """What Gymnasium calls a game: its name and the version of its rules."""
    return f"flibuste/{game.name}-v{game.version}"


def register() -> None:
    """Registers the games with Gymnasium; races only as vector environments."""
    for game in games.every():
        if env_id(game) not in gymnasium.registry:
            gymnasium.register(
                env_id(game),
                entry_point=None if game.timed else "flibuste.lab.gymnasium_env:SeatEnv",
                vector_entry_point="flibuste.lab.gymnasium_vector:SeatVectorEnv",
                kwargs={"game": game.name},
            )


register()
