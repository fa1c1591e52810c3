"""Catan Junior as its rulebook tells it: the preparation, a turn, the end."""

from flibuste.core.compiled import compiled
from flibuste.core.facts import tell
from flibuste.core.record import Ints
from flibuste.core.refusal import GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN
from flibuste.games.catan_junior import facts as told
from flibuste.games.catan_junior import refusals as no
from flibuste.games.catan_junior.actions import (
    ACCEPT,
    BUILD_BOAT,
    BUILD_FORT,
    BUY_COCO,
    DEAL_WITH,
    DENSE,
    END_TURN,
    GIVE,
    MARKET,
    MOVE_GHOST,
    REFUSE,
    ROLL_DIE,
    STOCK,
    WITHDRAW,
)
from flibuste.games.catan_junior.build import (
    boat_refusal,
    build_boat,
    build_fort,
    can_pay_boat,
    can_pay_fort,
    fort_refusal,
    free_choices,
    free_place,
    open_lines,
    open_sites,
)
from flibuste.games.catan_junior.coco import buy_coco, can_pay_coco, pile
from flibuste.games.catan_junior.data import BOATS_EACH, FORTS_EACH, KINDS
from flibuste.games.catan_junior.ghost import ghost_choices, ghost_refusal, move_ghost
from flibuste.games.catan_junior.gifts import (
    choose_gift,
    gift_choices,
    gift_refusal,
    spare_card,
    still_to_give,
)
from flibuste.games.catan_junior.market import (
    bargain,
    market_choices,
    market_refusal,
    stock_choices,
    stock_refusal,
    trade_with_stock,
)
from flibuste.games.catan_junior.masks import write_bits
from flibuste.games.catan_junior.offers import (
    answer_choices,
    answer_offer,
    answer_refusal,
    close_deal,
    deal_choices,
    deal_refusal,
    drop_offer,
    make_offer,
    offer_refusal,
    unanswered,
)
from flibuste.games.catan_junior.preparation import prepare
from flibuste.games.catan_junior.production import roll_die
from flibuste.games.catan_junior.state import (
    CALLED_OFF,
    FREE_BUILD,
    GHOST,
    GIFTS,
    MAIN,
    OVER,
    ROLL,
    WON,
    State,
)

ANSWER_PROMPT, PROMPTS = OVER + 1, 8
"""A seat is asked what the phase is about, numbered from one, or to answer an offer: eight prompts at
most."""


@compiled
def setup(s: State, players: int, options: Ints, key: Ints) -> None:
    """Prepares the table for three or four players (CJ-20 to CJ-26)."""
    prepare(s, players, options, key)


# Who acts


@compiled
def actors(s: State) -> int:
    """The active player; during his offer also those who have not answered; for gifts, the neighbours."""
    if s.phase == OVER:
        return 0
    if s.phase == GIFTS:
        return still_to_give(s)
    return 1 << int(s.active) | unanswered(s)


@compiled
def prompt(s: State, seat: int) -> int:
    """The number of what a seat is asked; the serial advances whenever the active player acts."""
    if not (actors(s) >> seat) & 1:
        return 0
    asked = int(s.phase) + 1 if s.phase == GIFTS or seat == s.active else ANSWER_PROMPT
    return int(s.serial) * PROMPTS + asked


# What a player may do


@compiled
def legal(s: State, seat: int, out: Ints) -> int:
    """Writes a seat's choices: the turn's phases in the order of the rulebook."""
    if not (actors(s) >> seat) & 1:
        return 0
    if s.phase == GIFTS:
        return gift_choices(s, seat, out)
    if seat != s.active:
        return answer_choices(s, seat, out)
    if s.phase == ROLL:
        out[0] = ROLL_DIE
        return 1
    if s.phase == GHOST:
        return ghost_choices(s, out)
    if s.phase == FREE_BUILD:
        return free_choices(s, seat, out)
    return main_choices(s, seat, out)


@compiled
def main_choices(s: State, seat: int, out: Ints) -> int:
    """Writes what can be built and traded, and the turn's end (CJ-33)."""
    count = 0
    if can_pay_boat(s, seat):
        count = write_bits(out, count, open_lines(s, seat), BUILD_BOAT)
        if can_pay_fort(s, seat):
            count = write_bits(out, count, open_sites(s, seat), BUILD_FORT)
    if can_pay_coco(s, seat) and pile(s) > 0:
        out[count] = BUY_COCO
        count += 1
    count = market_choices(s, seat, out, count)
    count = stock_choices(s, seat, out, count)
    count = deal_choices(s, out, count)
    out[count] = END_TURN
    return count + 1


@compiled
def allowed(s: State, seat: int, action: int) -> int:
    """Zero, or why this seat may not do this now."""
    if s.phase == OVER:
        return GAME_OVER
    if not (actors(s) >> seat) & 1:
        return NOT_YOUR_TURN
    if s.phase == GIFTS:
        return gift_refusal(s, seat, action)
    if seat != s.active:
        return answer_refusal(s, seat, action)
    if action < 0 or GIVE <= action < MARKET or ACCEPT <= action <= REFUSE:
        return NO_SUCH_ACTION
    if s.phase == ROLL:
        return 0 if action == ROLL_DIE else no.ROLL_FIRST
    if action == ROLL_DIE:
        return no.ALREADY_ROLLED
    ghost = MOVE_GHOST <= action < GIVE
    if s.phase == GHOST:
        return ghost_refusal(s, action - MOVE_GHOST) if ghost else no.MOVE_THE_GHOST_FIRST
    if ghost:
        return no.NO_GHOST_TO_MOVE
    if BUILD_BOAT <= action < BUY_COCO:
        return build_refusal(s, seat, action)
    if s.phase == FREE_BUILD:
        return no.PLACE_THE_FREE_PIECE_FIRST
    return trade_refusal(s, seat, action)


