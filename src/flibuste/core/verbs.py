"""The verbs of every game, resolved by the state's type: at compile time if compiled, else at the call."""

from operator import attrgetter
from typing import Any

from flibuste.core.by_record import found_by_record
from flibuste.core.game import game_of
from flibuste.core.record import Ints


def setup(s: Any, players: int, options: Ints, key: Ints) -> None:
    """Fills a record of zeros with the first state."""
    game_of(s).setup(s, players, options, key)


def actors(s: Any) -> int:
    """The mask of the seats that may act now; zero when the game is over."""
    return game_of(s).actors(s)


def legal(s: Any, seat: int, out: Ints) -> int:
    """Writes the seat's choices and returns how many there are."""
    return game_of(s).legal(s, seat, out)


def allowed(s: Any, seat: int, action: int) -> int:
    """Zero if the action may be taken, else the code of the refusal."""
    return game_of(s).allowed(s, seat, action)


def apply(s: Any, seat: int, action: int, facts: Ints) -> int:
    """Carries out an allowed action; returns 1 if the step is final (chance, a secret, another seat)."""
    return game_of(s).apply(s, seat, action, facts)


def lapse(s: Any, seat: int) -> int:
    """The action taken for a seat whose time for this prompt is up."""
    return game_of(s).lapse(s, seat)


def outcome(s: Any, ranks: Ints) -> int:
    """Zero while the game goes on, else the code of its ending; writes the ranks, the best being 1."""
    return game_of(s).outcome(s, ranks)


def observe(s: Any, seat: int, out: Any) -> None:
    """Writes the state as the seat knows it, with everything else blanked."""
    game_of(s).observe(s, seat, out)


def determinize(o: Any, stream: Ints, out: Any) -> None:
    """Writes a full state drawn uniformly from what the observation leaves open."""
    game_of(o).determinize(o, stream, out)


def prompt(s: Any, seat: int) -> int:
    """The number of what the seat is asked now; it changes when that prompt is over."""
    return game_of(s).prompt(s, seat)


for _verb in (setup, actors, legal, allowed, apply, lapse, outcome, observe, determinize, prompt):
    found_by_record(_verb, attrgetter(_verb.__name__))
