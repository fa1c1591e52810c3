"""The islands (SK-30 to SK-32): cards, swaps and the one purchase at Treasure Island, events at Storms."""

from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.games.sandokan.actions import BUY, PASS, PAY, SWAP, TRADE_IN
from flibuste.games.sandokan.asking import answered, ask
from flibuste.games.sandokan.cards import (
    can_pay,
    can_pay_with,
    draw_cards,
    find_in_pile,
    left_to_pay,
    list_hand,
    lose_card,
    pay_face_down,
    take_from_depth,
)
from flibuste.games.sandokan.data import BESIDE, FIRST_RED, KINDS, STORMS, TREASURE_ISLAND, VALUE
from flibuste.games.sandokan.facts import BARGAINED, SWAP_FAILED, SWAPPED, TRADED_IN
from flibuste.games.sandokan.knowledge import learn_at_least
from flibuste.games.sandokan.state import ALL_VIEWERS, PAY_SUM, TRADE, State
from flibuste.games.sandokan.treasures import has_room, take_from_box, unload


@compiled
def lie_at_treasure_island(s: State, seat: int, facts: Ints) -> None:
    """Takes the top card, then may trade (SK-30)."""
    draw_cards(s, seat, int(s.island_cards), facts)
    if s.cards[seat] > 0:
        ask(s, seat, TRADE)


@compiled
def comes_to_storms(s: State, seat: int) -> bool:
    """Whether the boat was not yet beside the Island of Storms when its turn began (SK-31)."""
    return bool(BESIDE[int(s.where[seat])] == STORMS and BESIDE[int(s.origin)] != STORMS)


@compiled
def is_at(s: State, seat: int, island: int) -> bool:
    """Whether a boat lies beside an island."""
    return bool(BESIDE[int(s.where[seat])] == island)


@compiled
def can_buy(s: State, seat: int, treasure: int) -> bool:
    """Whether cards, with or without a lesser treasure, pay exactly for this one (SK-30)."""
    if s.box[treasure] == 0:
        return False
    price = int(VALUE[treasure])
    if has_room(s, seat) and can_pay(s, seat, price):
        return True
    for carried in range(6):
        if can_trade_in(s, seat, carried, price):
            return True
    return False


@compiled
def can_trade_in(s: State, seat: int, carried: int, price: int) -> bool:
    """Whether a carried treasure of lesser worth plus some cards make up the price."""
    if s.cargo[seat, carried] == 0 or VALUE[carried] >= price:
        return False
    return can_pay(s, seat, price - int(VALUE[carried]))


@compiled
def list_trade(s: State, seat: int, out: Ints) -> int:
    """What can be done at Treasure Island besides taking the card."""
    out[0] = PASS
    count = list_hand(s, seat, SWAP, out, 1)
    if not (int(s.bought) >> seat) & 1:
        for treasure in range(6):
            if can_buy(s, seat, treasure):
                out[count] = BUY + treasure
                count += 1
    return count


@compiled
def trade(s: State, seat: int, action: int, facts: Ints) -> int:
    """Passes, swaps a card or begins the purchase."""
    if BUY <= action < TRADE_IN:
        s.goods = action - BUY
        s.due = VALUE[action - BUY]
        s.traded = 0
        s.bought = int(s.bought) | (1 << seat)
        tell(facts, BARGAINED, seat, action - BUY, TREASURE_ISLAND)
        ask(s, seat, PAY_SUM)
        return 1
    answered(s)
    if action == PASS:
        return 0
    _swap(s, seat, action - SWAP, facts)
    return 1


@compiled
def _swap(s: State, seat: int, given: int, facts: Ints) -> None:
    """Swaps a card for the topmost one of the other colour and the same value, if the pile has one."""
    taken = given + FIRST_RED if given < FIRST_RED else given - FIRST_RED
    depth = find_in_pile(s, taken)
    if depth < 0:
        learn_at_least(s, seat, given, 1)
        tell(facts, SWAP_FAILED, seat, given)
        return
    s.depth = depth
    take_from_depth(s, seat, depth)
    lose_card(s, seat, given, ALL_VIEWERS)
    tell(facts, SWAPPED, seat, given, taken, depth)


@compiled
def list_payment(s: State, seat: int, out: Ints) -> int:
    """The cards that can come next in an exact payment; before the first, a treasure may be traded in."""
    count = 0
    price = int(VALUE[int(s.goods)])
    left = left_to_pay(s)
    if left == price and not s.traded:
        for carried in range(6):
            if can_trade_in(s, seat, carried, price):
                out[count] = TRADE_IN + carried
                count += 1
    if has_room(s, seat):
        for kind in range(KINDS):
            if can_pay_with(s, seat, kind, left):
                out[count] = PAY + kind
                count += 1
    return count


@compiled
def can_settle(s: State, seat: int) -> bool:
    """Whether this hand can complete the payment that has begun."""
    left = left_to_pay(s)
    if left == VALUE[int(s.goods)] and not s.traded:
        return can_buy(s, seat, int(s.goods))
    return can_pay(s, seat, left)


@compiled
def settle(s: State, seat: int, action: int, facts: Ints) -> int:
    """Trades a treasure in or chooses a card; the last one pays and brings the treasure aboard."""
    if TRADE_IN <= action < PAY:
        carried = action - TRADE_IN
        unload(s, seat, carried)
        s.box[carried] += 1
        s.due -= VALUE[carried]
        s.traded = 1
        tell(facts, TRADED_IN, seat, carried)
        return 0
    s.paid[action - PAY] += 1
    if left_to_pay(s) > 0:
        return 0
    pay_face_down(s, seat, False, facts)
    take_from_box(s, seat, int(s.goods), facts)
    answered(s)
    return 1
