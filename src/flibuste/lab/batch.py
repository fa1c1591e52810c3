"""Thousands of games stepped at once: one call, one compiled loop, NumPy arrays in and out.

    >>> from flibuste import games
    >>> from flibuste.lab.batch import Batch
    >>> batch = Batch(games.names()[0], count=2, players=4, seed=1, features=True)
    >>> batch.mask.shape == (2, batch.game.dense)
    True
    >>> rewards, over = batch.step(batch.sample())
    >>> rewards.shape, over.shape, batch.features.shape == (2, len(batch.feature_names))
    ((2, 4), (2,), True)

`seats` says who acts in each game, `observations` holds what that seat sees (the same record that a player
gets), `features` the same as numbers to learn from, `mask` the dense actions it may choose. Every step
overwrites these four, so copy what you want to keep. A clock acts by itself.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from flibuste import games
from flibuste.bots.bot_spec import GREEDY, RANDOM, BotSpec, bot_spec
from flibuste.bots.features import Features
from flibuste.bots.tree import plant
from flibuste.core.chance import stream_of
from flibuste.core.mind import Floats
from flibuste.core.record import Ints, blanks
from flibuste.core.seats import MAX_SEATS
from flibuste.lab.rewards import Reward, checked, settle
from flibuste.lab.stepping import ACT, BEGIN, LEARNER, LEAVE, House, Rows, advance, first_closed, sample

_AT_RANDOM: Final = BotSpec("random", RANDOM)


class Batch:
    """Many games of one kind, stepped together.

    `bots` sit at seats that nobody chooses for: `{1: "greedy", 2: "random"}`. `reward` is what the end pays
    (see `flibuste.lab.rewards`). A game that is over restarts at once, unless `again` is false: then it stays
    as it ended, with every action open, until `begin` is called.
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int | None = None,
        seed: object = 0,
        *,
        bots: Mapping[int, str] | None = None,
        reward: Reward = "win",
        features: bool = False,
        again: bool = True,
        **options: object,
    ) -> None:
        self.game = games.find(game)
        self.players = self.game.players[-1] if players is None else players
        self.game.first_state(self.players, options)
        if isinstance(count, bool) or count < 1:
            raise ValueError(f"a batch is of one game or more, not {count!r}")
        self.reward = checked(self.game, reward)
        self.again = again
        told = Features(self.game)
        self.feature_names = told.names
        states, seen = (blanks(self.game.state, count) for _ in range(2))
        width = len(told.names) if features else 0
        self._rows = Rows(
            states=states,
            seen=seen,
            finals=blanks(self.game.state, count),
            seats=np.zeros(count, np.int64),
            mask=np.zeros((count, self.game.dense), np.bool_),
            over=np.zeros(count, np.bool_),
            ranks=np.zeros((count, self.players), np.int8),
            views=told.views(seen),
            features=np.zeros((count, width), np.float32),
        )
        ways, noise = self._seated(bots or {})
        self._house = House(
            players=self.players,
            options=self.game.encode(options),
            ways=ways,
            noise=noise,
            keys=stream_of("batch", seed),
            key=np.zeros(2, np.uint64),
            luck=stream_of("bots", seed),
            blank=blanks(self.game.state, 1),
            plan=told.plan(self.players),
            tree=plant(self.game, 1),
        )
        self._chance = stream_of("sample", seed)
        self._acting = np.full(count, ACT, np.int8)
        self.begin()

    def _seated(self, bots: Mapping[int, str]) -> tuple[Ints, Floats]:
        ways, noise = np.full(MAX_SEATS, LEARNER, np.int8), np.zeros(MAX_SEATS)
        for seat, name in bots.items():
            if not 0 <= seat < self.players:
                raise ValueError(f"there is no seat {seat} among {self.players} players")
            found = _AT_RANDOM if name == "random" else bot_spec(self.game, name)
            if found.way not in {RANDOM, GREEDY} or (found.way == RANDOM and name != "random"):
                raise ValueError(f"bots of a batch are random or greedy ones, not {name!r}")
            ways[seat], noise[seat] = found.way, found.noise
        if (ways[: self.players] != LEARNER).all():
            raise ValueError("a bot sits at every seat: nobody is left to learn")
        return ways, noise

    def __len__(self) -> int:
        """How many games there are."""
        return len(self._rows.seats)

    @property
    def states(self) -> NDArray[np.void]:
        """The whole truth of every game, an array of records."""
        return self._rows.states  # type: ignore[no-any-return]

    @property
    def observations(self) -> NDArray[np.void]:
        """What the seat to act sees, an array of records."""
        return self._rows.seen  # type: ignore[no-any-return]

    @property
    def features(self) -> NDArray[np.float32]:
        """The same as numbers to learn from, without columns if the batch was made without them."""
        return self._rows.features

    @property
    def seats(self) -> NDArray[np.int64]:
        """Who acts."""
        return self._rows.seats

    @property
    def mask(self) -> NDArray[np.bool_]:
        """Which dense actions are open."""
        return self._rows.mask  # type: ignore[no-any-return]

    @property
    def finals(self) -> NDArray[np.void]:
        """The last state of the most recently finished game, for each game."""
        return self._rows.finals  # type: ignore[no-any-return]

    def reseed(self, seed: object) -> None:
        """Makes new games, bots and samples follow from this seed from now on."""
        self._house.keys[:] = stream_of("batch", seed)
        self._house.luck[:] = stream_of("bots", seed)
        self._chance[:] = stream_of("sample", seed)

    def begin(self, which: NDArray[np.bool_] | None = None) -> None:
        """Restarts games: all, or those of a mask."""
        todo = np.full(len(self), BEGIN, np.int8) if which is None else np.where(which, BEGIN, LEAVE)
        advance(self._rows, self._house, todo.astype(np.int8), self.seats, self.again)

    def step(
        self, actions: NDArray[np.integer[Any]] | Sequence[int], which: NDArray[np.bool_] | None = None
    ) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        """Takes one action in every game, or in those of a mask; returns rewards by seat and what is over.

        Raises ValueError if there are more or fewer actions than games, if one is not open (see `mask`), or
        if a game is over that does not restart by itself; then nothing has changed.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"{len(self)} games need as many whole numbers, not {chosen.shape} {chosen.dtype}"
            )
        chosen = chosen.astype(np.int64, copy=False)
        todo = self._acting if which is None else np.where(which, ACT, LEAVE).astype(np.int8)
        ended = self._rows.over & (todo == ACT)
        if not self.again and ended.any():
            raise ValueError(f"game {int(ended.argmax())} is over: begin it anew first")
        closed = int(first_closed(self.mask, chosen, todo))
        if closed >= 0:
            raise ValueError(f"action {int(chosen[closed])} is not open in game {closed}: see the mask")
        advance(self._rows, self._house, todo, chosen, self.again)
        over = self._rows.over if which is None else self._rows.over & which
        rewards = np.zeros((len(self), self.players))
        rows = np.flatnonzero(over)
        if len(rows):
            rewards[rows] = settle(self.game, self.reward, self._rows.finals[rows], self._rows.ranks[rows])
        return rewards, over.copy()

    def sample(self) -> NDArray[np.int64]:
        """A random open action for every game."""
        actions = np.zeros(len(self), np.int64)
        sample(self.mask, self._chance, actions)
        return actions
