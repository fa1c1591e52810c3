"""What a table needs from a store, and what stores say when they cannot."""

# compile-cache: holds no rules

from collections.abc import Callable, Sequence
from typing import Final, Protocol

import msgspec

from flibuste.table.header import Header
from flibuste.table.log import Row

REWRITTEN: Final = -1
"""Stands for the number of a new row when all rows have to be reread."""


class Conflict(Exception):
    """Somebody else has written this row number or action id: the writer's table is stale."""


class Unfit(Exception):
    """The store cannot hold this: nothing of it was written, and retrying is pointless."""


class Away(Exception):
    """The store cannot be reached or fails: nobody knows yet whether what it was given was written."""


class Entry(msgspec.Struct, frozen=True):
    """A table's entry in the lists, which are made from the log."""

    phase: str
    visible: bool
    """Whether the list of open tables shows it."""
    persons: list[str]
    """The people whose lists of games show it."""
    summary: bytes


class Claim(msgspec.Struct, frozen=True):
    """Who runs a table: this process or another, and when its owner was last known to be alive."""

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
    """Whether it counts: everything is answered, and it was not practice."""
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
        """Keeps what a person did, if the stored log still equals `before` (None: nothing stored yet)."""

    async def days_of(self, person: str, since: int) -> list[Sailed]:
        """The legs that a person has done since a day, oldest first."""

    async def best(self, day: int, limit: int, persons: Sequence[str] | None = None) -> list[Ranked]:
        """Who did best on a day, of everybody or of these people."""

    async def sweep(self, before: int) -> None:
        """Deletes what is older than a day."""


class Standing(msgspec.Struct, frozen=True):
    """How well a person plays a game, as far as is known (docs/ratings.md)."""

    person: str
    game: str
    mean: float
    doubt: float
    games: int
    """How many rated games there were..."""
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

Somebody whose standing is None has not been rated yet; somebody missing is forgotten.
"""


class Expected(msgspec.Struct, frozen=True):
    """A table that waits for its rating, and the number of its last row."""

    id: str
    seq: int


class Ratings(Protocol):
    """What is kept of ratings."""

    async def expect(self, table: str, at: int) -> None:
        """Notes that a table's game may have to be rated; to be done before its log says so."""

    async def expected(self) -> list[Expected]:
        """The tables that wait for their rating and are run by this process or by nobody."""

    async def count(self, table: str, persons: Sequence[str], game: str, rule: Rule) -> bool:
        """Rates a game once and for all, except for forgotten people; false if it was rated before."""

    async def of_table(self, table: str) -> list[Counted]:
        """What a game has done, by seats."""

    async def of_person(self, person: str) -> list[Standing]:
        """How a person stands in each game."""

    async def games_of(self, person: str, game: str, limit: int) -> list[Counted]:
        """A person's latest rated games, oldest first."""

    async def best(self, game: str, least: int, limit: int) -> list[Standing]:
        """The highest standings among people with at least `least` rated games."""

    async def sweep(self, before: int) -> None:
        """Deletes what has not changed since."""


class RegattaRow(msgspec.Struct, frozen=True):
    """One row of a regatta's log."""

    seq: int
    at: int
    person: str
    """The device that the row is about, so that it can be forgotten; usually empty."""
    payload: bytes


class Regattas(Protocol):
    """The logs of the regattas."""

    async def append(self, code: str, rows: Sequence[RegattaRow]) -> bool:
        """Writes rows that are durable when this returns, all or none; false if one of them is there."""

    async def rows(self, code: str, after: int = 0) -> list[RegattaRow]:
        """A regatta's log after a row; empty if there is no such regatta."""

    async def of(self, person: str, limit: int) -> list[str]:
        """The codes of the regattas that mention a person, newest first."""

    async def sweep(self, before: int) -> None:
        """Deletes regattas in which nothing has happened since."""


class Store(Protocol):
    """The log on disk, the lists made from it, and what is kept about people."""

    voyages: Voyages
    ratings: Ratings
    regattas: Regattas

    @property
    def process(self) -> str:
        """This process's name among those that share the store."""

    async def open(self) -> None:
        """Makes the store ready."""

    async def close(self) -> None:
        """Finishes what was begun."""

    async def secret(self) -> bytes:
        """The key that signs cookies and commits to dice; made once."""

    async def create(self, header: Header, rows: Sequence[Row], entry: Entry) -> None:
        """A new table with its first rows; raises Conflict if its code or id is taken."""

    async def append(self, table: str, rows: Sequence[Row]) -> None:
        """Writes rows that are durable when this returns, all or none; raises Conflict if one is there."""

    async def enlist(self, table: str, entry: Entry, at: int, rewrites: int = 0) -> bool:
        """Brings a table's entry in the lists up to date, unless its log was rewritten since."""

    async def rewrites(self, tables: Sequence[str]) -> dict[str, int]:
        """How often the log of each of these tables was rewritten because somebody was forgotten."""

    async def find(self, code: str) -> Header | None:
        """The table with this code."""

    async def header(self, table: str) -> Header | None:
        """The table with this id."""

    async def phase(self, table: str) -> str | None:
        """The phase in which the lists show a table."""

    async def rows(self, table: str, after: int = 0, most: int | None = None) -> list[Row]:
        """A table's log after a row, at most `most` rows of it."""

    async def keep(self, table: str, name: str, value: bytes) -> None:
        """Keeps something computed about a table, for as long as the table is kept."""

    async def kept(self, table: str, name: str) -> bytes | None:
        """What was kept about a table under this name."""

    async def open_tables(self, limit: int) -> list[bytes]:
        """The summaries of the open tables, newest first."""

    async def games_of(self, person: str, limit: int) -> list[bytes]:
        """The summaries of a person's tables, newest first."""

    async def person(self, person: str) -> Person | None:
        """What is kept about a device."""

    async def rename(self, person: str, name: str) -> None:
        """Keeps a device's name."""

    async def count_table(self, person: str) -> int:
        """The number of the table that a device is opening; each is given once."""

    async def unfinished_of(self, person: str) -> list[str]:
        """The codes of the tables a person ever came to whose games are not over."""

    async def forget(
        self, person: str, rewrite: "Callable[[bytes, frozenset[str], str], bytes]"
    ) -> list[str]:
        """Takes a person out of everything that is kept; returns the ids of the tables that changed.

        The lists' summaries of a table are rewritten by their makers, without the person's names.
        """

    async def keep_link(self, digest: str, kind: str, value: bytes, expires: int | None) -> None:
        """Keeps a link by the digest of its secret."""

    async def take_link(self, digest: str, kind: str, now: int, *, once: bool) -> bytes | None:
        """What a link stands for, if it is valid; a one-use link is gone afterwards."""

    async def claim(self, table: str) -> Claim:
        """Makes this process the table's owner, unless another one is its owner and alive."""

    async def renew(self, now: int) -> set[str] | None:
        """Says that this process is alive; returns the tables it still owns, or None if no other could."""

    async def release(self, tables: Sequence[str]) -> None:
        """Gives tables up, so that another process can have them at once."""

    def listen(self, changed: Callable[[str, int], None], mail: Callable[[bytes], None]) -> None:
        """Calls back when another process wrote to a table (no id: to any), rewrote it, or wrote to us."""

    async def send(self, owner: str, letter: bytes) -> None:
        """Writes to another process."""

    async def sweep(self, lobby_before: int, unfinished_before: int, finished_before: int) -> list[str]:
        """Deletes tables that nobody has touched since; returns their ids."""
