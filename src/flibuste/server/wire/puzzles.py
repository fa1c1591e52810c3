"""The bodies of puzzles: positions to solve, one at a time."""

from typing import Annotated

import msgspec

from flibuste.server.wire.frames import Asked, Choice
from flibuste.server.wire.parts import GameName, OwnOf, PublicOf, Say

AskedOf = Annotated[Asked, msgspec.Meta(extra={"ts": "Asked<G>"})]
ChoiceOf = Annotated[Choice, msgspec.Meta(extra={"ts": "Choice<G>"})]


class PuzzleSet(msgspec.Struct):
    """A game's puzzles, easiest first: how hard each is."""

    game: GameName
    ratings: list[int]


class PuzzleSets(msgspec.Struct):
    """`GET /api/puzzles`: what there is to solve."""

    sets: list[PuzzleSet]


class Puzzle(msgspec.Struct):
    """`GET /api/puzzles/GAME/NUMBER?hints=N`: a position as the seat that decides knows it."""

    game: GameName
    version: int
    options: dict[str, str | int]
    number: int
    rating: int
    names: list[Say]
    """What the seats are called."""
    seat: int
    """Who decides."""
    public: PublicOf
    own: OwnOf
    asked: AskedOf
    """The choices that remain after the hints."""
    hint: list[Say]
    """What to think of; empty before the first hint is taken."""
    hints: int
    """How many hints there are."""


class Solve(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/puzzles/GAME/NUMBER`: the choice believed to be the best."""

    code: int


class Solved(msgspec.Struct):
    """Whether it was right, the best choice, and why it is best."""

    right: bool
    best: ChoiceOf
    chosen: ChoiceOf
    why: list[Say]
    steps: list[Say]
    """The way to the answer, if there is one: card by card."""
