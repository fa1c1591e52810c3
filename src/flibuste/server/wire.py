"""All that goes over the wire, defined once: HTTP bodies and WebSocket frames."""

from typing import Annotated, Any, Literal

import msgspec

from flibuste.table.settings import ClockRule, Settings

Code = Annotated[str, msgspec.Meta(pattern="^[BCDFGHJKLMNPQRSTVWXZ]{6}$")]
"""A table's short code: six consonants, so that it spells no word."""
Seat = Annotated[int, msgspec.Meta(ge=0, le=11)]
Actor = Annotated[int, msgspec.Meta(ge=0, le=15)]
"""A seat, or 15 for the Bosun: the host of a table whose cards are dealt by hand."""
MemberNumber = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
TvNumber = Annotated[int, msgspec.Meta(ge=1000, le=9999)]
ActionId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Nonce = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Millis = int
"""Milliseconds since 1970 by the server's clock."""

Say = Annotated[dict[str, Any], msgspec.Meta(extra={"ts": "Message"})]
"""A message: a key of the catalogs and its arguments."""
ChosenSettings = Annotated[Settings, msgspec.Meta(extra={"ts": "Partial<Settings>"})]
GameName = Annotated[str, msgspec.Meta(extra={"ts": "GameName"})]
Level = Annotated[str, msgspec.Meta(max_length=20)]

ActionOf = Annotated[msgspec.Raw, msgspec.Meta(extra={"ts": "GameTypes[G]['action']"})]
FactOf = Annotated[msgspec.Raw, msgspec.Meta(extra={"ts": "GameTypes[G]['fact']"})]
PublicOf = Annotated[msgspec.Raw, msgspec.Meta(extra={"ts": "GameTypes[G]['public']"})]
OwnOf = Annotated[msgspec.Raw, msgspec.Meta(extra={"ts": "GameTypes[G]['own']"})]
OwnsOf = Annotated[dict[int, msgspec.Raw], msgspec.Meta(extra={"ts": "Record<number, GameTypes[G]['own']>"})]
TableOf = Annotated[msgspec.Raw, msgspec.Meta(extra={"ts": "TableInfo"})]
ChoicesOf = Annotated[list[msgspec.Raw], msgspec.Meta(extra={"ts": "Choice<G>[]"})]
FactsOf = Annotated[list[msgspec.Raw], msgspec.Meta(extra={"ts": "Fact<G>[]"})]


# What people may do at a table: `POST /api/tables/CODE/<tag>`, or a frame `{"t": "<tag>", "id": ..., ...}`.


class Verb(msgspec.Struct, tag_field="t", kw_only=True, forbid_unknown_fields=True):
    """A person's wish at a table; sent twice with the same id it counts once."""

    id: ActionId | None = None


class Join(Verb, tag="join"):
    """Come to the table, as a spectator until one sits down."""

    name: Name | None = None


class Leave(Verb, tag="leave"):
    """Go away: before the start the seats become free, later they are treated as dropped."""


class Sit(Verb, tag="sit"):
    """Take a free seat; another seat more on the same device makes it a shared one."""

    seat: Seat
    name: Name | None = None
    nonce: Nonce | None = None
    """This seat's share in the dice, chosen after the commitment was shown."""


class Stand(Verb, tag="stand"):
    """Give up a seat before the start."""

    seat: Seat


class PlaceBot(Verb, tag="bot"):
    """Let a bot of this level take the seat (host; later in the game only an offered or left seat)."""

    seat: Seat
    level: Level


class Empty(Verb, tag="empty"):
    """Take a bot or a person off a seat before the start (host)."""

    seat: Seat


class Settle(Verb, tag="settle"):
    """Change the table's settings (host); what is not named gets its default."""

    settings: ChosenSettings


class Start(Verb, tag="start"):
    """Begin the game with the seats taken; free seats at the end are left out (host)."""


class Pause(Verb, tag="pause"):
    """Stop the clocks and the play (any seated person)."""


class Resume(Verb, tag="resume"):
    """Go on (any seated person)."""


class Resign(Verb, tag="resign"):
    """Give up: a bot plays the seat to the end."""

    seat: Seat


class Agree(Verb, tag="agree"):
    """Say that one wants (or no longer wants) to end the game here; it ends when all people agree."""

    seat: Seat
    yes: bool = True


class Rematch(Verb, tag="rematch"):
    """Open a new table with the same people, bots and settings; the view then names its code."""


class Kick(Verb, tag="kick"):
    """Send a person away, for good if banned (host)."""

    member: MemberNumber
    ban: bool = False


class Mute(Verb, tag="mute"):
    """Let a person's talk be heard by nobody (host)."""

    member: MemberNumber
    muted: bool = True


class HandHost(Verb, tag="host"):
    """Hand the host's rights to another person (host)."""

    member: MemberNumber


class Ask(Verb, tag="ask"):
    """Ask the host for the seat of somebody who is away."""

    seat: Seat


class Give(Verb, tag="give"):
    """Give an absent person's seat, or a bot's, to who asked (host, or a TV that the host paired)."""

    seat: Seat
    member: MemberNumber


