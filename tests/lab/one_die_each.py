"""Liar's dice with one die each, solved independently of our rules: regret matching on the tree of bids.

A node is the set of bids made so far. All nodes with the same highest bid lie in one array, in the order of
the bids below it as a mask, with an entry for each face of a die: a pass is a few dozen NumPy operations.
"""

from typing import Any

import numpy as np

FACES = 6
BIDS = 2 * FACES
HOLDS = np.zeros((BIDS, FACES, FACES))
"""Whether a bid holds, by the two dice; a one counts for every face."""
for _bid in range(BIDS):
    for _one in range(FACES):
        for _other in range(FACES):
            _face = _bid % FACES
            HOLDS[_bid, _one, _other] = sum(die in {0, _face} for die in (_one, _other)) > _bid // FACES


def _children(level: int) -> Any:
    """The numbers of a level's nodes in the levels above it."""
    return np.arange(1 << level) | 1 << level


def _made(level: int) -> Any:
    """How many bids were made at each node of a level."""
    return np.array([mask.bit_count() + 1 for mask in range(1 << level)])


def _shares(weights: Any, choices: Any) -> Any:
    """Positive weights normalised to one; uniform where no weight is positive."""
    positive = np.where(choices, np.maximum(weights, 0), 0)
    total = positive.sum(axis=-1, keepdims=True)
    return np.where(total > 0, positive / np.where(total > 0, total, 1), choices / choices.sum())


class Solver:
    """The game from its start, or from a bid on that player 1 has just made; player 0 acts first."""

    def __init__(self, bid: int | None = None) -> None:
        self.after = bid
        self.first = bid or 0
        self.levels = range(BIDS - self.first)
        self.acts = {k: (_made(k) + (bid is not None)) % 2 for k in self.levels}
        # Choices are the call (0) and a bid of each level above (1 + level).
        width = len(self.levels) + 1
        self.open = {k: np.array([True, *(k < above for above in self.levels)]) for k in self.levels}
        self.regret = {k: np.zeros((1 << k, FACES, width)) for k in self.levels}
        self.total = {k: np.zeros((1 << k, FACES, width)) for k in self.levels}
        self.opening = np.zeros((FACES, BIDS))
        self.opening_total = np.zeros((FACES, BIDS))
        self.rounds = 0

    def run(self, rounds: int) -> None:
        """Runs this many rounds of regret matching plus, in which later strategies count more."""
        for _ in range(rounds):
            self.rounds += 1
            for player in range(2):
                strategy = {k: _shares(self.regret[k], self.open[k]) for k in self.levels}
                self._pass(player, strategy, _shares(self.opening, np.ones(BIDS)), learns=True)

    def bounds(self) -> tuple[float, float]:
        """Player 0's share of wins against a perfect opponent, and by perfect play: the value is between."""
        strategy = {k: _shares(self.total[k], self.open[k]) for k in self.levels}
        opening = _shares(self.opening_total, np.ones(BIDS))
        return 1 - self._pass(1, strategy, opening, best=True), self._pass(0, strategy, opening, best=True)

    def _pass(
        self, player: int, strategy: Any, opening: Any, *, learns: bool = False, best: bool = False
    ) -> float:
        """The player's share of wins; reach goes down the tree, values come up."""
        reach = {k: np.zeros((1 << k, FACES)) for k in self.levels}  # of the other, by the other's die
        own = {k: np.zeros((1 << k, FACES)) for k in self.levels}
        for k in self.levels:
            if self.after is None:
                reach[k][0] += (opening[:, k] if player == 1 else 1) / FACES
                own[k][0] += opening[:, k] if player == 0 else 1
            elif k == 0:
                reach[k][0], own[k][0] = 1 / FACES, 1
            mine = (self.acts[k] == player)[:, None]
            for above in self.levels[k + 1 :]:
                chosen = strategy[k][:, :, 1 + above]
                reach[above][_children(k)] += reach[k] * np.where(mine, 1, chosen)
                own[above][_children(k)] += own[k] * np.where(mine, chosen, 1)
        value: dict[int, Any] = {}
        for k in reversed(self.levels):
            holds = HOLDS[self.first + k]
            mine = (self.acts[k] == player)[:, None]
            choices = np.zeros_like(self.regret[k])
            # When the other calls, it was the player's own bid.
            choices[:, :, 0] = np.where(
                mine, reach[k] @ (1 - holds), (reach[k] * strategy[k][:, :, 0]) @ holds
            )
            for above in self.levels[k + 1 :]:
                choices[:, :, 1 + above] = value[above][_children(k)]
            mixed = (strategy[k] * choices).sum(axis=2)
            highest = np.where(self.open[k], choices, -np.inf).max(axis=2)
            # The other's strategy is already in the reach of the nodes below.
            value[k] = np.where(mine, highest if best else mixed, choices.sum(axis=2))
            if learns:
                gained = np.where(self.open[k], choices - mixed[:, :, None], 0)
                better = np.maximum(self.regret[k] + gained, 0)
                self.regret[k] = np.where(mine[:, :, None], better, self.regret[k])
                played = own[k][:, :, None] * strategy[k] * self.rounds
                self.total[k] += np.where(mine[:, :, None], played, 0)
        if self.after is not None:
            return float(value[0][0].sum() / FACES)
        firsts = np.stack([value[k][0] for k in self.levels], axis=1)
        if player == 1:
            return float(firsts.sum() / FACES)
        mixed = (opening * firsts).sum(axis=1)
        if learns:
            self.opening = np.maximum(self.opening + firsts - mixed[:, None], 0)
            self.opening_total += opening * self.rounds
        return float((firsts.max(axis=1) if best else mixed).sum() / FACES)
