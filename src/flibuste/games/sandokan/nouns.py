"""What the actions and facts of Sandokan are about: types that number and name each thing."""

from typing import Annotated, Final, Literal, get_args

from flibuste.core.declared.fields import UNSAID, Numbered, Range, Said
from flibuste.core.declared.sentences import dashed
from flibuste.core.message import Message, message, seat
from flibuste.games.sandokan.data import (
    ISLANDS,
    TREASURE_ISLAND,
    CardName,
    EventName,
    HeadingName,
    PortName,
    TreasureName,
)
from flibuste.games.sandokan.state import AT_CHEST, AT_WRECK, SEATS

Reason = Literal["leak", "scurvy", "limit", "false_call", "quay", "full_hold"]
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)
"""Why something is lost, in the order of the numbers in `state`."""


def card(name: str) -> Message:
    """A card as the object of a sentence."""
    colour, value = name.split(":")
    return message(f"sk-card-{colour}", value=int(value))


def treasure(name: str) -> Message:
    """What a treasure is called."""
    return message(f"sk-treasure-{name}")


def heading(name: str) -> Message:
    """What a direction is called."""
    return message(f"sk-heading-{name.lower()}")


def event(name: str) -> Message:
    """What an event is called."""
    return message(f"sk-event-{name}")


def port(name: str) -> Message:
    """What a port is called."""
    return message(f"sk-port-{name}")


def island(number: int) -> Message:
    """What an island is called, by its number on the chart."""
    return message(f"sk-island-{tuple(ISLANDS)[number - 1]}")


def why(reason: str) -> Message:
    """The reason for a loss."""
    return message(f"sk-why-{dashed(reason)}")


def cards_shown(colour: str, ones: int, twos: int, threes: int) -> list[Message]:
    """Cards of one colour that everyone sees, by their value."""
    counts = ((1, ones), (2, twos), (3, threes))
    return [message(f"sk-cards-{colour}", value=value, n=n) for value, n in counts if n]


Seat = Annotated[int, Range(SEATS), Said(seat)]
Value = Annotated[int, Range(3, first=1)]
"""What a card is worth."""
Card = Annotated[CardName, Said(card)]
Treasure = Annotated[TreasureName, Said(treasure)]
Heading = Annotated[HeadingName, Said(heading)]
Event = Annotated[EventName, Said(event)]
Port = Annotated[PortName, Said(port)]
Why = Annotated[Reason, Said(why)]
Cell = Annotated[int, UNSAID]
Count = Annotated[int, UNSAID]
"""How many cards of a value; one sentence tells them together."""
Stall = Annotated[
    Literal["island", "wreck", "chest"],
    Numbered({TREASURE_ISLAND: "island", AT_WRECK: "wreck", AT_CHEST: "chest"}),
]
"""Where a treasure is on offer."""
