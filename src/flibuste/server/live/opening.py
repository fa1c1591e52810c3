"""Opening tables: new ones with host, seats and bots, and the next one for the same people."""

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from flibuste import games
from flibuste.core import dice
from flibuste.core.game import BadOptions, Game
from flibuste.core.recording import Begun
from flibuste.server import wire
from flibuste.server.live import commands
from flibuste.server.live.back_off import back_off
from flibuste.server.live.info import entry
from flibuste.server.live.live_table import LiveTable
from flibuste.table import join, rematch, sit, start
from flibuste.table.header import Header
from flibuste.table.log import Row
from flibuste.table.port import Away, Conflict, Entry
from flibuste.table.rated import as_rated, demand_ratable
from flibuste.table.refused import refused
from flibuste.table.settings import Settings
from flibuste.table.table import Table

if TYPE_CHECKING:
    from flibuste.server.live.services import Services

log = structlog.get_logger()
LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
CODE_LETTERS: Final = 6
TRIES: Final = 5
"""How often another code is drawn when the first is taken."""
PATIENCE: Final = 10.0
"""Seconds for which whoever opens a table waits for a store that is away."""


def new_code() -> str:
    """Six letters that make no word."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))


def is_code(text: str) -> bool:
    """Whether a table can have this code."""
    return len(text) == CODE_LETTERS and set(text) <= set(LETTERS)


@dataclass(frozen=True)
class Study:
    """A position of a finished game to be played on from, and who plays it."""

    game: str
    players: int
    options: dict[str, str | int]
    begun: Begun
    seat: int
    level: str
    name: str | None
    nonce: str


@dataclass(frozen=True)
class TableToOpen:
    """A table that a regatta has drawn: who plays there, in the order of the seats."""

    regatta: str
    round: int
    table: int
    game: str
    settings: Settings
    people: list[tuple[str, str] | None]
    """Device and name; none for somebody who is gone, and for whom a bot plays."""
    bots: int
    level: str


class Opening:
    """Opens the tables of a process."""

    def __init__(self, services: "Services", tables: dict[str, LiveTable]) -> None:
        self._services = services
        self._store, self._people, self._now = services.store, services.people, services.now
        self._tables = tables

    def next_table(self, person: str, made: int) -> tuple[str, bytes]:
        """The id and the secret of the next table that a device opens: fixed before its nonce is known."""
        key, name = self._people.secret, f"{person}/{made}".encode()
        identity = hmac.new(key, b"table/" + name, hashlib.sha256).hexdigest()[:20]
        return identity, hmac.new(key, b"dice/" + name, hashlib.sha256).digest()

    async def open_table(self, person: str, requested: wire.NewTable) -> LiveTable:
        """A new table with its host, seats and bots; started at once if requested."""
        game = self._playable(requested.game)
        try:
            game.encode(requested.settings.options)
            game.limits(requested.settings.tempo)
        except BadOptions:
            raise refused("bad_options") from None
        if requested.seats not in game.players and requested.seats > game.players[-1]:
            raise refused("wrong_number", least=game.players[0], most=game.players[-1])
        if requested.tv and (requested.bots or requested.start):
            raise refused("tv_only_shows")
        taken = requested.own_seats + sum(bots.count for bots in requested.bots)
        if taken > requested.seats:
            raise refused("too_many_seats")
        for bots in requested.bots:
            commands.level(game, bots.level)
        if requested.settings.rated and requested.tv:
            raise refused("not_ratable")
        header = await self._header(person, game.name, requested.seats, requested.settings)
        rows = self._first_rows(header, person, requested, await self._people.name(person))
        live = await self._create(header, lambda: rows)
        if live.table.roster.members:
            await self._people.remember(person, requested.name, live.table.roster.members[0].name)
        return live

    def _playable(self, name: str) -> Game:
        if name not in games.names():
            raise refused("no_such_game")
        return games.find(name)

    async def open_study(self, person: str, requested: Study) -> LiveTable:
        """A table that begins in the middle of a finished game, with bots at the seats of the others."""
        game = self._playable(requested.game)
        commands.level(game, requested.level)
        settings = Settings(options=requested.options)
        header = await self._header(person, game.name, requested.players, settings, begun=requested.begun)
        table, rows, now = Table(header), [], header.created

        def add(new: list[Row]) -> None:
            rows.extend(new)
            table.fold_all(new)

        add(join.join(table, person, requested.name or await self._people.name(person) or None, now))
        for seat in range(requested.players):
            if seat == requested.seat:
                add(sit.sit(table, person, seat, None, requested.nonce, now))
            else:
                add(sit.place_bot(table, person, seat, requested.level, now))
        add(start.start(table, person, commands.nonce, now))
        return await self._create(header, lambda: rows)

    async def open_drawn(self, drawn: TableToOpen) -> Header:
        """The table that a regatta has drawn, with everybody seated and the game begun.

        Its id follows from its place in the regatta: whoever asks again gets the same table.
        """
        key, name = self._people.secret, f"{drawn.regatta}/{drawn.round}/{drawn.table}".encode()
        identity = hmac.new(key, b"regatta/" + name, hashlib.sha256).hexdigest()[:20]
        secret = hmac.new(key, b"regatta dice/" + name, hashlib.sha256).digest()
        found = await self._store.header(identity)
        if found is not None:
            return found
        game = self._playable(drawn.game)
        header = Header(
            id=identity,
            code=new_code(),
            game=game.name,
            version=game.version,
            seats=len(drawn.people) + drawn.bots,
            settings=as_rated(drawn.settings),
            commitment=dice.commitment(secret),
            secret=secret.hex(),
            created=self._now(),
            pace=self._services.config.pace,
            regatta=drawn.regatta,
        )
        return (await self._create(header, lambda: self._drawn_rows(header, drawn))).table.header

    async def _header(
        self,
        person: str,
        game: str,
        seats: int,
        settings: Settings,
        after: str | None = None,
        begun: Begun | None = None,
    ) -> Header:
        made = await self._people.count_table(person)
        identity, secret = self.next_table(person, made)
        return Header(
            id=identity,
            code=new_code(),
            game=game,
            version=games.find(game).version,
            seats=seats,
            settings=as_rated(settings),
            commitment=dice.commitment(secret),
            secret=secret.hex(),
            created=self._now(),
            pace=self._services.config.pace,
            after=after,
            begun=begun,
        )

    def _first_rows(self, header: Header, person: str, requested: wire.NewTable, name: str) -> list[Row]:
        if requested.tv:
            return []
        table = Table(header)
        rows: list[Row] = []
        demand_ratable(table, header.settings)

        def add(new: list[Row]) -> None:
            rows.extend(new)
            table.fold_all(new)

        now = header.created
        add(join.join(table, person, requested.name or name or None, now))
        for seat in range(requested.own_seats):
            add(sit.sit(table, person, seat, None, requested.nonce or "" if seat == 0 else "", now))
        seat = requested.own_seats
        for bots in requested.bots:
            for _ in range(bots.count):
                add(sit.place_bot(table, person, seat, bots.level, now))
                seat += 1
        if requested.start:
            add(start.start(table, person, commands.nonce, now))
        return rows

    async def _create(self, header: Header, first: Callable[[], list[Row]]) -> LiveTable:
        """The table with its first rows, made at last: somebody may be forgotten meanwhile."""
        await self._services.rating.expect(header.id, header.settings)
        claim = await self._store.claim(header.id)
        rows = first()
        for _ in range(TRIES):
            live = LiveTable(self._services, Table(header).fold_all(rows), claim)
            if await self._written(header, rows, entry(live.table)):
                self._tables[header.code] = live
                live.presence.begin()
                log.info("table opened", table=header.code, game=header.game)
                for member in live.table.roster.members:
                    if member.person in self._services.forgotten:
                        await self._services.sweep_again(member.person)
                return self._tables.get(header.code, live)
            header = msgspec.structs.replace(header, code=new_code())
        raise refused("again")

    async def _written(self, header: Header, rows: list[Row], listed: Entry) -> bool:
        """Whether the table is in the store; not if its code is taken. Away if that cannot be found out."""
        now = asyncio.get_running_loop().time
        end = now() + PATIENCE
        pauses = back_off()
        while True:
            try:
                await self._store.create(header, rows, listed)
            except Conflict:
                # The first try may have been written although the store failed: nobody else has this id.
                return await self._store.header(header.id) == header
            except Away as error:
                self._services.store_watch.failed(error)
                if now() > end:
                    raise
                await asyncio.sleep(next(pauses))
            else:
                return True

    async def open_rematch(self, live: LiveTable, person: str, request: str | None = None) -> LiveTable:
        """The next table for the same people; the old one names it."""
        old = live.table
        rematch.may_rematch(old, person)

        def newest() -> LiveTable:
            return self._tables.get(old.header.code, live)

        settings = rematch.settings(old)
        if not self._services.rating.open:
            settings = msgspec.structs.replace(settings, rated=False)
        header = await self._header(
            person, old.header.game, len(old.roster.seats), settings, after=old.header.code
        )
        fresh = await self._create(
            header, lambda: rematch.opening(newest().table, header, person, "", self._now())
        )
        code, former = fresh.table.header.code, newest()

        def point() -> list[Row]:
            rematch.may_rematch(former.table, person)
            rows = rematch.point_to(former.table, code, self._now())
            return [msgspec.structs.replace(rows[0], request=request), *rows[1:]]

        await former.commit(point)
        return fresh

    def _drawn_rows(self, header: Header, drawn: TableToOpen) -> list[Row]:
        """Everybody sits down where the draw has put them, bots beside them, and the game begins."""
        table = Table(header)
        rows: list[Row] = []

        def add(new: list[Row]) -> None:
            rows.extend(new)
            table.fold_all(new)

        now = header.created
        here = {
            seat: person
            for seat, person in enumerate(drawn.people)
            if person is not None and person[0] not in self._services.forgotten
        }
        if not here:
            raise refused("again")
        for person, name in here.values():
            add(join.join(table, person, name, now, seated=True))
        first = next(iter(here.values()))[0]
        for seat in range(header.seats):
            if seat in here:
                add(sit.sit(table, here[seat][0], seat, None, "", now))
            else:
                add(sit.place_bot(table, first, seat, drawn.level, now))
        add(start.start(table, first, commands.nonce, now))
        return rows
