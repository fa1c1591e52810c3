"""The verbs of every game, resolved by the state's type: at compile time if compiled, else at the call."""

from collections.abc import Callable
from typing import Any

from numba.extending import overload
from numba.np.numpy_support import from_dtype

from flibuste.core.game import game_of, known
from flibuste.core.record import Ints


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
    """Writes the state as the seat knows it, all else blanked."""
    game_of(s).observe(s, seat, out)


def determinize(o: Any, stream: Ints, out: Any) -> None:
    """Writes a full state drawn uniformly from what the observation leaves open."""
    game_of(o).determinize(o, stream, out)


def prompt(s: Any, seat: int) -> int:
    """The number of what the seat is asked now; it changes when that prompt is over."""
    return game_of(s).prompt(s, seat)


def _rule(verb: Callable[..., Any], state_type: Any) -> Any:
    for game in known().values():
        if from_dtype(game.dtype) == state_type:
            return getattr(game, verb.__name__)
    return None


def _of_one(verb: Callable[..., Any]) -> None:
    def find(s):  # type: ignore[no-untyped-def]
        rule = _rule(verb, s)
        return (lambda s: rule(s)) if rule else None  # noqa: PLW0108 - Numba takes no dispatcher here

    overload(verb, strict=False)(find)


def _of_two(verb: Callable[..., Any]) -> None:
    def find(s, a):  # type: ignore[no-untyped-def]
        rule = _rule(verb, s)
        return (lambda s, a: rule(s, a)) if rule else None  # noqa: PLW0108 - Numba takes no dispatcher here

    overload(verb, strict=False)(find)


def _of_three(verb: Callable[..., Any]) -> None:
    def find(s, a, b):  # type: ignore[no-untyped-def]
        rule = _rule(verb, s)
        return (lambda s, a, b: rule(s, a, b)) if rule else None  # noqa: PLW0108 - Numba takes no dispatcher here

    overload(verb, strict=False)(find)


def _of_four(verb: Callable[..., Any]) -> None:
    def find(s, a, b, c):  # type: ignore[no-untyped-def]
        rule = _rule(verb, s)
        return (lambda s, a, b, c: rule(s, a, b, c)) if rule else None  # noqa: PLW0108 - Numba takes no dispatcher here

    overload(verb, strict=False)(find)


# Compiled code reaches a rule through the record's type, found once at compile time.
_of_one(actors)
_of_two(lapse)
_of_two(outcome)
_of_two(prompt)
_of_three(legal)
_of_three(allowed)
_of_three(observe)
_of_three(determinize)
_of_four(apply)
