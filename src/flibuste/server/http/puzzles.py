"""Puzzles: positions to solve; the server shows what the seat that decides knows, and checks the answer."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request

from flibuste import games
from flibuste.analysis import puzzles
from flibuste.bots import port as bots
from flibuste.core.game import Game
from flibuste.core.puzzles import NoPuzzle, Puzzle
from flibuste.core.record import blank
from flibuste.core.seats import NOBODY
from flibuste.core.two_forms import COMPILED, PLAIN
from flibuste.server import wire
from flibuste.server.http.bodies import Bad
from flibuste.server.http.errands import Errands
from flibuste.server.http.operations import Operation, operation
from flibuste.table.refused import refused

T = TypeVar("T")
HINTS: Final = {"hints": {"type": "integer", "minimum": 0, "maximum": puzzles.HINTS, "default": 0}}


class Solving:
    """The requests about puzzles, which keep nothing."""

    def __init__(self, errands: Errands) -> None:
        self._errands = errands

    def operations(self) -> Iterator[Operation]:
        """The operations offered."""
        one = "/api/puzzles/{game}/{number}"
        yield operation("GET", "/api/puzzles", self.sets)
        yield operation("GET", one, self.show, query=HINTS)
        yield operation("POST", one, self.solve)

    async def sets(self, _request: Request) -> wire.PuzzleSets:
        """Which games have puzzles, and how hard each is."""
        found = [(game.name, game.puzzles) for game in games.every() if game.puzzles is not None]
        return wire.PuzzleSets([wire.PuzzleSet(name, told.ratings) for name, told in found])

    async def show(self, request: Request) -> wire.Puzzle:
        """A position to solve, with as many hints as were taken."""
        hints = request.query_params.get("hints", "0")
        if hints not in {str(count) for count in range(puzzles.HINTS + 1)}:
            raise Bad(400, "bad_body", f"there are {puzzles.HINTS} hints")
        game, number = _named(request)
        return await self._errands.run(request, thought(game, partial(shown, game, number, int(hints))))

    async def solve(self, request: Request, body: wire.Solve) -> wire.Solved:
        """Whether a choice is the best one of a puzzle, and why."""
        game, number = _named(request)
        return await self._errands.run(request, thought(game, partial(solved, game, number, body.code)))


def _named(request: Request) -> tuple[Game, int]:
    name, number = request.path_params["game"], request.path_params["number"]
    if name not in games.names() or not (number.isascii() and number.isdigit()) or len(number) > 6:
        raise refused("no_such_puzzle")
    return games.find(name), int(number)


def thought(game: Game, work: Callable[[], T]) -> Callable[[], T]:
    """The work as an errand, run in compiled form if the game is compiled."""

    def done() -> T:
        with COMPILED if bots.compiled(game) else PLAIN:
            return work()

    return done


def laid(game: Game, number: int) -> Puzzle:
    """The puzzle with this number, or a refusal."""
    if game.puzzles is None:
        raise refused("no_such_puzzle")
    try:
        return game.puzzles.lay(game, number)
    except NoPuzzle:
        raise refused("no_such_puzzle") from None


def shown(game: Game, number: int, hints: int) -> wire.Puzzle:
    """A puzzle as its solver sees it."""
    puzzle = laid(game, number)
    seat, words, o = puzzle.seat, game.words, puzzle.seen(game)
    table = blank(game.state)
    game.observe(puzzle.s, NOBODY, table)
    mined = game.puzzles.mined[number] if game.puzzles is not None else None
    choices = [choice_of(game, puzzle, code) for code in puzzles.left(game, puzzle, hints)]
    return wire.Puzzle(
        game=game.name,
        version=game.version,
        options=dict(mined.options) if mined is not None else {},
        number=number,
        rating=puzzle.rating,
        names=[words.seat_name(table, other) for other in range(int(table.players))],
        seat=seat,
        public=_raw(words.public(table)),
        own=_raw(words.own(o, seat)),
        asked=wire.Asked(seat, 0, words.prompt(o, seat), [_raw(choice) for choice in choices]),
        hint=puzzles.hinted(game, puzzle) if hints else [],
        hints=puzzles.HINTS,
    )


def solved(game: Game, number: int, code: int) -> wire.Solved:
    """The verdict on a choice, or a refusal if it is not one of the puzzle's."""
    puzzle = laid(game, number)
    if code not in {choice.action for choice in puzzle.choices}:
        raise refused("no_such_answer")
    why, steps = puzzles.explained(game, puzzle, code)
    return wire.Solved(
        right=code == puzzle.best,
        best=choice_of(game, puzzle, puzzle.best),
        chosen=choice_of(game, puzzle, code),
        why=why,
        steps=steps,
    )


def choice_of(game: Game, puzzle: Puzzle, code: int) -> wire.Choice:
    """A choice as a view offers it."""
    said = game.words.describe(int(puzzle.s.players), puzzle.seat, code)
    return wire.Choice(code, _raw(game.words.name(code)), said)


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
