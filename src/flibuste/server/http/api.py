"""The HTTP API: tables, people, replays, health."""

import asyncio
import io
import re
from collections.abc import Awaitable, Callable, Iterator
from functools import cached_property, partial
from itertools import chain
from typing import Final, Protocol

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Scope

from flibuste import games
from flibuste.bots import port as bots
from flibuste.core.game import Option
from flibuste.server import wire
from flibuste.server.http import analyses, explanations, replays, studies
from flibuste.server.http.addresses import outside
from flibuste.server.http.analyses import Analyses
from flibuste.server.http.bodies import Bad
from flibuste.server.http.code_lookup import CodeLookup
from flibuste.server.http.errands import Errands
from flibuste.server.http.guard import TOO_MANY, problem
from flibuste.server.http.openapi import document
from flibuste.server.http.operations import Operation, operation
from flibuste.server.http.puzzles import Solving
from flibuste.server.http.ratings import Ratings
from flibuste.server.http.regattas import Regattas
from flibuste.server.http.rooms import Rooms
from flibuste.server.http.scans import Scanning
from flibuste.server.http.stories import Stories
from flibuste.server.http.voyages import Voyages
from flibuste.server.http.well_being import WellBeing
from flibuste.server.limits import Bucket, Buckets
from flibuste.server.live.harbour import Harbour
from flibuste.server.live.info import table_info
from flibuste.server.live.live_table import LiveTable
from flibuste.server.live.not_found import NoTable
from flibuste.server.metrics import REFUSALS
from flibuste.table.names import PIRATES, proper
from flibuste.table.port import Away, Unfit
from flibuste.table.refused import Refused, refused
from flibuste.table.talk import PHRASES

Answer = Callable[[Request], Awaitable[Response]]


class Parts(Protocol):
    """The requests about one matter."""

    def operations(self) -> Iterator[Operation]:
        """The operations offered."""


COMMANDS: Final[dict[str, type[wire.Command]]] = {
    str(command.__struct_config__.tag): command for command in wire.AnyCommand.__args__
}
PART_OF_A_REPLAY: Final = {
    "eyes": {"type": "string", "default": "nobody"},
    "from": {"type": "integer", "minimum": 0, "default": 0},
    "count": {"type": "integer", "minimum": 0, "default": 200},
}
PLACE: Final = re.compile(r"/(?!/)[\w/{}#?=&.~-]{0,200}", re.ASCII)
"""A path on this server, short enough for a QR code that is scanned from a chair."""
TOO_LARGE: Final = 413
NOT_FOUND: Final = {"no_such_table", "no_such_replay", "no_such_puzzle"}
STATUS: Final = {
    "not_host": 403, "not_welcome": 403, "not_your_seat": 403, "banned": 403, "locked": 403,
    "too_many_requests": TOO_MANY,
}  # fmt: skip


