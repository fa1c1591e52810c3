"""Where each field of what everyone sees (`views.Public`) comes from; see core/showing.py."""

from typing import Any, Final

import numpy as np

from flibuste.core.compiled import compiled
from flibuste.core.record import Ints
from flibuste.games.sandokan.data import (
    BESIDE,
    BOWS,
    CELLS,
    IS_SEA,
    PORT_AT,
    PORTS,
    SERENITY,
    TREASURES,
    X,
    Y,
)
from flibuste.games.sandokan.quay import points_at_home
from flibuste.games.sandokan.state import (
    AT_QUAY,
    EXCHANGE,
    FIGHTING,
    LOSE_TREASURE,
    PAY_BOTH,
    PAY_SUM,
    PAY_TOLL,
    PUT_BACK,
    State,
)

_NONE: Final = -1
_PORTS: Final = len(PORTS)
_TREASURES: Final = len(TREASURES)
_EXPOSED: Final = [bool(IS_SEA[cell] and BESIDE[cell] != SERENITY) for cell in range(CELLS)]


def _range(cell: int) -> list[int]:
    """The cells from which a boat on this one can be attacked, corners included (SK-32, SK-40)."""
    near = (np.abs(X - X[cell]) <= 1) & (np.abs(Y - Y[cell]) <= 1)
    around = [other for other in np.flatnonzero(near).tolist() if other != cell and IS_SEA[other]]
    return around if _EXPOSED[cell] else []


_RANGES: Final = [_range(cell) for cell in range(CELLS)]
_RANGE_COUNT: Final[Ints] = np.array([len(cells) for cells in _RANGES], np.int64)
_RANGE: Final[Ints] = np.array([(cells + [0] * 8)[:8] for cells in _RANGES], np.int64)


@compiled
def _heap(counts: Ints, column: Ints) -> int:
    """Lists treasures one by one, by how many there are of each kind; returns the total."""
    shown = 0
    for treasure in range(_TREASURES):
        for _ in range(counts[treasure]):
            column[shown] = treasure
            shown += 1
    return shown


@compiled
def _boat(o: State, v: Any, seat: int) -> None:
    cell = int(o.where[seat])
    port = int(PORT_AT[cell]) if cell >= 0 else _NONE
    heading = int(o.heading[seat]) if cell >= 0 and port < 0 else _NONE
    v.boats_home[seat] = o.home[seat]
    v.boats_cell[seat] = cell
    v.boats_port[seat] = port
    v.boats_heading[seat] = heading
    v.boats_bow[seat] = BOWS[port] if port >= 0 else heading
    v.boats_range_count[seat] = _RANGE_COUNT[cell] if cell >= 0 else 0
    for place in range(v.boats_range_count[seat]):
        v.boats_range[seat, place] = _RANGE[cell, place]
    v.boats_cargo_count[seat] = _heap(o.cargo[seat], v.boats_cargo[seat])
    v.boats_cards[seat] = o.cards[seat]
    v.boats_points[seat] = points_at_home(o, seat)
    v.boats_becalmed[seat] = o.becalmed[seat]
    v.boats_plagued[seat] = (o.plagued >> seat) & 1
    v.boats_bought[seat] = (o.bought >> seat) & 1
    v.boats_letter[seat] = 1 if o.marque == seat else 0


@compiled
def _loss(o: State, v: Any) -> None:
    """Writes what has to be given up: how much may be kept, and why."""
    if o.phase == PAY_TOLL:
        v.loss, v.loss_keep, v.loss_why = 0, -1, AT_QUAY
        for treasure in range(_TREASURES):
            v.loss_keep += o.quay[int(o.home[o.active]), treasure]
    else:
        v.loss = 0 if o.phase in (LOSE_TREASURE, PUT_BACK) else _NONE
        v.loss_keep, v.loss_why = o.goal, o.why


@compiled
def _fight(o: State, v: Any) -> None:
    v.fight = 0 if o.phase == FIGHTING else _NONE
    v.fight_attacker, v.fight_defender = o.attacker, o.defender
    ready = 0
    if o.phase == FIGHTING:
        for seat in (o.attacker, o.defender):
            if not (o.waiting >> seat) & 1:
                v.fight_ready[ready] = seat
                ready += 1
    v.fight_ready_count = ready


@compiled
def fill(o: State, v: Any) -> None:
    """What everyone sees, from the observation of NOBODY."""
    v.rules = 1 if o.by_book else 0
    v.cards = 1 if o.cards_spent else 0
    v.island_cards = o.island_cards
    v.bluff = 1 if o.bluff else 0
    v.turns = o.turns
    v.phase = o.phase
    asked = 0
    for seat in range(o.players):
        if (o.waiting >> seat) & 1:
            v.asked[asked] = seat
            asked += 1
    v.asked_count = asked
    v.first = o.first
    v.turn = o.lap
    v.turn_of = o.turn_of
    v.active = o.active
    v.extra = 1 if o.extra else 0
    v.boats_count = o.players
    for seat in range(o.players):
        _boat(o, v, seat)
    v.ports_count = _PORTS
    for port in range(_PORTS):
        v.ports_port[port] = port
        v.ports_owner[port] = o.owner[port]
        v.ports_treasures_count[port] = _heap(o.quay[port], v.ports_treasures[port])
    for treasure in range(_TREASURES):
        v.box[treasure] = o.box[treasure]
    v.pile = o.pile_size
    v.storms = o.storms_size
    v.event = o.event - 1
    v.payment = 0 if o.phase in (PAY_SUM, PAY_BOTH) else _NONE
    v.payment_treasure, v.payment_due = o.goods, o.due
    _loss(o, v)
    v.balance = o.balance if o.phase == EXCHANGE else 0
    _fight(o, v)
    v.called = 0 if o.covered else _NONE
    v.called_cells, v.called_cards, v.called_origin = o.cells, o.covered, o.origin
    v.winner = o.winner
