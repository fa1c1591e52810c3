"""What a network chooses in a batch of games, and what it learns from how they went: compiled loops.

The policy learns from a teacher's choices, or by clipped policy gradient; the value by cross-entropy with how
positions turned out.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from flibuste.bots.network import Glance, Network, liking, look
from flibuste.bots.search import chance
from flibuste.core.compiled import borrowing
from flibuste.core.mind import Floats
from flibuste.core.record import Ints


class Choices(NamedTuple):
    """What was chosen in every game: the action, how likely it was, how many were open, and the shares."""

    actions: Ints
    likely: Floats
    open: Ints
    shares: Floats


class Lesson(NamedTuple):
    """Decisions to learn from; a row of each is one."""

    features: Floats
    mask: Any
    actions: Ints
    likely: Floats
    """The log-probability of the action."""
    better: Floats
    """How much better it turned out than expected."""
    came: Floats
    """Each seat's share as it turned out, from the observer on."""
    shown: Floats
    """How often a teacher would take each action; without columns if nobody teaches."""


class Zeal(NamedTuple):
    """How much each part of a lesson counts."""

    clip: float
    curiosity: float
    value: float


@borrowing
def choose_all(
    features: Floats, mask: Any, players: int, network: Network, glance: Glance, odds: Floats, best: bool,
    stream: Ints, out: Choices,
) -> None:  # fmt: skip
    """Looks at every row and draws an action by the network's odds, or takes the one it likes best."""
    for nth in range(features.shape[0]):
        look(features[nth], mask[nth], players, network, glance)
        for seat in range(players):
            out.shares[nth, seat] = glance.shares[seat]
        count = _odds(mask[nth], network, glance, odds)
        drawn, chosen, top = chance(stream), -1, -1.0
        for action in range(odds.shape[0]):
            part = odds[action]
            if part > 0.0:
                if best and part > top:
                    top, chosen = part, action
                if not best and drawn >= 0.0:
                    chosen = action
                    drawn -= part
        out.actions[nth] = chosen
        out.likely[nth] = math.log(odds[chosen])
        out.open[nth] = count


@borrowing
def _odds(mask: Any, network: Network, glance: Glance, odds: Floats) -> int:
    """Writes how likely every action is, after a look, and counts the open ones."""
    count, top = 0, -1e30
    for action in range(odds.shape[0]):
        odds[action] = 0.0
        if mask[action]:
            odds[action] = liking(glance, network, action)
            top = max(top, odds[action])
            count += 1
    total = 0.0
    for action in range(odds.shape[0]):
        if mask[action]:
            odds[action] = max(math.exp(odds[action] - top), 1e-9)
            total += odds[action]
    for action in range(odds.shape[0]):
        odds[action] /= total
    return count


@borrowing
def learn_from(
    lesson: Lesson, rows: Ints, players: int, network: Network, turned: Floats, slope: Network,
    glance: Glance, back: Glance, odds: Floats, zeal: Zeal,
) -> float:  # fmt: skip
    """Adds up the gradient of the loss over these rows, and returns the sum of the value's cross-entropy.

    `turned` is the second layer transposed, so that its rows are contiguous in memory.
    """
    surprise = 0.0
    for place in range(rows.shape[0]):
        nth = rows[place]
        row = lesson.features[nth]
        look(row, lesson.mask[nth], players, network, glance)
        back.two[:] = np.float32(0.0)
        for seat in range(players):
            miss = glance.shares[seat] - lesson.came[nth, seat]
            surprise -= lesson.came[nth, seat] * math.log(max(glance.shares[seat], 1e-9))
            _blame(
                np.float32(zeal.value * miss), glance.two, network.value[seat], slope.value[seat], back.two
            )
            slope.value_bias[seat] += np.float32(zeal.value * miss)
        count = _odds(lesson.mask[nth], network, glance, odds)
        if count > 1:
            if lesson.shown.shape[1] > 0:
                _copy_choice(lesson.shown[nth], network, slope, glance, back, odds)
            else:
                _learn_choice(lesson, nth, network, slope, glance, back, odds, zeal)
        _learn_layers(row, lesson.mask[nth], turned, slope, glance, back)
    return surprise


