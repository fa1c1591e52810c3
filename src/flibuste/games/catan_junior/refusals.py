"""Why an action is refused, each with the clause it rests on, in the order of the codes."""

from typing import Final

from flibuste.core.declared.refusals import RefusalTable

REFUSALS: Final = RefusalTable("cj-refusal")

ROLL_FIRST: Final = REFUSALS.add("roll_first", "CJ-34")
ALREADY_ROLLED: Final = REFUSALS.add("already_rolled", "CJ-30")
MOVE_THE_GHOST_FIRST: Final = REFUSALS.add("move_the_ghost_first", "CJ-31")
GHOST_MUST_MOVE: Final = REFUSALS.add("ghost_must_move", "CJ-31")
NO_GHOST_TO_MOVE: Final = REFUSALS.add("no_ghost_to_move", "CJ-31")
PLACE_THE_FREE_PIECE_FIRST: Final = REFUSALS.add("place_the_free_piece_first", "CJ-45")
CANNOT_PAY: Final = REFUSALS.add("cannot_pay", "CJ-40")
NO_BOAT_LEADS_THERE: Final = REFUSALS.add("no_boat_leads_there", "CJ-41")
NO_FORT_BESIDE: Final = REFUSALS.add("no_fort_beside", "CJ-42")
BOATS_WOULD_MEET: Final = REFUSALS.add("boats_would_meet", "CJ-42")
SITE_TAKEN: Final = REFUSALS.add("site_taken", "CJ-43")
LINE_TAKEN: Final = REFUSALS.add("line_taken", "CJ-43")
RESERVE_EMPTY: Final = REFUSALS.add("reserve_empty", "CJ-43")
COCO_PILE_EMPTY: Final = REFUSALS.add("coco_pile_empty", "CJ-44")
MUST_GIVE: Final = REFUSALS.add("must_give", "CJ-46")
NOT_IN_HAND: Final = REFUSALS.add("not_in_hand", "CJ-60")
GIFTS_ARE_NO_TRADE: Final = REFUSALS.add("gifts_are_no_trade", "CJ-60")
SHARED_RESOURCE: Final = REFUSALS.add("shared_resource", "CJ-60")
TOO_MANY_OFFERS: Final = REFUSALS.add("too_many_offers", "CJ-60")
ALREADY_PROPOSED: Final = REFUSALS.add("already_proposed", "CJ-71")
NO_OFFER: Final = REFUSALS.add("no_offer", "CJ-60")
NO_DEAL_WITH_THAT_SEAT: Final = REFUSALS.add("no_deal_with_that_seat", "CJ-60")
MARKET_ONCE_A_TURN: Final = REFUSALS.add("market_once_a_turn", "CJ-61")
NOT_AT_THE_MARKET: Final = REFUSALS.add("not_at_the_market", "CJ-61")
SAME_RESOURCE: Final = REFUSALS.add("same_resource", "CJ-61")
TOO_FEW_FOR_THE_STOCK: Final = REFUSALS.add("too_few_for_the_stock", "CJ-63")
STOCK_LACKS_IT: Final = REFUSALS.add("stock_lacks_it", "CJ-63")
