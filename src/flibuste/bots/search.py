"""Information-set Monte-Carlo tree search for every turn game.

Each simulation imagines a full state that fits the bot's observation, walks down the tree of information sets
(every player by what that player would see and want), adds one node, lets the greedy mind play on for a while
and asks it who is winning. Where players answer simultaneously and unseen, regret matching mixes. A search
that thinks alone walks only through its own choices and takes the others for greedy bots. With a counsel, a
network rather than the mind says what to try first and who is winning.
"""

import math
from typing import Any

import numpy as np

from flibuste.bots.counsel import ask, foreseen, likings
from flibuste.bots.tree import CUT, DEEPEST, EDGES, NODES, SIMULATIONS, Tree, find, fingerprint
from flibuste.core.chance import siphash
from flibuste.core.compiled import borrowing
from flibuste.core.mind import Floats, Tuning, advise, appraise, mixed, worth
from flibuste.core.record import Ints
from flibuste.core.seats import MAX_SEATS
from flibuste.core.verbs import actors, apply, determinize, legal, observe, outcome

_FINE = 1 << 20
"""The resolution of a random number between 0 and 1."""
_TO_FINE = np.uint64(64 - 20)
_ONE = np.uint64(1)
MIXING = 0.1
"""The share of answers at a mixed node that only explore."""


@borrowing
def next_actor(mask: int) -> int:
    """The lowest seat of a mask; seats that answer simultaneously cannot see each other anyway."""
    seat = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


@borrowing
def _share(k0: Any, k1: Any, nth: Any) -> float:
    """The nth random number between 0 and 1 from the stream of a key."""
    return np.int64(siphash(k0, k1, nth) >> _TO_FINE) / _FINE


@borrowing
def chance(stream: Ints) -> float:
    """A random number from 0 to 1."""
    stream[2] += _ONE
    return _share(stream[0], stream[1], stream[2])


@borrowing
def liked_most(scores: Floats, count: int, noise: float, stream: Ints) -> int:
    """The choice with the best score after chance has added up to `noise` points; ties are drawn.

    Drawing and comparing are two loops, because draws overlap in the processor when nothing waits for them;
    that saves a search a tenth of its time.
    """
    k0, k1, first = stream[0], stream[1], stream[2] + _ONE
    for i in range(count):
        scores[i] += noise * _share(k0, k1, first + np.uint64(i))
    stream[2] += np.uint64(count)
    nth = 0
    for i in range(1, count):
        if scores[i] > scores[nth]:
            nth = i
    return nth


@borrowing
def greedy_choice(s: Any, seat: int, tree: Tree, noise: float, stream: Ints) -> int:
    """The action that the mind likes best."""
    count = legal(s, seat, tree.choices)
    if count == 1:
        return int(tree.choices[0])
    tree.scores[:count] = 0.0
    appraise(s, seat, tree.choices, count, tree.scores, tree.terms)
    return int(tree.choices[liked_most(tree.scores, count, noise, stream)])


@borrowing
def _likely_choice(s: Any, who: int, seat: int, count: int, tree: Tree, noise: float, stream: Ints) -> int:
    """What somebody does in an imagined game: others act as greedy bots, the thinking seat as advised."""
    tree.scores[:count] = 0.0
    if who == seat:
        advise(s, who, tree.choices, count, tree.scores, tree.terms)
    else:
        appraise(s, who, tree.choices, count, tree.scores, tree.terms)
    return int(tree.choices[liked_most(tree.scores, count, noise, stream)])


@borrowing
def _expand(
    tree: Tree, s: Any, who: int, key: Any, slot: int, count: int, tuning: Tuning, counsel: Any
) -> int:
    """A new node with the acting seat's choices and their priors, or -1 if there is no room."""
    node, edge = tree.used[NODES], tree.used[EDGES]
    if node >= tree.keys.shape[0] or edge + count > tree.action.shape[0]:
        tree.used[CUT] += 1
        return -1
    tree.scores[:count] = 0.0
    sharpness = tuning.sharpness
    if counsel is None:
        advise(s, who, tree.choices, count, tree.scores, tree.terms)
    else:
        # The tree's second world is what the acting seat sees.
        ask(counsel, who, tree.choices, count)
        likings(counsel, tree.choices, count, tree.scores)
        sharpness = 1.0
    top, total = tree.scores[0], 0.0
    for i in range(1, count):
        top = max(top, tree.scores[i])
    for i in range(count):
        tree.scores[i] = math.exp((tree.scores[i] - top) / sharpness)
        total += tree.scores[i]
    for i in range(count):
        tree.action[edge + i] = tree.choices[i]
        tree.prior[edge + i] = tree.scores[i] / total
        tree.times[edge + i] = 0
        tree.gained[edge + i] = 0.0
        tree.regret[edge + i] = 0.0
        tree.share[edge + i] = 0.0
    tree.slots[slot] = node + 1
    tree.keys[node] = key
    tree.first[node] = edge
    tree.width[node] = count
    tree.actor[node] = who
    tree.mixed[node] = mixed(s, who)
    tree.visits[node] = 0
    tree.used[NODES] = node + 1
    tree.used[EDGES] = edge + count
    return int(node)


