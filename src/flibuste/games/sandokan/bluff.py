"""The option Bluff (SK-50): cards played face down, sailing further than they allow, and calls."""

from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.games.sandokan.actions import CALL, PASS
from flibuste.games.sandokan.asking import answered, ask_all, ask_to_put_back
from flibuste.games.sandokan.cards import put_under
from flibuste.games.sandokan.data import KINDS
from flibuste.games.sandokan.facts import SAILED_COVERED
from flibuste.games.sandokan.fight_facts import CALLED, CAUGHT, CLEARED, LET_PASS
from flibuste.games.sandokan.knowledge import forget_hand, learn_gain, learn_loss, learn_more_blacks
from flibuste.games.sandokan.state import ALL_VIEWERS, END, FALSE_CALL, MAY_CALL, State


@compiled
def cover_and_wait(s: State, seat: int, origin: int, facts: Ints) -> None:
    """Lays the cards of the move face down on the table and lets the others call."""
    for kind in range(3):
        for _ in range(int(s.laid[kind])):
            s.hands[seat, kind] -= 1
            s.cards[seat] -= 1
            s.covered += 1
            learn_loss(s, seat, kind, 0)
    tell(facts, SAILED_COVERED, seat, origin, int(s.where[seat]), int(s.cells), int(s.covered))
    ask_all(s, ((1 << int(s.players)) - 1) & ~(1 << seat), MAY_CALL)


@compiled
def list_calls(out: Ints) -> int:
    """Call, or let it pass."""
    out[0] = PASS
    out[1] = CALL
    return 2


@compiled
def answer_call(s: State, seat: int, action: int, facts: Ints) -> int:
    """Takes one seat's call or pass; the first call or the last pass decides."""
    captain = int(s.active)
    if action == PASS:
        tell(facts, LET_PASS, seat)
        s.waiting = int(s.waiting) & ~(1 << seat)
        if s.waiting == 0:
            _uncover(s, captain, 0)
            answered(s)
        return 1
    tell(facts, CALLED, seat, captain)
    allowance = int(s.laid[0]) + 2 * int(s.laid[1]) + 3 * int(s.laid[2])
    answered(s)
    if s.cells > allowance:
        tell(facts, CAUGHT, captain, int(s.cells), allowance)
        _punish(s, captain)
    else:
        tell(facts, CLEARED, captain)
        _uncover(s, captain, ALL_VIEWERS)
        ask_to_put_back(s, seat, max(0, int(s.cards[seat]) - 1), FALSE_CALL)
    return 1


@compiled
def _uncover(s: State, captain: int, viewers: int) -> None:
    """Takes the covered cards back to the hand, or puts them under the pile when cards are spent (SK-27)."""
    for kind in range(3):
        for _ in range(int(s.laid[kind])):
            if s.cards_spent:
                put_under(s, kind, viewers | (1 << captain))
            else:
                s.hands[captain, kind] += 1
                s.cards[captain] += 1
                learn_gain(s, captain, kind, viewers)
        s.laid[kind] = 0
    if viewers == 0 and not s.cards_spent:
        learn_more_blacks(s, captain, int(s.covered))
    s.covered = 0


@compiled
def _punish(s: State, captain: int) -> None:
    """Puts a caught cheat's cards under the pile and his boat back where it came from; his turn is over."""
    for kind in range(3):
        for _ in range(int(s.laid[kind])):
            put_under(s, kind, ALL_VIEWERS)
        s.laid[kind] = 0
    s.covered = 0
    for kind in range(KINDS):
        for _ in range(int(s.hands[captain, kind])):
            put_under(s, kind, 1 << captain)
        s.hands[captain, kind] = 0
    s.cards[captain] = 0
    forget_hand(s, captain)
    s.where[captain] = s.origin
    s.heading[captain] = s.origin_heading
    s.stage = END
