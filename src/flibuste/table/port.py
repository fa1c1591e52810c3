"""What a table needs from a store, and what stores say when they cannot."""

# compile-cache: holds no rules

from collections.abc import Callable, Sequence
from typing import Final, Protocol

import msgspec

from flibuste.table.header import Header
from flibuste.table.log import Row

REWRITTEN: Final = -1
"""Stands for the number of a new row when all rows have to be read anew."""


class Conflict(Exception):
    """Somebody else has written this row number or action id: the writer's table is stale."""


class Unfit(Exception):
    """The store cannot hold this: nothing of it was written, and trying again is no use."""


class Away(Exception):
    """The store cannot be reached or fails: nobody knows yet whether what it was given is written."""


class Entry(msgspec.Struct, frozen=True):
    """A table's entry in the lists, which are made from the log."""

    phase: str
    visible: bool
    """Whether the lobby shows it."""
    persons: list[str]
    """The people whose games it is among."""
    summary: bytes


class Claim(msgspec.Struct, frozen=True):
    """Who runs a table: this process or another one, and when its owner was last known to live."""

    mine: bool
    owner: str
    last_alive: int


class Person(msgspec.Struct):
    """What is kept about a device."""

    id: str
    name: str
    made: int
    """How many tables it has opened: their dice follow from this number."""


class Sailed(msgspec.Struct, frozen=True):
    """What a person did on one leg of a day's voyage."""

    person: str
    day: int
    """Days since 1970, UTC."""
    leg: str
    log: bytes
    done: bool
    """Whether it counts: all is answered, and it was no practice."""
    right: int = 0
    of: int = 0
    millis: int = 0


class Ranked(msgspec.Struct, frozen=True):
    """A person's place among those who sailed on a day: right answers first, then time."""

    person: str
    name: str
    legs: int
    right: int
    of: int
    millis: int


class Voyages(Protocol):
    """What is kept of the voyages of the day."""

    async def sailed(self, person: str, day: int, leg: str) -> Sailed | None:
        """What a person did on a leg of a day."""

    async def sail(self, sailed: Sailed, before: bytes | None) -> bool:
        """Keeps what a person did, if the log is still the one before (none: nothing is kept yet)."""

    async def days_of(self, person: str, since: int) -> list[Sailed]:
        """The legs that a person has done since a day, from the oldest on."""

    async def best(self, day: int, limit: int, persons: Sequence[str] | None = None) -> list[Ranked]:
        """Who did best on a day, of all or of these people."""

    async def sweep(self, before: int) -> None:
        """Deletes what is older than a day."""


class Standing(msgspec.Struct, frozen=True):
    """How well a person plays a game, as far as is known (docs/ratings.md)."""

    person: str
    game: str
    mean: float
    doubt: float
    games: int
    """How many rated ones there were..."""
    won: int
    last: int
    """... and when the last one ended."""
    name: str = ""


class Counted(msgspec.Struct, frozen=True):
    """What a rated game has done to the rating of one of its people."""

    id: str
    """The table."""
    seat: int
    person: str
    game: str
    at: int
    rank: int
    players: int
    left: bool
    before: float
    mean: float
    doubt: float


Rule = Callable[[dict[str, Standing | None]], list[Counted]]
"""What a game does to ratings, given how its people stand.

Who has no standing has not been rated yet, and who is missing is forgotten.
"""


class Expected(msgspec.Struct, frozen=True):
    """A table that waits for its rating, and the number of its last row."""

    id: str
    seq: int


class Ratings(Protocol):
    """What is kept of ratings."""

    async def expect(self, table: str, at: int) -> None:
        """Notes that a table's game may have to be rated; to be done before its log says that it is."""

    async def expected(self) -> list[Expected]:
        """The tables that wait for their rating and are run by this process or by nobody."""

    async def count(self, table: str, persons: Sequence[str], game: str, rule: Rule) -> bool:
        """Rates a game once and for all: whether it had not been yet. Who is forgotten is left out."""

    async def of_table(self, table: str) -> list[Counted]:
        """What a game has done, by seats."""

    async def of_person(self, person: str) -> list[Standing]:
        """How a person stands in each game."""

    async def games_of(self, person: str, game: str, limit: int) -> list[Counted]:
        """A person's latest rated games, from the oldest on."""

    async def best(self, game: str, least: int, limit: int) -> list[Standing]:
        """Who stands highest of those with so many rated games at least."""

    async def sweep(self, before: int) -> None:
        """Deletes what has not changed since."""


