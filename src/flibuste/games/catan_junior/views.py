"""What is shown: the table for everyone, and one's own hand."""

from collections import namedtuple
from functools import lru_cache
from typing import Any, Final, Literal, cast

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


# A record's attributes are slow to read one by one: all fields are read in one go, or a few by their names.
_Fields: Any = namedtuple("_Fields", dtype_of(State).names or ())  # type: ignore[misc]  # noqa: PYI024
_field: Any = np.void.__getitem__


def public(record: State) -> Public:
    """What everyone sees, from the observation of NOBODY."""
    o = cast("State", _Fields._make(cast("Any", record).item()))
    players = int(o.players)
    coco = o.coco.tolist()
    tiles = int(o.tiles)
    return Public(
        players=_sailors(o, players),
        phase=_PHASES[int(o.phase)],
        active=int(o.active),
        first=int(o.first),
        round=min(int(o.turn) // players + 1, int(o.rounds)),
        rounds=int(o.rounds),
        roll=int(o.roll),
        rolled=ROLL < int(o.phase) < OVER,
        rolls=o.rolls.tolist()[1:],
        ghost=_or_none(int(o.ghost), CASTLE),
        castle=_or_none(int(o.castle), NONE),
        forts=_owners(o.forts.tobytes(), len(SITES[players])),
        boats=_owners(o.boats.tobytes(), len(LINES[players])),
        stock=Cards(*o.stock.tolist()),
        market=[None if kind < 0 else RESOURCES[kind] for kind in o.market.tolist()],
        bargained=bool(o.bargained),
        coco_left=sum(coco),
        tiles_left=tiles.bit_count() if o.ports else 0,
        ports=bool(o.ports),
        offers_left=MOST_OFFERS - int(o.offers),
        offer=_on_the_table(o, players),
        chosen=_chosen(o, players),
    )


def own(o: State, seat: int) -> Own:
    """What only this seat sees, from its observation."""
    gift = _own_gift(o, seat) if _field(o, "phase") == GIFTS else None
    return Own(hand=Cards(*_field(o, "hands")[seat].tolist()), gift=gift)


@lru_cache(maxsize=10_000)
def _owners(seats: bytes, count: int) -> list[int | None]:
    """Whose each place of the board is; it stays so for most of the views."""
    return [None if seat == NOBODYS else seat for seat in seats[:count]]


def _or_none(number: int, nothing: int) -> int | None:
    return None if number == nothing else number


def _sailors(o: State, players: int) -> list[Sailor]:
    sizes = hand_sizes(o)
    harbours, built, sailing = o.harbours.tolist(), o.built.tolist(), o.sailing.tolist()
    turned, earned = o.turned.tolist(), o.earned.tolist()
    return [
        Sailor(
            colour=COLOURS[players][seat],
            cards=sizes[seat],
            forts=built[seat],
            forts_left=FORTS_EACH - built[seat],
            boats_left=BOATS_EACH - sailing[seat],
            coco=_open_cards(tuple(turned[seat])),
            ports=_PORTS[harbours[seat]],
            ghosts=turned[seat][GHOST_CARD],
            earned=earned[seat],
        )
        for seat in range(players)
    ]


@lru_cache(maxsize=1000)
def _open_cards(turned: tuple[int, ...]) -> dict[Coco, int]:
    return {COCO_KINDS[card]: count for card, count in enumerate(turned) if count}


_PORTS: Final = [
    [kind for number, kind in enumerate(RESOURCES) if mask >> number & 1] for mask in range(1 << KINDS)
]
"""The ports of a seat, by its mask of harbours."""


def hand_sizes(o: State) -> list[int]:
    """How many cards each seat holds, for all to see: hidden gifts, undone in the hands, count."""
    players = int(o.players)
    sizes = [sum(hand) for hand in o.hands.tolist()[:players]]
    exchanged = int(o.asked) - (o.phase == GIFTS)
    buyers = o.buyers.tolist()
    for card, gifts in enumerate(o.gifts.tolist()[:exchanged]):
        for side, kind in enumerate(gifts):
            if kind == HIDDEN:
                sizes[buyers[card]] += 1
                sizes[_neighbour(buyers[card], side, players)] -= 1
    return sizes


def _neighbour(buyer: int, side: int, players: int) -> int:
    return (buyer + (1 if side == LEFT else -1)) % players


def _on_the_table(o: State, players: int) -> OnTheTable | None:
    offer = int(o.offer)
    if not offer:
        return None
    active, answers, counters = int(o.active), o.answers.tolist(), o.counters.tolist()
    return OnTheTable(
        call_off=offer == CALL_OFF,
        give=cards_of(given(offer)),
        want=cards_of(wanted(offer)),
        answers=[None if seat == active else _ANSWERS[answers[seat]] for seat in range(players)],
        counters=[
            Counteroffer(cards_of(given(counter)), cards_of(wanted(counter))) if counter else None
            for counter in counters[:players]
        ],
    )


def _chosen(o: State, players: int) -> list[int]:
    if o.phase != GIFTS:
        return []
    card = int(o.asked) - 1
    return [
        _neighbour(int(o.buyers[card]), side, players)
        for side in (LEFT, RIGHT)
        if int(o.gifts[card, side]) != NOT_GIVEN
    ]


def _own_gift(o: State, seat: int) -> Resource | None:
    card = int(o.asked) - 1
    for side in (LEFT, RIGHT):
        kind = int(o.gifts[card, side])
        if _neighbour(int(o.buyers[card]), side, int(o.players)) == seat and kind < KINDS:
            return RESOURCES[kind]
    return None
