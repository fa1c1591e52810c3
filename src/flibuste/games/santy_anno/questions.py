"""Where do the pirates end up? Questions and answers as lines of JSON, resolved by the thousand."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import numpy as np

from flibuste.core.compiled import compiled
from flibuste.core.message import render
from flibuste.core.record import Ints
from flibuste.core.rooms import Misunderstood
from flibuste.games.santy_anno.cards import AFTER_EVENT, walk
from flibuste.games.santy_anno.data import (
    CARDS,
    CHAIRS,
    ELEMENTS,
    EVENTS,
    KINDS,
    SHIP_NAMES,
    SHIPS,
    WHIRLWIND,
)
from flibuste.games.santy_anno.fleets import Fleet, marks_of
from flibuste.games.santy_anno.liveries import Livery, Misfit, read_fleet

EVENT_WITHOUT_CARD: Final = "event_without_card"
MOST: Final = 1000
"""The most cards and pirates in one question: far beyond any game, but a limit."""


class Question(msgspec.Struct, forbid_unknown_fields=True):
    """A table, a line of cards in reading order, and the ships from which pirates start."""

    table: list[str]
    cards: list[str]
    start: list[str] = msgspec.field(name="from")
    event: str | None = None
    fleet: list[Livery] | None = None
    """The ships of the box, if they are painted differently from ours (SA-14)."""


class Ends(msgspec.Struct):
    """Where the pirates end up, and every ship on their way."""

    to: list[str]
    paths: list[list[str]]


class Asked(msgspec.Struct):
    """A question in numbers, with the names as its table spells them."""

    names: list[str]
    table: list[int]
    cards: list[int]
    event: int
    starts: list[int]
    fleet: Fleet


def _card_numbers() -> dict[str, int]:
    """Every way of writing a card: number cards by either number, doubles in either order."""
    spelled = {card: kind for kind, card in enumerate(CARDS)}
    for k in range(1, CHAIRS):
        spelled[f"number:-{CHAIRS - k}"] = spelled[f"number:+{k}"]
    for one in ELEMENTS:
        for two in ELEMENTS:
            if f"double:{one}+{two}" in spelled:
                spelled[f"double:{two}+{one}"] = spelled[f"double:{one}+{two}"]
    return spelled


_CARD: Final = _card_numbers()
_EVENT: Final[dict[str | None, int]] = {None: -1, **{name: number for number, name in enumerate(EVENTS)}}
_SHIP: Final = {
    **{name: ship for ship, name in enumerate(SHIP_NAMES)},
    **{name: ship for ship, name in enumerate(SHIPS)},
    **{name.casefold(): ship for ship, name in enumerate(SHIP_NAMES)},
}
_decoder: Final = msgspec.json.Decoder(Question)
_encode: Final = msgspec.json.Encoder().encode


def answers(lines: Sequence[bytes]) -> tuple[list[bytes], int]:
    """One line of JSON for each line, in order, and how many could not be answered."""
    asked: list[Asked | Misunderstood] = [_read(line) for line in lines]
    good = [question for question in asked if isinstance(question, Asked)]
    found = iter(ends(good))
    said = []
    for question in asked:
        if isinstance(question, Misunderstood):
            said.append(_encode({"error": {"code": question.code, "message": str(question)}}))
        else:
            said.append(_encode(next(found)))
    return said, len(asked) - len(good)


def ends(asked: list[Asked]) -> list[Ends]:
    """The answers to all questions."""
    paths = _resolved(asked)
    at = 0
    found = []
    for question in asked:
        length = len(question.cards) + 1
        names = question.names
        walked = []
        for _ in question.starts:
            walked.append([names[ship] for ship in paths[at : at + length]])
            at += length
        found.append(Ends([path[-1] for path in walked], walked))
    return found


def _read(line: bytes) -> Asked | Misunderstood:
    try:
        return understood(_decoder.decode(line))
    except Misunderstood as error:
        return error
    except msgspec.ValidationError as error:
        return Misunderstood("bad_question", str(error))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return Misunderstood("bad_json", str(error))


def understood(question: Question) -> Asked:
    """The question in numbers; raises Misunderstood."""
    if len(question.table) != CHAIRS:
        raise Misunderstood("bad_table", f"the table has {CHAIRS} ships, not {len(question.table)}")
    if len(question.cards) > MOST or len(question.start) > MOST:
        raise Misunderstood("too_long", f"a question has at most {MOST} cards and {MOST} pirates")
    table = [_ship(name) for name in question.table]
    names = [""] * CHAIRS
    for ship, name in zip(table, question.table, strict=True):
        if names[ship]:
            raise Misunderstood("bad_table", f"{name} lies twice on the table")
        names[ship] = name
    event = _EVENT.get(question.event)
    if event is None:
        raise Misunderstood("unknown_event", f"there is no event {question.event!r}")
    if event == WHIRLWIND and len(question.cards) <= AFTER_EVENT:
        raise Misunderstood(EVENT_WITHOUT_CARD, "the whirlwind needs a fourth card")
    try:
        cards = [_CARD[card] for card in question.cards]
    except KeyError as error:
        raise Misunderstood("unknown_card", f"there is no card {error.args[0]!r}") from None
    try:
        fleet = read_fleet(question.fleet)
    except Misfit as misfit:
        raise Misunderstood(misfit.code, render(misfit.say, "en", ())) from None
    return Asked(names, table, cards, event, [_ship(name) for name in question.start], fleet)


def _ship(name: str) -> int:
    ship = _SHIP.get(name)
    if ship is None:
        ship = _SHIP.get(name.strip().casefold())
    if ship is None:
        raise Misunderstood("unknown_ship", f"there is no ship {name!r}")
    return ship


def _resolved(asked: list[Asked]) -> list[int]:
    """All paths of all questions, one after the other."""
    tables = np.array([question.table for question in asked], np.int8).reshape(-1, CHAIRS)
    counts = np.array([(len(q.cards), len(q.starts), q.event) for q in asked], np.int64).reshape(-1, 3)
    cards = np.array([card for question in asked for card in question.cards], np.int8)
    starts = np.array([ship for question in asked for ship in question.starts], np.int8)
    paths = np.zeros(int(((counts[:, 0] + 1) * counts[:, 1]).sum()), np.int8)
    fleets = list(dict.fromkeys(question.fleet for question in asked))
    moves = np.array([marks_of(fleet).to for fleet in fleets], np.uint8).reshape(-1, KINDS, CHAIRS)
    sails = np.array([fleets.index(question.fleet) for question in asked], np.int64)
    walk_all(moves, sails, tables, np.argsort(tables, axis=1).astype(np.int8), counts, cards, starts, paths)
    result: Any = paths.tolist()
    return result  # type: ignore[no-any-return]


@compiled
def walk_all(
    moves: Ints, sails: Ints, tables: Ints, chairs: Ints, counts: Ints, cards: Ints, starts: Ints, paths: Ints
) -> None:
    """Walks every pirate of every question; `counts` has its cards, pirates and event, `sails` its fleet."""
    card, start, at = 0, 0, 0
    for nth in range(tables.shape[0]):
        count = counts[nth, 0]
        for _ in range(counts[nth, 1]):
            line, path = cards[card : card + count], paths[at : at + count + 1]
            walk(
                line,
                count,
                counts[nth, 2],
                moves[sails[nth]],
                tables[nth],
                chairs[nth],
                int(starts[start]),
                path,
            )
            start += 1
            at += count + 1
        card += count
