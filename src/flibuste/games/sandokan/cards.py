"""How Sandokan cards move between the pile and the hands, with what everyone learns from it."""

from flibuste.core.chance import draw
from flibuste.core.compiled import compiled
from flibuste.core.facts import whisper
from flibuste.core.record import Ints
from flibuste.core.seats import EVERYONE
from flibuste.games.sandokan.data import FIRST_RED, KINDS, PAYABLE
from flibuste.games.sandokan.facts import (
    DREW,
    DREW_HIDDEN,
    GAVE,
    GAVE_HIDDEN,
    PAID,
    PAID_COVERED,
    PUT_UNDER,
    PUT_UNDER_HIDDEN,
    ROBBED,
    ROBBED_HIDDEN,
)
from flibuste.games.sandokan.knowledge import colour_of, learn_gain, learn_loss, learn_loss_of_colour
from flibuste.games.sandokan.state import ALL_VIEWERS, PILE, PUBLIC, State


@compiled
def audience(viewers: int) -> int:
    """The mask of seats for facts that these viewers may see."""
    return EVERYONE if viewers & PUBLIC else viewers


@compiled
def put_under(s: State, kind: int, viewers: int) -> None:
    """Lays a card under the pile."""
    place = (int(s.pile_top) + int(s.pile_size)) & (PILE - 1)
    s.pile[place] = kind
    s.pile_known[place] = viewers
    s.pile_size += 1


@compiled
def draw_cards(s: State, seat: int, count: int, facts: Ints) -> None:
    """Takes cards from the top of the pile while it has any and the hand has room (SK-14)."""
    for _ in range(count):
        if s.pile_size == 0 or s.cards[seat] >= s.most_cards:
            return
        top = int(s.pile_top)
        kind, viewers = int(s.pile[top]), int(s.pile_known[top])
        s.pile[top] = 0
        s.pile_known[top] = 0
        s.pile_top = (top + 1) & (PILE - 1)
        s.pile_size -= 1
        s.hands[seat, kind] += 1
        s.cards[seat] += 1
        learn_gain(s, seat, kind, viewers)
        seen = audience(viewers | (1 << seat))
        whisper(facts, seen, DREW, seat, kind)
        if seen != EVERYONE:
            whisper(facts, EVERYONE & ~seen, DREW_HIDDEN, seat)


@compiled
def find_in_pile(s: State, kind: int) -> int:
    """How deep the topmost card of a kind lies; -1 if there is none."""
    for depth in range(int(s.pile_size)):
        if s.pile[(int(s.pile_top) + depth) & (PILE - 1)] == kind:
            return depth
    return -1


@compiled
def take_from_depth(s: State, seat: int, depth: int) -> None:
    """Takes the card at a depth of the pile in sight of all."""
    top = int(s.pile_top)
    kind = int(s.pile[(top + depth) & (PILE - 1)])
    for above in range(depth, 0, -1):
        to, source = (top + above) & (PILE - 1), (top + above - 1) & (PILE - 1)
        s.pile[to] = s.pile[source]
        s.pile_known[to] = s.pile_known[source]
    s.pile[top] = 0
    s.pile_known[top] = 0
    s.pile_top = (top + 1) & (PILE - 1)
    s.pile_size -= 1
    s.hands[seat, kind] += 1
    s.cards[seat] += 1
    learn_gain(s, seat, kind, ALL_VIEWERS)


@compiled
def lose_card(s: State, seat: int, kind: int, viewers: int) -> None:
    """Puts a card of a hand under the pile, seen by the owner and these viewers."""
    s.hands[seat, kind] -= 1
    s.cards[seat] -= 1
    learn_loss(s, seat, kind, viewers)
    put_under(s, kind, viewers | (1 << seat))


