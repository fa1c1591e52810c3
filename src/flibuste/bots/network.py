"""A small network that looks at features and open actions: how it likes each choice, and each seat's share.

Two hidden layers in plain arrays. Most inputs are 0, so the first layer adds up only the rows of the others;
a look takes a few microseconds.
"""

import math
import zipfile
import zlib
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from flibuste.core.compiled import borrowing
from flibuste.core.mind import Floats

UNREADABLE: Final = (OSError, EOFError, ValueError, KeyError, zipfile.BadZipFile, zlib.error)
"""What reading a file of arrays raises if it is something else or truncated."""


class Network(NamedTuple):
    """The weights, all of single precision."""

    first: Floats
    """Features, and whether each action is open, by units of the first layer."""
    first_bias: Floats
    second: Floats
    """Units of the first layer by those of the second."""
    second_bias: Floats
    policy: Floats
    """Actions by units of the second layer."""
    policy_bias: Floats
    value: Floats
    """Seats, from the observer on, by units of the second layer."""
    value_bias: Floats


class Glance(NamedTuple):
    """Room for what the network makes of one row of features."""

    one: Floats
    two: Floats
    shares: Floats


def drawn_network(scales: Floats, actions: int, seats: int, units: tuple[int, int], seed: int) -> Network:
    """A network that knows nothing yet; features with small scales get proportionally larger weights."""
    rng = np.random.default_rng(seed)
    one, two = units

    def weights(rows: int, columns: int, scale: float) -> Floats:
        return (rng.standard_normal((rows, columns)) * scale).astype(np.float32)

    return Network(
        first=weights(len(scales), one, math.sqrt(2 / 64)) * scales[:, None],
        first_bias=np.zeros(one, np.float32),
        second=weights(one, two, math.sqrt(2 / one)),
        second_bias=np.zeros(two, np.float32),
        policy=weights(actions, two, 0.01),
        policy_bias=np.zeros(actions, np.float32),
        value=weights(seats, two, 0.01),
        value_bias=np.zeros(seats, np.float32),
    )


def room_for(network: Network) -> Glance:
    """Room for one look of this network."""
    return Glance(*(np.zeros(len(bias), np.float32) for bias in network[1::2] if bias is not network[5]))


class Learned(NamedTuple):
    """A network and the game it has learnt."""

    network: Network
    game: str
    version: int
    """The version of the rules."""
    players: int


def written(learned: Learned, place: Path) -> None:
    """Writes the weights, and the game they are for, to a file of plain arrays."""
    about = {name: np.array(it) for name, it in learned._asdict().items() if name != "network"}
    np.savez_compressed(place, allow_pickle=False, **learned.network._asdict(), **about)


def read(place: Path) -> Learned:
    """The network of a file, and its game; raises ValueError if its weights do not make a network."""
    # NumPy leaves a file open if it cannot read it.
    with place.open("rb") as file, np.load(file, allow_pickle=False) as found:
        network = Network(**{name: np.ascontiguousarray(found[name], np.float32) for name in Network._fields})
        told, players = network.first.shape[0] if network.first.ndim else 0, int(found["players"])
        check_shapes(network, told, len(network.policy_bias), players)
        return Learned(network, found["game"].item(), int(found["version"]), players)


def check_shapes(network: Network, told: int, actions: int, players: int) -> None:
    """Refuses weights with other numbers of inputs, actions or players, because compiled code trusts them."""
    one, two, seats = (np.size(network[nth]) for nth in (1, 3, 7))
    wanted = ((told, one), (one,), (one, two), (two,), (actions, two), (actions,), (seats, two), (seats,))
    for name, weights, shape in zip(Network._fields, network, wanted, strict=True):
        if weights.shape != shape:
            raise ValueError(f"its weights {name!r} are {weights.shape}, not {shape}")
    if seats < players:
        raise ValueError(f"it has {seats} seats for {players} players")


@borrowing
def look(row: Floats, mask: Any, players: int, network: Network, glance: Glance) -> None:
    """Writes both layers and the shares of `players` seats, from the observer on."""
    one, two, shares = glance.one, glance.two, glance.shares
    for unit in range(one.shape[0]):
        one[unit] = network.first_bias[unit]
    for feature in range(row.shape[0]):
        amount = row[feature]
        if amount != np.float32(0.0):
            weights = network.first[feature]
            for unit in range(one.shape[0]):
                one[unit] += amount * weights[unit]
    for action in range(mask.shape[0]):
        if mask[action]:
            weights = network.first[row.shape[0] + action]
            for unit in range(one.shape[0]):
                one[unit] += weights[unit]
    for unit in range(two.shape[0]):
        two[unit] = network.second_bias[unit]
    for unit in range(one.shape[0]):
        amount = one[unit]
        if amount > np.float32(0.0):
            weights = network.second[unit]
            for other in range(two.shape[0]):
                two[other] += amount * weights[other]
        else:
            one[unit] = np.float32(0.0)
    for unit in range(two.shape[0]):
        two[unit] = max(two[unit], np.float32(0.0))
    top = np.float32(-1e30)
    for seat in range(players):
        shares[seat] = weighed(two, network.value[seat], network.value_bias[seat])
        top = max(top, shares[seat])
    total = np.float32(0.0)
    for seat in range(players):
        shares[seat] = np.float32(math.exp(shares[seat] - top))
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@borrowing
def weighed(units: Floats, weights: Floats, bias: Any) -> Any:
    """The sum of all units by their weights."""
    total = bias
    for unit in range(units.shape[0]):
        total += units[unit] * weights[unit]
    return total


@borrowing
def liking(glance: Glance, network: Network, action: int) -> Any:
    """How much the network likes an action, after a look: its log-odds up to a constant."""
    return weighed(glance.two, network.policy[action], network.policy_bias[action])
