"""What is shown: the table for everyone, and one's own hand."""

import struct
from typing import Any, Final, Literal

import msgspec
import numpy as np

from flibuste.core.pen import PAGE
from flibuste.core.record import dtype_of
from flibuste.games.catan_junior.actions import unpack
from flibuste.games.catan_junior.data import KINDS, RESOURCES
from flibuste.games.catan_junior.descriptions import Cards, Coco, Resource
from flibuste.games.catan_junior.gifts import LEFT, RIGHT, giver
from flibuste.games.catan_junior.showing import hand_size, show
from flibuste.games.catan_junior.state import GIFTS, State

Phase = Literal["roll", "ghost", "main", "free_build", "gifts", "over"]
Answer = Literal["silent", "refused", "accepted", "countered"]


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


def cards_of(side: int) -> Cards:
    """One side of an offer as cards."""
    return Cards(*unpack(side))


_read_public: Final = msgspec.json.Decoder(Public).decode


def public(o: State) -> Public:
    """What everyone sees, from the observation of NOBODY."""
    page = np.zeros(PAGE, np.uint8)
    return _read_public(page[: show(o, page)].tobytes())


def hand_sizes(o: State) -> list[int]:
    """How many cards each seat holds, for all to see."""
    return [hand_size(o, seat) for seat in range(o.players)]


# A record's attributes are slow to read one by one: a hand is read from its bytes in one go.

_DTYPE: Any = dtype_of(State)
_PHASE, _HANDS = (_DTYPE.fields[name][1] for name in ("phase", "hands"))
_bytes: Any = np.void.tobytes
_hand_at: Final = struct.Struct(f"{KINDS}b").unpack_from


def own(record: State, seat: int) -> Own:
    """What only this seat sees, from its observation."""
    memory = _bytes(record)
    gift = _own_gift(record, seat) if memory[_PHASE] == GIFTS else None
    return Own(hand=Cards(*_hand_at(memory, _HANDS + KINDS * seat)), gift=gift)


def _own_gift(o: State, seat: int) -> Resource | None:
    card = int(o.asked) - 1
    for side in (LEFT, RIGHT):
        kind = int(o.gifts[card, side])
        if giver(o, card, side) == seat and kind < KINDS:
            return RESOURCES[kind]
    return None