@compiled
def build_refusal(s: State, seat: int, action: int) -> int:
    """Why this boat or fortress cannot be built: none is left, the price if it is not free, or the place."""
    if action < BUILD_FORT:
        refusal = boat_refusal(s, seat, action - BUILD_BOAT)
        paid = can_pay_boat(s, seat)
    else:
        refusal = fort_refusal(s, seat, action - BUILD_FORT)
        paid = can_pay_fort(s, seat)
    if refusal == NO_SUCH_ACTION or refusal == no.RESERVE_EMPTY:
        return refusal
    return refusal if paid or s.phase == FREE_BUILD else no.CANNOT_PAY


@compiled
def trade_refusal(s: State, seat: int, action: int) -> int:
    """Why this purchase, trade or offer cannot be made."""
    if action == END_TURN:
        return 0
    if action == BUY_COCO:
        if pile(s) == 0:
            return no.COCO_PILE_EMPTY
        return 0 if can_pay_coco(s, seat) else no.CANNOT_PAY
    if MARKET <= action < STOCK:
        return market_refusal(s, seat, (action - MARKET) // KINDS, (action - MARKET) % KINDS)
    if STOCK <= action < ACCEPT:
        return stock_refusal(s, seat, (action - STOCK) // KINDS, (action - STOCK) % KINDS)
    if action == WITHDRAW:
        return 0 if s.offer != 0 else no.NO_OFFER
    if DEAL_WITH <= action < DENSE:
        return deal_refusal(s, action - DEAL_WITH)
    return offer_refusal(s, seat, action)


# What happens


@compiled
def apply(s: State, seat: int, action: int, facts: Ints) -> int:
    """Carries out an allowed action; returns 1 if it cannot be taken back."""
    if s.phase == GIFTS:
        choose_gift(s, seat, action, facts)
        return 1
    if seat != s.active:
        answer_offer(s, seat, action, facts)
        return 1
    s.serial += 1
    if DEAL_WITH <= action < DENSE:
        close_deal(s, action - DEAL_WITH, facts)
        return 1
    drop_offer(s, facts)
    if action == ROLL_DIE:
        roll_die(s, facts)
        return 1
    if action == END_TURN:
        end_turn(s, facts)
    elif action < BUY_COCO:
        return build(s, seat, action, facts)
    elif action == BUY_COCO:
        buy_coco(s, seat, facts)
        return 1
    elif action < GIVE:
        move_ghost(s, action - MOVE_GHOST, facts)
    elif action < STOCK:
        bargain(s, seat, (action - MARKET) // KINDS, (action - MARKET) % KINDS, facts)
    elif action < ACCEPT:
        trade_with_stock(s, seat, (action - STOCK) // KINDS, (action - STOCK) % KINDS, facts)
    elif action > WITHDRAW:
        make_offer(s, seat, action, facts)
    return 0


@compiled
def build(s: State, seat: int, action: int, facts: Ints) -> int:
    """Builds a boat or a fortress, free after the Coco card; returns 1 if a port tile was drawn."""
    free = int(s.phase == FREE_BUILD)
    s.phase = MAIN
    if action < BUILD_FORT:
        build_boat(s, seat, action - BUILD_BOAT, free, facts)
        return 0
    return build_fort(s, seat, action - BUILD_FORT, free, facts)


@compiled
def end_turn(s: State, facts: Ints) -> None:
    """Passes the die to the left, or calls the game off when the last round is over (CJ-71)."""
    s.turn += 1
    s.bargained = 0
    s.offers = 0
    s.proposed = 0
    s.phase = ROLL
    s.active = (int(s.active) + 1) % int(s.players)
    if s.turn >= int(s.rounds) * int(s.players):
        s.phase = OVER
        tell(facts, told.CALLED_OFF_AT_THE_LIMIT, int(s.rounds))
    else:
        tell(facts, told.TURN, int(s.active), int(s.turn) // int(s.players) + 1)


@compiled
def lapse(s: State, seat: int) -> int:
    """What is done for a seat that lets its time pass: roll, end the turn, refuse, or what hurts least."""
    if s.phase == GIFTS:
        return spare_card(s, seat)
    if seat != s.active:
        return REFUSE
    if s.phase == ROLL:
        return ROLL_DIE
    if s.phase == GHOST:
        return MOVE_GHOST + (1 if s.ghost == 0 else 0)
    if s.phase == FREE_BUILD:
        return free_place(s, seat)
    return END_TURN


# The end


@compiled
def outcome(s: State, ranks: Ints) -> int:
    """Ranks by fortresses, then boats (CJ-70); returns whether somebody won or the game was called off."""
    if s.phase != OVER:
        return 0
    ending = CALLED_OFF
    for seat in range(s.players):
        rank = 1
        for other in range(s.players):
            rank += standing(s, other) > standing(s, seat)
        ranks[seat] = rank
        if s.built[seat] == FORTS_EACH:
            ending = WON
    return ending


@compiled
def standing(s: State, seat: int) -> int:
    """What a player is ranked by: fortresses built, including the castle's, then boats."""
    return int(s.built[seat]) * (BOATS_EACH + 1) + int(s.sailing[seat])
