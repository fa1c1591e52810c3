"""What is shown: the table for everyone, and one's own hand."""

import struct
from collections import namedtuple
from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final, Literal

import msgspec
import numpy as np

from flibuste.core.record import dtype_of
from flibuste.games.catan_junior.actions import CALL_OFF, given, unpack, wanted
from flibuste.games.catan_junior.data import (
    BOATS_EACH,
    COCO_KINDS,
    COLOURS,
    FORTS_EACH,
    GHOST_CARD,
    KINDS,
    LINES,
    RESOURCES,
    SITES,
)
from flibuste.games.catan_junior.descriptions import Cards, Coco, Resource
from flibuste.games.catan_junior.gifts import LEFT, RIGHT
from flibuste.games.catan_junior.state import (
    CASTLE,
    GIFTS,
    HIDDEN,
    MOST_OFFERS,
    NONE,
    NOT_GIVEN,
    OVER,
    ROLL,
    State,
)

Phase = Literal["roll", "ghost", "main", "free_build", "gifts", "over"]
_PHASES: Final[tuple[Phase, ...]] = ("roll", "ghost", "main", "free_build", "gifts", "over")
Answer = Literal["silent", "refused", "accepted", "countered"]
_ANSWERS: Final[tuple[Answer, ...]] = ("silent", "refused", "accepted", "countered")


class Sailor(msgspec.Struct, frozen=True):
    """What everyone sees of a player."""

    colour: str
    cards: int
    """How many resource cards he holds."""
    forts: int
    """Fortresses built, the castle's included."""
    forts_left: int
    boats_left: int
    coco: dict[Coco, int]
    """The Coco cards open before him."""
    ports: list[Resource]
    ghosts: int
    earned: int
    """Cards he has earned by the die so far."""


class Counteroffer(msgspec.Struct, frozen=True):
    """What a seat offers instead, seen from that seat."""

    give: Cards
    want: Cards


class OnTheTable(msgspec.Struct, frozen=True):
    """The active player's offer, or his proposal to call the game off (no cards on either side)."""

    call_off: bool
    give: Cards
    want: Cards
    answers: list[Answer | None]
    """By seat; none for the one who made the offer."""
    counters: list[Counteroffer | None]


class Public(msgspec.Struct, frozen=True):
    """The table as everyone sees it."""

    players: list[Sailor]
    phase: Phase
    active: int
    first: int
    round: int
    rounds: int
    roll: int
    """The last roll, 0 before the first one."""
    rolled: bool
    rolls: list[int]
    """How often 1 to 6 were rolled."""
    ghost: int | None
    """The terrain it stands on, none for the castle."""
    castle: int | None
    forts: list[int | None]
    boats: list[int | None]
    stock: Cards
    market: list[Resource | None]
    bargained: bool
    """Whether the active player has been to the market this turn."""
    coco_left: int
    tiles_left: int
    """Port tiles face down; none in a game without ports."""
    ports: bool
    offers_left: int
    offer: OnTheTable | None
    chosen: list[int]
    """Who has laid a gift aside, face down."""


class Own(msgspec.Struct, frozen=True):
    """What only one seat sees: its hand, and the gift it has laid aside."""

    hand: Cards
    gift: Resource | None


NOBODYS: Final = 255
"""-1 in a field of bytes: a place that nobody has built on."""


def cards_of(side: int) -> Cards:
    """One side of an offer as cards."""
    return Cards(*unpack(side))


# A record's attributes are slow to read one by one: what is shown is read from its bytes in one go.

_Shown: Any = namedtuple(  # noqa: PYI024
    "_Shown",
    "turn rounds phase active first ports roll ghost castle bargained offers tiles asked players hands stock "
    "market coco turned harbours built sailing forts boats rolls earned buyers gifts answers offer counters",
)
_AS_BYTES: Final = ("forts", "boats")
"""The places of the board: read as bytes, by which their owners are found again."""
_DTYPE: Any = dtype_of(State)
_PHASE, _HANDS = (_DTYPE.fields[name][1] for name in ("phase", "hands"))
_bytes: Any = np.void.tobytes
_hand_at: Final = struct.Struct(f"{KINDS}b").unpack_from


def _reader() -> Callable[[bytes], Any]:
    """A function from a record's bytes to what is shown: numbers, tuples of numbers, bytes."""
    layout, end, values = "@", 0, 0
    places: dict[str, int | slice] = {}
    for name in _DTYPE.names:
        field, offset = _DTYPE.fields[name][:2]
        layout += f"{offset - end}x"
        end = offset + field.itemsize
        if name not in _Shown._fields:
            layout += f"{field.itemsize}x"
        elif name in _AS_BYTES:
            layout += f"{field.itemsize}s"
            places[name] = values
            values += 1
        else:
            count = field.itemsize // field.base.itemsize
            layout += f"{count}{field.base.char}"
            places[name] = slice(values, values + count) if field.shape else values
            values += count
    unpack = struct.Struct(f"{layout}{_DTYPE.itemsize - end}x").unpack
    pick: Any = itemgetter(*(places[name] for name in _Shown._fields))
    return lambda record: _Shown._make(pick(unpack(record)))


_read: Final = _reader()


_BY_SEAT: Final = [slice(KINDS * seat, KINDS * (seat + 1)) for seat in range(4)]


