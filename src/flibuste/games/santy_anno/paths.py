"""A line of cards resolved for people: each pirate's path with its reasons, shown both ways (SA-27)."""

# compile-cache: holds no rules

import functools

import msgspec
import numpy as np

from flibuste.core.message import Message
from flibuste.games.santy_anno.cards import along, carried, extra_step, nth_card
from flibuste.games.santy_anno.data import CARDS, COLOUR_OF, COLOURS, CORNER_OF, ELEMENTS, LETTER_OF, SHIPS
from flibuste.games.santy_anno.nouns import reason


class PathStep(msgspec.Struct, frozen=True):
    """One card of a path: where it leads, why, and where the sea carries the pirate after it."""

    to: str
    after: str
    why: Message


class Resolution(msgspec.Struct, frozen=True):
    """The cards as they work, their places in the line, the paths by seat, and who goes when card by card."""

    cards: tuple[str, ...]
    places: tuple[int, ...]
    paths: tuple[tuple[PathStep, ...], ...]
    turns: tuple[tuple[int, ...], ...]


@functools.lru_cache(maxsize=512)
def resolution(
    table: tuple[int, ...], cards: tuple[int, ...], event: int, starts: tuple[int, ...]
) -> Resolution:
    """How the cards move pirates from their starting ships; `event` is -1 for none."""
    lying = np.array(table, np.int8)
    chair_of = np.argsort(lying).astype(np.int8)
    chairs = chair_of.tolist()
    ships = list(starts)
    paths: list[list[PathStep]] = [[] for _ in starts]
    turns: list[tuple[int, ...]] = []
    places = [nth_card(n, len(cards), event) for n in range(len(cards))]
    for n, place in enumerate(places):
        kind = cards[place]
        turns.append(tuple(_by_harbour(kind, ships, chairs)))
        for seat, ship in enumerate(ships):
            to = carried(kind, ship, lying, chair_of)
            after = along(to, extra_step(n, event), lying, chair_of)
            paths[seat].append(PathStep(SHIPS[to], SHIPS[after], reason(CARDS[kind], SHIPS[ship])))
            ships[seat] = after
    return Resolution(
        tuple(CARDS[cards[place]] for place in places),
        tuple(places),
        tuple(tuple(path) for path in paths),
        tuple(turns),
    )


def _by_harbour(kind: int, ships: list[int], chairs: list[int]) -> list[int]:
    return sorted(range(len(ships)), key=lambda seat: _harbour_order(kind, ships[seat], chairs[ships[seat]]))


_COLOUR_OF = COLOUR_OF.tolist()
_LETTER_OF = LETTER_OF.tolist()
_CORNER_OF = CORNER_OF.tolist()


def _harbour_order(kind: int, ship: int, chair: int) -> tuple[int, int]:
    """Sorts ships in the order in which a card is worked off for all at once (SA-27)."""
    family, *rest = CARDS[kind].split(":")
    match family:
        case "element":
            return _COLOUR_OF[ship][ELEMENTS.index(rest[0])], ship
        case "colour":
            return _COLOUR_OF[ship].index(COLOURS.index(rest[0])), ship
        case "name":
            return _LETTER_OF[ship], ship
        case "double":
            return _COLOUR_OF[ship][ELEMENTS.index(rest[0].split("+")[0])], ship
        case "coco":
            return _CORNER_OF[ship], ship
        case "helm":
            return chair, ship
    return ship, ship
