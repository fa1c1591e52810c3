"""What the actions and facts of Santy Anno are about: types that number and name each thing."""

from typing import Annotated

from flibuste.core.declared.fields import UNSAID, OneOf, Range, Said
from flibuste.core.message import Message, message, seat
from flibuste.games.santy_anno.data import (
    CARDS,
    CHAIRS,
    COLOUR_OF,
    COLOURS,
    CORNER_OF,
    CORNERS,
    ELEMENTS,
    EVENTS,
    LETTER_OF,
    LETTERS,
    SHIP_NAMES,
    SHIPS,
)

_COLOUR_OF = COLOUR_OF.tolist()
_LETTER_OF = LETTER_OF.tolist()
_CORNER_OF = CORNER_OF.tolist()


def ship_name(ship: str) -> str:
    """A ship's name, the same in every language."""
    return SHIP_NAMES[SHIPS.index(ship)]


def _element(name: str) -> Message:
    return message(f"sa-element-{name}")


def _colour(name: str) -> Message:
    return message(f"sa-colour-{name}")


def card_name(card: str) -> Message:
    """What a card is called."""
    family, *rest = card.split(":")
    match family, rest:
        case "element", [element]:
            return message("sa-card-element", element=_element(element))
        case "element", [element, struck]:
            return message("sa-card-element-struck", element=_element(element), colour=_colour(struck[1:]))
        case "colour", [colour]:
            return message("sa-card-colour", colour=_colour(colour))
        case "name", [struck]:
            return message("sa-card-name-struck", letter=struck[1:])
        case "number", [k]:
            return message("sa-card-number", plus=int(k), minus=CHAIRS - int(k))
        case "helm", [n, way]:
            return message("sa-card-helm", n=int(n), way=way)
        case "double", [pair]:
            one, two = pair.split("+")
            return message("sa-card-double", one=_element(one), two=_element(two))
    return message(f"sa-card-{family}")


def event_name(event: str) -> Message:
    """What an event is called."""
    family, *way = event.split(":")
    return message(f"sa-event-{family}", way=way[0]) if way else message(f"sa-event-{family}")


def event_text(event: str) -> Message:
    """What an event does, in one sentence."""
    family, *way = event.split(":")
    return message(f"sa-event-{family}-text", way=way[0]) if way else message(f"sa-event-{family}-text")


def reason(card: str, on: str) -> Message:
    """Why a card leads a pirate on this ship where it does."""
    ship = SHIPS.index(on)
    family, *rest = card.split(":")
    match family:
        case "element":
            colour = COLOURS[_COLOUR_OF[ship][ELEMENTS.index(rest[0])]]
            struck = len(rest) > 1 and rest[1] == f"-{colour}"
            key = "sa-why-colour-struck" if struck else "sa-why-element"
            return message(key, element=_element(rest[0]), colour=_colour(colour))
        case "colour":
            element = ELEMENTS[_COLOUR_OF[ship].index(COLOURS.index(rest[0]))]
            return message("sa-why-colour", element=_element(element), colour=_colour(rest[0]))
        case "name":
            letter = LETTERS[_LETTER_OF[ship]]
            key = "sa-why-letter-struck" if rest == [f"-{letter}"] else "sa-why-name"
            return message(key, letter=letter)
        case "number":
            number, k = ship + 1, int(rest[0])
            if number + k <= CHAIRS:
                return message("sa-why-plus", number=number, k=k, to=number + k)
            return message("sa-why-minus", number=number, k=CHAIRS - k, to=number + k - CHAIRS)
        case "helm":
            return message("sa-why-helm", n=int(rest[0]), way=rest[1])
        case "double":
            one, two = rest[0].split("+")
            colours = _COLOUR_OF[ship]
            return message(
                "sa-why-double",
                one=_element(one),
                two=_element(two),
                first=_colour(COLOURS[colours[ELEMENTS.index(two)]]),
                second=_colour(COLOURS[colours[ELEMENTS.index(one)]]),
            )
    return message("sa-why-coco", corner=CORNERS[_CORNER_OF[ship]])


class _Masks:
    """Lists of seats, numbered as masks."""

    count = 0

    def value(self, mask: int) -> list[int]:
        """The seats of a mask."""
        return [number for number in range(CHAIRS) if mask >> number & 1]

    def number(self, seats: list[int]) -> int:
        """The mask of these seats."""
        return sum(1 << number for number in seats)


def _all_of(seats: list[int]) -> list[Message]:
    return [seat(number) for number in seats]


Seat = Annotated[int, Range(CHAIRS), Said(seat)]
Seats = Annotated[list[int], _Masks(), Said(_all_of)]
Ship = Annotated[str, OneOf(SHIPS), Said(ship_name)]
Card = Annotated[str, OneOf(CARDS), Said(card_name)]
Event = Annotated[str, OneOf(EVENTS), Said(event_name)]
Chair = Annotated[int, UNSAID]
Count = Annotated[int, Said(name="n")]
