"""What a game declares about itself, and the register in which generic code finds it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec
import numpy as np

from flibuste.core.chance import key_of
from flibuste.core.message import Message
from flibuste.core.record import Ints, Record, blank, dtype_of
from flibuste.core.refusal import Refusal


class BadOptions(ValueError):
    """A number of players or an option that the game does not have."""


class BadAction(ValueError):
    """A description that names no action of the game."""


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


@dataclass(frozen=True)
class Game:
    """A game: its record, its verbs (compiled functions) and its words."""

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
    turns: bool
    """Whether it is played in turns (and steps can be undone) or as a race."""

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
    show: Callable[..., int] | None = None
    """Writes what `words.public` returns as JSON, where a game has compiled code for it (see pen.py)."""

    dtype: "np.dtype[Any]" = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "dtype", dtype_of(self.state))  # type: ignore[arg-type]  # see blanks
        _BY_NAME[self.name] = self
        _BY_DTYPE[self.dtype] = self

    def encode(self, options: Mapping[str, object]) -> Ints:
        """The options as numbers in the order the game declares them; what is not named has its default."""
        unknown = set(options) - {option.name for option in self.options}
        if unknown:
            raise BadOptions(f"{self.name} has no option {min(unknown)!r}")
        return np.array(
            [option.encode(options.get(option.name, option.default)) for option in self.options], np.int64
        )

    def new(self, players: int, options: Mapping[str, object] | None = None, key: Ints | None = None) -> Any:
        """A state at the start of a game; the key decides all that is random in it."""
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
