"""What the laboratory asks about a game; one without a study of its own gets the figures of `Study`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

import numpy as np

from flibuste.core.record import Ints

if TYPE_CHECKING:
    from flibuste.core.game import Game

Told = tuple[int, ...]
"""A fact: its kind and its numbers."""
Rows = Sequence[Mapping[str, Any]]
"""Played games as a series keeps them: `bots`, `ranks`, `places`, `lines` and more by name."""

INK: Final = "#3b2a1a"
SEA: Final = "#2a6f77"
HEAT: Final = "YlOrRd"
"""The colours of all pictures: of lines and letters, of bars, and of how often something happens."""


class Accumulator:
    """Override any of the three methods, and keep whatever you like on the instance."""

    def before(self, game: "Game", s: Any) -> None:
        """A game begins; s is the state before the first step."""

    def step(self, game: "Game", s: Any, seat: int, action: int, happened: list[Told]) -> None:
        """A step was taken; s is the state after it, happened all its facts as (kind, six numbers)."""

    def after(self, game: "Game", s: Any, ranks: list[int]) -> None:
        """The game is over."""


class Flow(Accumulator):
    """One game for the reports: what came in and went out, how lucky each seat was, places, turns."""

    KINDS: ClassVar[tuple[str, ...]] = ()
    WAYS_IN: ClassVar[tuple[str, ...]] = ()
    WAYS_OUT: ClassVar[tuple[str, ...]] = ()
    TITLE: ClassVar[str] = ""
    LUCK: ClassVar[str] = ""
    """The unit of luck; empty where the game has no measure of it."""

    luck: list[float]
    """By seat."""
    flow: Any
    """How many of each kind on each way, the incoming ways first."""
    places: list[int]
    lines: list[int]
    """Lines between places, where the game has any."""
    turns: int

    def before(self, game: "Game", s: Any) -> None:
        """Forgets the last game."""
        self.luck = [0.0] * int(s.players)
        self.flow = np.zeros((len(self.WAYS_IN) + len(self.WAYS_OUT), len(self.KINDS)), np.int64)
        self.places = []
        self.lines = []
        self.turns = 0


@dataclass(frozen=True)
class Picture:
    """Where things happen over many games, drawn on the board or as bars."""

    title: str
    draw: Callable[[Any, int, Rows], Any]
    """Draws on (axes, players, games) and returns the scale of its heat, if it has any."""
    across: str = ""
    up: str = ""
    height: float = 3.2


@dataclass(frozen=True)
class Peer:
    """Another program that plays a similar game, for comparison with ours."""

    name: str
    extra: str
    """The extra that installs it."""
    measure: Callable[[float], dict[str, float] | None]
    """Its figures after this many seconds of random games, including `decisions_per_s`; None if it is
    missing."""


class Study:
    """What the laboratory counts and draws for a game."""

    flow: type[Flow] = Flow
    picture: Picture | None = None
    allowed: float | None = None
    """Points by which a place's share of wins may be off, where a clause says so."""
    score_unit: str = "points"
    quick_games: int = 60
    best_games: int = 300
    """Games in a quick bench of bots (`quick_games`), and of the strongest bot against greedy ones: where
    dice decide much, few games leave an interval too wide to tell a bar from what is above it."""
    peers: tuple[Peer, ...] = ()

    def place(self, s: Any, seat: int) -> str:
        """Something a seat plays that could be stronger than others: a colour, a port, a pirate."""
        return f"seat {seat + 1}"

    def first(self, s: Any) -> int | None:
        """The seat that began, where that could matter."""
        return None

    def turns_each(self, s: Any) -> int | None:
        """How many turns everybody had, where the game is played in turns."""
        return None

    def counted(self, steps: Ints) -> dict[str, int]:
        """Further counts from a game's rows of seat and action, by their names in the report."""
        return {}

    def scores(self, s: Any) -> list[int]:
        """What each seat has at the end, where that tells more than who won."""
        return []

    def opening(self, s: Any, number: int) -> Ints:
        """Takes a game's first steps where bots should not choose them; returns rows of seat and action."""
        return np.zeros((0, 2), np.int64)
