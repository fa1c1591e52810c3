"""What else goes over a table's WebSocket: a player's actions, and what the server sends."""

from typing import Literal

import msgspec

from flibuste.server.wire.commands import AnyCommand
from flibuste.server.wire.parts import (
    ActionOf,
    Actor,
    ChoicesOf,
    FactOf,
    FactsOf,
    GameName,
    Millis,
    OwnOf,
    PublicOf,
    RequestId,
    Say,
    Seat,
    TableOf,
    TempoOf,
    YouOf,
)
from flibuste.table.settings import Settings


class Play(msgspec.Struct, tag="play", tag_field="t", kw_only=True, forbid_unknown_fields=True):
    """An action of the game, by its number (`code`) or its description (`do`)."""

    id: RequestId
    seat: Actor
    prompt: int
    """The number of the prompt that is answered; if it is over by then, the action is stale."""
    code: int | None = None
    do: ActionOf = msgspec.Raw(b"null")
    at: Millis | None = None
    """In a race: when it was done, by the server's clock; believed as far as the lag allows."""


class Undo(msgspec.Struct, tag="undo", tag_field="t", kw_only=True, forbid_unknown_fields=True):
    """Take back the seat's own latest step; `seq` is the one the view offers."""

    id: RequestId
    seat: Seat
    seq: int


class Ping(msgspec.Struct, tag="ping", tag_field="t", kw_only=True, forbid_unknown_fields=True):
    """Ask for the server's time."""

    n: int = 0


class Echo(msgspec.Struct, tag="echo", tag_field="t", kw_only=True, forbid_unknown_fields=True):
    """Send a pong's mark back at once, so that the server can measure the lag."""

    mark: int


class Lift(msgspec.Struct, tag="lift", tag_field="t", kw_only=True, forbid_unknown_fields=True):
    """On a shared device: lift the curtain for one of its seats, or lower it (null)."""

    seat: Seat | None = None


class Look(msgspec.Struct, tag="look", tag_field="t", kw_only=True, forbid_unknown_fields=True):
    """Ask for the observation of the seat in `you.eyes`, as bots read it: for programs."""

    id: RequestId
    seat: Seat


ClientFrame = AnyCommand | Play | Undo | Ping | Echo | Lift | Look


class SeatInfo(msgspec.Struct):
    """A seat as everyone sees it."""

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str
    member: int | None
    """The person it belongs to."""
    level: str | None
    """A bot's level, also while it plays for an absent person."""
    connected: bool
    resigned: bool
    agrees: bool
    """Whether it wants to end the game here."""
    offered: bool
    """Whether others may ask for the seat."""
    vacant: bool
    """Whether no person claims it, so that latecomers can take it."""
    character: int | None
    """The character its player took, if they chose one."""
    bot_of: str
    """Whose program plays it; empty for a person and for the server's own bots."""
    temper: str | None = None
    """How a bot trades, in games with trades; named by `table-temper-<name>`."""


class MemberInfo(msgspec.Struct):
    """A person at the table as everyone sees it."""

    member: int
    name: str
    connected: bool
    muted: bool
    asks_for: int | None
    bot_of: str
    """Whose program this is; empty for a person."""
    declined: int | None = None
    """The seat that was asked for and refused."""


class TvInfo(msgspec.Struct):
    """A TV that shows the table."""

    number: int
    """The TV shows it too, so that the host pairs the one in the room."""
    paired: bool


class Ranking(msgspec.Struct):
    """How it ended."""

    say: Say
    ranks: list[int]
    """By seat, the best being 1; empty when the game was ended by agreement."""


class TableInfo(msgspec.Struct):
    """A table without its game's state."""

    code: str
    id: str
    """The replay's name once the game is over."""
    game: GameName
    version: int
    settings: Settings
    phase: Literal["lobby", "playing", "paused", "over"]
    host: int
    seats: list[SeatInfo]
    members: list[MemberInfo]
    tvs: list[TvInfo]
    commitment: str
    outcome: Ranking | None
    rematch: str | None
    """The code of the table where the same people play on."""
    created: Millis
    regatta: str | None
    """The code of the regatta that drew this table."""
    study: bool
    """Begun in the middle of a finished game: it counts nowhere."""
    pace: float
    short_thoughts: bool
    """Whether bots here think less than their level should, because their code is not compiled yet."""
    waved: list[int]
    """The members who have waved on the bots of a turn game."""


