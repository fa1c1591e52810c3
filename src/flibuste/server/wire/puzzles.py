"""The bodies of puzzles: positions to solve, one at a time."""

from typing import Annotated

import msgspec

from flibuste.server.wire.frames import Asked, Choice
from flibuste.server.wire.parts import GameName, OwnOf, PublicOf, Say

AskedOf = Annotated[Asked, msgspec.Meta(extra={"ts": "Asked<G>"})]
ChoiceOf = Annotated[Choice, msgspec.Meta(extra={"ts": "Choice<G>"})]


class PuzzleSet(msgspec.Struct):
    """The puzzles of a game, from the easiest on: how hard each is."""

    game: GameName
    ratings: list[int]


class PuzzleSets(msgspec.Struct):
    """`GET /api/puzzles`: what there is to solve."""

    sets: list[PuzzleSet]


class Puzzle(msgspec.Struct):
    """`GET /api/puzzles/GAME/NUMBER?hints=N`: a position as the one who decides knows it."""

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
    """The choices that the hints leave."""
    hint: list[Say]
    """What to think of; none before the first hint is taken."""
    hints: int
    """How many hints can be had."""


class Solve(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/puzzles/GAME/NUMBER`: the choice that is believed to be the best."""

    code: int


class Solved(msgspec.Struct):
    """Whether it was right, the best choice, and why it is the best."""

    right: bool
    best: ChoiceOf
    chosen: ChoiceOf
    why: list[Say]
    steps: list[Say]
    """The way to the answer, where there is one: card by card."""
