"""Why an act is not allowed, each reason with its name and the clause it rests on."""

from typing import Final

from flibuste.core.refusal import COMMON, FIRST_OF_THE_GAME, Refusal

_CLAUSES: Final = {
    "not_now": "SA-20",
    "before_cast_off": "SA-34",
    "scuttle_is_laid": "SA-24",
    "sit_first": "SA-23",
    "already_seated": "SA-23",
    "not_seated": "SA-23",
    "lap_first": "SA-26",
    "scuttle_at_start": "SA-26",
    "has_scuttle": "SA-26",
    "frame_first": "SA-70",
    "played_running": "SA-35",
    "played_standing": "SA-35",
    "earlier_than_before": "SA-33",
    "out_of_breath": "SA-25",
    "behind_curtain": "SA-71",
    "not_in_deck": "SA-12",
    "ship_lies": "SA-10",
    "numbers_in_order": "SA-10",
    "place_taken": "SA-11",
    "already_in_pile": "SA-24",
    "all_are_in": "SA-25",
    "pile_incomplete": "SA-25",
    "not_tied": "SA-32",
    "has_tapped": "SA-32",
    "nothing_to_take_back": "SA-13",
    "too_many_slips": "SA-13",
}
(
    NOT_NOW,
    BEFORE_CAST_OFF,
    SCUTTLE_IS_LAID,
    SIT_FIRST,
    ALREADY_SEATED,
    NOT_SEATED,
    LAP_FIRST,
    SCUTTLE_AT_START,
    HAS_SCUTTLE,
    FRAME_FIRST,
    PLAYED_RUNNING,
    PLAYED_STANDING,
    EARLIER_THAN_BEFORE,
    OUT_OF_BREATH,
    BEHIND_CURTAIN,
    NOT_IN_DECK,
    SHIP_LIES,
    NUMBERS_IN_ORDER,
    PLACE_TAKEN,
    ALREADY_IN_PILE,
    ALL_ARE_IN,
    PILE_INCOMPLETE,
    NOT_TIED,
    HAS_TAPPED,
    NOTHING_TO_TAKE_BACK,
    TOO_MANY_SLIPS,
) = range(FIRST_OF_THE_GAME, FIRST_OF_THE_GAME + 26)

REFUSALS: Final = {
    **COMMON,
    **{
        code: Refusal(name, f"sa-refusal-{name.replace('_', '-')}", clause)
        for code, (name, clause) in enumerate(_CLAUSES.items(), FIRST_OF_THE_GAME)
    },
}
