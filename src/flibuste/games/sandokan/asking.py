"""How a seat is asked something, and how the turn goes on when it has answered."""

from flibuste.core.compiled import compiled
from flibuste.games.sandokan.state import NO_QUESTION, PUT_BACK, State


@compiled
def ask(s: State, seat: int, phase: int) -> None:
    """Puts a new question to one seat."""
    s.phase = phase
    s.asked = seat
    s.waiting = 1 << seat
    s.serial += 1


@compiled
def ask_all(s: State, seats: int, phase: int) -> None:
    """Puts a new question to all seats of a mask at once."""
    s.phase = phase
    s.asked = -1
    s.waiting = seats
    s.serial += 1


@compiled
def answered(s: State) -> None:
    """Closes the question; the turn goes on with its next stage."""
    s.phase = NO_QUESTION
    s.waiting = 0


@compiled
def ask_to_put_back(s: State, seat: int, keep: int, why: int) -> None:
    """Lets a seat choose which cards it keeps, if it holds more than it may."""
    if s.cards[seat] > keep:
        s.goal = keep
        s.why = why
        ask(s, seat, PUT_BACK)
