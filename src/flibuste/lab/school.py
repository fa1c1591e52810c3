"""A school for a network: searching bots play games, and it remembers their choices and how the games ended.

Decisions are kept as records, which are small, and become features when they are learnt from. A lesson is
drawn from all finished games.
"""

from typing import Any, Final

import numpy as np

from flibuste.bots.feature_plan import write_all
from flibuste.bots.features import Features
from flibuste.bots.search import think, verdict
from flibuste.bots.tree import Tree, clear, plant
from flibuste.core.chance import stream_of
from flibuste.core.compiled import borrowing
from flibuste.core.mind import Tuning, mind_of
from flibuste.core.record import Ints
from flibuste.core.verbs import legal
from flibuste.lab.batch import Batch
from flibuste.lab.lessons import Lesson

GAMES: Final = 256
SIMULATIONS: Final = 32
"""Simulations in the teacher's search for each decision."""
ROOM: Final = 400_000
"""How many decisions are remembered before the oldest are forgotten."""
LESSON: Final = 1024


@borrowing
def teach_all(
    seen: Any, seats: Ints, simulations: int, tree: Tree, tuning: Tuning, stream: Ints, shown: Ints,
    actions: Ints,
) -> None:  # fmt: skip
    """Lets the teacher choose in every game; for a real choice, writes how often it tried each action."""
    for nth in range(seen.shape[0]):
        shown[nth, :] = 0
        o, seat = seen[nth], seats[nth]
        count = legal(o, seat, tree.choices)
        actions[nth] = tree.choices[0]
        if count > 1:
            clear(tree)
            think(o, seat, simulations, simulations, tree, tuning, None, stream)
            for edge in range(tree.width[0]):
                shown[nth, tree.action[edge]] = tree.times[edge]
            actions[nth] = tree.action[verdict(tree, stream)]


class School:
    """Games between teachers, and what is remembered of them."""

    def __init__(self, game: str, players: int, seed: object) -> None:
        self.batch = Batch(game, GAMES, players, ("school", seed))
        rules = self.batch.game
        self._told = Features(rules)
        self._tree = plant(rules, SIMULATIONS)
        self._tuning = mind_of(rules).tuned(players)
        self._stream = stream_of("school", seed)
        self._records = np.zeros(ROOM, rules.dtype)
        self._seats = np.zeros(ROOM, np.int64)
        self._mask = np.zeros((ROOM, rules.dense), np.bool_)
        self._shown = np.zeros((ROOM, rules.dense), np.uint8)
        self._came = np.zeros((ROOM, players), np.float32)
        self._game = np.full(ROOM, -1)
        """The game of the batch that a decision belongs to, while it goes on; then -1."""
        self._taken = 0
        self.games = 0

    @property
    def decisions(self) -> int:
        """How many decisions it has seen."""
        return self._taken

    def play(self) -> None:
        """Lets the teachers take one step in every game."""
        batch = self.batch
        shown, actions = np.zeros((GAMES, batch.game.dense), np.int64), np.zeros(GAMES, np.int64)
        teach_all(
            batch.observations, batch.seats, SIMULATIONS, self._tree, self._tuning, self._stream, shown,
            actions,
        )  # fmt: skip
        chosen = np.flatnonzero(shown.any(axis=1))
        rows = (self._taken + np.arange(len(chosen))) % ROOM
        self._records[rows] = np.asarray(batch.observations)[chosen]
        self._seats[rows], self._mask[rows] = batch.seats[chosen], batch.mask[chosen]
        self._shown[rows], self._game[rows] = shown[chosen], chosen
        self._taken += len(chosen)
        rewards, over = batch.step(actions)
        for nth in np.flatnonzero(over):
            self._came[self._game == nth] = rewards[nth]
            self._game[self._game == nth] = -1
        self.games += int(over.sum())

    def lesson(self, rng: np.random.Generator) -> Lesson | None:
        """Decisions from finished games, drawn at random; None while there are too few."""
        over = np.flatnonzero(self._game[: self._taken] < 0)
        if len(over) < 4 * LESSON:
            return None
        rows = rng.choice(over, LESSON, replace=False)
        seats, players = self._seats[rows], self.batch.players
        features = np.zeros((LESSON, len(self._told.names)), np.float32)
        write_all(self._told.views(self._records[rows]), seats, self._told.plan(players), features)
        shown = self._shown[rows].astype(np.float32)
        from_me = (np.arange(players)[None, :] + seats[:, None]) % players
        return Lesson(
            features,
            self._mask[rows],
            np.zeros(LESSON, np.int64),
            np.zeros(LESSON),
            np.zeros(LESSON),
            np.take_along_axis(self._came[rows], from_me, 1).astype(np.float64),
            shown / shown.sum(axis=1, keepdims=True),
        )
