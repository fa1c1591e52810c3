"""The voyage of the day: the same for everybody, once each; the server's clock and the rules check it."""

import hashlib
import hmac
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final

import msgspec
from starlette.requests import Request

from flibuste import games
from flibuste.core.game import Game
from flibuste.core.rooms import Context, Declined, Misunderstood
from flibuste.core.voyage import Tally
from flibuste.server import wire
from flibuste.server.http import puzzles
from flibuste.server.http.bodies import Bad
from flibuste.server.http.code_lookup import CodeLookup
from flibuste.server.http.errands import Errands
from flibuste.server.http.operations import Operation, operation
from flibuste.server.identity import People
from flibuste.table.port import Sailed, Store
from flibuste.table.refused import Refused, refused

DAY: Final = 24 * 3600 * 1000
GRACE: Final = 15 * 60 * 1000
"""How long into the next day the previous day's voyage can be finished."""
SHOWN_DAYS: Final = 28
LONGEST_STREAK: Final = 400
ON_BOARD: Final = 50
PRACTICE: Final = "/practice"
TRIES: Final = 4
ROUGHLY: Final = -2
"""Ratings are rounded to hundreds, because each puzzle has a different one."""


class Solution(msgspec.Struct):
    """What is kept about a puzzle: the answer and whether it was right."""

    code: int
    right: bool


def legs() -> list[Game]:
    """The games that have a leg."""
    return [game for game in games.every() if game.leg is not None or game.puzzles is not None]


class Voyages:
    """The requests about the voyage of the day."""

    def __init__(
        self,
        store: Store,
        people: People,
        now: Callable[[], int],
        pace: float,
        lookup: CodeLookup,
        errands: Errands,
    ) -> None:
        self._store, self._people, self._now, self._pace = store, people, now, pace
        self._lookup = lookup
        self._errands = errands

    def operations(self) -> Iterator[Operation]:
        """The operations offered: today's voyage, its board, and each game's leg."""
        yield operation("GET", "/api/voyage", self.today)
        yield operation(
            "GET", "/api/voyage/board", self.board, query={"table": {"type": "string", "default": ""}}
        )
        for game in legs():
            place = f"/api/voyage/{{day}}/{game.name}"
            if game.leg is not None:
                for path, practice in ((place, False), (place + PRACTICE, True)):
                    yield Operation(
                        "POST",
                        path,
                        partial(self._sail, game, practice),
                        summary=(game.leg.asked.__doc__ or "").strip(),
                        body=game.leg.asked,
                        answer=game.leg.answered,
                    )
            else:
                yield Operation(
                    "GET",
                    place,
                    partial(self._show, game),
                    summary="The puzzle of the day",
                    answer=wire.Puzzle,
                )
                yield Operation(
                    "POST",
                    place,
                    partial(self._solve, game),
                    summary="The one answer to the puzzle of the day",
                    body=wire.Solve,
                    answer=wire.Solved,
                )

    async def today(self, request: Request) -> wire.Voyage:
        """Today's voyage, and how this device has sailed recently."""
        person, now = _person(request), self._now()
        day = now // DAY
        kept = await self._store.voyages.days_of(person, day - LONGEST_STREAK)
        found = [await self._leg(person, day, game) for game in legs()]
        under_way = {(day, leg.game) for leg in found if not leg.done}
        days = _days([one for one in kept if (one.day, one.leg) not in under_way])
        return wire.Voyage(
            day=day,
            ends=(day + 1) * DAY,
            legs=found,
            streak=_streak(days, day, len(found)),
            days=[one for one in days if one.day > day - SHOWN_DAYS],
        )

    async def board(self, request: Request) -> wire.Board:
        """Who did best today, here or among the people of a table."""
        person, code = _person(request), request.query_params.get("table", "")
        persons = None
        if code:
            live = await self._lookup.find(code, person, str(request.scope["flibuste.address"]))
            persons = [member.person for member in live.table.roster.members if member.person]
        day = self._now() // DAY
        ranked = await self._store.voyages.best(day, ON_BOARD, persons)
        rows = [
            wire.BoardRow(one.name, one.legs, one.right, one.of, one.millis, you=one.person == person)
            for one in ranked
        ]
        return wire.Board(day, len(legs()), rows)

    async def _leg(self, person: str, day: int, game: Game) -> wire.LegInfo:
        kept = await self._store.voyages.sailed(person, day, game.name)
        if game.leg is not None:
            log = msgspec.json.decode(kept.log if kept else _nothing(game), type=game.leg.log)
            told = game.leg.tally(log, self._context(day, game))
            return wire.LegInfo(game.name, "race", kept is not None, told.done, told.marks, told.millis)
        marks = [bool(kept.right)] if kept else []
        return wire.LegInfo(game.name, "puzzle", kept is not None, kept is not None, marks, 0)

    # A leg against the clock

    async def _sail(
        self, game: Game, practice: bool, request: Request, body: msgspec.Struct
    ) -> msgspec.Struct:
        person, day = _sailor(request), self._day(request)
        if practice and not (await self._leg(person, day, game)).done:
            raise refused("voyage_first")
        anew = practice and "anew" in request.query_params
        place = game.name + (PRACTICE if practice else "")
        for _ in range(TRIES):
            kept = await self._store.voyages.sailed(person, day, place)
            begun = kept if kept is not None else Sailed(person, day, place, _nothing(game), done=False)
            if anew:
                begun = msgspec.structs.replace(begun, log=_nothing(game))
            after, answer = await self._errands.run(request, partial(self._sailed, game, begun, body))
            # Looking does not count as beginning.
            if after == begun and not anew:
                return answer
            if await self._store.voyages.sail(after, kept.log if kept is not None else None):
                return answer
        raise refused("too_many_requests")

    def _sailed(self, game: Game, begun: Sailed, body: msgspec.Struct) -> tuple[Sailed, msgspec.Struct]:
        """What to keep after a request, and its answer."""
        leg, context = _leg_of(game), self._context(begun.day, game)
        log = msgspec.json.decode(begun.log, type=leg.log)
        try:
            log, answer = leg.sail(log, body, context)
        except Declined as no:
            raise Refused(no.code, no.say) from None
        except Misunderstood as bad:
            raise Bad(400, "bad_body", str(bad)) from None
        kept = msgspec.structs.replace(begun, log=msgspec.json.encode(log))
        # The person may never come back: the current leg is summed up as if nothing more were answered.
        return _summed(kept, leg.tally(log, replace(context, now=context.now + DAY))), answer

    # A puzzle

    async def _show(self, game: Game, request: Request) -> wire.Puzzle:
        show = partial(puzzles.shown, game, self._number(request, game), 0)
        found = await self._errands.run(request, puzzles.thought(game, show))
        # Its number would lead to its answer, as would its exact rating; and there are no hints on a voyage.
        found.number, found.hints, found.rating = 0, 0, round(found.rating, ROUGHLY)
        return found

    async def _solve(self, game: Game, request: Request, body: wire.Solve) -> wire.Solved:
        person, day = _sailor(request), self._day(request)
        solve = partial(puzzles.solved, game, self._number(request, game), body.code)
        found = await self._errands.run(request, puzzles.thought(game, solve))
        log = msgspec.json.encode(Solution(body.code, found.right))
        sailed = Sailed(person, day, game.name, log, done=True, right=int(found.right), of=1)
        if not await self._store.voyages.sail(sailed, None):
            # A repeated answer gets the one that was kept: its sender has not received the result.
            kept = await self._store.voyages.sailed(person, day, game.name)
            if kept is None or kept.log != log:
                raise refused("one_try")
        return found

    def _number(self, request: Request, game: Game) -> int:
        """The number of a game's puzzle of the day."""
        mark = hmac.new(self._context(self._day(request), game).key, b"puzzle", hashlib.sha256).digest()
        count = len(game.puzzles.mined) if game.puzzles is not None else 1
        return int.from_bytes(mark[:8]) % count

    def _context(self, day: int, game: Game) -> Context:
        words = f"voyage/{day}/{game.name}".encode()
        key = hmac.new(self._people.secret, words, hashlib.sha256).digest()
        return Context(self._now(), self._pace, key, "")

    def _day(self, request: Request) -> int:
        """The day that a request is about: today, or yesterday for a short while."""
        text, now = request.path_params["day"], self._now()
        day = int(text) if text.isascii() and text.isdigit() and len(text) <= len(str(DAY)) else -1
        if day != now // DAY and day != (now - GRACE) // DAY:
            raise refused("another_day")
        return day


