"""Rating: each finished game changes its people's ratings once, in the order in which games ended.

A table whose log says that it is rated was noted in the store beforehand (`expect`), so that no end is
missed: any process that comes after a crash finds the note, and only the one that strikes it out counts the
game (docs/ratings.md).
"""

import asyncio
import contextlib
import math
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import structlog

from flibuste.analysis.rating import Rating, of_bots, rate
from flibuste.server.live.folding import folded
from flibuste.table.port import Away, Counted, Standing
from flibuste.table.rated import Result, lost_at, results
from flibuste.table.refused import refused
from flibuste.table.table import Table, UnknownVersion

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flibuste.core.game import Game
    from flibuste.server.live.live_table import LiveTable
    from flibuste.server.live.services import Services
    from flibuste.table.settings import Settings

log = structlog.get_logger()
ROUND_SECONDS: Final = 10.0
"""How often to look for games that ended while nobody was there to count them."""


class Over(NamedTuple):
    """A rated game that is over, or left for good: when it ended, and how for each seat."""

    at: int
    id: str
    game: "Game"
    results: list[Result]


class Looked(NamedTuple):
    """A table that was looked at but not over: its last row, and when to look again."""

    seq: int
    again: float


class RatingOffice:
    """Counts the rated games of a process."""

    def __init__(self, services: "Services", tables: "dict[str, LiveTable]") -> None:
        self._services, self._tables = services, tables
        self._store = services.store
        self._ended = asyncio.Event()
        self._looked: dict[str, Looked] = {}

    @property
    def open(self) -> bool:
        """Whether this server rates games."""
        return self._services.config.ratings != "off"

    async def expect(self, table: str, settings: "Settings") -> None:
        """Must be called before a table becomes a rated one; refuses where nothing is rated."""
        if not settings.rated:
            return
        if not self.open:
            raise refused("no_ratings")
        await self._store.ratings.expect(table, self._services.now())

    def ended(self, table: Table) -> None:
        """Counts a game that is over soon."""
        if table.settings.rated:
            self._ended.set()

    async def run(self) -> None:
        """Counts games for as long as the process lives."""
        while self.open:
            # First, so that a game which ends meanwhile triggers another look.
            self._ended.clear()
            try:
                await self._count_all()
            except Away as error:
                self._services.store_watch.failed(error)
            except Exception:
                log.exception("games could not be rated")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ended.wait(), ROUND_SECONDS)

    async def _count_all(self) -> None:
        """Counts every game that is over and waiting, in the order in which they ended."""
        expected = await self._store.ratings.expected()
        live = {one.table.header.id: one for one in self._tables.values() if one.ours}
        looked = {one.id: known for one in expected if (known := self._looked.get(one.id)) is not None}
        found: list[tuple[int, Table]] = []
        now = self._services.now()
        for one in expected:
            here, known = live.get(one.id), looked.get(one.id)
            if here is None and known is not None and known.seq == one.seq and now < known.again:
                continue
            try:
                table = here.table if here is not None else await self._read(one.id)
            except Away:
                raise
            except Exception:
                # One log that cannot be folded must not stop the others.
                log.exception("table could not be rated", table=one.id)
                table = None
            if table is not None and table.phase == "over":
                found.append((table.ended, table))
            elif here is None:
                lost = None if table is None else lost_at(table)
                if table is not None and lost is not None and lost <= now:
                    found.append((lost, table))
                else:
                    looked[one.id] = Looked(one.seq, math.inf if lost is None else lost)
        self._looked = looked
        for at, table in sorted(found, key=lambda each: (each[0], each[1].header.id)):
            await self._count(table, at)

    async def _read(self, identity: str) -> Table | None:
        """A table that nobody runs here, read from its log; None if its rules are no longer known."""
        header = await self._store.header(identity)
        if header is None:
            return None
        try:
            table = Table(header)
        except UnknownVersion:
            return None
        await folded(self._store, table)
        return table

    async def _count(self, table: Table, at: int) -> None:
        header, found = table.header, results(table)
        # What was last settled in the waiting room holds.
        told = found if isinstance(found, list) and table.settings.rated else []
        over = Over(at, header.id, table.game, told)
        persons = [one.person for one in told if one.person]
        if await self._store.ratings.count(header.id, persons, header.game, partial(counted, over)):
            log.info("game rated", table=header.code, people=len(persons))


def counted(over: Over, standings: "Mapping[str, Standing | None]") -> list[Counted]:
    """What a game does to the ratings of its people, given their standings."""
    before = {one.seat: known for one in over.results if (known := _before(over, one, standings)) is not None}
    compared = [one for one in over.results if one.seat in before]
    if len(compared) < 2:
        return []
    after = rate([before[one.seat] for one in compared], [one.rank for one in compared])
    return [
        Counted(
            over.id, one.seat, one.person, over.game.name, over.at, one.rank, len(over.results), one.left,
            before[one.seat].mean, now.mean, now.doubt,
        )
        for one, now in zip(compared, after, strict=True)
        if one.person
    ]  # fmt: skip


def _before(over: Over, one: Result, standings: "Mapping[str, Standing | None]") -> Rating | None:
    """The rating with which a seat came to the game; None if there is nothing to compare."""
    if one.person:
        if one.person not in standings:
            return None
        stands = standings[one.person]
        return Rating() if stands is None else Rating(stands.mean, stands.doubt)
    return of_bots(over.game.bouts).get(one.level or "")
