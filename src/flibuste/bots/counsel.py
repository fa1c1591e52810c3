"""A network that a search asks instead of the mind: which choices to try first, and who is winning."""

from typing import Any, NamedTuple

import numpy as np

from flibuste.bots.feature_plan import Plan, write_all
from flibuste.bots.features import Features
from flibuste.bots.network import Glance, Network, check_shapes, liking, look, room_for
from flibuste.bots.tree import Tree
from flibuste.core.compiled import borrowing
from flibuste.core.game import Game
from flibuste.core.mind import Floats
from flibuste.core.record import Ints


class Counsel(NamedTuple):
    """A network with room for its input; it looks at the observation in the tree's second world."""

    network: Network
    glance: Glance
    plan: Plan
    views: Any
    seats: Ints
    features: Floats
    mask: Any


def counsel_for(game: Game, network: Network, players: int, tree: Tree) -> Counsel:
    """A network's counsel for searches with this tree; raises ValueError if it is for another game."""
    told = Features(game)
    check_shapes(network, len(told.names) + game.dense, game.dense, players)
    return Counsel(
        network=network,
        glance=room_for(network),
        plan=told.plan(players),
        views=told.views(tree.worlds[1:]),
        seats=np.zeros(1, np.int64),
        features=np.zeros((1, len(told.names)), np.float32),
        mask=np.zeros(game.dense, np.bool_),
    )


@borrowing
def ask(counsel: Counsel, seat: int, choices: Ints, count: int) -> None:
    """Lets the network look at what a seat sees and may do."""
    counsel.seats[0] = seat
    counsel.mask[:] = False
    for nth in range(count):
        counsel.mask[choices[nth]] = True
    write_all(counsel.views, counsel.seats, counsel.plan, counsel.features)
    look(counsel.features[0], counsel.mask, counsel.plan.players, counsel.network, counsel.glance)


@borrowing
def likings(counsel: Counsel, choices: Ints, count: int, scores: Floats) -> None:
    """Writes how much the network likes each choice, after it was asked."""
    for nth in range(count):
        scores[nth] = liking(counsel.glance, counsel.network, choices[nth])


@borrowing
def foreseen(counsel: Counsel, seat: int, shares: Floats) -> None:
    """Writes each seat's share in the win, after the network was asked about `seat`."""
    players = counsel.plan.players
    for further in range(players):
        shares[(seat + further) % players] = counsel.glance.shares[further]
