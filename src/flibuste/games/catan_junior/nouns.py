"""What the actions and facts of Catan Junior are about: types that number and name each thing."""

from collections.abc import Iterable
from typing import Annotated, Final

from msgspec import Struct
from msgspec.structs import asdict, astuple

from flibuste.core.declared.fields import UNSAID, Range, Said, from_one
from flibuste.core.message import Message, message, seat
from flibuste.games.catan_junior.data import KINDS, MOST_HEXES, MOST_LINES, MOST_SITES, ResourceName

SIDE_BITS: Final = 25
"""Five counts of five bits: one side of an offer."""


class Cards(Struct, frozen=True):
    """How many cards of each resource."""

    sabre: int = 0
    wool: int = 0
    wood: int = 0
    rum: int = 0
    gold: int = 0


def pack(counts: Iterable[int]) -> int:
    """Five counts as one side of an offer."""
    return sum(int(n) << (5 * kind) for kind, n in enumerate(counts))


def cards_of(side: int) -> Cards:
    """One side of an offer as cards."""
    return Cards(*(side >> (5 * kind) & 31 for kind in range(KINDS)))


class _Sides:
    """Cards, numbered as one side of an offer."""

    count = 0

    def value(self, number: int) -> Cards:
        """The cards of a side."""
        return cards_of(number)

    def number(self, cards: Cards) -> int | None:
        """The side of an offer with these cards; None for more than five bits can count."""
        counts = astuple(cards)
        return pack(counts) if all(0 <= count <= 31 for count in counts) else None


def heap(resource: str, count: int) -> Message:
    """A number of cards of one resource."""
    return message(f"cj-cards-{resource}", n=count)


def heaps(cards: Cards) -> list[Message]:
    """All the cards of one side of a trade."""
    return [heap(name, count) for name, count in asdict(cards).items() if count]


def one_card(resource: str) -> Message:
    """One card of a resource."""
    return heap(resource, 1)


def resource_name(resource: str) -> Message:
    """What a resource is called."""
    return message(f"cj-name-{resource}")


Seat = Annotated[int, Range(4), Said(seat)]
Line = Annotated[int, Range(MOST_LINES), Said(from_one)]
Site = Annotated[int, Range(MOST_SITES), Said(from_one)]
Hex = Annotated[int, Range(MOST_HEXES), Said(from_one)]
Place = Annotated[int, UNSAID]
"""A line, a site or a hex that only the client shows."""
Count = Annotated[int, Said(name="n")]
Resource = Annotated[ResourceName, Said(one_card)]
"""A resource that changes hands as one card."""
OneCard = Annotated[ResourceName, Said(one_card, "what")]
What = Annotated[ResourceName, Said(resource_name, "what")]
Side = Annotated[Cards, _Sides(), Said(heaps)]
"""What one side of a trade gives."""
