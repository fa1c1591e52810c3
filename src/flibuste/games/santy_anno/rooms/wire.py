"""What goes over the wire without a table: the single question "where do I end up?" and the drill."""

from typing import Annotated, Literal

import msgspec

from flibuste.core.rooms import Say
from flibuste.games.santy_anno.data import CARDS, EVENTS, MOST_CARDS
from flibuste.games.santy_anno.liveries import Livery
from flibuste.games.santy_anno.paths import Resolution
from flibuste.games.santy_anno.slips import NO_EVENT, Line, Slip
from flibuste.games.santy_anno.views import Row

ShipName = Annotated[str, msgspec.Meta(max_length=20)]
CardName = Annotated[str, msgspec.Meta(max_length=40)]
Cluster = Annotated[list[ShipName], msgspec.Meta(min_length=8, max_length=8)]
Ships = Annotated[list[Livery], msgspec.Meta(max_length=8)]
Token = Annotated[str, msgspec.Meta(max_length=1000)]
Kind = Literal["element", "struck", "colour", "name", "name-struck", "number", "helm", "double", "coco"]
"""The kinds of cards as a reader meets them."""
Lean = Annotated[
    dict[str, Annotated[int, msgspec.Meta(ge=1, le=9)]],
    msgspec.Meta(extra={"ts": "Record<string, number>"}),
]


class AskWhere(msgspec.Struct, forbid_unknown_fields=True):
    """The question `where`: ships clockwise, cards in reading order, and where the pirates start."""

    table: Cluster
    cards: Annotated[list[CardName], msgspec.Meta(max_length=20)]
    starts: Annotated[list[ShipName], msgspec.Meta(max_length=8)]
    event: CardName | None = None
    answer: ShipName | None = None
    """Where the first of them is believed to end up."""
    fleet: Ships | None = None
    """The ships of the box, if they are painted differently from ours (SA-14)."""


class Where(msgspec.Struct):
    """Where they end up, card by card, with the reasons."""

    ends: list[str]
    resolution: Resolution
    slip: "MySlip | None"
    """What explains a wrong answer, if one was given and one slip explains it."""


class AskFleet(msgspec.Struct, forbid_unknown_fields=True):
    """The question `fleet`: whether these ships make one."""

    ships: Ships


class KnownFleet(msgspec.Struct):
    """The ships of a box in our order, and whether they are painted like ours."""

    ships: list[Livery]
    ours: bool


class NewDrill(msgspec.Struct, forbid_unknown_fields=True):
    """The question `drill`: what to train."""

    cards: Annotated[int, msgspec.Meta(ge=1, le=MOST_CARDS)]
    kinds: Annotated[list[Kind], msgspec.Meta(min_length=1, max_length=9)]
    event: bool = False
    every: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 2_000
    """Milliseconds from one card to the next."""
    lean: Lean = {}
    """How many times likelier than usual a kind is."""
    rival: Annotated[str, msgspec.Meta(max_length=20)] | None = None
    """The level of a bot to race against."""
    fleet: Ships | None = None
    """The ships of the box, if they are painted differently from ours (SA-14)."""


class NextCard(msgspec.Struct):
    """Which card to ask for, and when."""

    nth: int
    due: int
    """Milliseconds after the round was dealt."""


class Drill(msgspec.Struct):
    """A round to train on; its cards are asked for one by one."""

    round: str
    table: list[str]
    start: str
    line: Row
    next: NextCard


class AskCard(msgspec.Struct, forbid_unknown_fields=True):
    """The question `drill/card`: the nth card to be laid, from 0, available once its time has come."""

    round: Token
    nth: Annotated[int, msgspec.Meta(ge=0, le=8)]


class LaidCard(msgspec.Struct):
    """A card that is laid; with the first of the line comes "Cast off!"."""

    place: int
    """Its place in the line, from 1."""
    kind: str
    cast_off: bool
    line: Row
    """The cards laid so far, and at "Cast off!" the event."""
    next: NextCard | None
    rival: int | None
    """At "Cast off!": milliseconds until the rival lays the scuttle."""


class DrillAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """The question `drill/answer`: the ship somebody believes in."""

    round: Token
    ship: ShipName


class MySlip(msgspec.Struct):
    """The one misreading that explains a wrong answer."""

    nth: int | None
    """The card that works n-th, from 0; None for the event."""
    say: Say
    path: list[str]
    """The ships after each card, as misread."""


class DrillResult(msgspec.Struct):
    """Whether the answer is right, the true path, and the slip if one explains it."""

    right: bool
    end: str
    resolution: Resolution
    kinds: list[str]
    """The kind of each card as it works."""
    event: str | None
    slip: MySlip | None
    rival_right: bool | None


def said(slip: Slip) -> MySlip:
    """A slip as it goes over the wire."""
    return MySlip(slip.nth, slip.say, slip.path)


def laid_row(line: Line, laid: int) -> Row:
    """The line once `laid` cards are laid, from the last to the first; the event appears at the end."""
    hidden = len(line.cards) - laid
    event = None if hidden else event_of(line)
    return Row(
        cards=[None] * hidden + [CARDS[card] for card in line.cards[hidden:]],
        event=event,
        has_event=event is not None,
        face_down=[],
        next=hidden or None,
    )


def event_of(line: Line) -> str | None:
    """The event of a line by its name."""
    return None if line.event == NO_EVENT else EVENTS[line.event]
