"""What a seat knows of the hands, and a whole state drawn from it.

Production, payments and trades are public, so everyone can follow every hand, except for the gifts between
neighbours (CJ-46). In an observation the gifts whose kind the seat does not know are undone in `hands` and in
`low`, which may then fall below zero. Between two neighbour cards the effect of the gifts on a hand is constant, so
a drawn set of gifts agrees with all that was ever shown exactly if no entry of `low` is negative with it.
"""

from typing import Final

import numpy as np

from flibuste.core.chance import pick, rekey
from flibuste.core.compiled import compiled
from flibuste.core.record import Ints, assign
from flibuste.games.catan_junior.data import KINDS
from flibuste.games.catan_junior.gifts import giver
from flibuste.games.catan_junior.state import GIFTS, HIDDEN, MOST_GIFT_CARDS, State

_TRIES: Final = 200
_ZERO = np.uint64(0)


@compiled
def face_down(s: State, card: int) -> bool:
    """Whether the gifts for a neighbour card have not changed hands yet."""
    return s.phase == GIFTS and card == s.asked - 1


@compiled
def count_gift(s: State, card: int, side: int, kind: int, times: int) -> None:
    """Counts (1) or undoes (-1) a gift in the hands and in all that was shown since."""
    neighbour, buyer = giver(s, card, side), int(s.buyers[card])
    open_gift = not face_down(s, card)
    for later in range(card, s.asked):
        s.low[later, neighbour, kind] -= times
        if open_gift:
            s.low[later, buyer, kind] += times
    if open_gift:
        s.hands[neighbour, kind] -= times
        s.hands[buyer, kind] += times


@compiled
def observe(s: State, seat: int, out: State) -> None:
    """Writes the state as a seat knows it: without the key, and without the gifts between others."""
    assign(out, s)
    out.key[0] = _ZERO
    out.key[1] = _ZERO
    out.drawn = _ZERO
    for card in range(s.asked):
        for side in range(2):
            kind = int(s.gifts[card, side])
            knows = seat == giver(s, card, side) or (seat == s.buyers[card] and not face_down(s, card))
            if kind < KINDS and not knows:
                count_gift(out, card, side, kind, -1)
                out.gifts[card, side] = HIDDEN


@compiled
def determinize(o: State, stream: Ints, out: State) -> None:
    """Writes a state in which each set of gifts that agrees with all that was shown is equally likely."""
    assign(out, o)
    rekey(out, stream)
    hidden = np.empty((2 * MOST_GIFT_CARDS, 2), np.int64)
    count = 0
    for card in range(o.asked):
        for side in range(2):
            if o.gifts[card, side] == HIDDEN:
                hidden[count, 0] = card
                hidden[count, 1] = side
                count += 1
    if count > 0:
        draw_gifts(out, hidden, count, stream)


@compiled
def draw_gifts(s: State, hidden: Ints, count: int, stream: Ints) -> None:
    """Draws the kinds of the hidden gifts: by trial, and by counting all possible sets if they are rare."""
    kinds = np.zeros(count, np.int64)
    for _ in range(_TRIES):
        for gift in range(count):
            kinds[gift] = pick(stream, KINDS)
            count_gift(s, hidden[gift, 0], hidden[gift, 1], kinds[gift], 1)
        if nothing_negative(s):
            return write_kinds(s, hidden, count, kinds)
        for gift in range(count):
            count_gift(s, hidden[gift, 0], hidden[gift, 1], kinds[gift], -1)
    possible = nth_possible(s, hidden, count, kinds, -1)
    nth_possible(s, hidden, count, kinds, pick(stream, possible))
    return write_kinds(s, hidden, count, kinds)


@compiled
def nth_possible(s: State, hidden: Ints, count: int, kinds: Ints, nth: int) -> int:
    """Goes through all sets of gifts and stops at the nth possible one, counted in; returns how many it passed."""
    kinds[:] = 0
    for gift in range(count):
        count_gift(s, hidden[gift, 0], hidden[gift, 1], 0, 1)
    passed = 0
    while True:
        if nothing_negative(s):
            if passed == nth:
                return passed
            passed += 1
        gift = 0
        while gift < count:
            count_gift(s, hidden[gift, 0], hidden[gift, 1], kinds[gift], -1)
            kinds[gift] += 1
            if kinds[gift] < KINDS:
                count_gift(s, hidden[gift, 0], hidden[gift, 1], kinds[gift], 1)
                break
            kinds[gift] = 0
            count_gift(s, hidden[gift, 0], hidden[gift, 1], 0, 1)
            gift += 1
        if gift == count:
            for gift in range(count):
                count_gift(s, hidden[gift, 0], hidden[gift, 1], 0, -1)
            return passed


@compiled
def nothing_negative(s: State) -> bool:
    """Whether no hand ever held fewer cards than it has shown."""
    for card in range(s.asked):
        for seat in range(s.players):
            for kind in range(KINDS):
                if s.low[card, seat, kind] < 0:
                    return False
    return True


@compiled
def write_kinds(s: State, hidden: Ints, count: int, kinds: Ints) -> None:
    """Names the hidden gifts, whose effect is already counted."""
    for gift in range(count):
        s.gifts[hidden[gift, 0], hidden[gift, 1]] = kinds[gift]
