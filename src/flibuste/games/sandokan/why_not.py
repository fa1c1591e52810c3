"""Finds the reason why an action is refused."""

from flibuste.core.compiled import compiled
from flibuste.core.refusal import NO_SUCH_ACTION
from flibuste.games.sandokan.actions import (
    ATTACK,
    BUY,
    CEDE,
    DENSE,
    DROP,
    GIVE,
    GLIDE,
    GO,
    HEAD,
    LAY,
    LEAVE,
    LOSE,
    PAY,
    PORT,
    READY,
    SAIL,
    SHOW,
    STAY,
    SWAP,
    TAKE,
    TAKE_CARD,
    TRADE_IN,
    TURN,
    TURN_EVENT,
    WITH_LETTER,
)
from flibuste.games.sandokan.data import FIRST_RED
from flibuste.games.sandokan.fights import in_reach, reds_in_hand
from flibuste.games.sandokan.refusals import (
    BOUGHT_ALREADY,
    CANNOT_PAY,
    CELL_TAKEN,
    FOR_FIGHTS,
    MUST_MOVE,
    NO_LETTER,
    NO_RED_CARD,
    NO_SUCH_CARD,
    NOT_ABOARD,
    NOT_ALONG_SERENITY,
    NOT_ASKED,
    NOT_THE_SUM,
    NOT_THERE,
    NOT_YOURS_TO_DECLINE,
    OUT_OF_REACH,
    PORT_TAKEN,
    SAME_HEADING,
    SHOW_ONE,
    TOO_FAR,
    UNEVEN,
)
from flibuste.games.sandokan.state import (
    CHOOSE_PORT,
    EXCHANGE,
    FIGHTING,
    HAND_OVER,
    LOSE_TREASURE,
    MAY_ATTACK,
    PAY_BOTH,
    PAY_DEFEAT,
    PAY_SUM,
    PAY_TOLL,
    PUT_BACK,
    SAIL_OUT,
    SWAP_CARGO,
    TRADE,
    WITH_CHART,
    State,
)


@compiled
def why_not(s: State, seat: int, action: int) -> int:
    """The reason why an asked seat may not take an action that is not among its choices."""
    if action < 0 or action >= DENSE:
        return NO_SUCH_ACTION
    if s.phase == CHOOSE_PORT:
        return PORT_TAKEN if PORT <= action < LAY else NOT_ASKED
    if s.phase == SAIL_OUT:
        return _why_not_sail(s, seat, action)
    if s.phase == TRADE:
        return _why_not_trade(s, seat, action)
    if s.phase == PAY_SUM or s.phase == PAY_BOTH:
        return _why_not_pay(s, seat, action)
    if s.phase == MAY_ATTACK and ATTACK <= action < SHOW:
        if action - ATTACK >= s.players or not in_reach(s, seat, action - ATTACK):
            return OUT_OF_REACH
        return NO_RED_CARD if reds_in_hand(s, seat) == 0 else NOT_ASKED
    if s.phase == FIGHTING:
        return _why_not_ready(s, seat, action)
    if s.phase == WITH_CHART and GO <= action < HEAD:
        return CELL_TAKEN
    return _why_not_lose(s, action)


@compiled
def _why_not_sail(s: State, seat: int, action: int) -> int:
    if action == 0:
        return NOT_YOURS_TO_DECLINE if not s.extra else NOT_ASKED
    if LAY <= action < SAIL:
        return NO_SUCH_CARD if s.hands[seat, action - LAY] <= s.laid[action - LAY] else TOO_FAR
    if SAIL <= action < TURN:
        return NOT_THE_SUM
    if SHOW <= action < READY:
        return FOR_FIGHTS
    laid = int(s.laid[0]) + int(s.laid[1]) + int(s.laid[2])
    if laid > 0:
        return NOT_ASKED
    if TURN <= action < STAY:
        return SAME_HEADING if action - TURN == s.heading[seat] else NOT_ASKED
    if action == STAY:
        return MUST_MOVE
    if GLIDE <= action < TURN_EVENT:
        return NOT_ALONG_SERENITY
    return NOT_ASKED


@compiled
def _why_not_trade(s: State, seat: int, action: int) -> int:
    if SWAP <= action < BUY:
        return NO_SUCH_CARD
    if BUY <= action < TRADE_IN:
        if (int(s.bought) >> seat) & 1:
            return BOUGHT_ALREADY
        return NOT_THERE if s.box[action - BUY] == 0 else CANNOT_PAY
    return NOT_ASKED


@compiled
def _why_not_pay(s: State, seat: int, action: int) -> int:
    if TRADE_IN <= action < PAY:
        return NOT_ABOARD if s.cargo[seat, action - TRADE_IN] == 0 else CANNOT_PAY
    if PAY <= action < TAKE_CARD:
        return NO_SUCH_CARD if s.hands[seat, action - PAY] == s.paid[action - PAY] else CANNOT_PAY
    return NOT_ASKED


@compiled
def _why_not_ready(s: State, seat: int, action: int) -> int:
    if SHOW <= action < READY and s.reds_chosen:
        side = 0 if seat == s.attacker else 1
        kind = FIRST_RED + action - SHOW
        return NO_SUCH_CARD if s.hands[seat, kind] <= s.shown[side, action - SHOW] else NOT_ASKED
    if action == WITH_LETTER and s.marque != seat:
        return NO_LETTER
    if action == READY or action == WITH_LETTER:
        return SHOW_ONE
    return NOT_ASKED


@compiled
def _why_not_lose(s: State, action: int) -> int:
    """Losing, leaving, giving, taking: refuses what is not there."""
    if s.phase == LOSE_TREASURE and LOSE <= action < DROP:
        return NOT_ABOARD
    if s.phase == PAY_TOLL and LOSE <= action < DROP:
        return NOT_THERE
    if s.phase == PUT_BACK and DROP <= action < GIVE:
        return NO_SUCH_CARD
    if (s.phase == HAND_OVER or s.phase == PAY_DEFEAT) and GIVE <= action < CEDE:
        return NO_SUCH_CARD
    if s.phase == PAY_DEFEAT and CEDE <= action < GO:
        return NOT_ABOARD
    if s.phase == SWAP_CARGO and LEAVE <= action < LOSE:
        return NOT_ABOARD
    if s.phase == EXCHANGE and TAKE <= action < LOSE:
        return UNEVEN
    return NOT_ASKED
