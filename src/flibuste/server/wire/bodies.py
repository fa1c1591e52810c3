"""The bodies of the HTTP API."""

from typing import Annotated, Literal

import msgspec

from flibuste.core.review import Mark
from flibuste.server.wire.frames import Ranking
from flibuste.server.wire.parts import (
    ActionOf,
    AnalysisOf,
    ChosenSettings,
    FactOf,
    FactsOf,
    GameName,
    Level,
    Millis,
    Name,
    Nonce,
    OwnsOf,
    PublicOf,
    RequestId,
    Say,
    Seat,
    SheetsMark,
)
from flibuste.server.wire.ratings import RatingMode
from flibuste.table.settings import Settings


class Bots(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of bots of one level."""

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
    """How many seats this device takes (several: pass and play; 0: the host only watches)."""
    nonce: Nonce | None = None
    start: bool = False
    tv: bool = False
    """Opened from a TV, which takes no seat and places no bot: the first person to come is the host."""


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
    waits_for: list[str] = []
    """The names of those whose turn it is, while the game is on."""
    winners: list[str] = []
    """The names of the winners, if it is over."""
    study: bool = False
    """Begun in the middle of a finished game: it counts nowhere."""


class Tables(msgspec.Struct):
    """`GET /api/tables`: the open tables that can be joined."""

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


class Scan(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/scan`: somebody has scanned the code of a printed sheet; sent twice it counts once."""

    id: RequestId
    sheets: SheetsMark
    piece: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Scanned(msgspec.Struct):
    """What a scan resulted in."""

    code: str
    """The table..."""
    game: GameName
    """... and its game, which draws the piece."""
    say: Say | None
    """None if these are not the table's sheets..."""
    bind: bool
    """... which this device, being the host's, may change."""


class Sheets(msgspec.Struct):
    """The printed sheets of a table."""

    path: str
    """The path that a code leads to, with `{piece}` in place of the piece's name."""


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
    """A game that a table can be opened for."""

    name: GameName
    version: int
    players: list[int]
    options: list[OptionInfo]
    tempo: list[OptionInfo] | None
    """The limits that the host may choose, in seconds; None for a game that is played in turns."""
    characters: list[str]
    """What its players can choose to be, as message keys; empty where there is nothing to choose."""
    begins: bool
    """Whether the host may say who begins."""
    levels: list[str]
    """The levels of its bots, from the weakest up."""
    unrated: dict[str, str] = {}
    """Options with which a game is never rated."""


class Games(msgspec.Struct):
    """`GET /api/games`."""

    games: list[GameInfo]
    phrases: list[str]
    names: list[str]
    build: str
    address: str
    """Where other devices in the same network reach this server."""
    ratings: RatingMode = "off"
    """Whether games are rated here."""


class Problem(msgspec.Struct):
    """Every refusal over HTTP."""

    code: str
    say: Say
    detail: str = ""


class ReplayFrame(msgspec.Struct):
    """One step of a replay through the chosen eyes."""

    seq: int
    at: int
    """Milliseconds since the start."""
    seat: int
    do: ActionOf | None
    public: PublicOf
    own: OwnsOf
    """What the chosen eyes also see, by seat: one seat, or all of them when the cards lie open."""
    facts: FactsOf


class Replay(msgspec.Struct):
    """`GET /api/replays/ID?eyes=nobody|open|SEAT&from=N&count=M`: a part of a finished game."""

    id: str
    game: GameName
    version: int
    options: dict[str, str | int]
    names: list[str]
    characters: list[int | None]
    """By seat, the character its player took, if they chose one."""
    steps: int
    """How many steps the game has; frame 0 is the start."""
    eyes: Literal["nobody", "open"] | int
    frames: Annotated[list[ReplayFrame], msgspec.Meta(extra={"ts": "ReplayFrame<G>[]"})]
    outcome: Ranking
    study: bool
    """Begun in the middle of another game: it counts nowhere."""
    analysed: bool
    """Whether there is an analysis to ask for."""
    kept: bool
    """Whether that analysis has been made, so that asking for it takes no time."""
    studied: bool
    """Whether its positions can be played on from."""
    commitment: str
    secret: str
    nonces: list[str]


class Health(msgspec.Struct):
    """`GET /healthz`."""

    status: Literal["ok", "stopping", "store_away"]
    tables: int
    connections: int
    ready: list[str]
    """The games whose rules and bots run compiled; until then the others run on the plain rules."""
    stuck: int
    """Tables that wait for the store, or failed to do something on their own."""
    housekeeping: float
    """Seconds since housekeeping last completed; about ten is normal."""


class WhyOption(msgspec.Struct):
    """One of the options at a decision: what a bot says about it, and what it is."""

    say: Say
    do: ActionOf
    played: bool
    """Whether it is what was really played."""


class Why(msgspec.Struct):
    """Why a bot decided as it did, or what one says about a person's decision; the better option first."""

    bot: bool
    options: list[WhyOption]


class Analysed(msgspec.Struct):
    """`GET /api/replays/ID/analysis`: the analysis's progress, and its findings once it is done."""

    progress: float
    found: AnalysisOf


class StoryFact(msgspec.Struct):
    """Something that everybody saw happen, and at which step of the game."""

    step: int
    do: FactOf


class Story(msgspec.Struct):
    """`GET /api/replays/ID/story?kinds=A,B`: what a finished game is told by."""

    steps: int
    facts: Annotated[list[StoryFact], msgspec.Meta(extra={"ts": "StoryFact<G>[]"})]
    turning: Annotated[Mark | None, msgspec.Meta(extra={"ts": "Mark<G> | null"})]
    """Where the winner took the lead for good, if somebody else had it and the game can be judged."""


class NewStudy(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/replays/ID/study`: play on from a position of a finished game, against bots."""

    step: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    """After this many steps."""
    seat: Seat
    level: Level = "mate"
    name: Name | None = None
    nonce: Nonce | None = None
