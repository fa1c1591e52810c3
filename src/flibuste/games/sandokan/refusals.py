"""Why an action is refused, each with the clause it rests on, in the order of the codes."""

from typing import Final

from flibuste.core.declared.refusals import RefusalTable

REFUSALS: Final = RefusalTable("sk-refusal")

NOT_ASKED: Final = REFUSALS.add("not_asked", "SK-29")
PORT_TAKEN: Final = REFUSALS.add("port_taken", "SK-15")
NO_SUCH_CARD: Final = REFUSALS.add("no_such_card", "SK-21")
TOO_FAR: Final = REFUSALS.add("too_far", "SK-26")
NOT_THE_SUM: Final = REFUSALS.add("not_the_sum", "SK-21")
SAME_HEADING: Final = REFUSALS.add("same_heading", "SK-20")
MUST_MOVE: Final = REFUSALS.add("must_move", "SK-25")
NOT_ALONG_SERENITY: Final = REFUSALS.add("not_along_serenity", "SK-32")
BOUGHT_ALREADY: Final = REFUSALS.add("bought_already", "SK-30")
CANNOT_PAY: Final = REFUSALS.add("cannot_pay", "SK-30")
NOT_THERE: Final = REFUSALS.add("not_there", "SK-30")
NOT_ABOARD: Final = REFUSALS.add("not_aboard", "SK-36")
UNEVEN: Final = REFUSALS.add("uneven", "SK-34")
CELL_TAKEN: Final = REFUSALS.add("cell_taken", "SK-26")
NO_RED_CARD: Final = REFUSALS.add("no_red_card", "SK-40")
OUT_OF_REACH: Final = REFUSALS.add("out_of_reach", "SK-40")
NO_LETTER: Final = REFUSALS.add("no_letter", "SK-41")
SHOW_ONE: Final = REFUSALS.add("show_one", "SK-41")
NOT_YOURS_TO_DECLINE: Final = REFUSALS.add("not_yours_to_decline", "SK-20")
FOR_FIGHTS: Final = REFUSALS.add("for_fights", "SK-3")
