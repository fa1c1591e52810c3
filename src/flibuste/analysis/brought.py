"""What chance brought in a step, in words: the facts that could have come otherwise."""

# compile-cache: holds no rules

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from flibuste.analysis.account import TRIES
from flibuste.analysis.playouts import STRIDE
from flibuste.core import facts
from flibuste.core.chance import stream_of
from flibuste.core.game import Game
from flibuste.core.judge import unsettle
from flibuste.core.message import Message
from flibuste.core.message import seat as seat_named
from flibuste.core.record import blank, copied
from flibuste.core.seats import NOBODY

MOST: Final = 3
"""The most facts told about one step."""

Fact = tuple[int, ...]
"""Its kind, who sees it, and its fields."""


def brought(
    game: Game, before: Any, seat: int, action: int, name: tuple[object, ...], touched: Sequence[int] = ()
) -> list[Message]:
    """The facts of an action that not every future would have brought; if none tells it, how the game ended.

    Where there are many, the facts about the seats it touched most are told.
    """
    happened = _happened(game, copied(before), seat, action)
    always = set(happened)
    world, stream = blank(game.state), stream_of("chance", *name)
    for nth in range(TRIES):
        stream[2] = np.uint64(nth + 1) * STRIDE
        unsettle(before, stream, world)
        always &= set(_happened(game, world, seat, action))
    telling = _open([fact for fact in happened if fact not in always])
    if not telling:
        return seen(game, before, seat, action)
    said = _said(game, telling)

    def weight(nth: int) -> int:
        """The cause comes first, then whom it touched, then how it ended."""
        if nth == 0:
            return 0
        of = [
            rank
            for rank, who in enumerate(touched, 1)
            if seat_named(who) in said[nth].get("args", {}).values()
        ]
        return min(of, default=len(touched) + (1 if nth == len(said) - 1 else 2))

    return [said[nth] for nth in sorted(sorted(range(len(said)), key=weight)[:MOST])]


def seen(game: Game, before: Any, seat: int, action: int) -> list[Message]:
    """What everybody saw of an action, its end above all."""
    happened = _happened(game, copied(before), seat, action)
    return _said(game, [fact for fact in happened if _sees(fact, NOBODY)][-MOST:])


def _happened(game: Game, s: Any, seat: int, action: int) -> list[Fact]:
    """Takes the action, and tells what it led to."""
    happened = facts.buffer(game.max_facts)
    facts.clear(happened)
    game.apply(s, seat, action, happened)
    return [tuple(row) for row in happened[1 : int(happened[0, 0]) + 1].tolist()]


def _sees(fact: Fact, who: int) -> bool:
    return bool(fact[1] >> who & 1)


def _open(telling: list[Fact]) -> list[Fact]:
    """The facts, without the public version that follows a secret one."""
    pairs = zip([(0, 0), *telling], telling, strict=False)
    return [fact for before, fact in pairs if before[1] & fact[1] or not before[1] or not _sees(fact, NOBODY)]


def _said(game: Game, telling: list[Fact]) -> list[Message]:
    return [game.words.fact((fact[0], *fact[2:])) for fact in telling]
