"""The slip that explains a wrong answer: one misread card or event leads exactly to that ship."""

# compile-cache: holds no rules

import functools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec
import numpy as np

from flibuste.core.message import Message, message
from flibuste.games.santy_anno.cards import AFTER_EVENT, along, carried, extra_step, nth_card
from flibuste.games.santy_anno.data import (
    CARDS,
    CHAIRS,
    COLOURS,
    ELEMENTS,
    EVENTS,
    SEASICK_CCW,
    SEASICK_CW,
    SHIPS,
)
from flibuste.games.santy_anno.fleets import OURS, Fleet, marks_of
from flibuste.games.santy_anno.nouns import card_name, event_name

FAMILIES: Final = (
    "element", "struck", "colour", "name", "name-struck", "number", "helm", "double", "coco",
)  # fmt: skip
"""The kinds of cards as a reader meets them; a strike makes a card another kind."""

NO_EVENT: Final = -1
_NOTHING: Final = -1
"""Misread as no card at all."""


class Slip(msgspec.Struct, frozen=True):
    """One misreading: the card that works n-th (None: the event), what was misread, and the path it gives."""

    nth: int | None
    say: Message
    path: list[str]
    """The ships after each card, as misread."""


@dataclass(frozen=True)
class Line:
    """A table, the cards in reading order, the event (-1 for none), the pirate's start, and the fleet."""

    table: tuple[int, ...]
    cards: tuple[int, ...]
    event: int
    start: int
    fleet: Fleet = OURS


@dataclass(frozen=True)
class _Misreading:
    """How likely it is (0 is likeliest), where, what is said of it, and how the cards then work."""

    rank: int
    nth: int | None
    say: Message
    kinds: tuple[int, ...]
    """The cards as they work."""
    steps: tuple[int, ...]
    """Where the sea carries the pirate after each."""


def family(kind: int) -> str:
    """What kind of reading a card takes."""
    first, *rest = CARDS[kind].split(":")
    if first == "element" and len(rest) > 1:
        return "struck"
    return "name-struck" if first == "name" and rest else first


def path_of(line: Line) -> list[int]:
    """The ships after each card, as the rules have it."""
    return _walked(line, *_in_order(line, line.event))


def families(line: Line) -> list[str]:
    """The kinds of a line's cards in the order they work in, by which a slip counts its card."""
    return [family(kind) for kind in _in_order(line, line.event)[0]]


@functools.lru_cache(maxsize=512)
def slip_behind(line: Line, answer: int) -> Slip | None:
    """The likeliest single slip that leads to the answer; None if it is right or nothing explains it."""
    if path_of(line)[-1] == answer:
        return None
    found = [
        (misread.rank, len(line.cards) if misread.nth is None else misread.nth, misread, walked)
        for misread in _misreadings(line)
        if (walked := _walked(line, misread.kinds, misread.steps))[-1] == answer
    ]
    if not found:
        return None
    *_, misread, walked = min(found, key=lambda one: one[:2])
    return Slip(misread.nth, misread.say, [SHIPS[ship] for ship in walked])


