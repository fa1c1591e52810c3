"""Cardboard boxes: one with two ships painted differently, and ships that do not make a fleet."""

from typing import Any

import msgspec

from flibuste.games.santy_anno.data import ELEMENTS
from flibuste.games.santy_anno.fleets import OURS
from flibuste.games.santy_anno.liveries import Livery, liveries


def box_with(**changes: dict[str, Any]) -> list[Livery]:
    """Our fleet with other marks on some ships; a hyphen in a name is an underscore here."""
    return [
        msgspec.structs.replace(livery, **changes.get(livery.ship.replace("-", "_"), {}))
        for livery in liveries(OURS)
    ]


def swapped(one: str, two: str, *marks: str) -> list[Livery]:
    """Our fleet with some marks of two ships exchanged."""
    ships = {livery.ship: livery for livery in liveries(OURS)}
    return box_with(
        **{
            ship.replace("-", "_"): {mark: getattr(ships[other], mark) for mark in marks}
            for ship, other in ((one, two), (two, one))
        }
    )


SWAPPED = swapped("revenge", "sahara", *ELEMENTS, "number", "coco")
"""Whoever has this box sees Revenge painted as our Sahara, and the other way round."""

MISFITS = [
    (liveries(OURS)[:7], "fleet_ships"),
    (box_with(viper={"ship": "royal"}), "fleet_ships"),
    (box_with(viper={"ship": "titanic"}), "fleet_ships"),
    (box_with(viper={"number": 1}), "fleet_number"),
    (box_with(viper={"number": 9}), "fleet_number"),
    (box_with(viper={"nest": "red"}), "fleet_colour_twice"),
    (box_with(viper={"nest": "red", "hull": "blue"}), "fleet_element"),
    (box_with(viper={"coco": "top-left"}), "fleet_corner"),
    (
        box_with(paradise={"nest": "blue", "hull": "red"}, viper={"nest": "red", "hull": "blue"}),
        "fleet_double",
    ),
]
"""Ships that are no fleet, and the code of what is wrong with them."""
