"""Trade with the others by offers and counter-offers (CJ-60); the proposal to call the game off (CJ-71)."""

from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.core.refusal import NO_SUCH_ACTION
from flibuste.games.catan_junior import facts as told
from flibuste.games.catan_junior import refusals as no
from flibuste.games.catan_junior.actions import (
    ACCEPT,
    CALL_OFF,
    CALL_OFF_TAG,
    COUNTER_TAG,
    DEAL_WITH,
    OFFER_TAG,
    REFUSE,
    WITHDRAW,
    cards,
    given,
    tag,
    wanted,
)
from flibuste.games.catan_junior.data import KINDS
from flibuste.games.catan_junior.hands import hand_over, holds, show_side
from flibuste.games.catan_junior.state import (
    ACCEPTED,
    COUNTERED,
    OFFERS_COUNTED,
    OVER,
    REFUSED,
    SILENT,
    State,
)


@compiled
def unanswered(s: State) -> int:
    """The mask of the seats that have not answered the offer on the table."""
    if s.offer == 0:
        return 0
    mask = 0
    for seat in range(s.players):
        if seat != s.active and s.answers[seat] == SILENT:
            mask |= 1 << seat
    return mask


@compiled
def sides_refusal(s: State, seat: int, packed: int) -> int:
    """Why this seat cannot make an offer of these two sides."""
    give, want = given(packed), wanted(packed)
    if give == 0 or want == 0:
        return no.GIFTS_ARE_NO_TRADE
    for kind in range(KINDS):
        if cards(give, kind) > 0 and cards(want, kind) > 0:
            return no.SHARED_RESOURCE
    return 0 if holds(s, seat, give) else no.NOT_IN_HAND


@compiled
def offer_refusal(s: State, seat: int, action: int) -> int:
    """Why the active player cannot make this offer or proposal."""
    if tag(action) != OFFER_TAG and action != CALL_OFF:
        return NO_SUCH_ACTION
    if action == CALL_OFF:
        return no.ALREADY_PROPOSED if s.proposed else 0
    return sides_refusal(s, seat, action) if may_offer(s) else no.TOO_MANY_OFFERS


@compiled
def may_offer(s: State) -> bool:
    """Whether the turn has room for another offer that leads to no trade."""
    return bool(s.most_offers == 0 or s.offers < s.most_offers)


@compiled
def make_offer(s: State, seat: int, action: int, facts: Ints) -> None:
    """Lays an offer, or the proposal to call the game off, open before all."""
    s.offer = action
    if action == CALL_OFF:
        s.proposed = 1
        tell(facts, told.CALL_OFF_PROPOSED, seat)
    else:
        s.offers = min(int(s.offers) + 1, OFFERS_COUNTED)
        show_side(s, seat, given(action))
        tell(facts, told.OFFERED, seat, given(action), wanted(action))


@compiled
def drop_offer(s: State, facts: Ints) -> None:
    """Takes the offer off the table, and all answers with it."""
    if s.offer != 0:
        tell(facts, told.OFFER_ENDED, int(s.active))
        clear_offer(s)


@compiled
def clear_offer(s: State) -> None:
    """Forgets the offer and its answers."""
    s.offer = 0
    for seat in range(s.players):
        s.answers[seat] = SILENT
        s.counters[seat] = 0


@compiled
def answer_choices(s: State, seat: int, out: Ints) -> int:
    """Writes yes, if the hand has the cards, and no."""
    count = 0
    if tag(s.offer) == CALL_OFF_TAG or holds(s, seat, wanted(s.offer)):
        out[0] = ACCEPT
        count = 1
    out[count] = REFUSE
    return count + 1


@compiled
def answer_refusal(s: State, seat: int, action: int) -> int:
    """Why a seat cannot answer the offer like this."""
    if action == REFUSE:
        return 0
    proposal = tag(s.offer) == CALL_OFF_TAG
    if action == ACCEPT:
        return 0 if proposal or holds(s, seat, wanted(s.offer)) else no.NOT_IN_HAND
    if proposal or tag(action) != COUNTER_TAG:
        return NO_SUCH_ACTION
    return sides_refusal(s, seat, action)


@compiled
def answer_offer(s: State, seat: int, action: int, facts: Ints) -> None:
    """Notes a seat's yes, no or counter-offer; an offer that all refuse is over."""
    if action == REFUSE:
        s.answers[seat] = REFUSED
        tell(facts, told.REFUSED_OFFER, seat)
    elif action == ACCEPT:
        s.answers[seat] = ACCEPTED
        tell(facts, told.ACCEPTED_OFFER, seat)
        if tag(s.offer) == OFFER_TAG:
            show_side(s, seat, wanted(s.offer))
    else:
        s.answers[seat] = COUNTERED
        s.counters[seat] = action
        tell(facts, told.COUNTERED_OFFER, seat, given(action), wanted(action))
        show_side(s, seat, given(action))
    if tag(s.offer) == CALL_OFF_TAG:
        count_voices(s, facts)
    elif unanswered(s) == 0 and not anyone_willing(s):
        drop_offer(s, facts)


@compiled
def anyone_willing(s: State) -> bool:
    """Whether somebody has accepted or made a counter-offer."""
    for seat in range(s.players):
        if s.answers[seat] >= ACCEPTED:
            return True
    return False


@compiled
def count_voices(s: State, facts: Ints) -> None:
    """Calls the game off when all agree; one refusal ends the proposal (CJ-71)."""
    for seat in range(s.players):
        if s.answers[seat] == REFUSED:
            drop_offer(s, facts)
            return
    if unanswered(s) == 0:
        clear_offer(s)
        s.phase = OVER
        tell(facts, told.CALLED_OFF_BY_ALL)


@compiled
def deal_refusal(s: State, seat: int) -> int:
    """Why the active player cannot close the deal with this seat."""
    if s.offer == 0:
        return no.NO_OFFER
    if seat >= s.players or s.answers[seat] < ACCEPTED or tag(s.offer) == CALL_OFF_TAG:
        return no.NO_DEAL_WITH_THAT_SEAT
    if s.answers[seat] == COUNTERED and not holds(s, int(s.active), wanted(s.counters[seat])):
        return no.NOT_IN_HAND
    return 0


@compiled
def deal_choices(s: State, out: Ints, count: int) -> int:
    """Writes the seats with whom the active player can close a deal, and the withdrawal of his offer."""
    if s.offer == 0:
        return count
    for seat in range(s.players):
        if deal_refusal(s, seat) == 0:
            out[count] = DEAL_WITH + seat
            count += 1
    out[count] = WITHDRAW
    return count + 1


@compiled
def close_deal(s: State, other: int, facts: Ints) -> None:
    """Swaps the cards with a seat that accepted, or whose counter-offer is taken."""
    active = int(s.active)
    if s.answers[other] == COUNTERED:
        from_active, from_other = wanted(s.counters[other]), given(s.counters[other])
    else:
        from_active, from_other = given(s.offer), wanted(s.offer)
    clear_offer(s)
    s.offers -= 1
    hand_over(s, active, other, from_active)
    hand_over(s, other, active, from_other)
    tell(facts, told.DEALT, active, other, from_active, from_other)
