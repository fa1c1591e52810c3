"""Why an action is refused, each with the clause it rests on, in the order of the codes."""

from typing import Final

from flibuste.core.declared.refusals import RefusalTable

REFUSALS: Final = RefusalTable("pd-refusal")

NOTHING_TO_CALL: Final = REFUSALS.add("nothing_to_call", "PD-11")
TOO_LOW: Final = REFUSALS.add("too_low", "PD-12")
TOO_MANY_DICE: Final = REFUSALS.add("too_many_dice", "PD-13")
