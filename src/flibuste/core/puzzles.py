"""Puzzles: positions of bot games where one choice is best, kept as the games that lead to them."""

# compile-cache: holds no rules

import gzip
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from typing import Any, Final

import msgspec

from flibuste.core.facts import NO_FACTS
from flibuste.core.game import Game, known
from flibuste.core.message import Message
from flibuste.core.record import blank
from flibuste.core.recording import key_from_hex

FILE: Final = "puzzles.jsonl.gz"
"""Lies in the game's package, written by `flibuste puzzles mine`."""
EASIEST, HARDEST = 600, 2000
"""The ratings of the first and the last puzzle of a set."""


class Head(msgspec.Struct, frozen=True):
    """The first line of a set: its game, and by how many points each best choice leads."""

    game: str
    version: int
    margin: float


class Weighed(msgspec.Struct, frozen=True, array_like=True):
    """A choice and its player's chance of winning after it in points: 100 or 0 if it is right or wrong."""

    action: int
    chance: float


class Mined(msgspec.Struct, frozen=True):
    """One puzzle: the first steps of a game (seat, action, seat, action …), and the choices after them."""

    players: int
    options: dict[str, Any]
    key: str
    steps: list[int]
    seat: int
    hard: float
    """From 0 to 1: how often bots miss it that look less and less closely."""
    choices: list[Weighed]
    """The best one first."""


@dataclass(frozen=True, eq=False)
class Puzzle:
    """A position to solve: the state before the decision, its seat, and the choices, best first."""

    number: int
    rating: int
    s: Any
    seat: int
    choices: list[Weighed]

    @property
    def best(self) -> int:
        """The right answer."""
        return self.choices[0].action

    def seen(self, game: Game) -> Any:
        """What the seat that decides knows: all that a solver is shown."""
        o = blank(game.state)
        game.observe(self.s, self.seat, o)
        return o


class NoPuzzle(LookupError):
    """No puzzle has this number."""


Exact = Callable[[Any, int], tuple[int, float] | None]
"""A seat's one right choice and how hard it is to see (0 to 1), from what it knows; None if there is none."""
Explained = Callable[[Any, int, int, int], tuple[list[Message], list[Message]]]
"""Why one choice is right and another was not, and the solution step by step: (observation, seat, best,
chosen)."""
Hinted = Callable[[Any, int, int], list[Message]]
"""Hints from the faintest up, none of which gives the answer away: (observation, seat, best)."""


@dataclass(frozen=True, eq=False)
class Puzzles:
    """The puzzles that a game brings, and what is particular to that game."""

    package: str
    """The package that holds the set."""
    ways: tuple[tuple[int, dict[str, object]], ...]
    """The ways to play (players and options) from which they are mined."""
    bots: str
    """The bots whose games are mined."""
    exact: Exact | None = None
    """Where the rules alone say which choice is right; elsewhere the judge of winning chances does."""
    explained: Explained | None = None
    """An explanation in the game's own words; otherwise made from what its mind likes."""
    hinted: Hinted | None = None

    @cached_property
    def mined(self) -> list[Mined]:
        """The set, easiest first."""
        return read(resources.files(self.package).joinpath(FILE).read_bytes())[1]

    @cached_property
    def ratings(self) -> list[int]:
        """How hard each one is, evenly spread from the easiest to the hardest."""
        last = max(len(self.mined) - 1, 1)
        return [round(EASIEST + (HARDEST - EASIEST) * nth / last) for nth in range(len(self.mined))]

    def lay(self, game: Game, number: int) -> Puzzle:
        """The puzzle with this number; raises NoPuzzle."""
        if not 0 <= number < len(self.mined):
            raise NoPuzzle(f"{game.name} has {len(self.mined)} puzzles, from 0 on")
        found = self.mined[number]
        return Puzzle(number, self.ratings[number], position(game, found), found.seat, found.choices)


def position(game: Game, found: Mined) -> Any:
    """The state that the steps of a puzzle lead to."""
    s = game.first_state(found.players, found.options, key_from_hex(found.key))
    for seat, action in zip(found.steps[::2], found.steps[1::2], strict=True):
        game.apply(s, seat, action, NO_FACTS)
    return s


def read(packed: bytes) -> tuple[Head, list[Mined]]:
    """A set and its head, from the bytes of its file."""
    head, *lines = gzip.decompress(packed).splitlines()
    return msgspec.json.decode(head, type=Head), [msgspec.json.decode(line, type=Mined) for line in lines]


def write(head: Head, mined: list[Mined]) -> bytes:
    """The file of a set: the same bytes for the same puzzles."""
    lines = [msgspec.json.encode(head), *map(msgspec.json.encode, mined)]
    return gzip.compress(b"\n".join(lines), mtime=0)


def with_puzzles() -> list[Game]:
    """The games that bring puzzles."""
    return [game for game in known().values() if game.puzzles is not None]
