"""How likely a bid is to be true."""

from flibuste.core.compiled import compiled
from pirates_dice.actions import count_of, face_of
from pirates_dice.data import FACES, ONES
from pirates_dice.rules import on_the_table
from pirates_dice.state import State


@compiled
def at_least(need: int, dice: int, chance: float) -> float:
    """How likely it is that at least `need` of `dice` dice count, if each does so with this chance."""
    if need <= 0:
        return 1.0
    if need > dice:
        return 0.0
    missed, term = 0.0, (1.0 - chance) ** dice
    for count in range(need):
        missed += term
        term *= (dice - count) / (count + 1) * chance / (1.0 - chance)
    return max(0.0, 1.0 - missed)


@compiled
def one_die(s: State, face: int) -> float:
    """How likely it is that an unseen die counts for a bid of this face."""
    return 2.0 / FACES if s.wild and face != ONES else 1.0 / FACES


@compiled
def to_a_stranger(s: State, bid: int) -> float:
    """How likely a bid is to somebody who sees no dice at all."""
    return at_least(count_of(bid), on_the_table(s), one_die(s, face_of(bid)))


@compiled
def to_seat(s: State, seat: int, bid: int) -> float:
    """How likely a bid is to a seat that sees its own dice."""
    face = face_of(bid)
    mine = int(s.dice[seat, face])
    if s.wild and face != ONES:
        mine += int(s.dice[seat, ONES])
    return at_least(count_of(bid) - mine, on_the_table(s) - int(s.held[seat]), one_die(s, face))
