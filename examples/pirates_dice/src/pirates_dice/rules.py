"""Pirate's Dice: rolling, bidding, calling, and the end."""

from flibuste.core.chance import draw
from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.core.refusal import GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN
from pirates_dice import facts as told
from pirates_dice import refusals as no
from pirates_dice.actions import BID, CALL, DENSE, count_of, face_of
from pirates_dice.data import FACES, ONES
from pirates_dice.state import NO_BID, NOBODY_YET, VERSION, WON, State


@compiled
def setup(s: State, players: int, options: Ints, key: Ints) -> None:
    """Gives everybody dice, and draws who begins (PD-1 to PD-3)."""
    s.key[:] = key
    s.version = VERSION
    s.players = players
    s.wild = options[1]
    for seat in range(players):
        s.held[seat] = options[0]
    s.caller = NOBODY_YET
    s.loser = NOBODY_YET
    s.called_bid = NO_BID
    s.called_bidder = NOBODY_YET
    begin_round(s, draw(s, players))


@compiled
def begin_round(s: State, seat: int) -> None:
    """All roll under their cups, and this seat begins (PD-10)."""
    s.rounds += 1
    s.first = seat
    s.active = seat
    s.bid = NO_BID
    s.bidder = NOBODY_YET
    s.dice[:] = 0
    for roller in range(s.players):
        for _ in range(s.held[roller]):
            s.dice[roller, draw(s, FACES)] += 1


# Who acts


@compiled
def actors(s: State) -> int:
    """The seat whose turn it is."""
    return 0 if s.over else 1 << int(s.active)


@compiled
def prompt(s: State, seat: int) -> int:
    """The number of the question: every bid and every call leads to another."""
    return int(s.serial) + 1 if (actors(s) >> seat) & 1 else 0


# What a player may do


@compiled
def on_the_table(s: State) -> int:
    """How many dice there are under all cups."""
    dice = 0
    for seat in range(s.players):
        dice += int(s.held[seat])
    return dice


@compiled
def legal(s: State, seat: int, out: Ints) -> int:
    """Writes the call, if there is something to call, and all higher bids."""
    if not (actors(s) >> seat) & 1:
        return 0
    count = 0
    lowest = BID if s.bid == NO_BID else int(s.bid) + 1
    for bid in range(lowest, BID + FACES * on_the_table(s)):
        out[count] = bid
        count += 1
    if s.bid != NO_BID:
        out[count] = CALL
        count += 1
    return count


@compiled
def allowed(s: State, seat: int, action: int) -> int:
    """Zero, or why this seat may not do this now."""
    if s.over:
        return GAME_OVER
    if not (actors(s) >> seat) & 1:
        return NOT_YOUR_TURN
    if action < 0 or action >= DENSE:
        return NO_SUCH_ACTION
    if action == CALL:
        return no.NOTHING_TO_CALL if s.bid == NO_BID else 0
    if action <= s.bid:
        return no.TOO_LOW
    return no.TOO_MANY_DICE if count_of(action) > on_the_table(s) else 0


# What happens


@compiled
def apply(s: State, seat: int, action: int, facts: Ints) -> int:
    """Carries out a bid or a call; neither can be taken back (PD-14)."""
    s.serial += 1
    if action == CALL:
        call(s, seat, facts)
    else:
        s.bid = action
        s.bidder = seat
        s.active = next_in(s, seat)
        tell(facts, told.SAID, seat, count_of(action) - 1, face_of(action))
    return 1


@compiled
def call(s: State, seat: int, facts: Ints) -> None:
    """Lifts the cups: whoever was wrong loses a die and begins the next round (PD-20 to PD-22)."""
    bid, bidder = int(s.bid), int(s.bidder)
    tell(facts, told.CALLED, seat, bidder)
    for other in range(s.players):
        if s.held[other] > 0:
            tell(facts, told.SHOWN, other, packed(s, other))
    found = matching(s, face_of(bid))
    held = found >= count_of(bid)
    tell(facts, told.COUNTED, found, face_of(bid), int(held))
    loser = seat if held else bidder
    s.shown[:] = s.dice
    s.caller = seat
    s.loser = loser
    s.called_bid = bid
    s.called_bidder = bidder
    s.held[loser] -= 1
    tell(facts, told.LOST, loser, int(s.held[loser]))
    if s.held[loser] == 0:
        leave(s, loser, facts)
    if not s.over:
        begin_round(s, loser if s.held[loser] > 0 else next_in(s, loser))
        tell(facts, told.ROUND, int(s.first), int(s.rounds), on_the_table(s))


@compiled
def packed(s: State, seat: int) -> int:
    """The dice under a cup as one number: how many show each face, three bits each."""
    dice = 0
    for face in range(FACES):
        dice |= int(s.dice[seat, face]) << 3 * face
    return dice


@compiled
def matching(s: State, face: int) -> int:
    """How many dice count for a bid of this face; wild ones count for every face (PD-2)."""
    found = 0
    for seat in range(s.players):
        found += int(s.dice[seat, face])
        if s.wild and face != ONES:
            found += int(s.dice[seat, ONES])
    return found


@compiled
def leave(s: State, seat: int, facts: Ints) -> None:
    """Takes a player without dice out; when one is left, the game is over (PD-23, PD-30)."""
    tell(facts, told.OUT, seat)
    gone = 0
    for other in range(s.players):
        gone += s.left_as[other] > 0
    s.left_as[seat] = gone + 1
    if gone + 2 == s.players:
        s.over = 1
        s.dice[:] = 0
        winner = next_in(s, seat)
        s.active = winner
        for face in range(FACES):
            s.dice[winner, face] = s.shown[winner, face]
        tell(facts, told.WON, winner)


@compiled
def next_in(s: State, seat: int) -> int:
    """The next player on the left who has dice."""
    seat = (seat + 1) % int(s.players)
    while s.held[seat] == 0:
        seat = (seat + 1) % int(s.players)
    return seat


@compiled
def lapse(s: State, seat: int) -> int:
    """What is done for a seat that lets its time pass: it calls, or bids one die (PD-31)."""
    return BID if s.bid == NO_BID else CALL


# The end


@compiled
def outcome(s: State, ranks: Ints) -> int:
    """Ranks the last player left first, and the others by how long they stayed (PD-30)."""
    if not s.over:
        return 0
    for seat in range(s.players):
        ranks[seat] = 1 if s.left_as[seat] == 0 else int(s.players) + 1 - int(s.left_as[seat])
    return WON
