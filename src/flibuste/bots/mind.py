"""How a bot looks at a game: what it likes about each choice and who it thinks is winning, by the state.

Like the verbs of the rules, a mind's functions are found by the record's type: at compile time if compiled.
"""

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numba.extending import overload
from numba.np.numpy_support import from_dtype

from flibuste.core.compiled import compiled
from flibuste.core.game import Game, game_of, known
from flibuste.core.record import Ints

Floats = np.ndarray[Any, Any]

NOTHING_TO_SAY: Final = -1
WAIT: Final = -2
"""What haggling can lead to beside an action: nothing, or patience until others have answered."""


def silent(o: Any, seat: int, patient: bool) -> int:
    """The haggling of games without trades between players."""
    del o, seat, patient
    return NOTHING_TO_SAY


@dataclass(frozen=True)
class Mind:
    """What bots know about one turn game; every function reads only what the seat may see."""

    game: str
    terms: tuple[str, ...]
    """The names of the reasons, which are message keys too."""
    appraise: Callable[..., None]
    advise: Callable[..., None]
    """Like appraise, but for a seat that looks ahead: what it should try first."""
    worth: Callable[..., None]
    mixed: Callable[..., int]
    figures: Callable[..., None]
    """Writes what `worth` weighs about one seat."""
    figure_names: tuple[str, ...]
    haggle: Callable[[Any, int, bool], int] = silent
    """What is said about trades, if anything: (observation, seat, patient)."""


_BY_GAME: dict[str, Mind] = {}


def register(mind: Mind) -> Mind:
    """Makes a mind known to compiled code."""
    _BY_GAME[mind.game] = mind
    return mind


def mind_of(game: Game) -> Mind:
    """The mind for a game; loads it when it is first asked for."""
    if game.name not in _BY_GAME:
        importlib.import_module(f"flibuste.bots.{game.name.replace('-', '_')}")
    return _BY_GAME[game.name]


def appraise(s: Any, seat: int, choices: Ints, count: int, scores: Floats, terms: Floats) -> None:
    """Writes how much the seat likes each of its choices, and why if terms has rows."""
    mind_of(game_of(s)).appraise(s, seat, choices, count, scores, terms)


def advise(s: Any, seat: int, choices: Ints, count: int, scores: Floats, terms: Floats) -> None:
    """Writes which of its choices a seat that looks ahead should try first."""
    mind_of(game_of(s)).advise(s, seat, choices, count, scores, terms)


def worth(s: Any, shares: Floats) -> None:
    """Writes each seat's estimated share in the win; the shares add up to one."""
    mind_of(game_of(s)).worth(s, shares)


def mixed(s: Any, seat: int) -> int:
    """Whether the seat now answers at the same time as others, unseen: a fixed answer could be read."""
    return mind_of(game_of(s)).mixed(s, seat)


@compiled
def credit(scores: Floats, terms: Floats, nth: int, term: int, amount: float) -> None:
    """Adds an amount to a choice's score, and to the ledger of reasons if there is one."""
    scores[nth] += amount
    if terms.shape[0] > 0:
        terms[nth, term] += amount


def _rule(name: str, state_type: Any) -> Any:
    for game in known().values():
        if from_dtype(game.dtype) == state_type:
            return getattr(mind_of(game), name)
    return None


# Numba takes no dispatcher from an overload, so each is wrapped once more.


@overload(appraise, strict=False)
def _appraise(s, seat, choices, count, scores, terms):  # type: ignore[no-untyped-def]
    rule = _rule("appraise", s)
    return lambda s, seat, choices, count, scores, terms: rule(s, seat, choices, count, scores, terms)  # noqa: PLW0108


@overload(advise, strict=False)
def _advise(s, seat, choices, count, scores, terms):  # type: ignore[no-untyped-def]
    rule = _rule("advise", s)
    return lambda s, seat, choices, count, scores, terms: rule(s, seat, choices, count, scores, terms)  # noqa: PLW0108


@overload(worth, strict=False)
def _worth(s, shares):  # type: ignore[no-untyped-def]
    rule = _rule("worth", s)
    return lambda s, shares: rule(s, shares)  # noqa: PLW0108


@overload(mixed, strict=False)
def _mixed(s, seat):  # type: ignore[no-untyped-def]
    rule = _rule("mixed", s)
    return lambda s, seat: rule(s, seat)  # noqa: PLW0108
