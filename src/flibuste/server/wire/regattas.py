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
    """The number of people wanted at a table."""
    bots: Level | None = None
    """The level of the bots that fill tables; None if somebody sits out instead."""
    name: Name | None = None
    """What it is called."""
    settings: ChosenSettings = Settings()
    """The settings of its tables."""


class EnterRegatta(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/regattas/CODE/enter`: enter, come back, or change the name."""

    name: Name | None = None


class OfEntrant(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/regattas/CODE/send` and `/hand`: send somebody away, or let them lead."""

    number: EntrantNumber


class DrawRound(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/regattas/CODE/draw`: draw this round, counting from 1; repeated requests draw it once."""

    round: RoundNumber


class CallTable(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/regattas/CODE/call`: end a table of the round that is stuck."""

    round: RoundNumber
    table: Annotated[int, msgspec.Meta(ge=0, le=500)]


class Entrant(msgspec.Struct):
    """Somebody at a regatta, and their standing."""

    number: int
    name: str
    here: bool
    place: int
    points: int
    wins: int
    rounds: list[int | None]
    """Points by round; None where they were not there."""


class RegattaTable(msgspec.Struct):
    """A table of the latest round."""

    code: str
    """Empty until the table is open."""
    people: list[int]
    bots: int
    earned: list[int] | None
    """What each person got, in the order of the people; None while it is played."""
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
    """How many people it takes to draw a round."""
    rounds: int
    """How many there are."""
    phase: Literal["gathering", "sailing", "between", "over"]
    round: int
    """The latest round drawn; 0 before the first."""
    entrants: list[Entrant]
    """In the order of the standings."""
    tables: list[RegattaTable]
    sits_out: list[int]
    host: int | None
    """The number of the host, if they play too."""
    wish: int | None
    """Who asks to lead, because the host seems to be gone..."""
    wish_since: Millis


class RegattaYou(msgspec.Struct):
    """This device's part in a regatta."""

    number: int | None
    """None if it has not entered."""
    here: bool
    host: bool
    table: str
    """Where it is playing now; empty if nowhere."""


class RegattaSeen(msgspec.Struct):
    """`GET /api/regattas/CODE?after=MARK`: answered as soon as there is something newer than MARK."""

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
    """`GET /api/regattas`: those of this device, newest first."""

    regattas: list[RegattaEntry]
