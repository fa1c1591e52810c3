"""A round to train on: any number of cards of chosen kinds, drawn so that the hard ones come more often."""

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np

from flibuste.core.chance import mix, pick
from flibuste.core.record import Ints
from flibuste.games.santy_anno.bosun import numbers_in_order
from flibuste.games.santy_anno.data import (
    BERMUDA,
    CHAIRS,
    COPIES,
    EVENT_AFTER,
    SEASICK_CCW,
    SEASICK_CW,
    WHIRLWIND,
)
from flibuste.games.santy_anno.fleets import OURS, Fleet, marks_of
from flibuste.games.santy_anno.slips import NO_EVENT, Line, family

LEAST_WITH_EVENT: Final = EVENT_AFTER + 1
"""An event works from the fourth card on (SA-21)."""
EVENTS_TO_TRAIN: Final = (WHIRLWIND, SEASICK_CW, SEASICK_CCW, BERMUDA)
"""Rum changes how pirates run, not where they end up (SA-63)."""


def drill_line(
    count: int,
    kinds: Sequence[str],
    lean: Mapping[str, int],
    stream: Ints,
    *,
    event: bool,
    fleet: Fleet = OURS,
) -> Line:
    """A table, a start and a line of cards; `lean` says how many times likelier than usual a kind is."""
    table, numbers = np.arange(CHAIRS, dtype=np.int8), marks_of(fleet).numbers
    mix(stream, table, CHAIRS)
    while numbers_in_order(numbers[table], CHAIRS - 1):
        mix(stream, table, CHAIRS)
    lies = tuple(int(ship) for ship in table)
    cards = _cards(count, kinds, lean, stream)
    happens = EVENTS_TO_TRAIN[pick(stream, len(EVENTS_TO_TRAIN))] if event else NO_EVENT
    return Line(lies, cards, int(happens), int(pick(stream, CHAIRS)), fleet)


def _cards(count: int, kinds: Sequence[str], lean: Mapping[str, int], stream: Ints) -> tuple[int, ...]:
    """Draws kinds by weight, and cards as their kind's pile holds them; a used-up pile is shuffled anew."""
    weight = {kind: lean.get(kind, 1) * len(_pile(kind)) for kind in kinds}
    piles: dict[str, list[int]] = {}
    drawn = []
    for _ in range(count):
        if not any(piles.values()):
            piles = {kind: _pile(kind) for kind in kinds}
        left = [kind for kind in kinds if piles[kind]]
        nth, place = int(pick(stream, sum(weight[kind] for kind in left))), 0
        while nth >= weight[left[place]]:
            nth -= weight[left[place]]
            place += 1
        pile = piles[left[place]]
        drawn.append(pile.pop(int(pick(stream, len(pile)))))
    return tuple(drawn)


def _pile(kind: str) -> list[int]:
    return [
        card for card, copies in enumerate(COPIES.tolist()) for _ in range(copies) if family(card) == kind
    ]
