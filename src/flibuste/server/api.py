"""The HTTP API: tables, people, replays, health."""

import asyncio
import io
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import segno
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from flibuste import games
from flibuste.bots import port as bots
from flibuste.server import explanations, replays, wire
from flibuste.server.bodies import Bad, answered, body_of
from flibuste.server.bosun import Bosun
from flibuste.server.guard import host_of, network_address, problem
from flibuste.server.harbour import Harbour, NoTable
from flibuste.server.info import table_info
from flibuste.server.limits import Buckets
from flibuste.server.metrics import CONNECTIONS, REFUSALS, TABLES
from flibuste.server.openapi import document
from flibuste.table.names import PIRATES, proper
from flibuste.table.refused import Refused, refused
from flibuste.table.talk import PHRASES

Answer = Callable[[Request], Awaitable[Response]]

VERBS: Final[dict[str, type[wire.Verb]]] = {
    str(verb.__struct_config__.tag): verb for verb in wire.AnyVerb.__args__
}
LOOPBACK: Final = {"localhost", "127.0.0.1", "[::1]"}
NOT_FOUND: Final = {"no_such_table", "no_such_replay"}
STATUS: Final = {"not_host": 403, "not_your_seat": 403, "banned": 403, "locked": 403, "not_ready": 503}


class Api:
    """The routes over one harbour."""

    def __init__(self, harbour: Harbour) -> None:
        self._harbour = harbour
        limits = harbour.config.limits
        self._wrong_codes = Buckets(limits.wrong_codes_a_minute / 60, limits.wrong_codes_a_minute)
        self._tables = Buckets(limits.tables_an_hour / 3600, limits.tables_an_hour)

    def routes(self) -> list[Route]:
        """All routes of the API."""

        def route(path: str, answer: Answer, method: str = "GET") -> Route:
            return Route(path, self._guarded(answer), methods=[method])

        bosun = Bosun(self._harbour)
        return [
            route("/healthz", self.health),
            route("/metrics", self.metrics),
            route("/openapi.json", self.openapi),
            route("/api/games", self.games),
            route("/api/me", self.me),
            route("/api/me/name", self.rename, "POST"),
            route("/api/me/recovery", self.recovery, "POST"),
            route("/api/me/forget", self.forget, "POST"),
            route("/api/recover", self.recover, "POST"),
            route("/api/handover", self.take_over, "POST"),
            route("/api/tables", self.lobby),
            route("/api/tables", self.open_table, "POST"),
            route("/api/tables/{code}", self.table),
            route("/api/tables/{code}/qr", self.qr),
            route("/api/tables/{code}/handover", self.hand_over, "POST"),
            route("/api/tables/{code}/{verb}", self.wish, "POST"),
            route("/api/replays/{id}", self.replay),
            route("/api/replays/{id}/file", self.replay_file),
            route("/api/replays/{id}/why", self.why),
            route("/api/bosun/where", bosun.where, "POST"),
            route("/api/drill", bosun.drill, "POST"),
            route("/api/drill/card", bosun.card, "POST"),
            route("/api/drill/answer", bosun.answer, "POST"),
            Route(
                "/api/{rest:path}",
                self._guarded(self.nothing),
                methods=["GET", "POST", "PUT", "DELETE", "PATCH"],
            ),
        ]

    def _guarded(self, answer: Answer) -> Answer:
        async def guarded(request: Request) -> Response:
            try:
                return await answer(request)
            except Refused as no:
                REFUSALS.labels(no.code).inc()
                status = 404 if no.code in NOT_FOUND else STATUS.get(no.code, 409)
                return Response(problem(no.code, no.say), status, media_type="application/json")
            except NoTable:
                self._wrong_codes.of(_address(request)).take(asyncio.get_running_loop().time())
                return Response(problem("no_such_table"), 404, media_type="application/json")
            except Bad as bad:
                return Response(
                    problem(bad.code, detail=bad.detail), bad.status, media_type="application/json"
                )

        return guarded

    async def _berth(self, request: Request) -> Any:
        if not self.may_guess(_address(request)):
            raise Bad(429, "too_many_requests", "")
        return await self._harbour.berth(request.path_params["code"].upper())

    def may_guess(self, address: str) -> bool:
        """Whether an address may still ask for codes."""
        return self._wrong_codes.of(address).has(asyncio.get_running_loop().time())

    def guessed_wrong(self, address: str) -> None:
        """Notes a wrong code."""
        self._wrong_codes.of(address).take(asyncio.get_running_loop().time())

    # Operations

    async def health(self, _request: Request) -> Response:
        """Whether the server is well."""
        berths = self._harbour.berths
        status = 503 if self._harbour.stopping else 200
        health = wire.Health(
            "stopping" if self._harbour.stopping else "ok",
            len(berths),
            sum(len(berth.connections) for berth in berths.values()),
            self._harbour.warmup.ready,
        )
        return answered(health, status)

    async def metrics(self, _request: Request) -> Response:
        """What Prometheus reads."""
        TABLES.set(len(self._harbour.berths))
        CONNECTIONS.set(sum(len(berth.connections) for berth in self._harbour.berths.values()))
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    async def openapi(self, _request: Request) -> Response:
        """This API, described."""
        return Response(document(), media_type="application/json")

    async def nothing(self, _request: Request) -> Response:
        """No such address."""
        return Response(problem("no_such_address"), 404, media_type="application/json")

    # People

    async def games(self, _request: Request) -> Response:
        """What can be played, and with whom."""
        warmup = self._harbour.warmup
        found = [
            wire.GameInfo(
                name=game.name,
                version=game.version,
                players=list(game.players),
                options=[
                    wire.OptionInfo(o.name, list(o.values), o.default, o.lowest, o.highest)
                    for o in game.options
                ],
                turns=game.turns,
                ready=warmup.is_ready(game.name),
                progress=round(warmup.progress(game.name), 2),
            )
            for game in games.every()
        ]
        return answered(
            wire.Games(found, list(bots.LEVELS), list(PHRASES), list(PIRATES), self._harbour.build)
        )

    async def _me(self, person: str) -> Response:
        harbour = self._harbour
        identity, secret = harbour.next_table(person, await harbour.people.made(person))
        following = wire.NextTable(identity, replays.commitment(secret))
        return answered(wire.Me(await harbour.people.name(person), await harbour.games_of(person), following))

    async def me(self, request: Request) -> Response:
        """This device."""
        return await self._me(_person(request))

    async def rename(self, request: Request) -> Response:
        """Chooses a name."""
        wished = await body_of(request, wire.NewName)
        name = proper(wished.name)
        if not name:
            raise refused("no_name")
        await self._harbour.people.rename(_person(request), name)
        return await self._me(_person(request))

    async def recovery(self, request: Request) -> Response:
        """Makes a link that opens one's seats on any device."""
        return answered(await self._harbour.recovery(_person(request)))

    async def recover(self, request: Request) -> Response:
        """Redeems such a link."""
        person = await self._harbour.recover((await body_of(request, wire.Secret)).secret)
        request.scope["flibuste.person"], request.scope["flibuste.known"] = person, False
        return await self._me(person)

    async def forget(self, request: Request) -> Response:
        """Deletes name and history, and the cookie's meaning."""
        await self._harbour.forget(_person(request))
        request.scope["flibuste.person"] = self._harbour.people.new()
        request.scope["flibuste.known"] = False
        return Response(status_code=204)

    # Tables

    async def lobby(self, request: Request) -> Response:
        """The open tables."""
        return answered(wire.Tables(await self._harbour.lobby(_person(request))))

    async def open_table(self, request: Request) -> Response:
        """Opens a table."""
        person = _person(request)
        wished = await body_of(request, wire.NewTable)
        unfinished = [line for line in await self._harbour.games_of(person) if line.phase != "over"]
        if len(unfinished) >= self._harbour.config.limits.tables_a_device:
            raise refused("too_many_tables")
        if not self._tables.of(_address(request)).take(asyncio.get_running_loop().time()):
            raise Bad(429, "too_many_requests", "")
        berth = await self._harbour.open_table(person, wished)
        return answered(table_info(berth.table, berth.company.present, berth.company.tvs), 201)

    async def table(self, request: Request) -> Response:
        """A table without its game's state."""
        berth = await self._berth(request)
        return answered(table_info(berth.table, berth.company.present, berth.company.tvs))

    async def qr(self, request: Request) -> Response:
        """The table's address as a picture for phones."""
        berth = await self._berth(request)
        hand = "?hand" if "hand" in request.query_params else ""
        address = f"{_outside(request)}/t/{berth.table.header.code}{hand}"
        picture = io.BytesIO()
        segno.make(address, error="m").save(picture, kind="svg", scale=8, border=2)
        return Response(picture.getvalue(), media_type="image/svg+xml")

    async def wish(self, request: Request) -> Response:
        """One of the verbs."""
        verb = VERBS.get(request.path_params["verb"])
        if verb is None:
            raise Bad(404, "no_such_address", "")
        wished = await body_of(request, verb)
        berth = await self._berth(request)
        await berth.wish(_person(request), wished)
        return answered(table_info(berth.table, berth.company.present, berth.company.tvs))

    async def hand_over(self, request: Request) -> Response:
        """Makes a link that carries a seat to another device."""
        wished = await body_of(request, wire.HandOver)
        return answered(
            await self._harbour.hand_over(await self._berth(request), _person(request), wished.seat)
        )

    async def take_over(self, request: Request) -> Response:
        """Redeems such a link."""
        secret = (await body_of(request, wire.Secret)).secret
        return answered(await self._harbour.take_over(_person(request), secret))

    # Replays

    async def replay(self, request: Request) -> Response:
        """A part of a finished game, under the chosen eyes."""
        query = request.query_params
        table, rows = await replays.finished(self._harbour.store, request.path_params["id"])
        first, count = _number(query.get("from", "0")), _number(query.get("count", "200"))
        made = await asyncio.to_thread(replays.replay, table, rows, query.get("eyes", "nobody"), first, count)
        return answered(made)

    async def why(self, request: Request) -> Response:
        """Why a step of a finished game was taken."""
        step = _number(request.query_params.get("step", ""))
        return answered(await explanations.why(self._harbour, request.path_params["id"], step))

    async def replay_file(self, request: Request) -> Response:
        """A finished game as one file."""
        table, rows = await replays.finished(self._harbour.store, request.path_params["id"])
        name = f"{table.header.game}-{table.header.code.lower()}.flibuste.json"
        return Response(
            msgspec.json.encode(replays.recording(table, rows)),
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )


def _person(request: Request) -> str:
    return str(request.scope["flibuste.person"])


def _address(request: Request) -> str:
    return str(request.scope["flibuste.address"])


def _outside(request: Request) -> str:
    """The server as a phone reaches it: a loopback name would lead the phone to itself."""
    host = request.headers["host"]
    name = host_of(host)
    if name in LOOPBACK:
        host = network_address() + host[len(name) :]
    return f"{request.url.scheme}://{host}"


def _number(text: str) -> int:
    if not text.isdigit() or len(text) > 6:
        raise Bad(400, "bad_body", "a number is missing")
    return int(text)