class Api:
    """The routes over one harbour."""

    def __init__(self, harbour: Harbour) -> None:
        self._config = config = harbour.config
        limits, finding = config.limits, harbour.finding
        self._people, self._listings, self._links = harbour.people, harbour.listings, harbour.links
        self._opening, self._forgetting = harbour.opening, harbour.forgetting
        self._store_watch, self._thinkers = harbour.store_watch, harbour.thinkers
        self.lookup = CodeLookup(limits, harbour.tables, finding, harbour.listings, harbour.regattas)
        self._errands = Errands()
        self._archive = replays.Archive(harbour.services, finding.find)
        self._analyses = Analyses(self._archive, harbour.compiling, harbour.tasks.spawn)
        self._stories = Stories(self._archive, self._errands, harbour.tasks.spawn)
        now, pace = harbour.now, config.pace
        self._others: tuple[Parts, ...] = (
            WellBeing(
                harbour.tables,
                harbour.store_watch,
                harbour.compiling,
                harbour.housekeeping,
                stopping=lambda: harbour.stopping,
            ),
            Solving(self._errands),
            Voyages(harbour.store, harbour.people, now, pace, self.lookup, self._errands),
            Ratings(self._archive, harbour.rating, config.ratings),
            Regattas(limits, harbour.regattas, harbour.people, now, harbour.store_watch, self.lookup),
            Scanning(now, harbour.tables, finding, harbour.listings, self.lookup, self.frames_of),
            Rooms(harbour.people, now, pace, self._errands),
        )
        self._frames = Buckets(limits.frames_a_second, limits.frames_at_once)
        self._tables = Buckets(limits.tables_an_hour / 3600, limits.tables_an_hour)

    def routes(self) -> list[Route]:
        """All routes of the API."""
        unknown = Route(
            "/api/{rest:path}",
            self._guarded(self.nothing),
            methods=["GET", "POST", "PUT", "DELETE", "PATCH"],
        )
        return [*(operation.route(self._guarded) for operation in self.operations), unknown]

    @cached_property
    def operations(self) -> list[Operation]:
        """Every operation of the API."""
        get, post = partial(operation, "GET"), partial(operation, "POST")
        table, replay = "/api/tables/{code}", "/api/replays/{id}"
        return [
            get("/openapi.json", self.openapi, described=False),
            get("/api/games", self.games),
            get("/api/qr", self.qr_of_place, described=False),
            get("/api/me", self.me),
            post("/api/me/name", self.rename),
            post("/api/me/recovery", self.recovery),
            post("/api/me/forget", self.forget, status=204),
            post("/api/recover", self.recover),
            post("/api/handover", self.take_over),
            get("/api/tables", self.open_tables),
            post("/api/tables", self.open_table, status=201),
            get(table, self.table),
            get(f"{table}/qr", self.qr, described=False),
            post(f"{table}/handover", self.hand_over),
            *(
                post(f"{table}/{tag}", self.command, body=kind, summary=(kind.__doc__ or "").strip())
                for tag, kind in COMMANDS.items()
            ),
            get(replay, self.replay, query=PART_OF_A_REPLAY),
            get(f"{replay}/file", self.replay_file, described=False),
            get(f"{replay}/analysis", self.analysis),
            get(f"{replay}/story", self.story, query={"kinds": {"type": "string", "default": ""}}),
            post(f"{replay}/study", self.study, status=201),
            get(f"{replay}/why", self.why, query={"step": {"type": "integer", "minimum": 1}}),
            *chain.from_iterable(part.operations() for part in self._others),
        ]

    def _guarded(self, answer: Answer) -> Answer:
        async def guarded(request: Request) -> Response:
            try:
                return await answer(request)
            except Refused as no:
                REFUSALS.labels(no.code).inc()
                status = 404 if no.code in NOT_FOUND else STATUS.get(no.code, 409)
                return Response(problem(no.code, no.say), status, media_type="application/json")
            except Away as error:
                self._store_watch.failed(error)
                return Response(problem("store_away"), 503, media_type="application/json")
            except Unfit:
                return Response(problem("bad_body"), 400, media_type="application/json")
            except NoTable as none:
                return Response(problem(none.refusal), 404, media_type="application/json")
            except Bad as bad:
                # The rest of a body that is too large is not waited for.
                headers = {"connection": "close"} if bad.status == TOO_LARGE else None
                body = problem(bad.code, detail=bad.detail)
                return Response(body, bad.status, headers, media_type="application/json")

        return guarded

    async def _live(self, request: Request) -> LiveTable:
        return await self.lookup.find(request.path_params["code"], _person(request), _address(request))

    def frames_of(self, scope: Scope, live: LiveTable) -> Bucket:
        """The bucket of a device's frames to a table; without a cookie it shares its address's."""
        device = scope["flibuste.person"] if scope["flibuste.known"] else scope["flibuste.address"]
        return self._frames.of(f"{device} {live.table.header.code}")

    # Operations

    async def openapi(self, _request: Request) -> Response:
        """This API's description."""
        return Response(self._document, media_type="application/json")

    @cached_property
    def _document(self) -> bytes:
        return document(self.operations)

    async def nothing(self, _request: Request) -> Response:
        """No such address."""
        return Response(problem("no_such_address"), 404, media_type="application/json")

    # People

    async def games(self, request: Request) -> wire.Games:
        """The games that can be played, and their bots."""
        found = [
            wire.GameInfo(
                name=game.name,
                version=game.version,
                players=list(game.players),
                options=[_option(option) for option in game.options],
                tempo=None if game.tempo is None else [_option(limit) for limit in game.tempo.limits],
                characters=list(game.characters.names) if game.characters else [],
                begins=game.beginning is not None,
                levels=list(bots.levels(game)),
                unrated=dict(game.unrated),
            )
            for game in games.every()
        ]
        build = self._config.build
        ratings = self._config.ratings
        return wire.Games(found, list(PHRASES), list(PIRATES), build, _outside(request), ratings)

    async def _me(self, person: str) -> wire.Me:
        identity, secret = self._opening.next_table(person, await self._people.made(person))
        following = wire.NextTable(identity, replays.commitment(secret))
        name, tables = await self._people.name(person), await self._listings.games_of(person)
        return wire.Me(name, tables, following)

    async def me(self, request: Request) -> wire.Me:
        """This device."""
        return await self._me(_person(request))

    async def rename(self, request: Request, body: wire.NewName) -> wire.Me:
        """Chooses a name."""
        name = proper(body.name)
        if not name:
            raise refused("no_name")
        await self._people.rename(_person(request), name)
        return await self._me(_person(request))

    async def recovery(self, request: Request) -> wire.Link:
        """Makes a link that opens a person's seats on any device."""
        return await self._links.recovery(_person(request))

    async def recover(self, request: Request, body: wire.Secret) -> wire.Me:
        """Redeems a link that opens a person's seats."""
        person = await self._links.recover(body.secret)
        request.scope["flibuste.person"], request.scope["flibuste.known"] = person, False
        return await self._me(person)

    async def forget(self, request: Request) -> Response:
        """Deletes name and history, and invalidates the cookie."""
        await self._forgetting.forget(_person(request))
        request.scope["flibuste.person"] = self._people.new()
        request.scope["flibuste.known"] = False
        return Response(status_code=204)

    # Tables

    async def open_tables(self, request: Request) -> wire.Tables:
        """The open tables."""
        return wire.Tables(await self._listings.open_tables(_person(request)))

    async def open_table(self, request: Request, body: wire.NewTable) -> wire.TableInfo:
        """Opens a table."""
        await self._may_open(request)
        live = await self._opening.open_table(_person(request), body)
        return table_info(live.table, live.presence.present, live.presence.tvs)

    async def _may_open(self, request: Request) -> None:
        """Refuses a device that has opened too many tables."""
        tables = await self._listings.games_of(_person(request))
        if sum(table.phase != "over" for table in tables) >= self._config.limits.tables_a_device:
            raise refused("too_many_tables")
        if not self._tables.of(_address(request)).take(asyncio.get_running_loop().time()):
            raise Bad(TOO_MANY, "too_many_requests", "")

    async def table(self, request: Request) -> wire.TableInfo:
        """A table without its game's state."""
        live = await self._live(request)
        return table_info(live.table, live.presence.present, live.presence.tvs)

    async def qr(self, request: Request) -> Response:
        """The table's address as a picture for phones."""
        live = await self._live(request)
        hand = "?hand" if "hand" in request.query_params else ""
        return await self._qr(request, f"/t/{live.table.header.code}{hand}")

    async def qr_of_place(self, request: Request) -> Response:
        """A path on this server as a QR code for paper; other addresses are refused."""
        path = request.query_params.get("path", "")
        if not PLACE.fullmatch(path):
            raise Bad(400, "bad_body", "path begins with one slash and names a place of this server")
        return await self._qr(request, path)

    async def _qr(self, request: Request, path: str) -> Response:
        picture = await self._errands.run(request, partial(_qr, _outside(request) + path))
        return Response(picture, media_type="image/svg+xml")

    async def command(self, request: Request, body: wire.Command) -> wire.TableInfo:
        """One of the commands."""
        live = await self._live(request)
        if not self.frames_of(request.scope, live).take(asyncio.get_running_loop().time()):
            raise Bad(TOO_MANY, "too_many_requests", "")
        await live.requests.command(_person(request), body)
        return table_info(live.table, live.presence.present, live.presence.tvs)

    async def hand_over(self, request: Request, body: wire.HandOver) -> wire.Link:
        """Makes a link that carries a seat to another device."""
        return await self._links.hand_over(await self._live(request), _person(request), body.seat)

    async def take_over(self, request: Request, body: wire.Secret) -> wire.Taken:
        """Redeems a link that carries a seat."""
        return await self._links.take_over(_person(request), body.secret)

    # Replays

    async def replay(self, request: Request) -> wire.Replay:
        """A part of a finished game, seen through the chosen eyes."""
        query = request.query_params
        table, rows = await self._archive.finished(request.path_params["id"])
        first, count = _number(query.get("from", "0")), _number(query.get("count", "200"))
        eyes = query.get("eyes", "nobody")
        kept = await analyses.kept(self._archive, table.header.id) is not None
        part = partial(replays.replay, table, rows, eyes, first, count, kept=kept)
        return await self._errands.run(request, part)

    async def why(self, request: Request) -> wire.Why:
        """Why a step of a finished game was taken."""
        step = _number(request.query_params.get("step", ""))
        with self._errands.counted(request):
            return await explanations.why(self._archive, self._thinkers, request.path_params["id"], step)

    async def analysis(self, request: Request) -> wire.Analysed:
        """What a finished game teaches: luck, play, the moments that counted; ask again until it is done."""
        return await self._analyses.asked(request.path_params["id"])

    async def story(self, request: Request) -> wire.Story:
        """What a finished game is told by: facts of some kinds, and where it turned."""
        kinds = request.query_params.get("kinds", "")
        return await self._stories.asked(request, request.path_params["id"], kinds)

    async def study(self, request: Request, body: wire.NewStudy) -> wire.TableInfo:
        """Opens a table that plays on from a position of a finished game; it counts nowhere."""
        await self._may_open(request)
        live = await studies.open_study(
            self._archive, self._opening, request.path_params["id"], _person(request), body
        )
        return table_info(live.table, live.presence.present, live.presence.tvs)

    async def replay_file(self, request: Request) -> Response:
        """A finished game as one file."""
        table, rows = await self._archive.finished(request.path_params["id"])
        name = f"{table.header.game}-{table.header.code.lower()}.flibuste.json"
        return Response(
            await self._errands.run(request, lambda: msgspec.json.encode(replays.recording(table, rows))),
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )


def _option(option: Option) -> wire.OptionInfo:
    return wire.OptionInfo(option.name, list(option.values), option.default, option.lowest, option.highest)


def _person(request: Request) -> str:
    return str(request.scope["flibuste.person"])


def _address(request: Request) -> str:
    return str(request.scope["flibuste.address"])


def _qr(address: str) -> bytes:
    picture = io.BytesIO()
    segno.make(address, error="m").save(picture, kind="svg", scale=8, border=2)
    return picture.getvalue()


def _outside(request: Request) -> str:
    return outside(request.url.scheme, request.headers["host"])


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 6:
        raise Bad(400, "bad_body", "a number is missing")
    return int(text)
