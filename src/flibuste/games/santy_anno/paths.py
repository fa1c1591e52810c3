"""A line of cards resolved for people: each pirate's path with its reasons, shown both ways (SA-27)."""

# compile-cache: holds no rules

import functools

import msgspec
import numpy as np

from flibuste.core.message import Message
from flibuste.games.santy_anno.cards import along, carried, extra_step, nth_card
from flibuste.games.santy_anno.data import CARDS, COLOURS, ELEMENTS, LETTER_OF, SHIPS
from flibuste.games.santy_anno.fleets import OURS, Fleet, Marks, marks_of
from flibuste.games.santy_anno.nouns import reason


class PathStep(msgspec.Struct, frozen=True):
    """One card of a path: where it leads, why, and where the sea carries the pirate after it."""

    to: str
    after: str
    why: Message


class Resolution(msgspec.Struct, frozen=True):
    """The cards as they work, their places in the line, paths by seat, and who moves when card by card."""

    cards: tuple[str, ...]
    places: tuple[int, ...]
    paths: tuple[tuple[PathStep, ...], ...]
    turns: tuple[tuple[int, ...], ...]


@functools.lru_cache(maxsize=512)
def resolution(
    table: tuple[int, ...],
    cards: tuple[int, ...],
    event: int,
    starts: tuple[int, ...],
    fleet: Fleet = OURS,
) -> Resolution:
    """How the cards move pirates from their starting ships; `event` is -1 for none."""
    marks = marks_of(fleet)
    lying = np.array(table, np.int8)
    chair_of = np.argsort(lying).astype(np.int8)
    chairs = chair_of.tolist()
    ships = list(starts)
    paths: list[list[PathStep]] = [[] for _ in starts]
    turns: list[tuple[int, ...]] = []
    places = [nth_card(n, len(cards), event) for n in range(len(cards))]
    for n, place in enumerate(places):
        kind = cards[place]
        turns.append(tuple(_by_harbour(kind, ships, chairs, marks)))
        for seat, ship in enumerate(ships):
            to = carried(kind, ship, marks.to, lying, chair_of)
            after = along(to, extra_step(n, event), lying, chair_of)
            paths[seat].append(PathStep(SHIPS[to], SHIPS[after], reason(CARDS[kind], SHIPS[ship], fleet)))
            ships[seat] = after
    return Resolution(
        tuple(CARDS[cards[place]] for place in places),
        tuple(places),
        tuple(tuple(path) for path in paths),
        tuple(turns),
    )


def _by_harbour(kind: int, ships: list[int], chairs: list[int], marks: Marks) -> list[int]:
    return sorted(
        range(len(ships)), key=lambda seat: _harbour_order(kind, ships[seat], chairs[ships[seat]], marks)
    )


def _harbour_order(kind: int, ship: int, chair: int, marks: Marks) -> tuple[int, int]:
    """Sorts ships in the order in which one card is worked off for all pirates (SA-27)."""
    family, *rest = CARDS[kind].split(":")
    colours: list[int] = marks.colours[ship].tolist()
    number = int(marks.numbers[ship])
    match family:
        case "element":
            return colours[ELEMENTS.index(rest[0])], number
        case "colour":
            return colours.index(COLOURS.index(rest[0])), number
        case "name":
            return int(LETTER_OF[ship]), number
        case "double":
            return colours[ELEMENTS.index(rest[0].split("+")[0])], number
        case "coco":
            return int(marks.corners[ship]), number
        case "helm":
            return chair, number
    return number, number