@borrowing
def _learn_choice(
    lesson: Lesson, nth: int, network: Network, slope: Network, glance: Glance, back: Glance, odds: Floats,
    zeal: Zeal,
) -> None:  # fmt: skip
    """The policy's part: what went better than expected gets likelier, unless it has changed enough."""
    chosen, better = lesson.actions[nth], lesson.better[nth]
    ratio = math.exp(math.log(odds[chosen]) - lesson.likely[nth])
    push = better * ratio
    if (better > 0.0 and ratio > 1.0 + zeal.clip) or (better < 0.0 and ratio < 1.0 - zeal.clip):
        push = 0.0
    doubt = 0.0
    for action in range(odds.shape[0]):
        if odds[action] > 0.0:
            doubt -= odds[action] * math.log(odds[action])
    for action in range(odds.shape[0]):
        part = odds[action]
        if part > 0.0:
            miss = push * (part - (1.0 if action == chosen else 0.0))
            miss += zeal.curiosity * part * (math.log(part) + doubt)
            _blame(np.float32(miss), glance.two, network.policy[action], slope.policy[action], back.two)
            slope.policy_bias[action] += np.float32(miss)


@borrowing
def _copy_choice(
    shown: Floats, network: Network, slope: Network, glance: Glance, back: Glance, odds: Floats
) -> None:
    """The policy's part at school: it moves towards what the teacher would do."""
    for action in range(odds.shape[0]):
        if odds[action] > 0.0:
            miss = np.float32(odds[action] - shown[action])
            _blame(miss, glance.two, network.policy[action], slope.policy[action], back.two)
            slope.policy_bias[action] += miss


@borrowing
def _blame(miss: Any, units: Floats, weights: Floats, slope: Floats, back: Floats) -> None:
    """Passes an error back to the weights that caused it, and to the units."""
    for unit in range(units.shape[0]):
        slope[unit] += miss * units[unit]
        back[unit] += miss * weights[unit]


@borrowing
def _learn_layers(
    row: Floats, mask: Any, turned: Floats, slope: Network, glance: Glance, back: Glance
) -> None:
    """Passes the second layer's error back to the network's inputs."""
    one, two = back.one, back.two
    one[:] = np.float32(0.0)
    for unit in range(two.shape[0]):
        if glance.two[unit] <= np.float32(0.0):
            two[unit] = np.float32(0.0)
        amount = two[unit]
        slope.second_bias[unit] += amount
        weights = turned[unit]
        if amount != np.float32(0.0):
            for below in range(one.shape[0]):
                one[below] += amount * weights[below]
    for unit in range(one.shape[0]):
        amount = glance.one[unit]
        if amount > np.float32(0.0):
            slope.first_bias[unit] += one[unit]
            into = slope.second[unit]
            for above in range(two.shape[0]):
                into[above] += amount * two[above]
        else:
            one[unit] = np.float32(0.0)
    for feature in range(row.shape[0]):
        amount = row[feature]
        if amount != np.float32(0.0):
            into = slope.first[feature]
            for unit in range(one.shape[0]):
                into[unit] += amount * one[unit]
    for action in range(mask.shape[0]):
        if mask[action]:
            into = slope.first[row.shape[0] + action]
            for unit in range(one.shape[0]):
                into[unit] += one[unit]


@borrowing
def look_back(shares: Floats, rewards: Floats, over: Any, memory: float, came: Floats) -> None:
    """Writes how every position turned out, by seat: the end, or a mean of later and later estimates.

    Axes are time, games and seats; the shares have one more moment than the rest.
    """
    for moment in range(came.shape[0] - 1, -1, -1):
        for nth in range(came.shape[1]):
            for seat in range(came.shape[2]):
                later = shares[moment + 1, nth, seat]
                if over[moment, nth]:
                    came[moment, nth, seat] = rewards[moment, nth, seat]
                elif moment + 1 < came.shape[0]:
                    came[moment, nth, seat] = (1.0 - memory) * later + memory * came[moment + 1, nth, seat]
                else:
                    came[moment, nth, seat] = later
