"""What events let a captain find: a wreck, a chest, a merchant's gift (SK-E1 to SK-E3)."""

from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.games.sandokan.actions import PASS, PAY, TAKE, TAKE_CARD
from flibuste.games.sandokan.asking import answered, ask
from flibuste.games.sandokan.cards import can_pay, draw_cards, pay_face_down
from flibuste.games.sandokan.data import FIRST_RED, PEARL, RUM, VALUE
from flibuste.games.sandokan.facts import BARGAINED
from flibuste.games.sandokan.knowledge import learn_colour
from flibuste.games.sandokan.state import (
    AT_CHEST,
    AT_MERCHANT,
    AT_WRECK,
    BLACKS,
    PAY_BOTH,
    PAY_SUM,
    REDS,
    State,
)
from flibuste.games.sandokan.treasures import has_room, list_treasures, take_from_box

UP_TO = 4
"""The dearest treasure of a wreck."""
WRECK_PRICE = 3


# SK-E1 Wreck in the shallows


@compiled
def wreck(s: State, seat: int, facts: Ints) -> None:
    """Pay 3 for a treasure of up to 4 points, or take a card; with no room, the card."""
    cheap = 0
    for treasure in range(6):
        if VALUE[treasure] <= UP_TO:
            cheap += int(s.box[treasure])
    if cheap > 0 and has_room(s, seat):
        ask(s, seat, AT_WRECK)
    else:
        draw_cards(s, seat, 1, facts)


@compiled
def list_wreck(s: State, seat: int, out: Ints) -> int:
    """A treasure to pay for, or the card."""
    out[0] = TAKE_CARD
    count = 1
    if can_pay(s, seat, WRECK_PRICE):
        for treasure in range(6):
            if VALUE[treasure] <= UP_TO and s.box[treasure] > 0:
                out[count] = TAKE + treasure
                count += 1
    return count


@compiled
def search_wreck(s: State, seat: int, action: int, facts: Ints) -> int:
    """Takes the card, or begins to pay for a treasure."""
    if action == TAKE_CARD:
        answered(s)
        draw_cards(s, seat, 1, facts)
        return 1
    s.goods = action - TAKE
    s.due = WRECK_PRICE
    s.traded = 1
    tell(facts, BARGAINED, seat, int(s.goods), AT_WRECK)
    ask(s, seat, PAY_SUM)
    return 1


# SK-E2 Buried chest


@compiled
def chest(s: State, seat: int) -> None:
    """Pay one black and one red card for a treasure, if wanted; with no room, nothing."""
    left = 0
    for treasure in range(6):
        left += int(s.box[treasure])
    if left > 0 and has_room(s, seat):
        ask(s, seat, AT_CHEST)


@compiled
def list_chest(s: State, seat: int, out: Ints) -> int:
    """A treasure to pay for, or nothing."""
    out[0] = PASS
    hand = s.hands[seat]
    if int(hand[0]) + int(hand[1]) + int(hand[2]) > 0 and int(hand[3]) + int(hand[4]) + int(hand[5]) > 0:
        return list_treasures(s.box, TAKE, out, 1)
    return 1


@compiled
def open_chest(s: State, seat: int, action: int, facts: Ints) -> int:
    """Leaves the chest, or begins to pay for a treasure."""
    if action == PASS:
        answered(s)
        return 0
    s.goods = action - TAKE
    s.due = 2
    learn_colour(s, seat, BLACKS, 1)
    learn_colour(s, seat, REDS, 1)
    tell(facts, BARGAINED, seat, int(s.goods), AT_CHEST)
    ask(s, seat, PAY_BOTH)
    return 1


@compiled
def owes_black(s: State) -> bool:
    """Whether the black card of the chest's price is still to be chosen."""
    return int(s.paid[0]) + int(s.paid[1]) + int(s.paid[2]) == 0


@compiled
def list_both(s: State, seat: int, out: Ints) -> int:
    """First a black card, then a red one."""
    count = 0
    first = 0 if owes_black(s) else FIRST_RED
    for kind in range(first, first + 3):
        if s.hands[seat, kind] > 0:
            out[count] = PAY + kind
            count += 1
    return count


@compiled
def pay_both(s: State, seat: int, action: int, facts: Ints) -> int:
    """Chooses the black card, then the red one, which pays and brings the treasure aboard."""
    s.paid[action - PAY] += 1
    if action - PAY < FIRST_RED:
        return 0
    pay_face_down(s, seat, True, facts)
    take_from_box(s, seat, int(s.goods), facts)
    answered(s)
    return 1


# SK-E3 Grateful merchant


@compiled
def merchant(s: State, seat: int, facts: Ints) -> None:
    """Take a rum barrel or a pearl; 2 cards if there is no room or neither is left."""
    if has_room(s, seat) and int(s.box[PEARL]) + int(s.box[RUM]) > 0:
        ask(s, seat, AT_MERCHANT)
    else:
        draw_cards(s, seat, 2, facts)


@compiled
def list_gifts(s: State, out: Ints) -> int:
    """The merchant's gifts that the box still has."""
    count = 0
    for treasure in range(PEARL, RUM + 1):
        if s.box[treasure] > 0:
            out[count] = TAKE + treasure
            count += 1
    return count


@compiled
def take_gift(s: State, seat: int, action: int, facts: Ints) -> int:
    """Loads the gift."""
    answered(s)
    take_from_box(s, seat, action - TAKE, facts)
    return 0
