"""What all live tables of one process share."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from flibuste.server.live.forgotten import Forgotten
from flibuste.server.live.outbox import Outbox
from flibuste.server.live.store_watch import StoreWatch
from flibuste.server.live.thinkers import Thinkers

if TYPE_CHECKING:
    from flibuste.server import wire
    from flibuste.server.config import Config
    from flibuste.server.identity import People
    from flibuste.server.live.live_table import LiveTable
    from flibuste.server.live.rating import RatingOffice
    from flibuste.table.port import Store

Spawn = Callable[[Coroutine[Any, Any, Any]], "asyncio.Task[Any]"]


class SteadyClock:
    """Milliseconds since 1970: the wall clock's time when it was read, plus a clock that nobody sets."""

    def __init__(self) -> None:
        self.read_the_wall()

    def read_the_wall(self) -> None:
        """Adopts what the wall clock says now; only while no table is live."""
        self._ahead = time.time_ns() - time.monotonic_ns()

    def __call__(self) -> int:
        """The time now."""
        return (self._ahead + time.monotonic_ns()) // 1_000_000


class Elsewhere(Protocol):
    """The other processes, as a live table speaks to them."""

    async def forward(
        self, live: "LiveTable", person: str, frame: "wire.Command | wire.Play | wire.Undo", lag: int = 0
    ) -> int:
        """Has the owner serve a request; returns its row's number."""

    def tell_connected(self, live: "LiveTable") -> None:
        """Tells a table's owner who is connected here."""

    def tell_present(self, live: "LiveTable", processes: list[str]) -> None:
        """Tells the other processes who is connected anywhere."""


@dataclass
class Services:
    """A process's store, clock, outbox and thinkers, and access to its other parts."""

    config: "Config"
    store: "Store"
    people: "People"
    now: Callable[[], int]
    spawn: Spawn
    """Runs something in the background, and logs its failure."""
    store_watch: StoreWatch
    outbox: Outbox = field(default_factory=Outbox)
    thinkers: Thinkers = field(default_factory=Thinkers)
    reading_again: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the log of a finished game is folded: several at once would take several slices per turn."""
    forgotten: Forgotten = field(default_factory=Forgotten)
    elsewhere: Elsewhere = field(init=False)
    rating: "RatingOffice" = field(init=False)
    rewritten: Callable[[str], None] = field(init=False)
    """Called with a table whose log was rewritten."""
    fold_anew: "Callable[[str], Awaitable[None]]" = field(init=False)
    """Folds a table anew if its log was rewritten since it was folded."""
    sweep_again: "Callable[[str], Coroutine[Any, Any, None]]" = field(init=False)
    """Takes out what a forgotten person's request has written since."""
    open_rematch: "Callable[[LiveTable, str, str | None], Awaitable[LiveTable]]" = field(init=False)

    def served(self, person: str) -> None:
        """A person's request has ended; if they were forgotten meanwhile, nothing of it stays."""
        if person in self.forgotten:
            self.spawn(self.sweep_again(person))
