"""What a game declares about itself, and the register in which generic code finds it."""

# compile-cache: holds no rules

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import numpy as np

from flibuste.core.chance import key_of
from flibuste.core.message import Message
from flibuste.core.record import Ints, Record, blank, dtype_of
from flibuste.core.refusal import Refusal
from flibuste.core.study import Study

if TYPE_CHECKING:
    from flibuste.core.bouts import Bout
    from flibuste.core.characters import Characters
    from flibuste.core.features import Learning
    from flibuste.core.judge import Judge
    from flibuste.core.mind import Mind, Racers
    from flibuste.core.prospect import Prospects
    from flibuste.core.puzzles import Puzzles
    from flibuste.core.recording import Recording
    from flibuste.core.review import Review
    from flibuste.core.rooms import Question
    from flibuste.core.scans import Scans
    from flibuste.core.showing import Shown
    from flibuste.core.tempo import Tempo
    from flibuste.core.voyage import Leg


class BadOptions(ValueError):
    """A number of players or an option that the game does not have."""


@dataclass(frozen=True)
class Option:
    """A choice made before the game: one of a few words, or a number in a range."""

    name: str
    values: tuple[str, ...] = ()
    default: str | int = 0
    lowest: int = 0
    highest: int = 0

    def encode(self, value: object) -> int:
        """The number that stands for a value in the record."""
        if self.values:
            # A word may consist of digits, and `offers=6` means that word.
            if isinstance(value, int) and not isinstance(value, bool):
                value = str(value)
            if value not in self.values:
                raise BadOptions(f"option {self.name} is one of {', '.join(self.values)}, not {value!r}")
            return self.values.index(value)
        if isinstance(value, bool) or not isinstance(value, int) or not self.lowest <= value <= self.highest:
            raise BadOptions(
                f"option {self.name} is a number from {self.lowest} to {self.highest}, not {value!r}"
            )
        return value

    def decode(self, number: int) -> str | int:
        """The value that a number of the record stands for."""
        return self.values[number] if self.values else number


