"""Why an action is refused, each with the clause it rests on."""

from typing import Final

from flibuste.core.refusal import COMMON, FIRST_OF_THE_GAME, Refusal

_CLAUSES: Final = {
    "roll_first": "CJ-34",
    "already_rolled": "CJ-30",
    "move_the_ghost_first": "CJ-31",
    "ghost_must_move": "CJ-31",
    "no_ghost_to_move": "CJ-31",
    "place_the_free_piece_first": "CJ-45",
    "cannot_pay": "CJ-40",
    "no_boat_leads_there": "CJ-41",
    "no_fort_beside": "CJ-42",
    "site_taken": "CJ-43",
    "line_taken": "CJ-43",
    "reserve_empty": "CJ-43",
    "coco_pile_empty": "CJ-44",
    "must_give": "CJ-46",
    "not_in_hand": "CJ-60",
    "gifts_are_no_trade": "CJ-60",
    "shared_resource": "CJ-60",
    "too_many_offers": "CJ-60",
    "no_offer": "CJ-60",
    "no_deal_with_that_seat": "CJ-60",
    "market_once_a_turn": "CJ-61",
    "not_at_the_market": "CJ-61",
    "same_resource": "CJ-61",
    "too_few_for_the_stock": "CJ-63",
    "stock_lacks_it": "CJ-63",
}

(
    ROLL_FIRST,
    ALREADY_ROLLED,
    MOVE_THE_GHOST_FIRST,
    GHOST_MUST_MOVE,
    NO_GHOST_TO_MOVE,
    PLACE_THE_FREE_PIECE_FIRST,
    CANNOT_PAY,
    NO_BOAT_LEADS_THERE,
    NO_FORT_BESIDE,
    SITE_TAKEN,
    LINE_TAKEN,
    RESERVE_EMPTY,
    COCO_PILE_EMPTY,
    MUST_GIVE,
    NOT_IN_HAND,
    GIFTS_ARE_NO_TRADE,
    SHARED_RESOURCE,
    TOO_MANY_OFFERS,
    NO_OFFER,
    NO_DEAL_WITH_THAT_SEAT,
    MARKET_ONCE_A_TURN,
    NOT_AT_THE_MARKET,
    SAME_RESOURCE,
    TOO_FEW_FOR_THE_STOCK,
    STOCK_LACKS_IT,
) = range(FIRST_OF_THE_GAME, FIRST_OF_THE_GAME + len(_CLAUSES))

REFUSALS: Final = COMMON | {
    FIRST_OF_THE_GAME + number: Refusal(name, f"cj-refusal-{name.replace('_', '-')}", clause)
    for number, (name, clause) in enumerate(_CLAUSES.items())
}
