"""Regattas: opened, entered, led and followed; followers are answered when something has changed."""

import asyncio
import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from flibuste.server import wire
from flibuste.server.config import Limits
from flibuste.server.http.bodies import Bad
from flibuste.server.http.code_lookup import CodeLookup
from flibuste.server.http.guard import TOO_MANY
from flibuste.server.http.operations import Operation, operation
from flibuste.server.identity import People
from flibuste.server.limits import Buckets
from flibuste.server.live import regattas as live_regattas
from flibuste.server.live.live_regatta import LiveRegatta
from flibuste.server.live.store_watch import StoreWatch
from flibuste.table.port import Away
from flibuste.table.regatta import log
from flibuste.table.regatta.regatta import DrawnTable, Regatta

HOLD_SECONDS: Final = 20.0
"""How long a follower waits for news before asking again."""
HOUR: Final = 3600
LONGEST_MARK: Final = 20

Decide = Callable[[Regatta, str], log.Event | None]


class Regattas:
    """The requests about regattas."""

    def __init__(
        self,
        limits: Limits,
        regattas: live_regattas.Regattas,
        people: People,
        now: Callable[[], int],
        store_watch: StoreWatch,
        lookup: CodeLookup,
    ) -> None:
        self._regattas, self._people, self._now = regattas, people, now
        self._store_watch = store_watch
        self._lookup = lookup
        self._opened = Buckets(limits.regattas_an_hour / HOUR, limits.regattas_an_hour)
        self._drawn = Buckets(limits.regatta_tables_an_hour / HOUR, limits.regatta_tables_an_hour)
        self._commands = Buckets(limits.commands_a_second, limits.commands_at_once)

    def operations(self) -> Iterator[Operation]:
        """The operations offered."""
        get, post = partial(operation, "GET"), partial(operation, "POST")
        place = "/api/regattas/{code}"
        yield get("/api/regattas", self.own)
        yield post("/api/regattas", self.open, status=201)
        mark = {"after": {"type": "string", "default": ""}}
        yield get(place, self.follow, query=mark, answer=wire.RegattaSeen)
        yield post(f"{place}/enter", self.enter)
        yield post(f"{place}/leave", self.leave)
        yield post(f"{place}/draw", self.draw)
        yield post(f"{place}/call", self.call)
        yield post(f"{place}/close", self.close)
        yield post(f"{place}/send", self.send_away)
        yield post(f"{place}/hand", self.hand_over)
        yield post(f"{place}/want", self.want)
        yield post(f"{place}/stay", self.stay)
        yield post(f"{place}/take", self.take_over)

    async def own(self, request: Request) -> wire.RegattaEntries:
        """The regattas of this device."""
        person = _person(request)
        found = [live.regatta for live in await self._regattas.of(person)]
        return wire.RegattaEntries(
            [
                wire.RegattaEntry(
                    one.code, one.opened.name, one.opened.game, one.phase, host=one.host == person
                )
                for one in found
            ]
        )

    async def open(self, request: Request, body: wire.NewRegatta) -> wire.RegattaSeen:
        """Opens a regatta."""
        self._pay(self._opened, str(request.scope["flibuste.address"]))
        return self._seen(await self._regattas.open(_person(request), body), _person(request))

    async def follow(self, request: Request) -> wire.RegattaSeen | Response:
        """A regatta; with a mark, as soon as there is something new."""
        live = await self._found(request)
        mark = request.query_params.get("after", "")[:LONGEST_MARK]
        seconds = 0.0 if self._regattas.stopping else HOLD_SECONDS
        if not await live.news(mark, seconds):
            return Response(status_code=204)
        return self._seen(live, _person(request))

    async def enter(self, request: Request, body: wire.EnterRegatta) -> wire.RegattaSeen:
        """Enters a regatta, or returns to it."""
        person = _person(request)
        name = body.name or await self._people.name(person) or None
        seen = await self._decided(request, lambda regatta, who: regatta.enter(who, name))
        live = await self._found(request)
        entrant = live.regatta.entrant(person)
        if entrant is not None:
            try:
                await self._people.remember(person, body.name, entrant.name)
            except Away as error:
                # They are aboard all the same.
                self._store_watch.failed(error)
        return seen

    async def leave(self, request: Request) -> wire.RegattaSeen:
        """Leaves; a bot plays on at the person's table."""
        live, person = await self._paid(request), _person(request)
        await self._regattas.leave(live, person)
        return self._seen(live, person)

    async def draw(self, request: Request, body: wire.DrawRound) -> wire.RegattaSeen:
        """The host has a round drawn; its tables open by themselves."""
        live, person = await self._paid(request), _person(request)
        regatta = live.regatta
        if person == regatta.host and regatta.phase in ("gathering", "between"):
            tables = -(-sum(one.here for one in regatta.entrants) // regatta.plan.size)
            self._pay(self._drawn, str(request.scope["flibuste.address"]), tables)
        chance = random.SystemRandom()
        await live.commit(lambda now: now.draw(person, chance, body.round))
        self._regattas.hurry()
        return self._seen(live, person)

    async def call(self, request: Request, body: wire.CallTable) -> wire.RegattaSeen:
        """The host ends a table that is stuck: everybody there gets the fair point."""
        live, person = await self._paid(request), _person(request)
        await self._regattas.call(live, person, body.round, body.table)
        return self._seen(live, person)

    async def send_away(self, request: Request, body: wire.OfEntrant) -> wire.RegattaSeen:
        """The host sends somebody away."""
        live, person = await self._paid(request), _person(request)
        live.regatta.send_away(person, body.number)
        gone = live.regatta.entrants[body.number].person
        await self._regattas.take_leave(live, gone)
        await live.commit(lambda regatta: regatta.send_away(person, body.number))
        return self._seen(live, person)

    async def close(self, request: Request) -> wire.RegattaSeen:
        """The host ends the regatta before its last round."""
        return await self._decided(request, lambda regatta, who: regatta.close(who))

    async def hand_over(self, request: Request, body: wire.OfEntrant) -> wire.RegattaSeen:
        """The host lets somebody else lead."""
        return await self._decided(request, lambda regatta, who: regatta.hand_over(who, body.number))

    async def want(self, request: Request) -> wire.RegattaSeen:
        """Asks to lead, because the host seems to be gone."""
        now = self._now()
        return await self._decided(request, lambda regatta, who: regatta.want(who, now))

    async def stay(self, request: Request) -> wire.RegattaSeen:
        """The host is there after all."""
        return await self._decided(request, lambda regatta, who: regatta.stay(who))

    async def take_over(self, request: Request) -> wire.RegattaSeen:
        """Leads from now on: the host has not said that they are there."""
        now = self._now()
        return await self._decided(request, lambda regatta, who: regatta.take_over(who, now))

    async def _decided(self, request: Request, decide: Decide) -> wire.RegattaSeen:
        """The answer to a request that one row fulfils."""
        live, person = await self._paid(request), _person(request)
        await live.commit(lambda regatta: decide(regatta, person))
        return self._seen(live, person)

    async def _found(self, request: Request) -> LiveRegatta:
        address = str(request.scope["flibuste.address"])
        return await self._lookup.regatta(request.path_params["code"], _person(request), address)

    async def _paid(self, request: Request) -> LiveRegatta:
        """The regatta, unless the sender has asked for too much."""
        live = await self._found(request)
        self._pay(self._commands, _person(request))
        return live

    def _pay(self, buckets: Buckets, name: str, count: int = 1) -> None:
        if not buckets.of(name).take(asyncio.get_running_loop().time(), count):
            raise Bad(TOO_MANY, "too_many_requests", "")

    def _seen(self, live: LiveRegatta, person: str) -> wire.RegattaSeen:
        regatta = live.regatta
        known = regatta.entrant(person)
        plays = regatta.seat_of(known.number) if known is not None and known.here else None
        you = wire.RegattaYou(
            number=None if known is None else known.number,
            here=known is not None and known.here,
            host=person == regatta.host,
            table="" if plays is None else plays.code,
        )
        everybody = live.shown(lambda: msgspec.json.encode(_info(regatta)))
        return wire.RegattaSeen(regatta.mark, self._now(), msgspec.Raw(everybody), you)


def _info(regatta: Regatta) -> wire.RegattaInfo:
    """A regatta as everybody sees it."""
    opened, latest = regatta.opened, regatta.rounds[-1] if regatta.rounds else None
    host = regatta.entrant(regatta.host) if regatta.host else None
    return wire.RegattaInfo(
        code=regatta.code,
        name=opened.name,
        game=opened.game,
        size=opened.size,
        bots=opened.bots,
        least=regatta.least,
        rounds=opened.rounds,
        phase=regatta.phase,
        round=len(regatta.rounds),
        entrants=[
            wire.Entrant(
                one.number,
                regatta.entrants[one.number].name,
                regatta.entrants[one.number].here,
                one.place,
                one.points,
                one.wins,
                list(one.rounds),
            )
            for one in regatta.standings()
        ],
        tables=[_table(table) for table in latest.tables] if latest is not None else [],
        sits_out=list(latest.sits_out) if latest is not None else [],
        host=host.number if host is not None and host.here else None,
        wish=None if regatta.wanted is None else regatta.wanted.number,
        wish_since=0 if regatta.wanted is None else regatta.wanted.at,
    )


def _table(table: DrawnTable) -> wire.RegattaTable:
    earned = table.earned
    return wire.RegattaTable(
        code=table.code,
        people=table.people,
        bots=table.bots,
        earned=None if earned is None else [earned[number] for number in table.people],
        first=[number for number, rank in zip(table.people, table.ranks, strict=False) if rank == 1],
        called=table.called,
    )


def _person(request: Request) -> str:
    return str(request.scope["flibuste.person"])
