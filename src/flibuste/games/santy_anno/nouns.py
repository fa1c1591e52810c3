"""What the actions and facts of Santy Anno are about: types that number and name each thing."""

from typing import Annotated

from flibuste.core.declared.fields import UNSAID, OneOf, Range, Said
from flibuste.core.message import Message, message, seat
from flibuste.games.santy_anno.data import (
    CARDS,
    CHAIRS,
    COLOURS,
    CORNERS,
    ELEMENTS,
    EVENTS,
    LETTER_OF,
    LETTERS,
    SHIP_NAMES,
    SHIPS,
)
from flibuste.games.santy_anno.fleets import OURS, Fleet, marks_of

_LETTER_OF = LETTER_OF.tolist()


def ship_name(ship: str) -> str:
    """A ship's name, the same in every language."""
    return SHIP_NAMES[SHIPS.index(ship)]


def element_name(name: str) -> Message:
    """What an element of a ship is called."""
    return message(f"sa-element-{name}")


def colour_name(name: str) -> Message:
    """What a colour is called."""
    return message(f"sa-colour-{name}")


def card_name(card: str) -> Message:
    """What a card is called."""
    family, *rest = card.split(":")
    match family, rest:
        case "element", [element]:
            return message("sa-card-element", element=element_name(element))
        case "element", [element, struck]:
            return message(
                "sa-card-element-struck", element=element_name(element), colour=colour_name(struck[1:])
            )
        case "colour", [colour]:
            return message("sa-card-colour", colour=colour_name(colour))
        case "name", [struck]:
            return message("sa-card-name-struck", letter=struck[1:])
        case "number", [k]:
            return message("sa-card-number", plus=int(k), minus=CHAIRS - int(k))
        case "helm", [n, way]:
            return message("sa-card-helm", n=int(n), way=way)
        case "double", [pair]:
            one, two = pair.split("+")
            return message("sa-card-double", one=element_name(one), two=element_name(two))
    return message(f"sa-card-{family}")


def event_name(event: str) -> Message:
    """What an event is called."""
    family, *way = event.split(":")
    return message(f"sa-event-{family}", way=way[0]) if way else message(f"sa-event-{family}")


def event_text(event: str) -> Message:
    """What an event does, in one sentence."""
    family, *way = event.split(":")
    return message(f"sa-event-{family}-text", way=way[0]) if way else message(f"sa-event-{family}-text")


def reason(card: str, on: str, fleet: Fleet = OURS) -> Message:
    """Why a card leads a pirate on this ship of a fleet where it does."""
    ship, marks = SHIPS.index(on), marks_of(fleet)
    colours: list[int] = marks.colours[ship].tolist()
    family, *rest = card.split(":")
    match family:
        case "element":
            colour = COLOURS[colours[ELEMENTS.index(rest[0])]]
            struck = len(rest) > 1 and rest[1] == f"-{colour}"
            key = "sa-why-colour-struck" if struck else "sa-why-element"
            return message(key, element=element_name(rest[0]), colour=colour_name(colour))
        case "colour":
            element = ELEMENTS[colours.index(COLOURS.index(rest[0]))]
            return message("sa-why-colour", element=element_name(element), colour=colour_name(rest[0]))
        case "name":
            letter = LETTERS[_LETTER_OF[ship]]
            key = "sa-why-letter-struck" if rest == [f"-{letter}"] else "sa-why-name"
            return message(key, letter=letter)
        case "number":
            number, k = int(marks.numbers[ship]) + 1, int(rest[0])
            if number + k <= CHAIRS:
                return message("sa-why-plus", number=number, k=k, to=number + k)
            return message("sa-why-minus", number=number, k=CHAIRS - k, to=number + k - CHAIRS)
        case "helm":
            return message("sa-why-helm", n=int(rest[0]), way=rest[1])
        case "double":
            one, two = rest[0].split("+")
            return message(
                "sa-why-double",
                one=element_name(one),
                two=element_name(two),
                first=colour_name(COLOURS[colours[ELEMENTS.index(two)]]),
                second=colour_name(COLOURS[colours[ELEMENTS.index(one)]]),
            )
    return message("sa-why-coco", corner=CORNERS[int(marks.corners[ship])])


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
