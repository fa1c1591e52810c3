"""The game's tables as the client draws them."""

# compile-cache: holds no rules

from typing import Final

from flibuste.games.sandokan.data import (
    BOWS,
    CARDS,
    COPIES,
    EVENT_COPIES,
    EVENTS,
    FIRST_BAD,
    FIRST_RED,
    HEADINGS,
    HEIGHT,
    HOLD,
    ISLANDS,
    LAND,
    OF_EACH,
    POINTS,
    PORT_CELL,
    PORT_TREASURE,
    PORTS,
    TO_WIN,
    TREASURES,
    VALUE,
    WIDTH,
    X,
    Y,
)
from flibuste.games.sandokan.fight_facts import SHOWN

TOLD: Final = {
    "TREASURES": TREASURES,
    "VALUE": {name: int(value) for name, value in zip(TREASURES, VALUE, strict=True)},
    "PORTS": PORTS,
    "CARDS": {
        name: {
            "suit": "red" if kind >= FIRST_RED else "black",
            "value": int(POINTS[kind]),
            "copies": int(COPIES[kind]),
        }
        for kind, name in enumerate(CARDS)
    },
    "SHOWN_VALUES": {
        # A fight's fact counts red cards by name; they are laid out strongest first.
        name: int(POINTS[kind])
        for kind, name in sorted(enumerate(SHOWN, FIRST_RED), key=lambda row: -POINTS[row[0]])
    },
    "GOOD_EVENTS": EVENTS[:FIRST_BAD],
    "BAD_EVENTS": EVENTS[FIRST_BAD:],
    "EVENT_COPIES": {name: int(copies) for name, copies in zip(EVENTS, EVENT_COPIES, strict=True)},
    "OF_EACH": OF_EACH,
    "TO_WIN": TO_WIN,
    "HOLD": HOLD,
    "HEADINGS": HEADINGS,
    "COLUMNS": WIDTH,
    "ROWS": HEIGHT,
    "ISLANDS": {
        name: {"x": left, "y": top, "width": width, "height": height}
        for name, (left, top, width, height) in ISLANDS.items()
    },
    "HARBOURS": {
        name: {
            "cell": int(PORT_CELL[port]),
            "x": int(X[PORT_CELL[port]]),
            "y": int(Y[PORT_CELL[port]]),
            "treasure": TREASURES[PORT_TREASURE[port]],
            "out": HEADINGS[BOWS[port]],
        }
        for port, name in enumerate(PORTS)
    },
    "HEADLANDS": [{"x": x, "y": y} for x, y in LAND],
}
