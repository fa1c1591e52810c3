"""All live tables of this process: found by code, loaded from the log, sent out of memory when left."""

import asyncio
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec
import structlog

from flibuste import games
from flibuste.core import dice
from flibuste.core.game import BadOptions
from flibuste.server import verbs, wire
from flibuste.server.berth import Berth, Carry
from flibuste.server.config import Config
from flibuste.server.fleet import Fleet
from flibuste.server.identity import People
from flibuste.server.info import Listed, entry
from flibuste.server.pages import build_of
from flibuste.server.post import Post
from flibuste.server.thinkers import Thinkers
from flibuste.server.warmup import Warmup
from flibuste.table import join, rematch, sit, start
from flibuste.table.header import Header
from flibuste.table.log import Row
from flibuste.table.port import Conflict, Store
from flibuste.table.refused import refused
from flibuste.table.settings import Settings
from flibuste.table.table import Table, UnknownVersion

log = structlog.get_logger()
LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
HOUR: Final = 3600 * 1000
DAY: Final = 24 * HOUR
ROUND_SECONDS: Final = 10.0
"""In this time every table is looked after once..."""
STEP_SECONDS: Final = 0.1
"""... a share of them at each step, so that the house is never kept all at once."""
LINK_MINUTES: Final = 5


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class NoTable(Exception):
    """No table has this code."""


