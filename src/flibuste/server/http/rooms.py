"""What games answer without a table: `POST /api/games/GAME/QUESTION`."""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request

from flibuste import games
from flibuste.core.rooms import Context, Declined, Misunderstood, Question
from flibuste.server.http.bodies import Bad
from flibuste.server.http.errands import Errands
from flibuste.server.http.operations import Operation
from flibuste.server.identity import People
from flibuste.table.refused import Refused


class Rooms:
    """Answers without a table."""

    def __init__(self, people: People, now: Callable[[], int], pace: float, errands: Errands) -> None:
        self._people, self._now, self._pace = people, now, pace
        self._errands = errands

    def operations(self) -> Iterator[Operation]:
        """A request for each question that a game answers on the web."""
        for game in games.every():
            for question in game.questions:
                if question.on_web:
                    yield Operation(
                        "POST",
                        f"/api/games/{game.name}/{question.name}",
                        partial(self._answer, game.name, question),
                        summary=(question.asked.__doc__ or "").strip(),
                        body=question.asked,
                        answer=question.answered,
                    )

    async def _answer(
        self, game: str, question: Question[Any, Any], request: Request, body: msgspec.Struct
    ) -> msgspec.Struct:
        try:
            answer = partial(question.answer, body, self._context(game))
            found: msgspec.Struct = await self._errands.run(request, answer)
        except Declined as no:
            raise Refused(no.code, no.say) from None
        except Misunderstood as bad:
            raise Bad(400, "bad_body", str(bad)) from None
        return found

    def _context(self, game: str) -> Context:
        key = hmac.new(self._people.secret, f"rooms/{game}".encode(), hashlib.sha256).digest()
        return Context(self._now(), self._pace, key, secrets.token_hex(8))