@borrowing
def _promising(tree: Tree, node: int, tuning: Tuning) -> int:
    """The edge with the best mean gain plus what its prior and few visits promise (PUCT)."""
    first, count = tree.first[node], tree.width[node]
    visits, gained = 0, 0.0
    for edge in range(first, first + count):
        visits += tree.times[edge]
        gained += tree.gained[edge]
    unknown = gained / visits if visits else 0.0
    reach = tuning.explore * math.sqrt(visits + 1.0)
    best, chosen = -math.inf, first
    for edge in range(first, first + count):
        times = tree.times[edge]
        mean = tree.gained[edge] / times if times else unknown
        promise = mean + reach * tree.prior[edge] / (1.0 + times)
        if promise > best:
            best, chosen = promise, edge
    return int(chosen)


@borrowing
def _blended(tree: Tree, node: int, stream: Ints) -> int:
    """An edge drawn by regret matching; the strategy it was drawn from is added to the average."""
    first, count = tree.first[node], tree.width[node]
    total = 0.0
    for edge in range(first, first + count):
        total += max(tree.regret[edge], 0.0)
    drawn, chosen = chance(stream), first + count - 1
    for edge in range(first, first + count):
        part = max(tree.regret[edge], 0.0) / total if total > 0.0 else tree.prior[edge]
        tree.share[edge] += part
        drawn -= (1.0 - MIXING) * part + MIXING / count
        if drawn < 0.0 and chosen == first + count - 1:
            chosen = edge
    return int(chosen)


@borrowing
def _learn(tree: Tree, depth: int) -> None:
    """Credits every edge of the path with what its actor got."""
    for step in range(depth):
        node, edge = tree.path_node[step], tree.path_edge[step]
        got = tree.shares[tree.actor[node]]
        tree.visits[node] += 1
        tree.times[edge] += 1
        tree.gained[edge] += got
        if tree.mixed[node]:
            for other in range(tree.first[node], tree.first[node] + tree.width[node]):
                if other != edge and tree.times[other] > 0:
                    tree.regret[other] += tree.gained[other] / tree.times[other] - got


@borrowing
def _judge(tree: Tree, s: Any, who: int, counsel: Any) -> None:
    """Writes each seat's share in the win: the true one if the game is over, else the mind's estimate.

    A network sees through the eyes of the acting seat.
    """
    if not outcome(s, tree.ranks):
        if counsel is None or who >= MAX_SEATS:
            worth(s, tree.shares)
        else:
            observe(s, who, tree.worlds[1])
            ask(counsel, who, tree.choices, legal(s, who, tree.choices))
            foreseen(counsel, who, tree.shares)
        return
    winners = 0
    for seat in range(s.players):
        winners += tree.ranks[seat] == 1
    for seat in range(s.players):
        tree.shares[seat] = 1.0 / winners if tree.ranks[seat] == 1 else 0.0


@borrowing
def _settled(tree: Tree, left: int) -> bool:
    """Whether `left` more simulations cannot change which of the root's edges is tried most."""
    if tree.mixed[0]:
        return left == 0
    most, second = 0, 0
    for edge in range(tree.width[0]):
        times = int(tree.times[edge])
        if times > most:
            most, second = times, most
        elif times > second:
            second = times
    return left == 0 or most - second > left


@borrowing
def think(
    o: Any, seat: int, left: int, most: int, tree: Tree, tuning: Tuning, counsel: Any, stream: Ints
) -> int:
    """Makes up to `most` of the `left` simulations, and returns how many remain.

    None remain once they could no longer change the choice; the tree keeps what it has learnt. One function
    on purpose: Numba optimizes the rules anew for every layer of functions that calls them.
    """
    s, seen = tree.worlds[0], tree.worlds[1]
    for _ in range(min(left, most)):
        determinize(o, stream, s)
        who, depth, played, in_tree = seat, 0, 0, True
        while played < tuning.horizon or in_tree:
            count = legal(s, who, tree.choices)
            action = tree.choices[0]
            played += not in_tree
            if count > 1 and (not in_tree or (tuning.alone and who != seat)):
                action = _likely_choice(s, who, seat, count, tree, tuning.noise, stream)
            elif count > 1 and who < MAX_SEATS:
                observe(s, who, seen)
                key = fingerprint(tree.words[1], who)
                node = find(tree, key)
                in_tree = node >= 0 and depth + 1 < DEEPEST
                if node < 0:
                    node = _expand(tree, s, who, key, -node - 1, count, tuning, counsel)
                if node >= 0:
                    edge = (
                        _blended(tree, node, stream) if tree.mixed[node] else _promising(tree, node, tuning)
                    )
                    action = tree.action[edge]
                    tree.path_node[depth] = node
                    tree.path_edge[depth] = edge
                    depth += 1
                else:
                    action = _likely_choice(s, who, seat, count, tree, tuning.noise, stream)
            apply(s, who, action, tree.facts)
            mask = actors(s)
            if mask == 0:
                break
            who = next_actor(mask)
        _judge(tree, s, who, counsel)
        _learn(tree, depth)
        tree.used[SIMULATIONS] += 1
        left -= 1
        if _settled(tree, left):
            return 0
    return left


@borrowing
def verdict(tree: Tree, stream: Ints) -> int:
    """The root's edge to take: the one tried most, or at a mixed root one drawn from the average strategy."""
    count = tree.width[0]
    if tree.mixed[0]:
        total = 0.0
        for edge in range(count):
            total += tree.share[edge]
        drawn = chance(stream) * total
        for edge in range(count):
            drawn -= tree.share[edge]
            if drawn < 0.0:
                return int(edge)
        return int(count - 1)
    best = 0
    for edge in range(1, count):
        ahead = tree.times[edge] - tree.times[best]
        if ahead > 0 or (ahead == 0 and tree.gained[edge] > tree.gained[best]):
            best = edge
    return best
