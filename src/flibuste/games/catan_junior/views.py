"""What is shown: the table for everyone, and each seat's own hand."""

# compile-cache: holds no rules

import struct
from functools import lru_cache
from types import SimpleNamespace
from typing import Annotated, Any, Final, Literal

import msgspec
import numpy as np

from flibuste.core.record import dtype_of
from flibuste.core.showing import Named, Shown
from flibuste.core.two_forms import as_written
from flibuste.games.catan_junior.actions import OFFER_TAG, TAG_BITS
from flibuste.games.catan_junior.data import (
    COLOURS,
    KINDS,
    RATE,
    RATE_WITH_PORT,
    RESOURCES,
    Coco,
    ResourceName,
)
from flibuste.games.catan_junior.gifts import LEFT, RIGHT, giver
from flibuste.games.catan_junior.nouns import Cards
from flibuste.games.catan_junior.offers import may_offer
from flibuste.games.catan_junior.showing import fill, hand_size
from flibuste.games.catan_junior.state import GIFTS, MAIN, SILENT, State

Phase = Literal["roll", "ghost", "main", "free_build", "gifts", "over"]
Answer = Literal["silent", "refused", "accepted", "countered"]


class Player(msgspec.Struct, frozen=True):
    """What everyone sees of a player."""

    colour: Annotated[str, Named((*COLOURS[3], *COLOURS[4]))]
    cards: int
    """How many resource cards he holds."""
    forts: int
    """Fortresses built, including the castle's."""
    forts_left: int
    boats_left: int
    coco: dict[Coco, int]
    """The Coco cards open before him."""
    coco_cards: int
    """How many there are."""
    ports: list[ResourceName]
    ghosts: int
    earned: int
    """Cards he has earned by the die so far."""


class Counteroffer(msgspec.Struct, frozen=True):
    """A seat's counter-offer, from that seat's side."""

    give: Cards
    want: Cards


class OnTheTable(msgspec.Struct, frozen=True):
    """The active player's offer, or his proposal to call the game off (no cards on either side)."""

    call_off: bool
    give: Cards
    want: Cards
    answers: list[Answer | None]
    """By seat; None for the one who made the offer."""
    counters: list[Counteroffer | None]


class Earner(msgspec.Struct, frozen=True):
    """A fortress beside a terrain that produces."""

    site: int
    resource: ResourceName


class Public(msgspec.Struct, frozen=True):
    """The table as everyone sees it."""

    players: list[Player]
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
    working: list[int]
    """The terrains that produce on the last roll; the ghost's does not."""
    earning: list[Earner]
    """The fortresses beside them."""
    ghost: int | None
    """The terrain it stands on; None for the castle."""
    castle: int | None
    forts: list[int | None]
    boats: list[int | None]
    stock: Cards
    market: list[ResourceName | None]
    bargained: bool
    """Whether the active player has been to the market this turn."""
    coco_left: int
    tiles_left: int
    """Port tiles face down; None in a game without ports."""
    ports: bool
    offers_left: int | None
    """Offers without a trade that this turn still allows; None for any number."""
    offer: OnTheTable | None
    chosen: list[int]
    """Who has laid a gift aside, face down."""


class Own(msgspec.Struct, frozen=True):
    """What only one seat sees: its hand, the gift it has laid aside, and how it can trade."""

    hand: Cards
    gift: ResourceName | None
    rates: Cards
    """How many cards of a kind buy one from the stock (CJ-63, CJ-64)."""
    may_offer: bool
    may_counter: bool


PUBLIC: Final = Shown(Public, fill)
public: Final = PUBLIC.read
"""What everyone sees, from the observation of NOBODY."""


def hand_sizes(o: State) -> list[int]:
    """How many cards each seat holds, which all can see."""
    return [hand_size(o, seat) for seat in range(o.players)]


# A record's attributes are slow to read one by one: a hand is read from its bytes in one go, and most hands
# come up again and again.

_DTYPE: Any = dtype_of(State)
_PHASE, _ACTIVE, _OFFERS, _MOST_OFFERS, _OFFER, _ANSWERS, _HANDS, _HARBOURS = (
    _DTYPE.fields[name][1]
    for name in ("phase", "active", "offers", "most_offers", "offer", "answers", "hands", "harbours")
)
_bytes: Any = np.void.tobytes
_offer_at: Final = struct.Struct("=q").unpack_from
_hand_in: Final = struct.Struct(f"{KINDS}b").unpack
_NO_CARDS: Final = bytes(KINDS)
_RATES: Final = [
    Cards(*(RATE_WITH_PORT if tiles >> kind & 1 else RATE for kind in range(KINDS)))
    for tiles in range(1 << KINDS)
]
"""By the mask of a seat's port tiles."""


def whose_turn(record: State) -> tuple[int, int]:
    """The phase, and the seat whose turn it is."""
    memory = _bytes(record)
    return memory[_PHASE], memory[_ACTIVE]


def own(record: State, seat: int) -> Own:
    """What only this seat sees, from its observation."""
    memory = _bytes(record)
    phase = memory[_PHASE]
    (offer,) = _offer_at(memory, _OFFER)
    at = _HANDS + KINDS * seat
    hand = memory[at : at + KINDS]
    may_offer = may_counter = False
    # Nothing can be offered with an empty hand.
    if hand != _NO_CARDS:
        if seat == memory[_ACTIVE]:
            may_offer = phase == MAIN and not offer and _has_room(memory[_OFFERS], memory[_MOST_OFFERS])
        elif offer:
            may_counter = offer >> TAG_BITS == OFFER_TAG and memory[_ANSWERS + seat] == SILENT
    gift = _own_gift(record, seat) if phase == GIFTS else None
    return _own(hand, gift, memory[_HARBOURS + seat], may_offer, may_counter)


@lru_cache(maxsize=4096)
def _own(hand: bytes, gift: ResourceName | None, tiles: int, may_offer: bool, may_counter: bool) -> Own:
    return Own(Cards(*_hand_in(hand)), gift, _RATES[tiles], may_offer, may_counter)


@lru_cache(maxsize=4096)
def _has_room(offers: int, most_offers: int) -> bool:
    """Whether the turn has room for another offer, by all that the rule reads."""
    read: Any = SimpleNamespace(offers=offers, most_offers=most_offers)
    return bool(as_written(may_offer)(read))


def _own_gift(o: State, seat: int) -> ResourceName | None:
    card = int(o.asked) - 1
    for side in (LEFT, RIGHT):
        kind = int(o.gifts[card, side])
        if giver(o, card, side) == seat and kind < KINDS:
            return RESOURCES[kind]
    return None