class Words(Protocol):
    """How a game's numbers are named and shown: actions, facts, prompts, refusals, endings and views."""

    @property
    def action_type(self) -> Any:
        """The tagged union of the structs that describe actions."""

    @property
    def fact_type(self) -> Any:
        """The tagged union of the structs that describe facts."""

    @property
    def public_type(self) -> type[msgspec.Struct]:
        """What `public` returns."""

    @property
    def own_type(self) -> type[msgspec.Struct]:
        """What `own` returns."""

    def name(self, action: int) -> msgspec.Struct:
        """The action as a struct: `{"kind": "build_boat", "line": 12}` on the wire."""

    def action(self, description: Any) -> int:
        """The action that a struct of `action_type` describes; raises BadAction."""

    def say(self, seat: int, action: int) -> Message:
        """What the seat would do with this action, as a short phrase for buttons and hints."""

    def describe(self, players: int, seat: int, action: int) -> Message:
        """The same on the board of a game with `players` players, naming places by what lies there."""

    def fact(self, fact: tuple[int, ...]) -> Message:
        """A fact (kind, six numbers) as a line of the log."""

    def fact_name(self, fact: tuple[int, ...]) -> msgspec.Struct:
        """A fact as a struct for animation and sound: `{"kind": "took", "who": 1, ...}` on the wire."""

    def prompt(self, o: Any, seat: int) -> Message:
        """What a seat that is to act is asked now, from its observation."""

    def refusal(self, code: int) -> Refusal:
        """The name, message key and clause of a refusal."""

    def ending(self, reason: int) -> Message:
        """How the game ended."""

    def seat_name(self, o: Any, seat: int) -> Message:
        """What a seat is called when no person's name is known: a colour, a pirate, a port."""

    def public(self, o: Any) -> msgspec.Struct:
        """What everyone sees, from the observation of NOBODY."""

    def own(self, o: Any, seat: int) -> msgspec.Struct:
        """What only this seat sees, from its observation."""


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its record, its verbs (compiled functions), its words, and what it brings beyond its rules."""

    name: str
    version: int
    state: type[Record]
    players: tuple[int, ...]
    options: tuple[Option, ...]
    max_legal: int
    max_facts: int
    dense: int
    """Actions 0 to dense - 1 are the ones `legal` can enumerate."""
    longest: int
    """No game takes more decisions than this."""

    setup: Callable[..., None]
    actors: Callable[..., int]
    legal: Callable[..., int]
    allowed: Callable[..., int]
    apply: Callable[..., int]
    lapse: Callable[..., int]
    outcome: Callable[..., int]
    observe: Callable[..., None]
    determinize: Callable[..., None]
    prompt: Callable[..., int]
    words: Words
    packed: Callable[[int], bool] | None = None
    """Which numbers beyond the dense ones a player may choose, if any: offers of cards."""
    shown: "Shown[Any] | None" = None
    """Writes what `words.public` returns as JSON with compiled code, if the game fills its columns..."""
    shown_own: "Shown[Any] | None" = None
    """... and what `words.own` returns."""
    turned: Callable[[Any, Ints], list[int]] | None = None
    """Where the host deals by hand: the BOSUN's next actions, drawn at random from (state, stream)."""
    prospects: "Prospects | None" = None
    """What each choice would bring, from (observation, seat, actions)."""
    grounds: Callable[..., None] | None = None
    """Writes a number for each choice, from (observation, seat, actions, count, out): if it was seen before
    for this seat and as many players, so were the action and what it brings."""

    mind: "Mind | None" = None
    """What its bots know; without one there are only random bots."""
    bouts: "tuple[Bout, ...]" = ()
    """How its bots were measured: their ratings follow from it (docs/ratings.md)."""
    unrated: Mapping[str, str] = field(default_factory=dict)
    """Options with which a game is never rated, because they move the play off the program."""
    judge: "Judge | None" = None
    """Who was how likely to win, for the analysis of a finished game."""
    review: "Callable[[Recording], Review] | None" = None
    """Its own analysis of a finished game, where winning chances are not the point."""
    puzzles: "Puzzles | None" = None
    """Positions where one choice is best, to be solved."""
    racers: "Racers | None" = None
    """The bots of a game with a tempo."""
    tempo: "Tempo | None" = None
    """Its use of time; without one it is played in turns, and a step that is not final can be undone."""
    study: Study = field(default_factory=Study)
    """What the laboratory counts and draws."""
    learning: "Learning | None" = None
    """What its record's fields mean to learners; without it they are plain numbers."""
    told: Mapping[str, object] = field(default_factory=dict)
    """Its tables by name, as plain data; written to the client's `data.ts` when that is built."""
    leg: "Leg[Any, Any, Any] | None" = None
    """What it contributes to the voyage of the day, if that is not one of its puzzles."""
    questions: "tuple[Question[Any, Any], ...]" = ()
    """What can be asked without a table."""
    scans: "Scans | None" = None
    """Its printed codes, where it can be played in a room with phones."""
    characters: "Characters | None" = None
    """What its players can choose to be."""
    beginning: Callable[[int, int], Mapping[str, str | int]] | None = None
    """Where the host may say who begins: the options that make a seat begin, by (seat, players)."""

    dtype: "np.dtype[Any]" = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "dtype", dtype_of(self.state))  # type: ignore[arg-type]  # see blanks
        _BY_NAME[self.name] = self
        _BY_DTYPE[self.dtype] = self

    @cached_property
    def layout(self) -> str:
        """A short hash of the record's fields and their places: where it is equal, bytes mean the same."""
        return hashlib.sha256(repr((self.dtype.descr, self.dtype.itemsize)).encode()).hexdigest()[:16]

    @property
    def timed(self) -> bool:
        """Whether it is played against its own clock rather than in turns."""
        return self.tempo is not None

    def limits(self, chosen: Mapping[str, int]) -> dict[str, int]:
        """Every limit of its tempo, as chosen or by default; raises BadOptions."""
        if self.tempo is not None:
            return self.tempo.chosen(chosen)
        if chosen:
            raise BadOptions(f"{self.name} has no limit {min(chosen)!r}")
        return {}

    def encode(self, options: Mapping[str, object]) -> Ints:
        """The options as numbers in the game's order; options not given have their default."""
        unknown = set(options) - {option.name for option in self.options}
        if unknown:
            raise BadOptions(f"{self.name} has no option {min(unknown)!r}")
        return np.array(
            [option.encode(options.get(option.name, option.default)) for option in self.options], np.int64
        )

    def from_outside(self, action: int) -> bool:
        """Whether a player may send this number; others are reserved for the table, or for nobody."""
        return 0 <= action < self.dense or (self.packed is not None and bool(self.packed(action)))

    def first_state(
        self, players: int, options: Mapping[str, object] | None = None, key: Ints | None = None
    ) -> Any:
        """The record of a game's first state; the key decides all that is random in it."""
        if isinstance(players, bool) or players not in self.players:
            counts = f"{self.players[0]} to {self.players[-1]}"
            raise BadOptions(f"{self.name} is played by {counts} players, not {players!r}")
        s = blank(self.state)
        self.setup(s, players, self.encode(options or {}), key_of(0) if key is None else key)
        return s


_BY_NAME: dict[str, Game] = {}
_BY_DTYPE: dict[Any, Game] = {}


def known() -> dict[str, Game]:
    """The games imported so far, by name."""
    return dict(_BY_NAME)


def game_of(s: Any) -> Game:
    """The game a record belongs to."""
    return _BY_DTYPE[s.dtype]
