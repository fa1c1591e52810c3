"""Cards, events and the reasons of a step as messages."""

from flibuste.core.message import Message, message
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
)

_COLOUR_OF = COLOUR_OF.tolist()
_LETTER_OF = LETTER_OF.tolist()
_CORNER_OF = CORNER_OF.tolist()


def ship_name(ship: int) -> str:
    """A ship's name, the same in every language."""
    return SHIP_NAMES[ship]


def _element(name: str) -> Message:
    return message(f"sa-element-{name}")


def _colour(name: str) -> Message:
    return message(f"sa-colour-{name}")


def card_name(kind: int) -> Message:
    """What a card is called."""
    family, *rest = CARDS[kind].split(":")
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


def event_name(event: int) -> Message:
    """What an event is called."""
    family, *way = EVENTS[event].split(":")
    return message(f"sa-event-{family}", way=way[0]) if way else message(f"sa-event-{family}")


def event_text(event: int) -> Message:
    """What an event does, in one sentence."""
    family, *way = EVENTS[event].split(":")
    return message(f"sa-event-{family}-text", way=way[0]) if way else message(f"sa-event-{family}-text")


def reason(kind: int, ship: int) -> Message:
    """Why a card leads a pirate on this ship where it does."""
    family, *rest = CARDS[kind].split(":")
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


def harbour_order(kind: int, ship: int, chair: int) -> tuple[int, int]:
    """Sorts ships in the order in which a card is worked off for all at once (SA-27)."""
    family, *rest = CARDS[kind].split(":")
    match family:
        case "element":
            return _COLOUR_OF[ship][ELEMENTS.index(rest[0])], ship
        case "colour":
            return _COLOUR_OF[ship].index(COLOURS.index(rest[0])), ship
        case "name":
            return _LETTER_OF[ship], ship
        case "double":
            return _COLOUR_OF[ship][ELEMENTS.index(rest[0].split("+")[0])], ship
        case "coco":
            return _CORNER_OF[ship], ship
        case "helm":
            return chair, ship
    return ship, ship
