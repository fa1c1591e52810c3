"""Thousands of games stepped at once: one call, one compiled loop, NumPy arrays in and out.

    >>> from flibuste import games
    >>> from flibuste.lab.batch import Batch
    >>> batch = Batch(games.names()[0], count=2, players=4, seed=1)
    >>> batch.mask.shape == (2, batch.game.dense)
    True
    >>> rewards, over = batch.step(batch.sample())
    >>> rewards.shape, over.shape
    ((2, 4), (2,))

`seats` says who acts in each game, `observations` holds what that seat sees (the same record that a player
gets), `mask` the dense actions it may choose. A game that is over begins anew; its rewards are those of
the game that ended.
"""

from typing import Any

import numpy as np

from flibuste import games
from flibuste.core.by_record import found_by_record
from flibuste.core.chance import pick, rekey, stream_of
from flibuste.core.compiled import compiled
from flibuste.core.facts import WIDTH
from flibuste.core.game import game_of
from flibuste.core.record import Ints, assign, blanks
from flibuste.core.verbs import actors, apply, legal, observe, outcome


def begin(s: Any, players: int, options: Ints, key: Ints) -> None:
    """Sets a game up; compiled code finds the game by the record's type, as for the verbs."""
    game_of(s).setup(s, players, options, key)


found_by_record(begin, lambda game: game.setup)


@compiled
def _advance(
    states: Any,
    seen: Any,
    seats: Ints,
    mask: Any,
    actions: Ints,
    rewards: Any,
    over: Any,
    players: int,
    options: Ints,
    stream: Ints,
    choices: Ints,
    ranks: Ints,
    facts: Ints,
    blank: Any,
    first: bool,
) -> None:
    """Carries out one action in every game (none the first time) and writes what the next seat sees."""
    key = np.zeros(2, np.uint64)
    for nth in range(states.shape[0]):
        s = states[nth]
        over[nth] = False
        if first:
            acting = 0
        else:
            apply(s, seats[nth], actions[nth], facts)
            acting = actors(s)
            for seat in range(players):
                rewards[nth, seat] = 0.0
        if acting == 0:
            if not first:
                over[nth] = True
                outcome(s, ranks)
                for seat in range(players):
                    rewards[nth, seat] = 1.0 if ranks[seat] == 1 else 0.0
            rekey(s, stream)
            key[0], key[1] = s.key[0], s.key[1]
            assign(s, blank[0])
            begin(s, players, options, key)
            acting = actors(s)
        seat = 0
        while not (acting >> seat) & 1:
            seat += 1
        seats[nth] = seat
        mask[nth, :] = False
        for choice in range(legal(s, seat, choices)):
            mask[nth, choices[choice]] = True
        observe(s, seat, seen[nth])


@compiled
def _sample(mask: Any, stream: Ints, out: Ints) -> None:
    """Writes a random legal action of every game."""
    for nth in range(mask.shape[0]):
        count = 0
        for action in range(mask.shape[1]):
            count += mask[nth, action]
        chosen = pick(stream, count)
        for action in range(mask.shape[1]):
            if mask[nth, action]:
                if chosen == 0:
                    out[nth] = action
                    break
                chosen -= 1


class Batch:
    """Many games of one kind, stepped together."""

    def __init__(
        self, game: str, count: int, players: int | None = None, seed: object = 0, **options: object
    ) -> None:
        self.game = games.find(game)
        self.players = self.game.players[-1] if players is None else players
        self._options = self.game.encode(options)
        self.game.new(self.players, options)
        self.states = blanks(self.game.state, count)
        self.observations = blanks(self.game.state, count)
        self.seats = np.zeros(count, np.int64)
        self.mask = np.zeros((count, self.game.dense), np.bool_)
        self._rewards = np.zeros((count, self.players))
        self._over = np.zeros(count, np.bool_)
        self._stream = stream_of("batch", seed)
        self._luck = stream_of("sample", seed)
        self._choices = np.zeros(self.game.max_legal, np.int64)
        self._ranks = np.zeros(max(self.game.players), np.int8)
        self._facts = np.zeros((0, WIDTH), np.int32)
        self._blank = blanks(self.game.state, 1)
        self._go_on(self.seats, first=True)

    def step(self, actions: Ints) -> tuple[Any, Any]:
        """Takes one action in every game; returns rewards by seat (1 for a win at the end) and what is over.

        The actions must be legal ones (see `mask`): nothing is checked, for speed.
        """
        self._go_on(actions, first=False)
        return self._rewards, self._over

    def sample(self) -> Ints:
        """A random legal action for every game."""
        actions = np.zeros(len(self.states), np.int64)
        _sample(self.mask, self._luck, actions)
        return actions

    def _go_on(self, actions: Ints, first: bool) -> None:
        _advance(
            self.states,
            self.observations,
            self.seats,
            self.mask,
            actions,
            self._rewards,
            self._over,
            self.players,
            self._options,
            self._stream,
            self._choices,
            self._ranks,
            self._facts,
            self._blank,
            first,
        )