class PairTv(Verb, tag="pair"):
    """Let the TV that shows this number give seats away as the host can, or no longer (host)."""

    tv: TvNumber
    paired: bool = True


class Return(Verb, tag="return"):
    """Take one's own seat back from the bot that plays it meanwhile."""

    seat: Seat


class TurnCard(Verb, tag="turn"):
    """Where the host deals by hand: let the program draw the next card, the event with the first (host)."""

    prompt: int


class Speak(Verb, tag="say"):
    """Say a quick phrase, or free text where the host allows it."""

    phrase: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    text: Text | None = None


AnyVerb = (
    Join | Leave | Sit | Stand | PlaceBot | Empty | Settle | Start | Pause | Resume | Resign | Agree | Rematch
    | Kick | Mute | HandHost | Ask | Give | PairTv | Return | TurnCard | Speak
)  # fmt: skip


# Frames of the WebSocket only.


class Act(msgspec.Struct, tag="act", tag_field="t", kw_only=True, forbid_unknown_fields=True):
    """An action of the game, by its number (`code`) or its description (`do`)."""

    id: ActionId
    seat: Actor
    prompt: int
    """The number of the prompt that is answered; if it is over by then, the action is stale."""
    code: int | None = None
    do: ActionOf = msgspec.Raw(b"null")
    at: Millis | None = None
    """In a race: when it was done, by the server's clock; believed within the line's bound."""


class Undo(msgspec.Struct, tag="undo", tag_field="t", kw_only=True, forbid_unknown_fields=True):
    """Take back one's own latest step; `seq` is the one the view offers."""

    id: ActionId
    seat: Seat
    seq: int


class Ping(msgspec.Struct, tag="ping", tag_field="t", kw_only=True, forbid_unknown_fields=True):
    """Ask for the server's time."""

    n: int = 0


class Echo(msgspec.Struct, tag="echo", tag_field="t", kw_only=True, forbid_unknown_fields=True):
    """Send a pong's mark back at once, so that the server can measure the line."""

    mark: int


class Lift(msgspec.Struct, tag="lift", tag_field="t", kw_only=True, forbid_unknown_fields=True):
    """On a shared device: lift the curtain for one of its seats, or lower it (null)."""

    seat: Seat | None = None


ClientFrame = AnyVerb | Act | Undo | Ping | Echo | Lift


# What the server sends.


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
    """Whether the seat may be asked for."""


class MemberInfo(msgspec.Struct):
    """A person at the table as everyone sees it."""

    member: int
    name: str
    connected: bool
    muted: bool
    asks_for: int | None


class TvInfo(msgspec.Struct):
    """A TV that shows the table."""

    number: int
    """What the TV shows too, so that the host pairs the one in the room."""
    paired: bool


class Ranking(msgspec.Struct):
    """How it ended."""

    say: Say
    ranks: list[int]
    """By seat, best 1; empty when the game was ended by agreement."""


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
    """The code of the table that goes on with the same people."""
    created: Millis
    pace: float


class You(msgspec.Struct):
    """What the table knows about this connection."""

    member: int | None
    host: bool
    seats: list[int]
    eyes: int | None
    """The seat whose secrets are in the view; none for spectators, TVs and behind a lowered curtain."""
    tv: int | None
    """The number of this TV, if the connection is one (`/ws/tables/CODE?tv`)."""


class Choice(msgspec.Struct):
    """One legal choice."""

    code: int
    do: ActionOf
    say: Say


class Asked(msgspec.Struct):
    """What the seat under whose eyes the view is made is asked."""

    seat: int
    prompt: int
    say: Say | None
    choices: ChoicesOf


class SeatClock(msgspec.Struct):
    """A running or stopped clock of a seat."""

    seat: int
    deadline: Millis | None
    """When its time is up; none while it does not run."""
    reserve: int
    """Milliseconds of reserve left at `now` (0 without reserve)."""


class Race(msgspec.Struct):
    """The times of a race: instants by the server's clock."""

    cast_off: Millis | None
    """When it begins or began; announced ahead."""
    count_ends: Millis | None
    limit: Millis | None
    step: int
    """Milliseconds that a step around the table takes."""
    next_card: Millis | None
    alone: int | None
    """On one shared screen: the seat whose stopwatch runs."""


class Fact(msgspec.Struct):
    """Something that happened, for animation and for the log."""

    seq: int
    do: FactOf
    say: Say


class Talk(msgspec.Struct):
    """Something that was said."""

    seq: int
    at: Millis
    member: int
    name: str
    phrase: str | None
    text: str | None


class View(msgspec.Struct, tag="view", tag_field="t"):
    """Everything this connection may see, after every change."""

    seq: int
    now: Millis
    table: TableOf
    you: You
    public: PublicOf | None
    own: OwnOf | None
    waiting: list[int]
    """The seats that the game waits for."""
    asked: Asked | None
    clocks: list[SeatClock]
    race: Race | None
    facts: FactsOf
    """What happened since the last view on this connection, oldest first; in its first view, the latest."""
    gap: bool
    """More happened than is told, or the facts are those before one came: jump without animation."""
    undone: list[int]
    """The seqs taken back since the last view: their facts leave the log."""
    undo: int | None
    """The seq of the step that `you.eyes` may take back now."""
    talk: list[Talk]
    build: str
    """Which client the server carries: when it changes, reload between actions."""


