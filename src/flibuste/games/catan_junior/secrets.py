"""What a seat knows of the hands, and a whole state drawn from that.

Production, payments and trades are public, so everyone can follow every hand, except for the gifts between
neighbours (CJ-46). In an observation, gifts whose kind the seat does not know are undone in `hands` and in
`low`, which may then fall below zero. Between two neighbour cards the effect of the gifts on a hand is
constant, so a set of gifts agrees with all that was shown exactly if it leaves no entry of `low` negative.
"""

from typing import Final

import numpy as np

from flibuste.core.chance import pick, rekey
from flibuste.core.compiled import compiled
from flibuste.core.record import Ints, assign
from flibuste.games.catan_junior.data import KINDS
from flibuste.games.catan_junior.gifts import giver
from flibuste.games.catan_junior.state import GIFTS, HIDDEN, MOST_GIFT_CARDS, State

CARD, SIDE, GIVER, BUYER, KIND, CHOICES, FIRST_KIND = range(7)
"""What is noted of a hidden gift while its kind is drawn; its possible kinds start at FIRST_KIND."""
COLUMNS: Final = FIRST_KIND + KINDS

_TRIES: Final = 32
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
    out.drawn = _ZERO  # type: ignore[assignment]
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
    if o.asked > 0:
        draw_gifts(out, stream)


@compiled
def draw_gifts(s: State, stream: Ints) -> None:
    """Draws the kinds of the hidden gifts: by trial, or by counting all possible sets if those are rare."""
    hidden = np.empty((2 * MOST_GIFT_CARDS, COLUMNS), np.int64)
    count = list_hidden(s, hidden)
    if count == 0:
        return
    sets = 1
    for gift in range(count):
        hidden[gift, CHOICES] = possible_kinds(s, hidden, count, gift)
        sets *= hidden[gift, CHOICES]
    for _ in range(_TRIES):
        for gift in range(count):
            choices = hidden[gift, CHOICES]
            hidden[gift, KIND] = hidden[gift, FIRST_KIND + (pick(stream, choices) if choices > 1 else 0)]
            count_gift(s, hidden[gift, CARD], hidden[gift, SIDE], hidden[gift, KIND], 1)
        if sets == 1 or nothing_negative(s):
            name_gifts(s, hidden, count)
            return
        for gift in range(count):
            count_gift(s, hidden[gift, CARD], hidden[gift, SIDE], hidden[gift, KIND], -1)
    possible = pass_sets(s, hidden, count, sets, -1)
    pass_sets(s, hidden, count, sets, pick(stream, possible))
    name_gifts(s, hidden, count)


@compiled
def list_hidden(s: State, hidden: Ints) -> int:
    """Lists the gifts whose kind is hidden, and returns how many there are."""
    count = 0
    for card in range(s.asked):
        for side in range(2):
            if s.gifts[card, side] == HIDDEN:
                hidden[count, CARD] = card
                hidden[count, SIDE] = side
                hidden[count, GIVER] = giver(s, card, side)
                hidden[count, BUYER] = s.buyers[card]
                count += 1
    return count


@compiled
def possible_kinds(s: State, hidden: Ints, count: int, gift: int) -> int:
    """Lists the kinds that the giver can have spared, if all hidden cards he got were of that kind."""
    choices = 0
    for kind in range(KINDS):
        spared = True
        for card in range(hidden[gift, CARD], s.asked):
            most = int(s.low[card, hidden[gift, GIVER], kind])
            if most < 1:
                for other in range(count):
                    most += hidden[other, BUYER] == hidden[gift, GIVER] and hidden[other, CARD] <= card
            spared = spared and most >= 1
        if spared:
            hidden[gift, FIRST_KIND + choices] = kind
            choices += 1
    return choices


@compiled
def pass_sets(s: State, hidden: Ints, count: int, sets: int, nth: int) -> int:
    """Tries all sets of gifts until the nth possible one, which stays counted in; returns those passed."""
    passed = 0
    for number in range(sets):
        rest = number
        for gift in range(count):
            hidden[gift, KIND] = hidden[gift, FIRST_KIND + rest % hidden[gift, CHOICES]]
            rest //= hidden[gift, CHOICES]
            count_gift(s, hidden[gift, CARD], hidden[gift, SIDE], hidden[gift, KIND], 1)
        if nothing_negative(s):
            if passed == nth:
                return passed
            passed += 1
        for gift in range(count):
            count_gift(s, hidden[gift, CARD], hidden[gift, SIDE], hidden[gift, KIND], -1)
    return passed


@compiled
def nothing_negative(s: State) -> bool:
    """Whether every hand always held the cards it has shown."""
    signs = 0
    for card in range(MOST_GIFT_CARDS):
        for seat in range(4):
            for kind in range(KINDS):
                signs |= int(s.low[card, seat, kind])
    return signs >= 0


@compiled
def name_gifts(s: State, hidden: Ints, count: int) -> None:
    """Names the kinds of the hidden gifts, whose effect is already counted."""
    for gift in range(count):
        s.gifts[hidden[gift, CARD], hidden[gift, SIDE]] = hidden[gift, KIND]
