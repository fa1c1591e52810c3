"""The game's tables as the client draws them."""

# compile-cache: holds no rules

from typing import Final

from flibuste.games.catan_junior.data import (
    BOAT_COST,
    BOATS_EACH,
    CARDS_OF_A_KIND,
    COCO_CARDS,
    COCO_COST,
    COCO_KINDS,
    COLOURS,
    FORT_COST,
    FORTS_EACH,
    HEXES,
    LEAST_OFFERED,
    LINES,
    MOST_WANTED,
    PORT_TILES,
    RESOURCES,
    SIDES_SHARE,
    SITES,
)
from flibuste.games.catan_junior.places import DRAWINGS


def _hexes(players: int) -> list[dict[str, object]]:
    return [
        {"resource": RESOURCES[resource], "number": number, "at": (x, y), "turn": turn}
        for (_, resource, number), (x, y, turn) in zip(HEXES[players], DRAWINGS[players].hexes, strict=True)
    ]


def _sites(players: int) -> list[dict[str, object]]:
    named = {name: terrain for terrain, (name, _, _) in enumerate(HEXES[players])}
    return [
        {
            "at": at,
            "hexes": [named[name] for name in hexes],
            "port": mark == "anchor",
            "start": mark if mark in COLOURS[players] else None,
        }
        for (_, hexes, mark), at in zip(SITES[players], DRAWINGS[players].sites, strict=True)
    ]


def _lines(players: int) -> list[dict[str, object]]:
    drawing = DRAWINGS[players]
    return [
        {"sites": ends, "bend": bend, "boat": boat}
        for ends, bend, boat in zip(LINES[players], drawing.bends, drawing.boats, strict=True)
    ]


def _named(cost: tuple[int, ...]) -> list[str]:
    return [RESOURCES[kind] for kind in cost]


TOLD: Final = {
    "RESOURCES": RESOURCES,
    "COLOURS": COLOURS[4],
    "COCO_KINDS": COCO_KINDS,
    "COSTS": {"fortress": _named(FORT_COST), "boat": _named(BOAT_COST), "coco": _named(COCO_COST)},
    "FORTS_TO_WIN": FORTS_EACH,
    "OFFERS": {"least": LEAST_OFFERED, "most_wanted": MOST_WANTED, "shared": SIDES_SHARE},
    "PIECES_EACH": {"fortress": FORTS_EACH, "boat": BOATS_EACH},
    "CARDS_OF_A_KIND": CARDS_OF_A_KIND,
    "COCO_COPIES": dict(zip(COCO_KINDS, COCO_CARDS, strict=True)),
    "PORT_TILES": _named(PORT_TILES),
    "BOARDS": {
        players: {
            "players": players,
            "hexes": _hexes(players),
            "sites": _sites(players),
            "lines": _lines(players),
        }
        for players in sorted(HEXES)
    },
}
