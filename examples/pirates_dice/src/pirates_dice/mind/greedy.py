"""A page of good sense for Pirate's Dice: call what is unlikely, say what is likely and hard to top."""

from typing import Final

from flibuste.core.compiled import compiled
from flibuste.core.mind import Floats, credit
from flibuste.core.record import Ints
from pirates_dice.actions import CALL
from pirates_dice.mind.chances import to_a_stranger, to_seat
from pirates_dice.state import State

TERMS: Final = ("bots-pd-doubt", "bots-pd-risk", "bots-pd-pressure")
DOUBT, RISK, PRESSURE = range(len(TERMS))

A_DIE: Final = 10.0
"""Points that a die is worth."""
BELIEF: Final = 0.6
"""How often even a likely bid is called, at worst."""
PUSH: Final = 2.0
"""Points for a bid that leaves the next player no easy answer."""


@compiled
def appraise(s: State, seat: int, choices: Ints, count: int, scores: Floats, terms: Floats) -> None:
    """Writes how much a greedy seat likes each of its choices."""
    for nth in range(count):
        action = choices[nth]
        if action == CALL:
            credit(scores, terms, nth, DOUBT, -A_DIE * to_seat(s, seat, int(s.bid)))
        else:
            doubted = 1.0 - to_a_stranger(s, action)
            called = 1.0 - BELIEF * (1.0 - doubted)
            credit(scores, terms, nth, RISK, -A_DIE * called * (1.0 - to_seat(s, seat, action)))
            credit(scores, terms, nth, PRESSURE, PUSH * doubted)


@compiled
def worth(s: State, shares: Floats) -> None:
    """Writes each seat's share in the win: its share of the dice."""
    held = 0.0
    for seat in range(s.players):
        shares[seat] = float(s.held[seat])
        held += shares[seat]
    for seat in range(s.players):
        shares[seat] /= held


@compiled
def figures(s: State, seat: int, out: Floats) -> None:
    """Writes what `worth` weighs about a seat."""
    out[0] = float(s.held[seat])


@compiled
def mixed(s: State, seat: int) -> int:
    """No seat ever answers at the same time as others."""
    return 0
