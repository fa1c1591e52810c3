"""The die and what the terrains earn (CJ-30 to CJ-32)."""

import numpy as np

from flibuste.core.chance import draw
from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.games.catan_junior import facts as told
from flibuste.games.catan_junior.data import EARNER_COUNT, EARNERS, KINDS
from flibuste.games.catan_junior.state import GHOST, MAIN, State


@compiled
def roll_die(s: State, facts: Ints) -> None:
    """Rolls: a 6 sets the ghost free, any other number makes its terrains earn."""
    number = 1 + draw(s, 6)
    s.roll = number
    s.rolls[number] += 1
    tell(facts, told.ROLLED, int(s.active), number)
    if number == 6:
        s.phase = GHOST
        return
    produce(s, number, facts)
    s.phase = MAIN


@compiled
def produce(s: State, number: int, facts: Ints) -> None:
    """Gives every fortress beside a terrain of this number its card, the ghost's terrain excepted."""
    side = s.players - 3
    owed = np.zeros((KINDS, 4), np.int64)
    kinds = 0
    for row in range(EARNER_COUNT[side, number]):
        owner = int(s.forts[EARNERS[side, number, row, 2]])
        if owner >= 0 and EARNERS[side, number, row, 0] != s.ghost:
            kind = EARNERS[side, number, row, 1]
            owed[kind, owner] += 1
            kinds |= 1 << kind
    if kinds == 0:
        return
    for kind in range(KINDS):
        if (kinds >> kind) & 1:
            hand_out(s, kind, owed[kind], facts)


@compiled
def hand_out(s: State, kind: int, owed: Ints, facts: Ints) -> None:
    """Gives everybody what they are owed of a kind; of too few, only a sole owner gets the rest (CJ-32)."""
    total = 0
    owners = 0
    for seat in range(s.players):
        total += owed[seat]
        owners += owed[seat] > 0
    left = int(s.stock[kind])
    if total > left:
        tell(facts, told.SHORT, kind)
        if owners > 1:
            return
    for seat in range(s.players):
        count = min(owed[seat], left)
        if count > 0:
            s.hands[seat, kind] += count
            s.stock[kind] -= count
            s.earned[seat] += count
            tell(facts, told.EARNED, seat, kind, count)
