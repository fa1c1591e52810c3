"""The Bosun without a table: the single question, and the drill. The rules answer; nothing is kept.

A drill's round is a signed token: its cards follow from the token and the server's key, so that they exist
nowhere before they are laid, and any process can go on with it.
"""

import asyncio
import base64
import binascii
import hashlib
import hmac
import secrets
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from flibuste.bots import port as bots
from flibuste.core.chance import stream_of
from flibuste.core.message import message
from flibuste.games.santy_anno.data import CARDS, EVENTS, SHIPS
from flibuste.games.santy_anno.drill import LEAST_WITH_EVENT, drill_line
from flibuste.games.santy_anno.paths import PathStep, resolution
from flibuste.games.santy_anno.questions import BadQuestion, Question, understood
from flibuste.games.santy_anno.slips import NO_EVENT, Line, family, path_of, slip_behind
from flibuste.server import bosun_wire as wire
from flibuste.server.bodies import Bad, answered, body_of
from flibuste.server.harbour import Harbour
from flibuste.server.rival import rivals_race
from flibuste.table.refused import Refused, refused

EARLY: Final = 250
"""Milliseconds by which a card may be asked for too early: lines differ."""


class Round(msgspec.Struct):
    """What a token says: the wish, when it was made, and a number that makes it the only one."""

    wish: wire.NewDrill
    made: int
    mark: str


class Bosun:
    """Answers without a table."""

    def __init__(self, harbour: Harbour) -> None:
        self._harbour = harbour

    async def where(self, request: Request) -> Response:
        """Where pirates end after a line of cards, with the reasons."""
        asked = await body_of(request, wire.AskWhere)
        try:
            known = understood(Question(asked.table, asked.cards, asked.starts, asked.event))
        except BadQuestion as bad:
            raise _not_understood(bad) from None
        found = await asyncio.to_thread(
            resolution, tuple(known.table), tuple(known.cards), known.event, tuple(known.starts)
        )
        ends = [_last(path, start) for path, start in zip(found.paths, known.starts, strict=True)]
        return answered(wire.Where(ends, found))

    async def drill(self, request: Request) -> Response:
        """A new round to train on."""
        wish = await body_of(request, wire.NewDrill)
        if wish.event and wish.cards < LEAST_WITH_EVENT:
            raise Refused("event_without_card", message("ui-bosun-refusal-event", n=LEAST_WITH_EVENT))
        if wish.rival is not None and wish.rival not in bots.LEVELS:
            raise refused("no_such_level")
        token = self._sealed(Round(wish, self._harbour.now(), secrets.token_hex(8)))
        line = await asyncio.to_thread(self._line, token, wish)
        return answered(
            wire.Drill(token, [SHIPS[ship] for ship in line.table], SHIPS[line.start], wish.cards)
        )

    async def card(self, request: Request) -> Response:
        """The next card of a round, from the last to the first, when its time has come."""
        asked = await body_of(request, wire.AskCard)
        made = self._opened(asked.round)
        wish = made.wish
        if asked.nth >= wish.cards:
            raise Refused("no_such_card", message("ui-bosun-refusal-card"))
        due = made.made + wish.every * (asked.nth + 1) / self._harbour.config.pace
        if self._harbour.now() < due - EARLY:
            raise Refused("too_early", message("ui-bosun-refusal-early"))
        line = self._line(asked.round, wish)
        place = wish.cards - asked.nth
        card = line.cards[place - 1]
        cast_off = place == 1
        rival = rivals_race(line, wish.rival, asked.round) if cast_off and wish.rival else None
        return answered(
            wire.LaidCard(
                place,
                CARDS[card],
                family(card),
                _event(line) if cast_off else None,
                cast_off,
                int(rival.millis / self._harbour.config.pace) if rival else None,
            )
        )

    async def answer(self, request: Request) -> Response:
        """Whether the ship is right, the path, and the slip that explains a wrong one."""
        given = await body_of(request, wire.DrillAnswer)
        wish = self._opened(given.round).wish
        if given.ship not in SHIPS:
            raise Bad(400, "bad_body", "there is no such ship")
        line = self._line(given.round, wish)
        return answered(await asyncio.to_thread(_judged, line, SHIPS.index(given.ship), wish, given.round))

    # Tokens

    def _line(self, token: str, wish: wire.NewDrill) -> Line:
        seed = hmac.new(self._key, b"cards/" + token.encode(), hashlib.sha256).hexdigest()
        return drill_line(wish.cards, sorted(set(wish.kinds)), wish.lean, stream_of(seed), event=wish.event)

    @property
    def _key(self) -> bytes:
        return hmac.new(self._harbour.people.secret, b"drill", hashlib.sha256).digest()

    def _mark(self, body: bytes) -> str:
        return hmac.new(self._key, b"round/" + body, hashlib.sha256).hexdigest()[:32]

    def _sealed(self, made: Round) -> str:
        body = base64.urlsafe_b64encode(msgspec.json.encode(made))
        return f"{body.decode()}.{self._mark(body)}"

    def _opened(self, token: str) -> Round:
        body, _, mark = token.partition(".")
        if not hmac.compare_digest(self._mark(body.encode()).encode(), mark.encode()):
            raise Refused("no_such_round", message("ui-bosun-refusal-round"))
        try:
            return msgspec.json.decode(base64.urlsafe_b64decode(body), type=Round)
        except (binascii.Error, msgspec.DecodeError):
            # Sealed by an older version.
            raise Refused("no_such_round", message("ui-bosun-refusal-round")) from None


def _judged(line: Line, ship: int, wish: wire.NewDrill, token: str) -> wire.DrillResult:
    end = path_of(line)[-1]
    slip = slip_behind(line, ship)
    found = resolution(line.table, line.cards, line.event, (line.start,))
    rival = rivals_race(line, wish.rival, token) if wish.rival else None
    return wire.DrillResult(
        right=ship == end,
        end=SHIPS[end],
        resolution=found,
        kinds=[family(line.cards[place]) for place in found.places],
        event=_event(line),
        slip=wire.said(slip) if slip else None,
        rival_right=rival.ship == end if rival else None,
    )


def _event(line: Line) -> str | None:
    return None if line.event == NO_EVENT else EVENTS[line.event]


def _last(path: tuple[PathStep, ...], start: int) -> str:
    return path[-1].after if path else SHIPS[start]


def _not_understood(bad: BadQuestion) -> Exception:
    if bad.code == "event_without_card":
        return Refused(bad.code, message("ui-bosun-refusal-event", n=LEAST_WITH_EVENT))
    return Bad(400, "bad_body", str(bad))
