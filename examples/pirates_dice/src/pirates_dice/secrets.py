"""What a seat knows of the dice, and a whole state drawn from that."""

import numpy as np

from flibuste.core.chance import pick, rekey
from flibuste.core.compiled import compiled
from flibuste.core.record import Ints, assign
from pirates_dice.data import FACES
from pirates_dice.state import State

_ZERO = np.uint64(0)


@compiled
def observe(s: State, seat: int, out: State) -> None:
    """Writes the state as a seat knows it: without the key, and without the dice under other cups (PD-10)."""
    assign(out, s)
    out.key[:] = _ZERO
    out.drawn = _ZERO  # type: ignore[assignment]
    if s.over:
        return
    for other in range(s.players):
        if other != seat:
            out.dice[other] = 0


@compiled
def determinize(o: State, stream: Ints, out: State) -> None:
    """Writes a state in which the dice that the observer does not see are rolled anew."""
    assign(out, o)
    rekey(out, stream)
    for seat in range(o.players):
        for _ in range(int(o.held[seat]) - int(o.dice[seat].sum())):
            out.dice[seat, pick(stream, FACES)] += 1