@compiled
def pay_face_down(s: State, seat: int, one_of_each: bool, facts: Ints) -> None:
    """Puts the cards chosen for a price under the pile; others see how many, and at a chest their colours."""
    count = 0
    for kind in range(KINDS):
        for _ in range(int(s.paid[kind])):
            s.hands[seat, kind] -= 1
            s.cards[seat] -= 1
            if one_of_each:
                learn_loss_of_colour(s, seat, colour_of(kind))
            else:
                learn_loss(s, seat, kind, 0)
            put_under(s, kind, 1 << seat)
            whisper(facts, 1 << seat, PAID, seat, kind)
            count += 1
        s.paid[kind] = 0
    whisper(facts, EVERYONE & ~(1 << seat), PAID_COVERED, seat, count)


@compiled
def left_to_pay(s: State) -> int:
    """What is left of the price after the cards chosen for it."""
    left = int(s.due)
    for kind in range(KINDS):
        left -= int(s.paid[kind]) * (kind % FIRST_RED + 1)
    return left


@compiled
def drop_card(s: State, seat: int, kind: int, why: int, facts: Ints) -> None:
    """Puts a card back face down."""
    lose_card(s, seat, kind, 0)
    whisper(facts, 1 << seat, PUT_UNDER, seat, kind, why)
    whisper(facts, EVERYONE & ~(1 << seat), PUT_UNDER_HIDDEN, seat, why)


@compiled
def _pass_on(s: State, giver: int, receiver: int, kind: int) -> None:
    s.hands[giver, kind] -= 1
    s.cards[giver] -= 1
    s.hands[receiver, kind] += 1
    s.cards[receiver] += 1
    learn_loss(s, giver, kind, 1 << receiver)
    learn_gain(s, receiver, kind, 1 << giver)


@compiled
def give_card(s: State, giver: int, receiver: int, kind: int, facts: Ints) -> None:
    """Gives a card that only the two see."""
    _pass_on(s, giver, receiver, kind)
    both = (1 << giver) | (1 << receiver)
    whisper(facts, both, GAVE, giver, receiver, kind)
    whisper(facts, EVERYONE & ~both, GAVE_HIDDEN, giver, receiver)


@compiled
def draw_blind(s: State, thief: int, victim: int, facts: Ints) -> None:
    """Draws a card from another hand unseen; afterwards only the two know it."""
    if s.cards[victim] == 0:
        return
    nth = draw(s, int(s.cards[victim]))
    kind = 0
    while nth >= s.hands[victim, kind]:
        nth -= int(s.hands[victim, kind])
        kind += 1
    _pass_on(s, victim, thief, kind)
    both = (1 << thief) | (1 << victim)
    whisper(facts, both, ROBBED, thief, victim, kind)
    whisper(facts, EVERYONE & ~both, ROBBED_HIDDEN, thief, victim)


@compiled
def can_pay(s: State, seat: int, due: int) -> bool:
    """Whether some cards of the hand that are not yet chosen add up to exactly `due`."""
    hand, paid = s.hands[seat], s.paid
    ones = min(5, int(hand[0] - paid[0]) + int(hand[3] - paid[3]))
    twos = min(2, int(hand[1] - paid[1]) + int(hand[4] - paid[4]))
    threes = min(1, int(hand[2] - paid[2]) + int(hand[5] - paid[5]))
    return bool(PAYABLE[ones, twos, threes, due])


@compiled
def can_pay_with(s: State, seat: int, kind: int, due: int) -> bool:
    """Whether this card can be one of some that add up to exactly `due`."""
    if s.hands[seat, kind] == s.paid[kind]:
        return False
    value = kind % 3 + 1
    if value > due:
        return False
    s.paid[kind] += 1
    rest = can_pay(s, seat, due - value)
    s.paid[kind] -= 1
    return rest


@compiled
def list_hand(s: State, seat: int, action: int, out: Ints, count: int) -> int:
    """Lists one action for each kind of card in hand."""
    for kind in range(KINDS):
        if s.hands[seat, kind] > 0:
            out[count] = action + kind
            count += 1
    return count
