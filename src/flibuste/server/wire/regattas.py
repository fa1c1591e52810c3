"""The bodies of the regattas."""

from typing import Annotated, Literal

import msgspec

from flibuste.server.wire.parts import ChosenSettings, GameName, Level, Millis, Name
from flibuste.table.settings import Settings

EntrantNumber = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
RoundNumber = Annotated[int, msgspec.Meta(ge=1, le=30)]
RegattaOf = Annotated[msgspec.Raw, msgspec.Meta(extra={"ts": "RegattaInfo"})]


class NewRegatta(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/regattas`: a new regatta, led by this device."""

    game: GameName
    rounds: RoundNumber
    size: Annotated[int, msgspec.Meta(ge=1, le=12)]
    """As many as there should be at a table."""
    bots: Level | None = None
    """The level of the bots that fill tables; none if somebody sits out instead."""
    name: Name | None = None
    """What it is called."""
    settings: ChosenSettings = Settings()
    """Of its tables."""


class EnterRegatta(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/regattas/CODE/enter`: come, come back, or change one's name."""

    name: Name | None = None


class OfEntrant(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/regattas/CODE/send` and `/hand`: send somebody away, or let them lead."""

    number: EntrantNumber


class DrawRound(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/regattas/CODE/draw`: draw this round, the first one being 1; asked twice, drawn once."""

    round: RoundNumber


class CallTable(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/regattas/CODE/call`: end a table of the round that hangs."""

    round: RoundNumber
    table: Annotated[int, msgspec.Meta(ge=0, le=500)]


class Entrant(msgspec.Struct):
    """Somebody at a regatta, and how they stand."""

    number: int
    name: str
    here: bool
    place: int
    points: int
    wins: int
    rounds: list[int | None]
    """Points by round; none where they were not there."""


class RegattaTable(msgspec.Struct):
    """A table of the latest round."""

    code: str
    """Empty until it is open."""
    people: list[int]
    bots: int
    earned: list[int] | None
    """What each got, in the order of the people; none while it is played."""
    first: list[int]
    """Who won."""
    called: bool


class RegattaInfo(msgspec.Struct):
    """A regatta as everybody sees it."""

    code: str
    name: str
    game: GameName
    size: int
    bots: Level | None
    least: int
    """So many people it takes to draw a round."""
    rounds: int
    """How many it has."""
    phase: Literal["gathering", "sailing", "between", "over"]
    round: int
    """The latest round that was drawn; 0 before the first."""
    entrants: list[Entrant]
    """From the first on."""
    tables: list[RegattaTable]
    sits_out: list[int]
    host: int | None
    """The number of the host, if they play too."""
    wish: int | None
    """Who asks to lead, because the host seems to be gone..."""
    wish_since: Millis


class RegattaYou(msgspec.Struct):
    """What a regatta is to this device."""

    number: int | None
    """None if it has not entered."""
    here: bool
    host: bool
    table: str
    """Where it plays now; empty if nowhere."""


class RegattaSeen(msgspec.Struct):
    """`GET /api/regattas/CODE?after=MARK`: answered as soon as there is something that MARK does not know."""

    mark: str
    now: Millis
    all: RegattaOf
    you: RegattaYou


class RegattaEntry(msgspec.Struct):
    """A regatta in a list."""

    code: str
    name: str
    game: GameName
    phase: Literal["gathering", "sailing", "between", "over"]
    host: bool


class RegattaEntries(msgspec.Struct):
    """`GET /api/regattas`: those of this device, the newest first."""

    regattas: list[RegattaEntry]