class RegattaRow(msgspec.Struct, frozen=True):
    """One row of a regatta's log."""

    seq: int
    at: int
    person: str
    """The device that the row tells of, to be forgotten; mostly none."""
    payload: bytes


class Regattas(Protocol):
    """The logs of the regattas."""

    async def append(self, code: str, rows: Sequence[RegattaRow]) -> bool:
        """Rows that are durable when this returns, all or none; not if one of these numbers is written."""

    async def rows(self, code: str, after: int = 0) -> list[RegattaRow]:
        """A regatta's log from a row on; nothing if there is no such regatta."""

    async def of(self, person: str, limit: int) -> list[str]:
        """The codes of the regattas that tell of a person, the newest first."""

    async def sweep(self, before: int) -> None:
        """Deletes regattas in which nothing has happened since."""


class Store(Protocol):
    """The log on disk, the lists made from it, and what is kept about people."""

    voyages: Voyages
    ratings: Ratings
    regattas: Regattas

    @property
    def process(self) -> str:
        """This process among those that share the store."""

    async def open(self) -> None:
        """Makes the store ready."""

    async def close(self) -> None:
        """Finishes what was begun."""

    async def secret(self) -> bytes:
        """The key that signs cookies and commits to dice; made once."""

    async def create(self, header: Header, rows: Sequence[Row], entry: Entry) -> None:
        """A new table with its first rows; Conflict if its code or id is taken."""

    async def append(self, table: str, rows: Sequence[Row]) -> None:
        """Rows that are durable when this returns; all or none, Conflict if one is there already."""

    async def enlist(self, table: str, entry: Entry, at: int, rewrites: int = 0) -> bool:
        """Brings a table's entry in the lists up to date; not if its log was rewritten more often than that."""

    async def rewrites(self, tables: Sequence[str]) -> dict[str, int]:
        """How often the log of each of these tables was rewritten because somebody was forgotten."""

    async def find(self, code: str) -> Header | None:
        """The table with this code."""

    async def header(self, table: str) -> Header | None:
        """The table with this id."""

    async def phase(self, table: str) -> str | None:
        """The phase in which the lists have a table."""

    async def rows(self, table: str, after: int = 0, most: int | None = None) -> list[Row]:
        """A table's log from a row on, so many rows of it at most."""

    async def keep(self, table: str, name: str, value: bytes) -> None:
        """Keeps something that was worked out about a table, for as long as the table is kept."""

    async def kept(self, table: str, name: str) -> bytes | None:
        """What was kept about a table by this name."""

    async def lobby(self, limit: int) -> list[bytes]:
        """The summaries of the tables the lobby shows, the newest first."""

    async def games_of(self, person: str, limit: int) -> list[bytes]:
        """The summaries of a person's tables, the newest first."""

    async def person(self, person: str) -> Person | None:
        """What is kept about a device."""

    async def rename(self, person: str, name: str) -> None:
        """Keeps a device's name."""

    async def count_table(self, person: str) -> int:
        """The number of the table that a device opens now: each is given once."""

    async def unfinished_of(self, person: str) -> list[str]:
        """The codes of the tables to which a person ever came and whose games are not over."""

    async def forget(
        self, person: str, rewrite: "Callable[[bytes, frozenset[str], str], bytes]"
    ) -> list[str]:
        """Takes a person out of everything that is kept; returns the ids of the tables that changed.

        What the lists show of a table is rewritten by whoever makes it, without the person's names.
        """

    async def keep_link(self, digest: str, kind: str, value: bytes, expires: int | None) -> None:
        """Keeps a link by the digest of its secret."""

    async def take_link(self, digest: str, kind: str, now: int, *, once: bool) -> bytes | None:
        """What a link stands for, if it is good; a one-use link is gone afterwards."""

    async def claim(self, table: str) -> Claim:
        """Makes this process the table's owner, unless another one is and is alive."""

    async def renew(self, now: int) -> set[str] | None:
        """Says that this process lives; returns the tables it still owns, or none if nobody else could."""

    async def release(self, tables: Sequence[str]) -> None:
        """Gives tables up, so that another process can have them at once."""

    def listen(self, changed: Callable[[str, int], None], mail: Callable[[bytes], None]) -> None:
        """Calls back when another process wrote to a table (no id: to any), rewrote it, or wrote to us."""

    async def send(self, owner: str, letter: bytes) -> None:
        """Writes to another process."""

    async def sweep(self, lobby_before: int, unfinished_before: int, finished_before: int) -> list[str]:
        """Deletes tables that nobody has touched since; returns their ids."""