class Ack(msgspec.Struct, tag="ack", tag_field="t"):
    """The wish with this id is done and durable."""

    id: str
    seq: int


class Refused(msgspec.Struct, tag="refused", tag_field="t"):
    """The wish with this id is refused and nothing changed; a current view follows."""

    id: str | None
    code: str
    say: Say
    clause: str
    """The clause of the rules it rests on, or empty."""


class Pong(msgspec.Struct, tag="pong", tag_field="t"):
    """The server's time; its mark is to be echoed at once."""

    n: int
    now: Millis
    mark: int


class Gone(msgspec.Struct, tag="gone", tag_field="t"):
    """The connection is closed by the table, and why."""

    code: str
    say: Say


ServerFrame = View | Ack | Refused | Pong | Gone


# HTTP.


class Bots(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many bots of a level."""

    count: Annotated[int, msgspec.Meta(ge=0, le=11)] = 0
    level: Level = "mate"


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/tables`: a new table; with `start` a game against bots begins at once."""

    game: GameName
    seats: Annotated[int, msgspec.Meta(ge=1, le=12)]
    settings: ChosenSettings = Settings()
    bots: list[Bots] = []
    name: Name | None = None
    own_seats: Annotated[int, msgspec.Meta(ge=0, le=8)] = 1
    """How many seats this device takes (several: pass and play; none: the host only watches)."""
    nonce: Nonce | None = None
    start: bool = False
    tv: bool = False
    """Opened from a TV, which takes no seat and places no bot: the first person who comes is the host."""


class Summary(msgspec.Struct):
    """A table in a list."""

    code: str
    id: str
    game: GameName
    phase: Literal["lobby", "playing", "paused", "over"]
    names: list[str]
    """By seat; empty for a free one."""
    free: int
    settings: Settings
    updated: Millis
    yours: bool
    your_turn: bool


class Tables(msgspec.Struct):
    """`GET /api/tables`: the open tables one can join."""

    tables: list[Summary]


class NextTable(msgspec.Struct):
    """What this device's next table is bound to, shown before its nonce is taken."""

    id: str
    commitment: str


class Me(msgspec.Struct):
    """`GET /api/me`: this device."""

    name: str
    games: list[Summary]
    next: NextTable


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/me/name`."""

    name: Name


class Secret(msgspec.Struct, forbid_unknown_fields=True):
    """A link's secret, which stands in the fragment of its address."""

    secret: Annotated[str, msgspec.Meta(min_length=20, max_length=80)]


class Link(msgspec.Struct):
    """A link to save or to hand over; the secret stands in its fragment."""

    path: str
    expires: Millis | None


class HandOver(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/tables/CODE/handover`: make a one-use link that carries a seat to another device."""

    seat: Seat


class Taken(msgspec.Struct):
    """`POST /api/handover`: the seat now belongs to this device."""

    code: str
    seat: int


class OptionInfo(msgspec.Struct):
    """A game's option."""

    name: str
    values: list[str]
    default: str | int
    lowest: int
    highest: int


class GameInfo(msgspec.Struct):
    """A game one can open a table of, once it is ready."""

    name: GameName
    version: int
    players: list[int]
    options: list[OptionInfo]
    turns: bool
    ready: bool
    progress: float


class Games(msgspec.Struct):
    """`GET /api/games`."""

    games: list[GameInfo]
    levels: list[str]
    phrases: list[str]
    names: list[str]
    build: str


class Problem(msgspec.Struct):
    """Every refusal over HTTP."""

    code: str
    say: Say
    detail: str = ""


class ReplayFrame(msgspec.Struct):
    """One step of a replay under the chosen eyes."""

    seq: int
    at: int
    """Milliseconds since the start."""
    seat: int
    do: ActionOf | None
    public: PublicOf
    own: OwnsOf
    """What the chosen eyes see besides, by seat: one seat, or all of them when the cards lie open."""
    facts: FactsOf


class Replay(msgspec.Struct):
    """`GET /api/replays/ID?eyes=nobody|open|SEAT&from=N&count=M`: a part of a finished game."""

    id: str
    game: GameName
    version: int
    options: dict[str, str | int]
    names: list[str]
    steps: int
    """How many steps the game has; frame 0 is the start."""
    eyes: Literal["nobody", "open"] | int
    frames: Annotated[list[ReplayFrame], msgspec.Meta(extra={"ts": "ReplayFrame<G>[]"})]
    outcome: Ranking
    commitment: str
    secret: str
    nonces: list[str]


class Health(msgspec.Struct):
    """`GET /healthz`."""

    status: Literal["ok", "stopping"]
    tables: int
    connections: int
    ready: list[str]


__all__ = ["ClientFrame", "ClockRule", "ServerFrame", "Settings"]
