"""Why an action is refused, each with the clause it rests on, in the order of the codes."""

from typing import Final

from flibuste.core.declared.refusals import RefusalTable

REFUSALS: Final = RefusalTable("sa-refusal")

NOT_NOW: Final = REFUSALS.add("not_now", "SA-20")
BEFORE_CAST_OFF: Final = REFUSALS.add("before_cast_off", "SA-34")
SCUTTLE_IS_LAID: Final = REFUSALS.add("scuttle_is_laid", "SA-24")
SIT_FIRST: Final = REFUSALS.add("sit_first", "SA-23")
ALREADY_SEATED: Final = REFUSALS.add("already_seated", "SA-23")
NOT_SEATED: Final = REFUSALS.add("not_seated", "SA-23")
LAP_FIRST: Final = REFUSALS.add("lap_first", "SA-26")
SCUTTLE_AT_START: Final = REFUSALS.add("scuttle_at_start", "SA-26")
HAS_SCUTTLE: Final = REFUSALS.add("has_scuttle", "SA-26")
FRAME_FIRST: Final = REFUSALS.add("frame_first", "SA-70")
PLAYED_RUNNING: Final = REFUSALS.add("played_running", "SA-35")
PLAYED_STANDING: Final = REFUSALS.add("played_standing", "SA-35")
EARLIER_THAN_BEFORE: Final = REFUSALS.add("earlier_than_before", "SA-33")
OUT_OF_BREATH: Final = REFUSALS.add("out_of_breath", "SA-25")
BEHIND_CURTAIN: Final = REFUSALS.add("behind_curtain", "SA-71")
NOT_IN_DECK: Final = REFUSALS.add("not_in_deck", "SA-12")
SHIP_LIES: Final = REFUSALS.add("ship_lies", "SA-10")
NUMBERS_IN_ORDER: Final = REFUSALS.add("numbers_in_order", "SA-10")
PLACE_TAKEN: Final = REFUSALS.add("place_taken", "SA-11")
ALREADY_IN_PILE: Final = REFUSALS.add("already_in_pile", "SA-24")
ALL_ARE_IN: Final = REFUSALS.add("all_are_in", "SA-25")
PILE_INCOMPLETE: Final = REFUSALS.add("pile_incomplete", "SA-25")
NOT_TIED: Final = REFUSALS.add("not_tied", "SA-32")
HAS_TAPPED: Final = REFUSALS.add("has_tapped", "SA-32")
NOTHING_TO_TAKE_BACK: Final = REFUSALS.add("nothing_to_take_back", "SA-13")
TOO_MANY_SLIPS: Final = REFUSALS.add("too_many_slips", "SA-13")
PLAYED_FOR_REAL: Final = REFUSALS.add("played_for_real", "SA-72")
NOT_FOR_REAL: Final = REFUSALS.add("not_for_real", "SA-72")
LAP_AT_START: Final = REFUSALS.add("lap_at_start", "SA-73")
RACE_IS_OVER: Final = REFUSALS.add("race_is_over", "SA-25")
