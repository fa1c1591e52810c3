"""What the fields of Catan Junior's record mean to learners."""

# compile-cache: holds no rules

from typing import Any, Final, get_args

from flibuste.core.features import SEATS, Learning, bits, choice, left_out, number, parcel, who
from flibuste.games.catan_junior.data import (
    BOATS_EACH,
    CARDS_OF_A_KIND,
    COCO_CARDS,
    COCO_KINDS,
    FORTS_EACH,
    MOST_HEXES,
    RESOURCES,
)
from flibuste.games.catan_junior.state import CASTLE, HIDDEN, MOST_GIFT_CARDS, OFFERS_COUNTED
from flibuste.games.catan_junior.views import Answer, Phase

MOST_ROUNDS: Final = 200
_PLACES: Final = {CASTLE: "castle", **{terrain: f"hex{terrain}" for terrain in range(MOST_HEXES)}}
_SIDES: Final = [f"{side}_{resource}" for side in ("gives", "wants") for resource in RESOURCES]
_GIFTS: Final = [f"card{card}" for card in range(MOST_GIFT_CARDS)]


def _scores(s: Any) -> list[int]:
    return [int(built) for built in s.built[: int(s.players)]]


LEARNING: Final = Learning(
    fields={
        "players": number(4, about="How many players there are."),
        "turn": number(4 * MOST_ROUNDS, about="How many turns were ended."),
        "rounds": number(MOST_ROUNDS, about="The number of rounds after which the game ends."),
        "serial": left_out("It numbers prompts."),
        "phase": choice(get_args(Phase), about="What the game waits for."),
        "active": who(about="Whose turn it is."),
        "first": who(about="Who began."),
        "ports": number(1, about="Whether ports are played with."),
        "roll": choice({n: str(n) for n in range(1, 7)}, about="What the die shows."),
        "ghost": choice(_PLACES, about="Where the ghost stands."),
        "castle": who(about="Whose fortress stands in the castle."),
        "bargained": number(1),
        "offers": number(OFFERS_COUNTED),
        "most_offers": number(12),
        "proposed": number(1),
        "waiting": bits(RESOURCES),
        "tiles": bits(RESOURCES),
        "asked": number(MOST_GIFT_CARDS),
        "hands": number(
            CARDS_OF_A_KIND,
            SEATS,
            RESOURCES,
            about="The cards in each hand; gifts of a kind unknown to the observer are undone.",
        ),
        "stock": number(CARDS_OF_A_KIND, RESOURCES, about="Cards of each kind in the stock."),
        "market": number(CARDS_OF_A_KIND, RESOURCES, about="Cards at the market."),
        "coco": number(max(COCO_CARDS), COCO_KINDS),
        "turned": number(max(COCO_CARDS), SEATS, COCO_KINDS),
        "harbours": bits(RESOURCES, SEATS),
        "built": number(FORTS_EACH, SEATS),
        "sailing": number(BOATS_EACH, SEATS),
        "forts": who(),
        "boats": who(),
        "rolls": left_out("The die has no memory."),
        "earned": left_out("What the die brought is in the hands."),
        "buyers": who(_GIFTS),
        "gifts": choice({HIDDEN: "hidden"}, _GIFTS, ("left", "right")),
        "low": left_out("It serves to imagine hidden gifts."),
        "answers": choice(get_args(Answer), SEATS, about="Each seat's answer to the offer on the table."),
        "offer": parcel(5, 31, _SIDES, about="The offer on the table."),
        "counters": left_out("Counter-offers are free-form, and no dense action."),
        "free_sites": left_out("It follows from the fortresses."),
        "free_lines": left_out("It follows from the boats."),
        "reached": left_out("The open actions say where one can build."),
        "beside": left_out("The open actions say where one can build."),
    },
    scores=_scores,
    most=FORTS_EACH,
)