class You(msgspec.Struct):
    """What the table knows about this connection."""

    member: int | None
    host: bool
    seats: list[int]
    eyes: int | None
    """The seat whose secrets are in the view; None for spectators, TVs and behind a lowered curtain."""
    tv: int | None
    """The number of this TV, if the connection is one (`/ws/tables/CODE?tv`)."""


class Choice(msgspec.Struct, omit_defaults=True):
    """One legal choice."""

    code: int
    do: ActionOf
    say: Say
    brings: list[Say] = []
    """What it would do, the most important first."""
    grave: bool = False
    """Whether it cannot be taken back and costs something: ask for confirmation before sending it."""


class Asked(msgspec.Struct):
    """What the seat through whose eyes the view is made is asked."""

    seat: int
    prompt: int
    say: Say | None
    choices: ChoicesOf


class SeatClock(msgspec.Struct):
    """A running or stopped clock of a seat."""

    seat: int
    deadline: Millis | None
    """When its time is up; None while it is not running."""
    reserve: int
    """Milliseconds of reserve left at `now` (0 without reserve)."""


class Awaited(msgspec.Struct):
    """A person whose answer a bot waits for before it goes on."""

    seat: int
    until: Millis | None
    """When the bot stops waiting for this person; None while the time stands still."""
    of: int
    """How many milliseconds there were in total."""


class Fact(msgspec.Struct):
    """Something that happened, for animation and for the log."""

    seq: int
    do: FactOf
    say: Say


class Talk(msgspec.Struct):
    """Something that was said."""

    seq: int
    """Its number among viewers without a seat, which names it for every viewer."""
    row: int
    """Its place among the facts, as this viewer numbers them."""
    at: Millis
    member: int
    name: str
    phrase: str | None
    text: str | None


class View(msgspec.Struct, tag="view", tag_field="t"):
    """Everything this connection may see, after every change that it may notice."""

    seq: int
    """How many rows viewers with these eyes have noticed; nothing hidden moves it."""
    now: Millis
    table: TableOf
    public: PublicOf | None
    waiting: list[int]
    """The seats that the game waits for."""
    clocks: list[SeatClock]
    tempo: TempoOf | None
    """The times of a game with a tempo, while it is played."""
    awaited: list[Awaited]
    """The people whom a bot waits for, and for how long; empty where it waits as long as they like."""
    build: str
    """Which client the server carries: when this changes, reload between actions."""
    you: YouOf
    own: OwnOf | None
    asked: Asked | None
    undo: int | None
    """The seq of the step that `you.eyes` may take back now."""
    facts: FactsOf
    """What happened since the last view on this connection, oldest first; in its first view, the latest."""
    gap: bool
    """More happened than is told, or the facts are from before the connection: jump without animation."""
    undone: list[int]
    """The seqs taken back since the last view: their facts leave the log."""
    talk: list[Talk]


class Ack(msgspec.Struct, tag="ack", tag_field="t"):
    """The request with this id is done and durable."""

    id: str
    seq: int
    """Its row, as the acting seat numbers it."""


class Refused(msgspec.Struct, tag="refused", tag_field="t"):
    """The request with this id is refused and nothing changed; a current view follows."""

    id: str | None
    code: str
    say: Say
    clause: str
    """The clause of the rules that it rests on, or empty."""


class Pong(msgspec.Struct, tag="pong", tag_field="t"):
    """The server's time; echo its mark at once."""

    n: int
    now: Millis
    mark: int


class Seen(msgspec.Struct, tag="seen", tag_field="t"):
    """What a seat sees, as a record of the game's rules."""

    id: str
    seq: int
    """The newest row as the seat numbers it: what others do in secret moves it no more than the views."""
    seat: int
    prompt: int | None
    """What the seat is asked now, if anything; an answer names it."""
    version: int
    layout: str
    """Identifies the record's fields and their places: two programs with the same layout read the same."""
    record: str
    """The bytes in Base64."""


class Gone(msgspec.Struct, tag="gone", tag_field="t"):
    """The connection is closed by the table, and why."""

    code: str
    say: Say


ServerFrame = View | Ack | Refused | Pong | Seen | Gone
