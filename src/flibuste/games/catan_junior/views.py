"""What is shown: the table for everyone, and each seat's own hand."""

# compile-cache: holds no rules

from typing import Annotated, Any, Final, Literal

import msgspec
import numpy as np

from flibuste.core.record import dtype_of
from flibuste.core.showing import Named, Shown
from flibuste.games.catan_junior.data import (
    COLOURS,
    Coco,
    ResourceName,
)
from flibuste.games.catan_junior.nouns import Cards
from flibuste.games.catan_junior.showing import fill, fill_own, hand_size
from flibuste.games.catan_junior.state import State

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


OWN: Final = Shown(Own, fill_own)
own: Final = OWN.read
"""What only one seat sees, from its observation."""


def hand_sizes(o: State) -> list[int]:
    """How many cards each seat holds, which all can see."""
    return [hand_size(o, seat) for seat in range(o.players)]


# A record's attributes are slow to read one by one.

_PHASE, _ACTIVE = (dtype_of(State).fields[name][1] for name in ("phase", "active"))  # type: ignore[index]  # it has fields
_bytes: Any = np.void.tobytes


def whose_turn(record: State) -> tuple[int, int]:
    """The phase, and the seat whose turn it is."""
    memory = _bytes(record)
    return memory[_PHASE], memory[_ACTIVE]
