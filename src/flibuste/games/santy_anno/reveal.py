"""The check as it is shown to all: what is seen when, so that everybody sees the same, and all of it.

The pile is turned over; then one scuttle after another walks its path and is judged right or wrong, or each
card works for all at once (SA-27); at the end everything is in sight together.
"""

# compile-cache: holds no rules

from typing import Any, Final

import msgspec

from flibuste.games.santy_anno.data import FIRST_ROUND_CARDS
from flibuste.games.santy_anno.state import BY_CARD, NONE

PILE: Final = 1_800
EVENT: Final = 3_000
"""The event is named before the first path."""
MEET: Final = 900
STEP: Final = 450
STEP_OF_ALL: Final = 1_500
RIGHT: Final = 1_800
WRONG: Final = 3_000
"""Longer, because the slip is told in words."""
SUMMARY: Final = 5_000


class Beat(msgspec.Struct, frozen=True):
    """One moment of the check: its start, whose path, how many cards of it, and how many verdicts are told.

    Pirates are counted in the order of the pile, those too late last.
    """

    at: int
    """Milliseconds since the check began, at the usual pace."""
    row: int | None
    """The pirate whose path is walked; None: all of them."""
    cards: int
    told: int


class Reveal(msgspec.Struct, frozen=True):
    """The current check: its moments, and how long it lasts."""

    by_card: bool
    beats: list[Beat]
    lasts: int


def reveal(s: Any) -> Reveal:
    """The moments of this check, at the usual pace."""
    cards, by_card = FIRST_ROUND_CARDS - 1 + int(s.round_number), int(s.check) == BY_CARD
    pile = _pile(s)
    told = [RIGHT if int(s.right) >> seat & 1 else WRONG for seat in pile]
    shown: list[tuple[int, int | None, int, int]] = [(PILE, None, 0, 0)]
    if int(s.event) != NONE:
        shown.append((EVENT, None, 0, 0))
    if by_card:
        shown += [(STEP_OF_ALL, None, nth + 1, 0) for nth in range(cards)]
        shown += [(lasts, None, cards, row + 1) for row, lasts in enumerate(told)]
    else:
        for row, lasts in enumerate(told):
            shown.append((MEET, row, 0, row))
            shown += [(STEP, row, nth + 1, row) for nth in range(cards)]
            shown.append((lasts, row, cards, row + 1))
    shown.append((SUMMARY, None, cards, len(pile)))
    beats, at = [], 0
    for lasts, whose, seen, known in shown:
        beats.append(Beat(at, whose, seen, known))
        at += lasts
    return Reveal(by_card, beats, at)


def _pile(s: Any) -> list[int]:
    """The seats in the order of their scuttles, those too late last."""
    order = [int(seat) for seat in s.order[: int(s.arrived)]]
    return order + [seat for seat in range(int(s.players)) if seat not in order]
