"""Codes of printed sheets, scanned by phones: `POST /api/scan`; opening the link itself changes nothing."""

import asyncio
from collections.abc import Callable, Iterator, Mapping

from starlette.requests import Request
from starlette.types import Scope

from flibuste import games
from flibuste.core.scans import Scans
from flibuste.server import wire
from flibuste.server.http.bodies import Bad
from flibuste.server.http.code_lookup import CodeLookup
from flibuste.server.http.guard import TOO_MANY
from flibuste.server.http.operations import Operation, operation
from flibuste.server.limits import Bucket
from flibuste.server.live.finding import Finding
from flibuste.server.live.listings import Listings
from flibuste.server.live.live_table import LiveTable
from flibuste.server.live.not_found import NoTable
from flibuste.table.pause import player
from flibuste.table.refused import refused
from flibuste.table.table import Table


class Scanning:
    """The requests about printed sheets."""

    def __init__(
        self,
        now: Callable[[], int],
        tables: Mapping[str, LiveTable],
        finding: Finding,
        listings: Listings,
        lookup: CodeLookup,
        frames_of: Callable[[Scope, LiveTable], Bucket],
    ) -> None:
        self._now, self._tables, self._finding, self._listings = now, tables, finding, listings
        self._lookup = lookup
        self._frames_of = frames_of

    def operations(self) -> Iterator[Operation]:
        """The operations offered: a scan, and the sheets of a table."""
        yield operation("POST", "/api/scan", self.scan)
        yield operation("GET", "/api/tables/{code}/sheets", self.sheets)

    async def sheets(self, request: Request) -> wire.Sheets:
        """The path that the codes on a table's sheets lead to, for those who play there."""
        person, address = request.scope["flibuste.person"], request.scope["flibuste.address"]
        live = await self._lookup.find(request.path_params["code"], person, address)
        player(live.table, person)
        _scans(live.table)
        return wire.Sheets(f"/scan/{live.table.sheets}/{{piece}}")

    async def scan(self, request: Request, body: wire.Scan) -> wire.Scanned:
        """Does what the scanned code stands for, as of the instant the request arrived."""
        received = self._now()
        person = str(request.scope["flibuste.person"])
        own = await self._tables_of(person)
        live = next((one for one in own if one.table.sheets == body.sheets), None)
        if live is None:
            return _other_sheets(own, person)
        if not self._frames_of(request.scope, live).take(asyncio.get_running_loop().time()):
            raise Bad(TOO_MANY, "too_many_requests", "")
        table = live.table
        scans = _scans(table)
        seat, piece = _seat_of(table, person), _piece(scans, body.piece)
        frame = wire.Play(id=body.id, seat=seat, prompt=table.asks(seat) or 0, code=scans.action(piece))
        ago = self._now() - received
        await live.requests.play(person, frame, live.now() - ago, live.allowance_of(person))
        said = scans.said(table.observe(seat), seat, piece)
        return wire.Scanned(table.header.code, table.header.game, said, bind=False)

    async def _tables_of(self, person: str) -> list[LiveTable]:
        """The tables where a person plays with codes, newest first."""
        codes = {code for code, live in self._tables.items() if live.table.member(person) is not None}
        scanning = {game.name for game in games.every() if game.scans is not None}
        for listed in await self._listings.games_of(person):
            if listed.game in scanning and listed.phase != "over":
                codes.add(listed.code)
        found = []
        for code in codes:
            try:
                live = await self._finding.find(code)
            except NoTable:
                continue
            if _plays(live.table, person):
                found.append(live)
        return sorted(found, key=lambda live: live.table.header.created, reverse=True)


def _plays(table: Table, person: str) -> bool:
    scans, member = table.game.scans, table.member(person)
    if scans is None or member is None or table.phase == "over":
        return False
    return scans.used(table.settings.options) and bool(table.roster.seats_of(member.number))


def _other_sheets(own: list[LiveTable], person: str) -> wire.Scanned:
    """Sheets of no table of this person: a host may adopt them, a stranger's phone does nothing."""
    if not own:
        raise refused("scan_stranger")
    table = own[0].table
    member = table.member(person)
    if member is None or member.number != table.roster.host:
        raise refused("other_sheets")
    return wire.Scanned(table.header.code, table.header.game, None, bind=True)


def _seat_of(table: Table, person: str) -> int:
    """The phone's only seat; if several share it, nobody knows who scanned."""
    member = table.member(person)
    seats = [] if member is None else list(table.roster.seats_of(member.number))
    if len(seats) != 1:
        raise refused("scan_shared_phone")
    return seats[0]


def _scans(table: Table) -> Scans:
    """The printed codes of a game that is known to have some."""
    if table.game.scans is None:
        raise refused("no_sheets")
    return table.game.scans


def _piece(scans: Scans, name: str) -> int:
    if name not in scans.pieces:
        raise refused("no_such_piece")
    return scans.pieces.index(name)
