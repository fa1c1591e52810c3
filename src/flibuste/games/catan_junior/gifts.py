"""What the two neighbours give for a Coco card, both choosing at the same time (CJ-46)."""

from flibuste.core.compiled import compiled
from flibuste.core.facts import tell, whisper
from flibuste.core.record import Ints
from flibuste.core.refusal import NO_SUCH_ACTION
from flibuste.core.seats import EVERYONE
from flibuste.games.catan_junior import facts as told
from flibuste.games.catan_junior import refusals as no
from flibuste.games.catan_junior.actions import GIVE, GIVE_NOTHING
from flibuste.games.catan_junior.data import KINDS
from flibuste.games.catan_junior.state import GAVE_NONE, GIFTS, MAIN, NOT_GIVEN, State

LEFT, RIGHT = 0, 1


@compiled
def giver(s: State, card: int, side: int) -> int:
    """The left or right neighbour of the seat that turned a neighbour card."""
    step = 1 if side == LEFT else int(s.players) - 1
    return (int(s.buyers[card]) + step) % int(s.players)


@compiled
def ask_neighbours(s: State, buyer: int) -> None:
    """Asks both neighbours for a card; from here on `low` is tracked anew (see secrets.py)."""
    s.buyers[s.asked] = buyer
    for seat in range(s.players):
        for kind in range(KINDS):
            s.low[s.asked, seat, kind] = s.hands[seat, kind]
    s.asked += 1
    s.phase = GIFTS


@compiled
def still_to_give(s: State) -> int:
    """The mask of the neighbours who have not chosen yet."""
    card = s.asked - 1
    mask = 0
    for side in range(2):
        if s.gifts[card, side] == NOT_GIVEN:
            mask |= 1 << giver(s, card, side)
    return mask


@compiled
def gift_choices(s: State, seat: int, out: Ints) -> int:
    """Writes the kinds a neighbour can give; with an empty hand he gives nothing."""
    count = 0
    for kind in range(KINDS):
        if s.hands[seat, kind] > 0:
            out[count] = GIVE + kind
            count += 1
    if count == 0:
        out[0] = GIVE_NOTHING
        return 1
    return count


@compiled
def gift_refusal(s: State, seat: int, action: int) -> int:
    """Why a neighbour cannot answer like this."""
    if action == GIVE_NOTHING:
        for kind in range(KINDS):
            if s.hands[seat, kind] > 0:
                return no.MUST_GIVE
        return 0
    if not GIVE <= action < GIVE + KINDS:
        return NO_SUCH_ACTION
    return 0 if s.hands[seat, action - GIVE] > 0 else no.NOT_IN_HAND


@compiled
def choose_gift(s: State, seat: int, action: int, facts: Ints) -> None:
    """Lays a neighbour's card aside, face down; once both are laid, they change hands."""
    card = s.asked - 1
    side = LEFT if giver(s, card, LEFT) == seat else RIGHT
    if action == GIVE_NOTHING:
        s.gifts[card, side] = GAVE_NONE
    else:
        s.gifts[card, side] = action - GIVE
        s.low[card, seat, action - GIVE] -= 1
    tell(facts, told.GIFT_CHOSEN, seat)
    if still_to_give(s) == 0:
        exchange_gifts(s, card, facts)


@compiled
def exchange_gifts(s: State, card: int, facts: Ints) -> None:
    """Moves both gifts into the buyer's hand; only giver and receiver see which card it is."""
    buyer = int(s.buyers[card])
    for side in range(2):
        kind = int(s.gifts[card, side])
        neighbour = giver(s, card, side)
        if kind == GAVE_NONE:
            tell(facts, told.GIFT_NONE, neighbour, buyer)
        else:
            s.hands[neighbour, kind] -= 1
            s.hands[buyer, kind] += 1
            s.low[card, buyer, kind] += 1
            pair = 1 << neighbour | 1 << buyer
            whisper(facts, pair, told.GIFT_SEEN, neighbour, buyer, kind)
            whisper(facts, EVERYONE ^ pair, told.GIFT_UNSEEN, neighbour, buyer)
    s.serial += 1
    s.phase = MAIN


@compiled
def spare_card(s: State, seat: int) -> int:
    """The gift of a neighbour who lets his time pass: of the kind he has most of."""
    best = GIVE_NOTHING
    most = 0
    for kind in range(KINDS):
        if s.hands[seat, kind] > most:
            most = int(s.hands[seat, kind])
            best = GIVE + kind
    return best