def _in_order(line: Line, event: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards as they work under an event, and the steps of the sea after each."""
    count = len(line.cards)
    kinds = tuple(line.cards[nth_card(n, count, event)] for n in range(count))
    return kinds, tuple(extra_step(n, event) for n in range(count))


def _walked(line: Line, kinds: Sequence[int], steps: Sequence[int]) -> list[int]:
    table = np.array(line.table, np.int8)
    chair_of = np.argsort(table).astype(np.int8)
    ship, path, to = line.start, [], marks_of(line.fleet).to
    for kind, step in zip(kinds, steps, strict=True):
        if kind != _NOTHING:
            ship = carried(kind, ship, to, table, chair_of)
        ship = along(ship, step, table, chair_of)
        path.append(ship)
    return path


def _misreadings(line: Line) -> Iterator[_Misreading]:
    kinds, steps = _in_order(line, line.event)
    for nth, kind in enumerate(kinds):
        for rank, what, taken in taken_for(kind):
            misread = (*kinds[:nth], taken, *kinds[nth + 1 :])
            yield _Misreading(rank, nth, message(what, card=card_name(CARDS[kind])), misread, steps)
        if steps[nth]:
            calm = (*steps[:nth], 0, *steps[nth + 1 :])
            yield _Misreading(
                1, nth, message("sa-slip-step-forgotten", card=card_name(CARDS[kind])), kinds, calm
            )
    if line.event != NO_EVENT:
        yield from _event_misread(line)


def _event_misread(line: Line) -> Iterator[_Misreading]:
    """The event forgotten, or the sea taken for the other direction."""
    if len(line.cards) <= AFTER_EVENT:
        return
    said = event_name(EVENTS[line.event])
    yield _Misreading(0, None, message("sa-slip-event-forgotten", event=said), *_in_order(line, NO_EVENT))
    other = {SEASICK_CW: SEASICK_CCW, SEASICK_CCW: SEASICK_CW}.get(line.event)
    if other is not None:
        yield _Misreading(1, None, message("sa-slip-event-other-way", event=said), *_in_order(line, other))


def taken_for(kind: int) -> Iterator[tuple[int, str, int]]:
    """What a card is easily mistaken for: rank, the slip's key, and the mistaken card (-1: none)."""
    yield from _LOOKALIKES[family(kind)](CARDS[kind].split(":")[1:])
    yield 4, "sa-slip-skipped", _NOTHING


_Lookalikes = Callable[[list[str]], Iterator[tuple[int, str, int]]]


def _card(name: str) -> int:
    return CARDS.index(name)


def _element(rest: list[str]) -> Iterator[tuple[int, str, int]]:
    for other in ELEMENTS:
        if other != rest[0]:
            yield 3, "sa-slip-other-element", _card(f"element:{other}")
    for colour in COLOURS:
        yield 3, "sa-slip-strike-imagined", _card(f"element:{rest[0]}:-{colour}")


def _struck(rest: list[str]) -> Iterator[tuple[int, str, int]]:
    yield 0, "sa-slip-strike-overlooked", _card(f"element:{rest[0]}")
    for colour in COLOURS:
        if f"-{colour}" != rest[1]:
            yield 2, "sa-slip-other-strike", _card(f"element:{rest[0]}:-{colour}")
    for other in ELEMENTS:
        if other != rest[0]:
            yield 3, "sa-slip-other-element", _card(f"element:{other}:{rest[1]}")


def _colour(rest: list[str]) -> Iterator[tuple[int, str, int]]:
    for colour in COLOURS:
        if colour != rest[0]:
            yield 2, "sa-slip-other-colour", _card(f"colour:{colour}")


def _name(_rest: list[str]) -> Iterator[tuple[int, str, int]]:
    for letter in "PRSV":
        yield 3, "sa-slip-strike-imagined", _card(f"name:-{letter}")


def _name_struck(rest: list[str]) -> Iterator[tuple[int, str, int]]:
    yield 0, "sa-slip-strike-overlooked", _card("name")
    for letter in "PRSV":
        if f"-{letter}" != rest[0]:
            yield 2, "sa-slip-other-strike", _card(f"name:-{letter}")


def _number(rest: list[str]) -> Iterator[tuple[int, str, int]]:
    k = int(rest[0])
    if k != CHAIRS - k:
        yield 1, "sa-slip-wrong-sign", _card(f"number:+{CHAIRS - k}")
    for near in (k - 1, k + 1):
        if 1 <= near < CHAIRS:
            yield 2, "sa-slip-miscounted", _card(f"number:+{near}")


def _helm(rest: list[str]) -> Iterator[tuple[int, str, int]]:
    n, way = int(rest[0]), rest[1]
    yield 1, "sa-slip-other-way", _card(f"helm:{n}:{'ccw' if way == 'cw' else 'cw'}")
    for near in (n - 1, n + 1):
        if 1 <= near <= 4:
            yield 2, "sa-slip-miscounted", _card(f"helm:{near}:{way}")


def _double(rest: list[str]) -> Iterator[tuple[int, str, int]]:
    for one in rest[0].split("+"):
        yield 2, "sa-slip-half-a-double", _card(f"element:{one}")
    for card in CARDS:
        if card.startswith("double:") and card != f"double:{rest[0]}":
            yield 3, "sa-slip-other-element", _card(card)


def _coco(_rest: list[str]) -> Iterator[tuple[int, str, int]]:
    yield 3, "sa-slip-letter-for-coco", _card("name")


_LOOKALIKES: Final[dict[str, _Lookalikes]] = {
    "element": _element,
    "struck": _struck,
    "colour": _colour,
    "name": _name,
    "name-struck": _name_struck,
    "number": _number,
    "helm": _helm,
    "double": _double,
    "coco": _coco,
}
