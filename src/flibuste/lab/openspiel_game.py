"""The games as Python games of OpenSpiel: `register()`, then `pyspiel.load_game("flibuste_some_game")`.

Chance nodes for every shuffle would be too many, so a game has one at its start: the key of its dice,
one of many equally likely ones. All that follows is a function of it and of the actions.
"""

from typing import Any

import numpy as np
import pyspiel

from flibuste import games
from flibuste.core.chance import key_of
from flibuste.core.facts import NO_FACTS
from flibuste.core.game import Game
from flibuste.core.record import assign, blank
from flibuste.lab.actions import acting_seat, as_array, skip_the_clock

KEYS = 1_000
"""How many different games there are to learn from."""


def register() -> None:
    """Makes the games known to OpenSpiel."""
    for name in games.names():
        _register(games.find(name))


def _register(game: Game) -> None:
    short = f"flibuste_{game.name.replace('-', '_')}"
    if short in pyspiel.registered_names():
        return
    kind = pyspiel.GameType(
        short_name=short,
        long_name=f"Flibuste: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[-1]},
    )

    class SpielState(_State):
        """A state of this game."""

        rules = game

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        """This game."""

        def __init__(self, params: Any = None) -> None:
            chosen = int((params or {}).get("players", game.players[-1]))
            info = pyspiel.GameInfo(
                num_distinct_actions=game.dense,
                max_chance_outcomes=KEYS,
                num_players=chosen,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=game.longest,
            )
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> Any:
            """A state before the dice are chosen."""
            return SpielState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
            """What shows a seat its observation as numbers."""
            del iig_obs_type, params
            return _Observer(game)

    pyspiel.register_game(kind, SpielGame)


class _Held:
    """A record whose copies have clean bytes between the fields, as the original has."""

    def __init__(self, s: Any) -> None:
        self.s = s

    def __deepcopy__(self, memo: object) -> "_Held":
        fresh = np.zeros(1, self.s.dtype)[0]
        assign(fresh, self.s)
        return _Held(fresh)


class _State(pyspiel.State):  # type: ignore[misc]
    """A state: first the key is drawn, then seats act in turn."""

    rules: Game

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._number = game.num_players()
        self._held: _Held | None = None
        self._choices = np.zeros(self.rules.max_legal, np.int64)

    @property
    def s(self) -> Any:
        """The record, none before the key is drawn."""
        return None if self._held is None else self._held.s

    def current_player(self) -> int:
        """The seat to act, chance before the game, or the terminal player."""
        if self.s is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = acting_seat(self.rules, self.s)
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every key is equally likely."""
        return [(key, 1.0 / KEYS) for key in range(KEYS)]

    def _legal_actions(self, player: int) -> list[int]:
        count = self.rules.legal(self.s, player, self._choices)
        return sorted(self._choices[:count].tolist())

    def _apply_action(self, action: int) -> None:
        if self.s is None:
            self._held = _Held(self.rules.new(self._number, {}, key_of("openspiel", action)))
        else:
            self.rules.apply(self.s, acting_seat(self.rules, self.s), action, NO_FACTS)
        skip_the_clock(self.rules, self.s, self._choices, NO_FACTS, self._number)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"key {action}"
        return repr(self.rules.words.name(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.s is not None and int(self.rules.actors(self.s)) == 0

    def returns(self) -> list[float]:
        """The winners share 1, everyone pays an equal part of it."""
        if not self.is_terminal():
            return [0.0] * self._number
        ranks = np.zeros(self._number, np.int8)
        self.rules.outcome(self.s, ranks)
        winners = int((ranks == 1).sum())
        return [(1.0 / winners if rank == 1 else 0.0) - 1.0 / self._number for rank in ranks]

    def __str__(self) -> str:
        return "" if self.s is None else self.s.tobytes().hex()


class _Observer:
    """A seat's observation as numbers."""

    def __init__(self, rules: Game) -> None:
        self._rules = rules
        self.tensor = np.zeros(rules.dtype.itemsize, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        """Writes what the player sees."""
        self.tensor[:] = 0
        if state.s is not None:
            seen = blank(self._rules.state)
            self._rules.observe(state.s, player, seen)
            self.tensor[:] = as_array(seen)

    def string_from(self, state: Any, player: int) -> str:
        """What the player sees as text."""
        if state.s is None:
            return ""
        seen = blank(self._rules.state)
        self._rules.observe(state.s, player, seen)
        return str(seen.tobytes().hex())
