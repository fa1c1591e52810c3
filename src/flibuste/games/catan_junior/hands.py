"""Cards that go from hand to hand, and what everyone learns from that."""

from flibuste.core.compiled import compiled
from flibuste.games.catan_junior.data import KINDS
from flibuste.games.catan_junior.state import State


@compiled
def holds(s: State, seat: int, side: int) -> bool:
    """Whether a hand has all the cards of one side of an offer."""
    for kind in range(KINDS):
        if int(s.hands[seat, kind]) < (side >> (5 * kind)) & 31:
            return False
    return True


@compiled
def spend(s: State, seat: int, kind: int, count: int) -> None:
    """Takes cards out of a hand in sight of all."""
    s.hands[seat, kind] -= count
    show(s, seat, kind, 0)


@compiled
def show(s: State, seat: int, kind: int, count: int) -> None:
    """Notes that everyone now knows this hand to hold at least `count` cards of a kind."""
    if s.asked > 0:
        least = int(s.hands[seat, kind]) - count
        if least < s.low[s.asked - 1, seat, kind]:
            s.low[s.asked - 1, seat, kind] = least


@compiled
def show_side(s: State, seat: int, side: int) -> None:
    """Notes that everyone now knows this hand to hold the cards of one side of an offer."""
    for kind in range(KINDS):
        show(s, seat, kind, (side >> (5 * kind)) & 31)


@compiled
def hand_over(s: State, giver: int, receiver: int, side: int) -> None:
    """Moves the cards of one side of an offer from one hand to another."""
    for kind in range(KINDS):
        count = (side >> (5 * kind)) & 31
        if count > 0:
            spend(s, giver, kind, count)
            s.hands[receiver, kind] += count
