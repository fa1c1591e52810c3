"""The ships of a box as people tell them, and what cannot be a fleet (SA-2, SA-14)."""

# compile-cache: holds no rules

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec

from flibuste.core.message import Message, message
from flibuste.games.santy_anno.data import (
    CHAIRS,
    COLOUR_OF,
    COLOURS,
    CORNER_OF,
    CORNERS,
    ELEMENTS,
    PAIRS,
    SHIPS,
)
from flibuste.games.santy_anno.fleets import (
    FLEETS,
    OURS,
    RECOLOURED,
    Fleet,
    marks_of,
    number_of,
    numbered_fleet,
    rank_of,
)
from flibuste.games.santy_anno.nouns import card_name, colour_name, element_name, ship_name

Colour = Literal["yellow", "red", "blue", "green"]
Corner = Literal["top-left", "top-right", "bottom-left", "bottom-right"]
OF_A_KIND: Final = 2
"""SA-2: how many ships each colour of an element, and each corner, stands on."""


class Livery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one ship of a box bears."""

    ship: Annotated[str, msgspec.Meta(max_length=20)]
    number: int
    nest: Colour
    sails: Colour
    hull: Colour
    plate: Colour
    coco: Corner

    @property
    def colours(self) -> tuple[int, ...]:
        """The colours of its elements, in their order."""
        return tuple(COLOURS.index(getattr(self, element)) for element in ELEMENTS)


class Misfit(ValueError):
    """Eight ships that do not make a fleet, with a code for programs and a sentence for people."""

    def __init__(self, code: str, say: Message) -> None:
        super().__init__(code)
        self.code = code
        self.say = say


def liveries(fleet: Fleet) -> list[Livery]:
    """The ships of a fleet, in our order."""
    marks = marks_of(fleet)
    told = [
        {
            "ship": name,
            "number": int(marks.numbers[ship]) + 1,
            **dict(zip(ELEMENTS, (COLOURS[colour] for colour in marks.colours[ship].tolist()), strict=True)),
            "coco": CORNERS[int(marks.corners[ship])],
        }
        for ship, name in enumerate(SHIPS)
    ]
    return msgspec.convert(told, list[Livery])


def read_fleet(ships: Sequence[Livery] | None) -> Fleet:
    """The fleet that these ships make, ours if none are given; raises Misfit."""
    if ships is None:
        return OURS
    by_name = {livery.ship: livery for livery in ships}
    if len(ships) != CHAIRS or set(by_name) != set(SHIPS):
        raise Misfit("fleet_ships", message("sa-refusal-fleet-ships"))
    fleet = [by_name[name] for name in SHIPS]
    for check in (_numbers, _own_colours, _elements, _corners, _doubles):
        check(fleet)
    return _matched(fleet)


def _numbers(fleet: list[Livery]) -> None:
    for number in range(1, CHAIRS + 1):
        bearers = [livery for livery in fleet if livery.number == number]
        if len(bearers) != 1:
            ships = [ship_name(livery.ship) for livery in bearers]
            raise Misfit(
                "fleet_number", message("sa-refusal-fleet-number", number=number, n=len(bearers), ships=ships)
            )


def _own_colours(fleet: list[Livery]) -> None:
    for livery in fleet:
        for colour, name in enumerate(COLOURS):
            if livery.colours.count(colour) > 1:
                say = message(
                    "sa-refusal-fleet-colour-twice", ship=ship_name(livery.ship), colour=colour_name(name)
                )
                raise Misfit("fleet_colour_twice", say)


def _elements(fleet: list[Livery]) -> None:
    for nth, element in enumerate(ELEMENTS):
        for colour, name in enumerate(COLOURS):
            bearers = [ship_name(livery.ship) for livery in fleet if livery.colours[nth] == colour]
            if len(bearers) != OF_A_KIND:
                say = message(
                    "sa-refusal-fleet-element",
                    element=element_name(element),
                    colour=colour_name(name),
                    n=len(bearers),
                    ships=bearers,
                )
                raise Misfit("fleet_element", say)


def _corners(fleet: list[Livery]) -> None:
    for corner in CORNERS:
        bearers = [ship_name(livery.ship) for livery in fleet if livery.coco == corner]
        if len(bearers) != OF_A_KIND:
            raise Misfit(
                "fleet_corner",
                message("sa-refusal-fleet-corner", corner=corner, n=len(bearers), ships=bearers),
            )


def _doubles(fleet: list[Livery]) -> None:
    """SA-51: a Double card leads from every ship to exactly one."""
    for one, two in PAIRS:
        for livery in fleet:
            swapped = (livery.colours[two], livery.colours[one])
            count = sum((other.colours[one], other.colours[two]) == swapped for other in fleet)
            if count != 1:
                card = card_name(f"double:{ELEMENTS[one]}+{ELEMENTS[two]}")
                say = message("sa-refusal-fleet-double", ship=ship_name(livery.ship), card=card, n=count)
                raise Misfit("fleet_double", say)


def _matched(fleet: list[Livery]) -> Fleet:
    """The fleet whose ships bear exactly these marks."""
    ours = [tuple(ship) for ship in COLOUR_OF.tolist()]
    for recoloured, colours in enumerate(RECOLOURED.tolist()):
        bearer = {tuple(colours[colour] for colour in ship): nth for nth, ship in enumerate(ours)}
        if all(livery.colours in bearer for livery in fleet):
            coloured = rank_of([bearer[livery.colours] for livery in fleet])
            numbered = rank_of([livery.number - 1 for livery in fleet])
            return Fleet(recoloured, coloured, numbered, rank_of(_cornered(fleet)))
    raise AssertionError("ships that obey every rule of a fleet are ours in another order")


def _cornered(fleet: list[Livery]) -> list[int]:
    """For each ship one of ours with Coco in the same corner, using each of ours once."""
    left = {
        corner: [ship for ship in range(CHAIRS) if CORNER_OF[ship] == nth]
        for nth, corner in enumerate(CORNERS)
    }
    return [left[livery.coco].pop(0) for livery in fleet]


class _Numbered:
    """Fleets as a field of an action: told as eight ships, numbered as the rules know them."""

    count = FLEETS

    def value(self, number: int) -> list[Livery]:
        """The ships of the fleet with this number."""
        return liveries(numbered_fleet(number))

    def number(self, ships: list[Livery]) -> int | None:
        """The number of their fleet; None if they do not make one."""
        try:
            return number_of(read_fleet(ships))
        except Misfit:
            return None


NUMBERED_FLEETS: Final = _Numbered()
