"""How a bot of Catan Junior haggles: offers, answers, counter-offers, and patience (CJ-60).

Its temper says how often it offers and what it wants for itself. Whatever the temper, a deal must raise what
the hand promises (see trades.py), so that even the most eager trader cannot be milked.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from flibuste.core.mind import NOTHING_TO_SAY, WAIT
from flibuste.games.catan_junior.actions import (
    ACCEPT,
    CALL_OFF_TAG,
    COUNTER_TAG,
    DEAL_WITH,
    OFFER_TAG,
    REFUSE,
    WITHDRAW,
    offer,
    tag,
    wanted,
)
from flibuste.games.catan_junior.data import KINDS
from flibuste.games.catan_junior.hands import holds
from flibuste.games.catan_junior.mind.hand import packed_hand
from flibuste.games.catan_junior.mind.trades import (
    MARGIN,
    answer_gain,
    deal_gain,
    deal_worth,
    fair_worth,
    gain,
)
from flibuste.games.catan_junior.offers import deal_refusal, unanswered
from flibuste.games.catan_junior.state import MAIN

TEMPTING: Final = 0.3
"""What somebody else must gain by an offer, as far as his hand is known."""


class Temper(NamedTuple):
    """How a bot trades."""

    name: str
    offers: int
    """Offers per turn; more that lead to nothing would bore the table."""
    worth: float
    """What an offer must be worth to be made at all."""
    margin: float
    """By how much a deal must raise the promise of the bot's own hand."""


TEMPERS: Final = (
    Temper("even", offers=2, worth=0.8, margin=MARGIN),
    Temper("eager", offers=3, worth=0.4, margin=0.2),
    Temper("hard", offers=1, worth=1.0, margin=1.0),
)


def haggle(o: Any, seat: int, patient: bool, temper: int) -> int:
    """What the bot says about trades now: an action, WAIT, or NOTHING_TO_SAY."""
    how = TEMPERS[temper]
    if int(o.phase) != MAIN:
        return NOTHING_TO_SAY
    if int(o.active) != seat:
        return _answer(o, seat, how) if int(o.offer) else NOTHING_TO_SAY
    if int(o.offer):
        return _conclude(o, seat, patient, how)
    return _propose(o, seat, how)


def _swaps(o: Any, seat: int) -> Iterator[tuple[int, int]]:
    """Swaps of one card or two for one, as packed cards, that the hand can pay for."""
    hand = packed_hand(o, seat)
    for give in range(KINDS):
        held = hand >> 8 * give & 255
        for take in range(KINDS):
            if take != give and held:
                yield 1 << 8 * give, 1 << 8 * take
                if held > 1:
                    yield 2 << 8 * give, 1 << 8 * take


def _packed(gives: int, gets: int, of: int) -> int:
    """Packed cards (eight bits per kind) as an offer (five bits per kind)."""
    give = sum((gives >> 8 * kind & 255) << 5 * kind for kind in range(KINDS))
    want = sum((gets >> 8 * kind & 255) << 5 * kind for kind in range(KINDS))
    return offer(give, want, of)


def _propose(o: Any, seat: int, how: Temper) -> int:
    """The best offer that somebody else may like, or the next best after each refusal."""
    if int(o.offers) >= how.offers:
        return NOTHING_TO_SAY
    others = [other for other in range(int(o.players)) if other != seat]
    liked = []
    for gives, gets in _swaps(o, seat):
        willing = [
            deal_worth(o, seat, other, gives, gets, how.margin)
            for other in others
            if gain(o, other, gets, gives) >= TEMPTING
        ]
        if willing and max(willing) >= how.worth:
            liked.append((max(willing), _packed(gives, gets, OFFER_TAG)))
    liked.sort(reverse=True)
    return liked[int(o.offers)][1] if len(liked) > int(o.offers) else NOTHING_TO_SAY


def _conclude(o: Any, seat: int, patient: bool, how: Temper) -> int:
    """Waits for answers while it has patience, then takes the best deal that somebody agreed to, or none."""
    if patient and unanswered(o):
        return WAIT
    if tag(int(o.offer)) != CALL_OFF_TAG:
        open_deals = [other for other in range(int(o.players)) if deal_refusal(o, other) == 0]
        best = max(open_deals, key=lambda other: deal_gain(o, seat, other, how.margin), default=-1)
        if best >= 0 and deal_gain(o, seat, best, how.margin) > -how.margin:
            return DEAL_WITH + best
    return WITHDRAW


def _answer(o: Any, seat: int, how: Temper) -> int:
    """Yes if the deal is worth it, else the best counter-offer that both may like, else no."""
    if tag(int(o.offer)) == CALL_OFF_TAG:
        return ACCEPT if answer_gain(o, seat, how.margin) > 0 else REFUSE
    value = answer_gain(o, seat, how.margin)
    active = int(o.active)
    if value > 0.0 and holds(o, seat, wanted(int(o.offer))):
        return ACCEPT
    best, counter = how.margin, REFUSE
    for gives, gets in _swaps(o, seat):
        worth = fair_worth(o, seat, active, gives, gets, how.margin)
        if worth > best and gain(o, active, gets, gives) >= TEMPTING:
            best, counter = worth, _packed(gives, gets, COUNTER_TAG)
    return counter
