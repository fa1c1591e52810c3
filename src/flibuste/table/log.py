"""The log of a table: numbered rows, and what a row of the kind `table` says."""

# compile-cache: holds no rules

from typing import Literal

import msgspec

from flibuste.table.settings import Settings, with_today_settings

Kind = Literal["game", "table", "undo"]


class Row(msgspec.Struct, frozen=True, array_like=True):
    """One line of the log; `(table, seq)` and `(table, request)` are unique."""

    seq: int
    at: int
    """Milliseconds since 1970."""
    seat: int
    kind: Kind
    payload: bytes
    request: str | None = None
    """The id of the request it fulfils, unique in its table."""


class Played(msgspec.Struct, frozen=True, array_like=True):
    """The payload of a `game` row: the action, and whether the clock took it for the seat."""

    action: int
    lapsed: bool = False


class TakenBack(msgspec.Struct, frozen=True, array_like=True):
    """The payload of an `undo` row: the row it takes back."""

    seq: int


class Event(msgspec.Struct, frozen=True, tag_field="e", tag=str.lower):
    """The payload of a `table` row."""


class Joined(Event, frozen=True):
    """A person came to the table (again)."""

    member: int
    person: str
    name: str
    bot_of: str = ""
    """The owner of the program that came; empty for a person."""


class Left(Event, frozen=True):
    """A person went away."""

    member: int


class Sat(Event, frozen=True):
    """A person took a seat."""

    seat: int
    member: int
    name: str
    nonce: str
    character: int | None = msgspec.field(default=None, name="figure")
    """Stored under its first name, so that every log can be read."""


class Cast(Event, frozen=True):
    """The player of a seat chose a character, or any."""

    seat: int
    character: int | None


class Stood(Event, frozen=True):
    """A seat became free."""

    seat: int


class BotSat(Event, frozen=True):
    """A bot took a seat for good."""

    seat: int
    level: str
    name: str


class Settled(Event, frozen=True):
    """The settings changed."""

    settings: Settings


class HostIs(Event, frozen=True):
    """A person became the host."""

    member: int


class Kicked(Event, frozen=True):
    """A person was sent away."""

    member: int
    ban: bool


class Muted(Event, frozen=True):
    """Nobody hears a person's talk, or everybody does again."""

    member: int
    muted: bool


class Started(Event, frozen=True):
    """The game began with these seats of the lobby, in this order, and their contributions to the dice."""

    order: list[int]
    nonces: list[str]


class Paused(Event, frozen=True):
    """The game is paused; by the table itself if the member is -1."""

    member: int


class Resumed(Event, frozen=True):
    """The game goes on."""

    member: int


class Resigned(Event, frozen=True):
    """A seat gave up; a bot plays it to the end."""

    seat: int
    level: str


class Agreed(Event, frozen=True):
    """A seat wants to end the game here, or no longer does."""

    seat: int
    yes: bool


class Waved(Event, frozen=True):
    """A person has seen enough of what is shown to all, or of what bots do among themselves."""

    member: int


class Ended(Event, frozen=True):
    """The game ended without a result."""

    reason: Literal["agreement", "called"]
    """All agreed, or the host of the table's regatta called it."""


class RematchAt(Event, frozen=True):
    """The same people play on at another table."""

    code: str


class StoodIn(Event, frozen=True):
    """A bot plays for an absent person."""

    seat: int
    level: str


class CameBack(Event, frozen=True):
    """A person plays their own seat again."""

    seat: int


class Offered(Event, frozen=True):
    """An absent person's seat may be asked for."""

    seat: int


class AskedFor(Event, frozen=True):
    """A person asks for a seat."""

    member: int
    seat: int


class Declined(Event, frozen=True):
    """A person does not get the seat they asked for."""

    member: int


class Given(Event, frozen=True):
    """A seat passed to another person or device."""

    seat: int
    member: int
    name: str
    carried: bool = False
    """Whether the player moved the seat to another device."""


class Paired(Event, frozen=True):
    """A TV may give seats away, or no longer."""

    tv: str
    paired: bool


class Bound(Event, frozen=True):
    """From now on the sheets with this mark are scanned at this table."""

    sheets: str


class Said(Event, frozen=True):
    """A person said something."""

    member: int
    phrase: str | None
    text: str | None


class Slept(Event, frozen=True):
    """Nobody is there any longer, so the clocks stand still."""


class Woke(Event, frozen=True):
    """The clocks run again after a grace period; before, they ran until `gone` if nobody had stopped them."""

    gone: int


AnyEvent = (
    Joined
    | Left
    | Sat
    | Cast
    | Stood
    | BotSat
    | Settled
    | HostIs
    | Kicked
    | Muted
    | Started
    | Paused
    | Resumed
    | Resigned
    | Agreed
    | Waved
    | Ended
    | RematchAt
    | StoodIn
    | CameBack
    | Offered
    | AskedFor
    | Declined
    | Given
    | Paired
    | Bound
    | Said
    | Slept
    | Woke
)

_event = msgspec.json.Decoder(AnyEvent)
read_played = msgspec.json.Decoder(Played).decode
read_taken_back = msgspec.json.Decoder(TakenBack).decode
write = msgspec.json.Encoder().encode


def read_event(payload: bytes) -> AnyEvent:
    """The event of a row of the kind `table`."""
    event: AnyEvent = _event.decode(with_today_settings(payload))
    return event
