"""What is shown: the table for everyone, and each seat's own dice."""

# compile-cache: holds no rules

from typing import Any

import msgspec

from pirates_dice.actions import count_of, face_of
from pirates_dice.data import FACES, ONES
from pirates_dice.state import NO_BID, NOBODY_YET, State


class OnTheTable(msgspec.Struct, frozen=True):
    """A bid and who made it."""

    who: int
    count: int
    face: int


class Lifted(msgspec.Struct, frozen=True):
    """What the last call brought to light."""

    caller: int
    bid: OnTheTable
    loser: int
    dice: list[list[int]]
    """Each player's dice."""
    faces: list[int]
    """The faces that counted."""
    found: int
    """How many dice counted."""


class Public(msgspec.Struct, frozen=True):
    """The table as everyone sees it."""

    held: list[int]
    """How many dice each player has."""
    total: int
    active: int
    round: int
    wild: bool
    bid: OnTheTable | None
    last: Lifted | None
    over: bool


class Own(msgspec.Struct, frozen=True):
    """What only one seat sees."""

    dice: list[int]


def public(o: State) -> Public:
    """What everyone sees, from the observation of NOBODY."""
    held = o.held[: o.players].tolist()
    return Public(
        held=held,
        total=sum(held),
        active=int(o.active),
        round=int(o.rounds),
        wild=bool(o.wild),
        bid=_bid(int(o.bidder), int(o.bid)),
        last=_last(o),
        over=bool(o.over),
    )


def own(o: State, seat: int) -> Own:
    """What only this seat sees, from its observation."""
    return Own(_listed(o.dice[seat]))


def _bid(who: int, bid: int) -> OnTheTable | None:
    return None if bid == NO_BID else OnTheTable(who, count_of(bid), face_of(bid) + 1)


def _last(o: State) -> Lifted | None:
    bid = _bid(int(o.called_bidder), int(o.called_bid))
    if bid is None or o.caller == NOBODY_YET:
        return None
    faces = sorted({ONES + 1, bid.face}) if o.wild else [bid.face]
    dice = [_listed(cup) for cup in o.shown[: o.players]]
    found = sum(die in faces for cup in dice for die in cup)
    return Lifted(int(o.caller), bid, int(o.loser), dice, faces, found)


def _listed(cup: Any) -> list[int]:
    return [face + 1 for face in range(FACES) for _ in range(int(cup[face]))]
