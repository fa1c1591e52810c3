"""The game's tables as the client draws them."""

# compile-cache: holds no rules

from typing import Final

from flibuste.core.seats import BOSUN
from flibuste.games.santy_anno.data import (
    BASIC_CARDS,
    CHAIRS,
    COIN_VALUES,
    COINS_OF_A_VALUE,
    COLOURS,
    CORNERS,
    COUNT_FROM,
    ELEMENTS,
    EVENT_AFTER,
    EVENT_CARDS,
    EVENTS,
    EXPERT_CARDS,
    FLEET,
    LETTERS,
    MOST_CARDS,
    PIRATES,
    ROUNDS,
    SHIP_NAMES,
    SHOWN,
)
from flibuste.games.santy_anno.race import next_chair
from flibuste.games.santy_anno.tempo import STEP


def _by_steps(card: str) -> tuple[bool, str]:
    """Sorts the helms first, both directions of a number side by side; the others stay in order."""
    is_helm = card.startswith("helm:")
    return not is_helm, card[: len("helm:1")] if is_helm else ""


TOLD: Final = {
    "BOSUN": BOSUN,
    "ROUNDS": ROUNDS,
    "MOST_CARDS": MOST_CARDS,
    "CHAIRS": CHAIRS,
    "NEXT_CHAIR": {
        way: [int(next_chair(chair, by)) for chair in range(CHAIRS)] for way, by in (("cw", 1), ("ccw", -1))
    },
    "COIN_VALUES": COIN_VALUES,
    "COINS_OF_A_VALUE": COINS_OF_A_VALUE,
    "EVENT_AFTER": EVENT_AFTER,
    "COUNT_FROM": COUNT_FROM,
    "ELEMENTS": ELEMENTS,
    "COLOURS": COLOURS,
    "LETTERS": LETTERS,
    "CORNERS": CORNERS,
    "PIRATES": PIRATES,
    "FLEET": {
        ship: {
            "number": number,
            "name": name,
            "nest": nest,
            "sails": sails,
            "hull": hull,
            "plate": plate,
            "coco": coco,
        }
        for number, ((ship, nest, sails, hull, plate, coco), name) in enumerate(
            zip(FLEET, SHIP_NAMES, strict=True), 1
        )
    },
    "SHOWN": SHOWN,
    "STEP_MS": STEP,
    "FACES": {
        "basic": [card for card, _ in BASIC_CARDS],
        "expert": sorted((card for card, _ in EXPERT_CARDS), key=_by_steps),
        "event": EVENTS,
    },
    "COPIES": {card: copies for card, copies in (*BASIC_CARDS, *EXPERT_CARDS, *EVENT_CARDS) if copies > 1},
}