def public(record: State) -> Public:
    """What everyone sees, from the observation of NOBODY."""
    o = _read(_bytes(record))
    players = o.players
    return Public(
        players=_sailors(o),
        phase=_PHASES[o.phase],
        active=o.active,
        first=o.first,
        round=min(o.turn // players + 1, o.rounds),
        rounds=o.rounds,
        roll=o.roll,
        rolled=ROLL < o.phase < OVER,
        rolls=list(o.rolls[1:]),
        ghost=_or_none(o.ghost, CASTLE),
        castle=_or_none(o.castle, NONE),
        forts=_owners(o.forts, len(SITES[players])),
        boats=_owners(o.boats, len(LINES[players])),
        stock=Cards(*o.stock),
        market=_stalls(o.market),
        bargained=bool(o.bargained),
        coco_left=sum(o.coco),
        tiles_left=o.tiles.bit_count() if o.ports else 0,
        ports=bool(o.ports),
        offers_left=MOST_OFFERS - o.offers,
        offer=_on_the_table(o, players) if o.offer else None,
        chosen=_chosen(o) if o.phase == GIFTS else [],
    )


def own(record: State, seat: int) -> Own:
    """What only this seat sees, from its observation."""
    memory = _bytes(record)
    gift = _own_gift(_read(memory), seat) if memory[_PHASE] == GIFTS else None
    return Own(hand=Cards(*_hand_at(memory, _HANDS + KINDS * seat)), gift=gift)


@lru_cache(maxsize=10_000)
def _owners(seats: bytes, count: int) -> list[int | None]:
    """Whose each place of the board is; it stays so for most of the views."""
    return [None if seat == NOBODYS else seat for seat in seats[:count]]


@lru_cache(maxsize=10_000)
def _stalls(market: Sequence[int]) -> list[Resource | None]:
    """What lies on the market's stalls; few turns change it."""
    return [None if kind < 0 else RESOURCES[kind] for kind in market]


def _or_none(number: int, nothing: int) -> int | None:
    return None if number == nothing else number


def _sailors(o: Any) -> list[Sailor]:
    turned = o.turned
    return [
        _sailor(colour, cards, built, sailing, turned[seat], harbours, earned)
        for colour, cards, built, sailing, seat, harbours, earned in zip(
            COLOURS[o.players], _hand_sizes(o), o.built, o.sailing, _BY_SEAT, o.harbours, o.earned,
            strict=False,
        )
    ]  # fmt: skip


@lru_cache(maxsize=10_000)
def _sailor(
    colour: str, cards: int, built: int, sailing: int, turned: Sequence[int], harbours: int, earned: int
) -> Sailor:
    """A player as everyone sees him; between most views he stays the same."""
    return Sailor(
        colour=colour,
        cards=cards,
        forts=built,
        forts_left=FORTS_EACH - built,
        boats_left=BOATS_EACH - sailing,
        coco={COCO_KINDS[card]: count for card, count in enumerate(turned) if count},
        ports=_PORTS[harbours],
        ghosts=turned[GHOST_CARD],
        earned=earned,
    )


_PORTS: Final[list[Any]] = [
    [kind for number, kind in enumerate(RESOURCES) if mask >> number & 1] for mask in range(1 << KINDS)
]
"""The ports of a seat, by its mask of harbours."""


def hand_sizes(record: State) -> list[int]:
    """How many cards each seat holds, for all to see: hidden gifts, undone in the hands, count."""
    return _hand_sizes(_read(_bytes(record)))


def _hand_sizes(o: Any) -> list[int]:
    hands = o.hands
    sizes = [sum(hands[seat]) for seat in _BY_SEAT[: o.players]]
    if o.asked:
        exchanged = o.asked - (o.phase == GIFTS)
        for gift, kind in enumerate(o.gifts[: 2 * exchanged]):
            if kind == HIDDEN:
                card, side = divmod(gift, 2)
                sizes[o.buyers[card]] += 1
                sizes[_neighbour(o.buyers[card], side, o.players)] -= 1
    return sizes


def _neighbour(buyer: int, side: int, players: int) -> int:
    return (buyer + (1 if side == LEFT else -1)) % players


def _on_the_table(o: Any, players: int) -> OnTheTable:
    return OnTheTable(
        call_off=o.offer == CALL_OFF,
        give=cards_of(given(o.offer)),
        want=cards_of(wanted(o.offer)),
        answers=[None if seat == o.active else _ANSWERS[o.answers[seat]] for seat in range(players)],
        counters=[
            Counteroffer(cards_of(given(counter)), cards_of(wanted(counter))) if counter else None
            for counter in o.counters[:players]
        ],
    )


def _gifts_now(o: Any) -> list[tuple[int, int]]:
    """The neighbours who are asked for a gift, each with what he gave."""
    card = o.asked - 1
    return [(_neighbour(o.buyers[card], side, o.players), o.gifts[2 * card + side]) for side in (LEFT, RIGHT)]


def _chosen(o: Any) -> list[int]:
    return [giver for giver, kind in _gifts_now(o) if kind != NOT_GIVEN]


def _own_gift(o: Any, seat: int) -> Resource | None:
    for giver, kind in _gifts_now(o):
        if giver == seat and kind < KINDS:
            return RESOURCES[kind]
    return None
