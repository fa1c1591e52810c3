"""What a table needs from a store, and what stores say when they cannot."""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from flibuste.table.header import Header
from flibuste.table.log import Row


class Conflict(Exception):
    """Somebody else has written this row number or action id: the writer's table is stale."""


class Entry(msgspec.Struct, frozen=True):
    """A table's line in the lists, which are made from the log."""

    phase: str
    visible: bool
    """Whether the lobby shows it."""
    persons: list[str]
    """Whose games it is among."""
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


class Store(Protocol):
    """The log on disk, the lists made from it, and what is kept about people."""

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

    async def enlist(self, table: str, entry: Entry, at: int) -> None:
        """Brings a table's line in the lists up to date."""

    async def find(self, code: str) -> Header | None:
        """The table with this code."""

    async def header(self, table: str) -> Header | None:
        """The table with this id."""

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """A table's log from a row on."""

    async def lobby(self, limit: int) -> list[bytes]:
        """The summaries of the tables the lobby shows, the newest first."""

    async def games_of(self, person: str, limit: int) -> list[bytes]:
        """The summaries of a person's tables, the newest first."""

    async def person(self, person: str) -> Person | None:
        """What is kept about a device."""

    async def keep_person(self, person: Person) -> None:
        """Keeps a name and a count."""

    async def forget(self, person: str) -> list[str]:
        """Deletes name and history of a person; returns the ids of the tables that changed."""

    async def keep_link(self, digest: str, kind: str, value: bytes, expires: int | None) -> None:
        """Keeps a link by the digest of its secret."""

    async def take_link(self, digest: str, kind: str, now: int, *, once: bool) -> bytes | None:
        """What a link stands for, if it is good; a one-use link is gone afterwards."""

    async def claim(self, table: str) -> Claim:
        """Makes this process the table's owner, unless another one is and lives."""

    async def renew(self, now: int) -> set[str] | None:
        """Says that this process lives; returns the tables it still owns, or none if nobody else could."""

    async def release(self, tables: Sequence[str]) -> None:
        """Gives tables up, so that another process can have them at once."""

    def listen(self, changed: Callable[[str, int], None], mail: Callable[[bytes], None]) -> None:
        """Calls back when another process wrote to a table (no id: to any), or writes to us."""

    async def send(self, owner: str, letter: bytes) -> None:
        """Writes to another process."""

    async def sweep(self, lobby_before: int, unfinished_before: int, finished_before: int) -> list[str]:
        """Deletes tables that nobody has touched since; returns their ids."""
