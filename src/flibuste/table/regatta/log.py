"""What happens at a regatta, as its log keeps it."""

# compile-cache: holds no rules

from typing import Any

import msgspec

from flibuste.table.settings import Settings


class Event(msgspec.Struct, frozen=True, tag_field="e", tag=str.lower):
    """One row of a regatta's log; only rows with a `person` mention a device."""


class Opened(Event, frozen=True):
    """Somebody opens a regatta; they are its host, whether they play or not."""

    person: str
    game: str
    rounds: int
    size: int
    bots: str | None
    """The level of the bots that fill tables; None if somebody sits out instead."""
    settings: Settings
    name: str = ""
    """What the regatta is called."""


class Entered(Event, frozen=True):
    """Somebody comes, or comes back."""

    number: int
    person: str
    name: str


class Left(Event, frozen=True):
    """Somebody goes, or is sent away."""

    number: int
    sent: bool = False


class Drawn(Event, frozen=True):
    """A round is drawn: people by number at each table, bots beside them, and who sits out."""

    tables: list[list[int]]
    bots: list[int]
    sits_out: list[int]


class Seated(Event, frozen=True):
    """A drawn table is open and can be played at."""

    round: int
    table: int
    code: str
    id: str


class Finished(Event, frozen=True):
    """A table's game is over: ranks as drawn, people before bots, and the numbers of those who gave up."""

    round: int
    table: int
    ranks: list[int]
    left: list[int]


class Called(Event, frozen=True):
    """The host ends a table that is stuck, or its game ended without a result: everybody there shares it."""

    round: int
    table: int
    left: list[int] = []


class Closed(Event, frozen=True):
    """The host ends the regatta before its last round."""


class Wanted(Event, frozen=True):
    """Somebody asks to lead, because the host seems to be gone."""

    number: int
    at: int


class Stayed(Event, frozen=True):
    """The host is there after all."""


class Led(Event, frozen=True):
    """Somebody else leads from now on."""

    number: int


AnyEvent = Opened | Entered | Left | Drawn | Seated | Finished | Called | Closed | Wanted | Stayed | Led
_read = msgspec.json.Decoder(AnyEvent)


def read(payload: bytes) -> AnyEvent:
    """An event as the log has it."""
    found: Any = _read.decode(payload)
    return found  # type: ignore[no-any-return]


def write(event: Event) -> bytes:
    """An event for the log."""
    return msgspec.json.encode(event)
