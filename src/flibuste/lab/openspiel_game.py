"""The games as Python games of OpenSpiel: `register()`, then `pyspiel.load_game("flibuste_some_game(...)")`.

Parameters are `players`, `reward` (a name of `flibuste.lab.rewards`), `seed` (of all that is sampled; -1 for
a different one each time), `clones` (`fresh`, or `same` for clones that roll the dice of the original) and
the game's own options. A game whose draws are few has a chance node for each of them; the others are
sampled-stochastic: one chance node begins the game, the dice fall within the actions, and every clone of a
state rolls its own dice. `resample_from_infostate` draws what a seat cannot know.
"""

import copy
from typing import Any, Final

import numpy as np
import pyspiel

from flibuste import games
from flibuste.bots.features import Features
from flibuste.core.features import learning_of
from flibuste.core.game import Game
from flibuste.lab.courses import CHANCE, OVER, Course, DrawnCourse, Source
from flibuste.lab.rewards import NAMES, UnknownReward, checked, paid_at_the_end

_PLAYERS: Final = {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}
_UTILITY: Final = {
    "win": (pyspiel.GameType.Utility.CONSTANT_SUM, 0.0, 1.0),
    "zero_sum": (pyspiel.GameType.Utility.ZERO_SUM, -1.0, 1.0),
    "rank": (pyspiel.GameType.Utility.CONSTANT_SUM, 0.0, 1.0),
    "margin": (pyspiel.GameType.Utility.GENERAL_SUM, -2.0, 2.0),
}
"""Each reward's utility type in OpenSpiel, and its range."""


def short_name(game: Game) -> str:
    """What OpenSpiel calls a game."""
    return f"flibuste_{game.name.replace('-', '_')}"


def register() -> None:
    """Registers the games with OpenSpiel."""
    known = set(pyspiel.registered_names())
    for game in games.every():
        if short_name(game) not in known:
            pyspiel.register_game(kind_of(game, "win"), game_class(game))


def kind_of(game: Game, reward: str) -> Any:
    """A game's description for OpenSpiel."""
    mode = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Flibuste: {game.name}, rules version {game.version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=mode.EXPLICIT_STOCHASTIC if learning_of(game).draws else mode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=_UTILITY[reward][0],
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.players[-1],
            "reward": "win",
            "seed": -1,
            "clones": "fresh",
            **{option.name: option.default for option in game.options},
        },
    )


def _info(game: Game, players: int, reward: str) -> Any:
    _, lowest, highest = _UTILITY[reward]
    sums = {"win": 1.0, "zero_sum": 0.0, "rank": players / 2}
    return pyspiel.GameInfo(
        num_distinct_actions=game.dense,
        max_chance_outcomes=max(learning_of(game).draws, 1),
        num_players=players,
        min_utility=lowest,
        max_utility=highest,
        utility_sum=sums.get(reward),
        max_game_length=game.longest,
    )


def game_class(game: Game) -> Any:
    """The class of a game, which OpenSpiel constructs from the parameters alone."""

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        """This game."""

        def __init__(self, params: Any = None) -> None:
            given = self.given = dict(params or {})
            reward = str(given.get("reward", "win"))
            if reward not in NAMES:
                raise UnknownReward(f"unknown reward {reward!r}: one of {', '.join(NAMES)}")
            self.rules = game
            self.reward = checked(game, reward)
            self.seats = int(given.get("players", game.players[-1]))
            self.options = {option.name: given.get(option.name, option.default) for option in game.options}
            game.first_state(self.seats, self.options)
            seed = int(given.get("seed", -1))
            source = Source(None if seed < 0 else seed, fresh=_fresh(str(given.get("clones", "fresh"))))
            course = DrawnCourse if learning_of(game).draws else Course
            self.start = course(game, self.seats, self.options, source)
            super().__init__(kind_of(game, reward), _info(game, self.seats, reward), given)

        def new_initial_state(self) -> Any:
            """A state before the first draw."""
            return SpielState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
            """An observer for a seat's observation, or for all that it remembers."""
            del params
            recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
            return _Observer(game, recalls=recalls)

        def __reduce__(self) -> Any:
            return loaded, (short_name(game), self.given)

    return SpielGame


def _fresh(clones: str) -> bool:
    if clones not in {"fresh", "same"}:
        raise ValueError(f"clones roll fresh dice or the same, not {clones!r}")
    return clones == "fresh"


def loaded(name: str, params: dict[str, Any]) -> Any:
    """The game of this name and these parameters; not from their text, as a word may be made of digits."""
    register()
    return pyspiel.load_game(name, params)


class _Replay:
    """Stands in for a course while OpenSpiel replays what happened."""

    def __init__(self, history: list[tuple[int, int]]) -> None:
        self._players = [player for player, _ in history]

    def who(self) -> int:
        """Who acted next."""
        return CHANCE if self._players[0] < 0 else self._players[0]

    def take(self, action: int) -> None:
        """Does nothing, as it was done before."""
        del action, self._players[0]


def restored(game: Any, history: list[tuple[int, int]], course: Course) -> Any:
    """A state with this history, at its course's position."""
    state = game.new_initial_state()
    state.course = _Replay(history)
    for _, action in history:
        state.apply_action(action)
    state.course = course
    return state


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state: the position of its course."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.reward = game.reward
        self.course: Course = copy.copy(game.start)

    def __reduce__(self) -> Any:
        history = [(int(step.player), int(step.action)) for step in self.full_history()]
        return restored, (self.get_game(), history, self.course)

    def current_player(self) -> int:
        """The seat to act, chance, or the terminal player."""
        seat = self.course.who()
        return _PLAYERS.get(seat, seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Whatever can be drawn is equally likely."""
        count = self.course.outcomes()
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal(player)

    def _apply_action(self, action: int) -> None:
        self.course.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return repr(self.course.game.words.name(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course.who() == OVER

    def returns(self) -> list[float]:
        """What the end pays, and zero before it."""
        if not self.is_terminal():
            return [0.0] * self.course.players
        return paid_at_the_end(self.course.game, self.reward, self.course.s)

    def resample_from_infostate(self, player: int, probability_sampler: Any = None) -> Any:
        """A state that the player cannot tell from this one, drawn by `determinize`."""
        del probability_sampler
        other = self.clone()
        other.course = self.course.imagined(player)
        return other

    def __str__(self) -> str:
        return self.course.told()


class _Observer:
    """A seat's observation as numbers and as text; with recall the text stands for all it has ever seen."""

    def __init__(self, game: Game, *, recalls: bool) -> None:
        self._features = Features(game)
        self._recalls = recalls
        self.tensor = np.zeros(len(self._features.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        """Writes what the player sees."""
        self.tensor[:] = 0
        if state.course.s is not None:
            self.tensor[:] = self._features.of(state.course.observed(player), player)

    def string_from(self, state: Any, player: int) -> str:
        """What the player sees, or remembers, as text."""
        course = state.course
        if self._recalls:
            return str(course.remembered[player].hex())
        return "" if course.s is None else str(course.observed(player).show(player))
