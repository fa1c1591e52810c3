"""Trades with other players, by value: a deal must bring more than it costs, and not too much to a rival.

Every deal that a bot agrees to raises what its hand promises, so no chain of deals within a turn can milk it.
What others propose must also be fair: a bot gives more cards than it gets only for something to build.
"""

from typing import Final

from flibuste.core.compiled import compiled
from flibuste.games.catan_junior.actions import CALL_OFF_TAG, OFFER_TAG, cards, given, tag, wanted
from flibuste.games.catan_junior.data import FORTS_EACH, KINDS
from flibuste.games.catan_junior.mind.hand import (
    can_build,
    holds_price,
    packed_hand,
    promise,
    prospects,
    size,
)
from flibuste.games.catan_junior.mind.taste import PLAIN
from flibuste.games.catan_junior.state import COUNTERED, State

MARGIN: Final = 0.5
"""By how much a deal must raise the promise of a hand, for a bot of an even temper."""
ENVY: Final = 0.5
"""How much of a rival's gain counts against a deal."""
NO_DEAL: Final = -50.0
NEARLY_WON: Final = FORTS_EACH - 1
"""A player with this many fortresses gets no deal that helps him."""
LATE_ROUND: Final = 60
"""From this round on, a bot agrees to call the game off even if it is behind."""


@compiled
def bundle(side: int) -> int:
    """One side of an offer as a packed hand."""
    hand = 0
    for kind in range(KINDS):
        hand |= cards(side, kind) << (8 * kind)
    return hand


@compiled
def gain(s: State, seat: int, gives: int, gets: int) -> float:
    """What a swap of packed cards does to the promise of a seat's hand, as far as its cards are known."""
    hand, found = packed_hand(s, seat), prospects(s, seat)
    if not holds_price(hand, gives):
        return 0.0
    return promise(hand - gives + gets, found, PLAIN) - promise(hand, found, PLAIN)


@compiled
def deal_worth(s: State, seat: int, other: int, gives: int, gets: int, margin: float) -> float:
    """What a deal is worth to a seat: its own gain, less a part of the other's, less its margin."""
    mine = gain(s, seat, gives, gets)
    theirs = gain(s, other, gets, gives)
    if mine < margin or size(gives) > size(gets) + 1:
        return NO_DEAL
    if s.built[other] >= NEARLY_WON and theirs > 0.0:
        return NO_DEAL
    return mine - margin - ENVY * max(theirs, 0.0)


@compiled
def is_fair(s: State, seat: int, gives: int, gets: int) -> bool:
    """Whether a seat gives no more cards than it gets, or can then build something that it could not."""
    if size(gives) <= size(gets):
        return True
    hand, found = packed_hand(s, seat), prospects(s, seat)
    if not holds_price(hand, gives):
        return False
    return can_build(hand - gives + gets, found) & ~can_build(hand, found) != 0


@compiled
def fair_worth(s: State, seat: int, other: int, gives: int, gets: int, margin: float) -> float:
    """What a deal proposed by somebody else is worth to a seat."""
    return deal_worth(s, seat, other, gives, gets, margin) if is_fair(s, seat, gives, gets) else NO_DEAL


@compiled
def answer_gain(s: State, seat: int, margin: float) -> float:
    """What it is worth to accept the offer on the table."""
    if tag(s.offer) == CALL_OFF_TAG:
        return call_off_gain(s, seat)
    return fair_worth(s, seat, int(s.active), bundle(wanted(s.offer)), bundle(given(s.offer)), margin)


@compiled
def bid_gain(s: State, seat: int, action: int) -> float:
    """What the seat's own offer or counter-offer is worth, with whomever it suits best."""
    if tag(action) == CALL_OFF_TAG:
        return call_off_gain(s, seat)
    gives, gets = bundle(given(action)), bundle(wanted(action))
    best = NO_DEAL
    for other in range(s.players):
        if other != seat and (other == s.active or tag(action) == OFFER_TAG):
            best = max(best, deal_worth(s, seat, other, gives, gets, MARGIN))
    return best


@compiled
def deal_gain(s: State, seat: int, other: int, margin: float) -> float:
    """What it is worth to the active seat to close the deal with this one."""
    if s.answers[other] == COUNTERED:
        packed = int(s.counters[other])
        return fair_worth(s, seat, other, bundle(wanted(packed)), bundle(given(packed)), margin)
    return deal_worth(s, seat, other, bundle(given(s.offer)), bundle(wanted(s.offer)), margin)


@compiled
def call_off_gain(s: State, seat: int) -> float:
    """A bot agrees to end the game if it is not behind, or if the game has gone on for very long (CJ-71)."""
    if s.turn >= LATE_ROUND * s.players:
        return 1.0
    for other in range(s.players):
        if s.built[other] > s.built[seat]:
            return NO_DEAL
    return 1.0