class Harbour:
    """The live tables, and what they share."""

    def __init__(self, config: Config, store: Store, now: Callable[[], int] = wall_clock) -> None:
        self.config = config
        self.store = store
        self.now = now
        self.thinkers = Thinkers()
        self.warmup = Warmup()
        self.people = People(store)
        self.post = Post(now)
        self.berths: dict[str, Berth] = {}
        """By code."""
        self.build = build_of(config.client)
        self.stopping = False
        self.fleet = Fleet(self)
        self._loading: dict[str, asyncio.Task[Berth]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._secret = b""

    async def open(self) -> None:
        """Opens the store and begins to keep house."""
        await self.store.open()
        self._secret = self.config.secret or await self.store.secret()
        self.people.secret = self._secret
        self.store.listen(self.fleet.changed, self.fleet.mail)
        self.spawn(self.fleet.keep_alive())
        self.spawn(self._keep_house())
        self.warmup.begin(self.spawn)

    async def close(self) -> None:
        """Lets nothing new begin, finishes what has begun, and closes the store."""
        self.stopping = True
        for berth in list(self.berths.values()):
            for connection in list(berth.connections):
                connection.send_off("restarting", code=1012)
            async with berth.lock:
                berth.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for berth in self.berths.values():
            if berth.ours:
                await self.store.enlist(berth.table.header.id, entry(berth.table), berth.table.at)
        await self.store.renew(self.now())
        self.thinkers.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Runs something beside; its failure is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task failed", exc_info=task.exception())

    async def _keep_house(self) -> None:
        """Looks after every table in turn, a few at a time, and deletes what nobody has touched for long."""
        swept = 0
        while True:
            codes = list(self.berths)
            steps = max(1, round(min(ROUND_SECONDS, self.config.evict_after / 2) / STEP_SECONDS))
            for step in range(steps):
                await asyncio.sleep(STEP_SECONDS)
                for code in codes[step::steps]:
                    await self._look_after(code)
            if self.now() - swept > HOUR:
                swept = self.now()
                await self._sweep()

    async def _look_after(self, code: str) -> None:
        """Sends a table without people out of memory; tells the lists about one that was played at."""
        berth = self.berths.get(code)
        if berth is None:
            return
        idle = berth.company.deserted and not berth.lock.locked()
        if idle and self.now() - berth.company.idle_since > self.config.evict_after * 1000:
            await self._evict(berth)
        elif berth.dirty:
            berth.enlist()

    async def _sweep(self) -> None:
        now, config = self.now(), self.config
        gone = await self.store.sweep(
            now - int(config.keep_lobby_days * DAY),
            now - int(config.keep_unfinished_days * DAY),
            now - int(config.keep_finished_days * DAY),
        )
        for code in [code for code, berth in self.berths.items() if berth.table.header.id in gone]:
            self.berths.pop(code).close()

    async def _evict(self, berth: Berth) -> None:
        berth.close()
        self.berths.pop(berth.table.header.code, None)
        if berth.dirty:
            await self.store.enlist(berth.table.header.id, entry(berth.table), berth.table.at)
        if berth.ours:
            await self.store.release([berth.table.header.id])

    # Finding

    async def berth(self, code: str) -> Berth:
        """The live table with this code; NoTable if there is none."""
        found = self.berths.get(code)
        if found is not None:
            return found
        if code not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(code))
            self._loading[code] = task
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> Berth:
        header = await self.store.find(code) if len(code) == 6 else None
        if header is None:
            raise NoTable(code)
        if not self.warmup.is_ready(header.game):
            raise refused("not_ready")
        claim = await self.store.claim(header.id)
        try:
            table = Table(header).fold_all(await self.store.rows(header.id))
        except UnknownVersion:
            raise refused("unknown_version") from None
        self.berths[code] = berth = Berth(self, table, claim)
        # What was written between reading and listening is read now.
        await berth.catch_up()
        return berth

    # Opening

    def next_table(self, person: str, made: int) -> tuple[str, bytes]:
        """The id and the secret of the next table that a device opens: fixed before its nonce is known."""
        name = f"{person}/{made}".encode()
        identity = hmac.new(self._secret, b"table/" + name, hashlib.sha256).hexdigest()[:20]
        return identity, hmac.new(self._secret, b"dice/" + name, hashlib.sha256).digest()

    async def open_table(self, person: str, wished: wire.NewTable) -> Berth:
        """A new table with its host, seats and bots; started at once if wished."""
        game = self._playable(wished.game)
        try:
            game.encode(wished.settings.options)
        except BadOptions:
            raise refused("bad_options") from None
        if wished.seats not in game.players and wished.seats > game.players[-1]:
            raise refused("wrong_number", least=game.players[0], most=game.players[-1])
        if wished.tv and (wished.bots or wished.start):
            raise refused("tv_only_shows")
        taken = wished.own_seats + sum(bots.count for bots in wished.bots)
        if taken > wished.seats:
            raise refused("too_many_seats")
        for bots in wished.bots:
            verbs.level(bots.level)
        header = await self._header(person, game.name, wished.seats, wished.settings)
        rows = self._first_rows(header, person, wished, await self.people.name(person))
        return await self._create(header, rows)

    def _playable(self, name: str) -> Any:
        if name not in games.NAMES:
            raise refused("no_such_game")
        if not self.warmup.is_ready(name):
            raise refused("not_ready")
        return games.find(name)

    async def _header(
        self, person: str, game: str, seats: int, settings: Settings, after: str | None = None
    ) -> Header:
        made = await self.people.count_table(person)
        identity, secret = self.next_table(person, made)
        return Header(
            id=identity,
            code="".join(secrets.choice(LETTERS) for _ in range(6)),
            game=game,
            version=games.find(game).version,
            seats=seats,
            settings=settings,
            commitment=dice.commitment(secret),
            secret=secret.hex(),
            created=self.now(),
            pace=self.config.pace,
            after=after,
        )

    def _first_rows(self, header: Header, person: str, wished: wire.NewTable, name: str) -> list[Row]:
        if wished.tv:
            return []
        table = Table(header)
        rows: list[Row] = []

        def add(new: list[Row]) -> None:
            rows.extend(new)
            table.fold_all(new)

        now = header.created
        add(join.join(table, person, wished.name or name or None, now))
        for seat in range(wished.own_seats):
            add(sit.sit(table, person, seat, None, wished.nonce or "" if seat == 0 else "", now))
        seat = wished.own_seats
        for bots in wished.bots:
            for _ in range(bots.count):
                add(sit.place_bot(table, person, seat, bots.level, now))
                seat += 1
        if wished.start:
            add(start.start(table, person, verbs.nonce, now))
        return rows

    async def _create(self, header: Header, rows: list[Row]) -> Berth:
        claim = await self.store.claim(header.id)
        for _ in range(5):
            berth = Berth(self, Table(header).fold_all(rows), claim)
            try:
                await self.store.create(header, rows, entry(berth.table))
            except Conflict:
                code = "".join(secrets.choice(LETTERS) for _ in range(6))
                header = msgspec.structs.replace(header, code=code)
            else:
                self.berths[header.code] = berth
                berth.company.begin()
                log.info("table opened", table=header.code, game=header.game)
                return berth
        raise refused("again")

    async def open_rematch(self, berth: Berth, person: str) -> Berth:
        """The next table for the same people; the old one names it."""
        old = berth.table
        rematch.may_rematch(old, person)
        header = await self._header(
            person, old.header.game, len(old.crew.seats), old.settings, after=old.header.code
        )
        fresh = await self._create(header, rematch.opening(old, header, person, "", self.now()))
        code = fresh.table.header.code

        def point() -> list[Row]:
            rematch.may_rematch(old, person)
            return rematch.point_to(old, code, self.now())

        await berth.commit(point)
        return fresh

    # Lists

    def _shown(self, blob: bytes, person: str) -> wire.Summary:
        listed = msgspec.json.decode(blob, type=Listed)
        live = self.berths.get(listed.summary.code)
        if live is not None:
            listed = msgspec.json.decode(entry(live.table).summary, type=Listed)
        listed.summary.your_turn = person in listed.asked
        return listed.summary

    async def lobby(self, person: str) -> list[wire.Summary]:
        """The open tables one can join."""
        shown = [self._shown(blob, person) for blob in await self.store.lobby(100)]
        return [line for line in shown if line.phase == "lobby" and line.free]

    async def games_of(self, person: str) -> list[wire.Summary]:
        """A person's own tables, the newest first."""
        shown = [self._shown(blob, person) for blob in await self.store.games_of(person, 100)]
        for line in shown:
            line.yours = True
        return shown

    # Links

    async def hand_over(self, berth: Berth, person: str, seat: int) -> wire.Link:
        """A one-use link that carries a seat to another device."""
        sit.own_seat(berth.table, person, seat)
        expires = self.now() + LINK_MINUTES * 60_000
        secret = secrets.token_urlsafe(24)
        value = msgspec.json.encode([berth.table.header.code, seat, person])
        await self.store.keep_link(_digest(secret), "seat", value, expires)
        return wire.Link(f"/handover#{secret}", expires)

    async def take_over(self, person: str, secret: str) -> wire.Taken:
        """Redeems such a link: the seat is this device's from now on."""
        value = await self.store.take_link(_digest(secret), "seat", self.now(), once=True)
        if value is None:
            raise refused("link_over")
        code, seat, owner = msgspec.json.decode(value, type=tuple[str, int, str])
        berth = await self.berth(code)
        await berth.wish(person, Carry(seat=seat, owner=owner))
        return wire.Taken(code, seat)

    async def recovery(self, person: str) -> wire.Link:
        """A link that opens a person's seats on any device; it replaces the former one."""
        secret = secrets.token_urlsafe(24)
        await self.store.keep_link(_digest(secret), "person", person.encode(), None)
        return wire.Link(f"/recover#{secret}", None)

    async def recover(self, secret: str) -> str:
        """The person whose recovery link this is."""
        value = await self.store.take_link(_digest(secret), "person", self.now(), once=False)
        if value is None:
            raise refused("link_over")
        return value.decode()

    async def forget(self, person: str) -> None:
        """Deletes a person's name and history; where they play, a bot goes on."""
        for line in await self.games_of(person):
            berth = await self.berth(line.code)
            for seat in berth.table.crew.seats_of(getattr(berth.table.member(person), "number", -1)):
                verb = wire.Stand(seat=seat) if berth.table.phase == "lobby" else wire.Resign(seat=seat)
                if berth.table.phase != "over":
                    await berth.wish(person, verb)
        tables = await self.store.forget(person)
        self.people.forget(person)
        for code in [code for code, berth in self.berths.items() if berth.table.header.id in tables]:
            await self._reload(self.berths[code])

    async def _reload(self, berth: Berth) -> None:
        """Folds a table anew, because its log was rewritten."""
        async with berth.lock:
            table = Table(berth.table.header).fold_all(await self.store.rows(berth.table.header.id))
            for connection in list(berth.connections):
                connection.send_off("restarting", code=1012)
            berth.close()
            claim = await self.store.claim(berth.table.header.id)
            self.berths[berth.table.header.code] = Berth(self, table, claim)
            self.berths[berth.table.header.code].enlist()


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
