"""The search's memory: information sets and their choices in arrays of a fixed size.

An information set is the acting seat's observation, found by a hash of its bytes; all states that look the
same to that seat share one node, whatever they hide.
"""

from typing import Any, NamedTuple

import numpy as np

from flibuste.core.compiled import borrowing
from flibuste.core.facts import WIDTH
from flibuste.core.game import Game
from flibuste.core.mind import Floats
from flibuste.core.record import Ints

CHOICES_A_NODE = 24
"""Average room for choices per node; a search that has used it up expands no more nodes."""
DEEPEST = 96

NODES, EDGES, SIMULATIONS, CUT = range(4)
"""What is counted: nodes and edges used, simulations made, expansions that found no room."""

_A = np.uint64(0x9E3779B97F4A7C15)
_B = np.uint64(0xBF58476D1CE4E5B9)
_SHIFT = np.uint64(29)
_ONE = np.uint64(1)


class Tree(NamedTuple):
    """All that a search remembers, and its scratch memory."""

    slots: Ints
    """Node number + 1, found by hash; a power of two long."""
    keys: Ints
    first: Ints
    """The first edge of a node."""
    width: Ints
    """How many edges a node has."""
    actor: Ints
    mixed: Ints
    visits: Ints

    action: Ints
    prior: Floats
    times: Ints
    """How often an edge was taken."""
    gained: Floats
    """The sum of what its actor gained by it."""
    regret: Floats
    share: Floats
    """At mixed nodes: regrets, and the sum of the strategies played."""

    path_node: Ints
    path_edge: Ints
    used: Ints

    choices: Ints
    scores: Floats
    ranks: Ints
    shares: Floats
    facts: Ints
    terms: Floats
    """Empty: nobody reads facts or reasons in an imagined game."""
    worlds: Any
    """Two records: the imagined state and an observation of it."""
    words: Ints
    """The same memory as numbers, for the hash."""


def plant(game: Game, simulations: int) -> Tree:
    """An empty tree with room for this many simulations."""
    nodes = simulations + 2
    edges = nodes * CHOICES_A_NODE + game.max_legal
    slots = 1 << (2 * nodes - 1).bit_length()
    worlds = np.zeros(2, game.dtype)
    return Tree(
        slots=np.zeros(slots, np.int32),
        keys=np.zeros(nodes, np.uint64),
        first=np.zeros(nodes, np.int32),
        width=np.zeros(nodes, np.int32),
        actor=np.zeros(nodes, np.int8),
        mixed=np.zeros(nodes, np.int8),
        visits=np.zeros(nodes, np.int32),
        action=np.zeros(edges, np.int64),
        prior=np.zeros(edges, np.float32),
        times=np.zeros(edges, np.int32),
        gained=np.zeros(edges, np.float64),
        regret=np.zeros(edges, np.float64),
        share=np.zeros(edges, np.float64),
        path_node=np.zeros(DEEPEST, np.int32),
        path_edge=np.zeros(DEEPEST, np.int32),
        used=np.zeros(4, np.int64),
        choices=np.zeros(game.max_legal, np.int64),
        scores=np.zeros(game.max_legal, np.float64),
        ranks=np.zeros(max(game.players), np.int8),
        shares=np.zeros(max(game.players), np.float64),
        facts=np.zeros((0, WIDTH), np.int32),
        terms=np.zeros((0, 0)),
        worlds=worlds,
        words=worlds.view(np.uint64).reshape(2, -1),
    )


@borrowing
def clear(tree: Tree) -> None:
    """Forgets everything."""
    if tree.used[NODES] > 0:
        tree.slots[:] = 0
    tree.used[:] = 0


@borrowing
def fingerprint(words: Ints, seat: int) -> Any:
    """A 64-bit hash of an observation and its seat."""
    key = (np.uint64(seat) + _ONE) * _A
    for word in words:
        key = (key ^ word) * _B
        key ^= key >> _SHIFT
    return key


@borrowing
def find(tree: Tree, key: Any) -> int:
    """The node with this hash, or minus the number of a free slot, less one."""
    last = tree.slots.shape[0] - 1
    slot = np.int64((key * _A) >> np.uint64(32)) & last
    while True:
        node = np.int64(tree.slots[slot]) - 1
        if node < 0:
            return int(-slot - 1)
        if tree.keys[node] == key:
            return int(node)
        slot = (slot + 1) & last
