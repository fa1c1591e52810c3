"""The tables of a regatta: opened as they were drawn, and asked for their results."""

from typing import TYPE_CHECKING, Final

import structlog

from flibuste.bots import port as bots
from flibuste.server.live.not_found import NoTable
from flibuste.server.live.opening import TableToOpen
from flibuste.server.live.requests import Call
from flibuste.table.refused import Refused
from flibuste.table.regatta import log as events
from flibuste.table.regatta.regatta import DrawnTable, Regatta, ranks_as_drawn

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from flibuste.server.live.live_regatta import LiveRegatta
    from flibuste.server.live.live_table import LiveTable
    from flibuste.server.live.opening import Opening
    from flibuste.table.port import Store
    from flibuste.table.table import Table

log = structlog.get_logger()
STAND_IN: Final = bots.STAND_IN


class RegattaTables:
    """Looks after the tables of the regattas that this process keeps."""

    def __init__(
        self,
        store: "Store",
        opening: "Opening",
        tables: "dict[str, LiveTable]",
        find: "Callable[[str], Awaitable[LiveTable]]",
    ) -> None:
        self._store, self._opening, self._tables, self._find = store, opening, tables, find
        self._looked: set[str] = set()
        """Tables that were looked at once, after which the lists say when they are over."""

    async def tend(self, live: "LiveRegatta") -> None:
        """Opens what is drawn, and takes in what is over; doing it twice does no harm."""
        await self._open(live)
        for nth, table in self._played(live.regatta):
            if table.gone.issuperset(table.people):
                await live.commit(lambda regatta, nth=nth: _result(regatta, nth, None))  # type: ignore[misc]
                continue
            found = await self._over(table)
            if found is not None:
                await live.commit(lambda regatta, nth=nth, found=found: _result(regatta, nth, found))  # type: ignore[misc]
                self._looked.discard(table.id)

    async def call(self, live: "LiveRegatta", person: str, round_: int, nth: int) -> None:
        """The host ends a table that is stuck; if it is already over, its result counts."""
        drawn = live.regatta.call(person, nth)
        if len(live.regatta.rounds) != round_ or drawn.earned is not None:
            return
        table = await self._end(drawn.code, person) if drawn.code else None
        await live.commit(lambda regatta: _result(regatta, nth, table, round_))

    async def take_leave(self, live: "LiveRegatta", person: str) -> None:
        """Somebody who leaves the regatta also gives up at the table where they play."""
        known = live.regatta.entrant(person)
        drawn = None if known is None else live.regatta.table_of(known.number)
        if drawn is None or not drawn.code or drawn.earned is not None:
            return
        try:
            await (await self._find(drawn.code)).take_leave(person)
        except (NoTable, Refused):
            log.info("regatta table is gone", table=drawn.code)

    def _played(self, regatta: Regatta) -> list[tuple[int, DrawnTable]]:
        """The open tables of the round that have no result yet."""
        if not regatta.rounds:
            return []
        return [
            (nth, table)
            for nth, table in enumerate(regatta.rounds[-1].tables)
            if table.code and table.earned is None
        ]

    async def _open(self, live: "LiveRegatta") -> None:
        """Opens the tables of the round, and announces them all at once."""
        regatta, opened = live.regatta, live.regatta.opened
        round_ = len(regatta.rounds) - 1
        seated: list[events.Seated | events.Called] = []
        for nth, table in enumerate(regatta.rounds[round_].tables):
            if table.code or table.earned is not None:
                continue
            if table.gone.issuperset(table.people):
                seated.append(events.Called(round_, nth))
                continue
            people = [
                None
                if number in table.gone
                else (regatta.entrants[number].person, regatta.entrants[number].name)
                for number in table.people
            ]
            drawn = TableToOpen(
                live.code, round_, nth, opened.game, opened.settings, people,
                table.bots, opened.bots or STAND_IN,
            )  # fmt: skip
            try:
                header = await self._opening.open_drawn(drawn)
            except Refused as no:
                # One table must not hold up the others: it is tried again, or called if it can never be
                # played.
                log.warning("regatta table not opened", regatta=live.code, table=nth, why=no.code)
                if no.code != "again":
                    seated.append(events.Called(round_, nth))
                continue
            self._looked.add(header.id)
            seated.append(events.Seated(round_, nth, header.code, header.id))
        if seated:
            await live.commit(lambda now: _unseated(now, seated))
        for one in seated:
            if isinstance(one, events.Seated) and not regatta.rounds[round_].tables[one.table].code:
                # Called before anybody was told about it.
                await self._end(one.code, regatta.host)

    async def _end(self, code: str, host: str) -> "Table | None":
        """Ends the game at a table; None if the table no longer exists."""
        try:
            found = await self._find(code)
            await found.requests.command(host, Call())
        except (NoTable, Refused):
            log.info("regatta table is gone", table=code)
            return None
        return found.table

    async def _over(self, drawn: DrawnTable) -> "Table | None":
        """A drawn table, if its game is over."""
        found = self._tables.get(drawn.code)
        if found is None:
            # The lists may be older than the log, if the process that wrote the end is gone.
            if drawn.id in self._looked and await self._store.phase(drawn.id) != "over":
                return None
            try:
                found = await self._find(drawn.code)
            except (NoTable, Refused):
                # Swept, or its rules no longer exist: the host calls it.
                return None
            self._looked.add(drawn.id)
        return found.table if found.table.phase == "over" else None


def _unseated(regatta: Regatta, seated: "list[events.Seated | events.Called]") -> list[events.Event]:
    """The tables that have not been announced yet, and were not called meanwhile."""
    drawn = regatta.rounds
    return [
        one
        for one in seated
        if not drawn[one.round].tables[one.table].code and drawn[one.round].tables[one.table].earned is None
    ]


def _result(
    regatta: Regatta, nth: int, table: "Table | None", round_: int | None = None
) -> events.Event | None:
    """What a finished table brings; None if that is already known, or a later round has begun."""
    number = len(regatta.rounds)
    drawn = regatta.rounds[-1].tables[nth] if nth < len(regatta.rounds[-1].tables) else None
    if drawn is None or drawn.earned is not None or round_ not in (None, number):
        return None
    if table is None or table.phase != "over":
        return events.Called(number - 1, nth)
    if table.header.id != drawn.id:
        return None
    left = [
        drawn.people[before]
        for seat, before in enumerate(table.order)
        if before < len(drawn.people) and table.roster.seats[seat].resigned
    ]
    if not table.ranks:
        return events.Called(number - 1, nth, left)
    return events.Finished(number - 1, nth, ranks_as_drawn(table.order, table.ranks), left)
