"""Functions that each game defines for itself; compiled code finds the right one by the record's type."""

from collections.abc import Callable
from typing import Any

import numba
from numba.extending import overload

from flibuste.core.game import Game, known


def found_by_record(function: Callable[..., Any], of: Callable[[Game], Any]) -> None:
    """Makes compiled code that calls this function with a record call what `of` returns for its game."""

    def find(s, *rest):  # type: ignore[no-untyped-def]
        own = next((of(game) for game in known().values() if numba.from_dtype(game.dtype) == s), None)
        return None if own is None else lambda s, *rest: own(s, *rest)  # noqa: PLW0108 - Numba takes no dispatcher here

    overload(function, strict=False)(find)