def _leg_of(game: Game) -> Any:
    if game.leg is None:
        raise LookupError(game.name)
    return game.leg


def _summed(kept: Sailed, told: Tally) -> Sailed:
    """What is kept, with its figures; practice is never done."""
    return msgspec.structs.replace(
        kept,
        done=told.done and not kept.leg.endswith(PRACTICE),
        right=sum(told.marks),
        of=len(told.marks),
        millis=told.millis,
    )


def _nothing(game: Game) -> bytes:
    """The log of somebody who has not begun."""
    return msgspec.json.encode(_leg_of(game).log())


def _days(done: list[Sailed]) -> list[wire.DayInfo]:
    """Legs summed up by day, oldest first."""
    days: dict[int, wire.DayInfo] = {}
    for one in done:
        day = days.setdefault(one.day, wire.DayInfo(one.day, 0, 0, 0, 0))
        day.legs += 1
        day.right += one.right
        day.of += one.of
        day.millis += one.millis
    return list(days.values())


def _streak(days: list[wire.DayInfo], today: int, legs: int) -> int:
    """Days in a row with all legs done; today counts once it is done, and until then breaks nothing."""
    whole = {one.day for one in days if one.legs >= legs}
    last = today if today in whole else today - 1
    streak = 0
    while last - streak in whole:
        streak += 1
    return streak


def _sailor(request: Request) -> str:
    """The person that results are kept for: without a cookie it would be a different one each time."""
    if not request.scope["flibuste.known"]:
        raise refused("no_cookie")
    return _person(request)


def _person(request: Request) -> str:
    return str(request.scope["flibuste.person"])
