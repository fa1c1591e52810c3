"""How a field of an action or a fact is numbered and worded, as its type declares.

`line: Annotated[int, Range(44), Said(from_one)]` is a number below 44 that people count from 1. A literal's
texts are numbered in order, a flag is 0 or 1, and `| None` covers all numbers that mean nothing else.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Protocol, Union, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from flibuste.core.message import Argument


class Values(Protocol):
    """The values that a field can have, and their numbers."""

    @property
    def count(self) -> int:
        """How many there are; zero if they cannot be enumerated."""

    def value(self, number: int) -> Any:
        """The value of a number."""

    def number(self, value: Any) -> int | None:
        """The number of a value; None if the field cannot have it."""


@dataclass(frozen=True)
class Range:
    """A range of whole numbers."""

    count: int
    first: int = 0

    def value(self, number: int) -> int:
        """The number, counted from the first."""
        return self.first + number

    def number(self, value: int) -> int | None:
        """The distance from the first."""
        return value - self.first if self.first <= value < self.first + self.count else None


class OneOf:
    """One of a list of values, numbered in its order."""

    def __init__(self, values: Iterable[Any]) -> None:
        self._values = tuple(values)
        self._numbers = {value: number for number, value in enumerate(self._values)}
        self.count = len(self._values)

    def value(self, number: int) -> Any:
        """What stands at this place in the list."""
        return self._values[number]

    def number(self, value: Any) -> int | None:
        """Its place in the list."""
        return self._numbers.get(value)


class Numbered:
    """Values that have numbers already."""

    count = 0

    def __init__(self, values: Mapping[int, Any]) -> None:
        self._values = dict(values)
        self._numbers = {value: number for number, value in values.items()}

    def value(self, number: int) -> Any:
        """The value with this number."""
        return self._values[number]

    def number(self, value: Any) -> int | None:
        """The value's number."""
        return self._numbers.get(value)


class Flag:
    """No or yes, where any number but zero means yes."""

    count = 2

    def value(self, number: int) -> bool:
        """Whether the number says yes."""
        return number != 0

    def number(self, value: bool) -> int:
        """1 for yes."""
        return int(value)


class AnyNumber:
    """Any number that the rules write."""

    count = 0

    def value(self, number: int) -> int:
        """The number itself."""
        return number

    def number(self, value: int) -> int:
        """The number itself."""
        return value


class OrNone:
    """The values of another field, or None for a number that stands for none of them."""

    count = 0

    def __init__(self, values: Values) -> None:
        self._values = values

    def value(self, number: int) -> Any:
        """The value; None for a number below zero or beyond the last."""
        if number < 0 or 0 < self._values.count <= number:
            return None
        return self._values.value(number)

    def number(self, value: Any) -> int | None:
        """The number of the value; -1 for None."""
        return -1 if value is None else self._values.number(value)


@dataclass(frozen=True)
class Bits:
    """A field of an action with its own bits of the number, above the enumerable range."""

    shift: int
    width: int

    @property
    def mask(self) -> int:
        """The bits."""
        return (1 << self.width) - 1 << self.shift


def itself(value: Argument) -> Argument:
    """The value unchanged."""
    return value


def from_one(place: int) -> int:
    """A place as people count, from 1."""
    return place + 1


@dataclass(frozen=True)
class Said:
    """How a field becomes an argument of a sentence, under its own name or another."""

    how: Callable[[Any], Argument] | None = itself
    name: str = ""


UNSAID: Final = Said(None)
"""Marks a field that the client draws and no sentence mentions."""


@dataclass(frozen=True)
class Field:
    """One field of an action or a fact."""

    name: str
    values: Values
    said: Said
    bits: Bits | None


def fields_of(struct: type[Struct]) -> tuple[Field, ...]:
    """The fields of a struct, as their types declare them."""
    return tuple(_field(field.name, field.type) for field in fields(struct))


def _field(name: str, hint: Any) -> Field:
    optional = get_origin(hint) in (Union, UnionType) and NoneType in get_args(hint)
    if optional:
        (hint,) = (part for part in get_args(hint) if part is not NoneType)
    plain, *notes = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    values, said = _values_of(plain), UNSAID if plain is bool else Said()
    bits: Bits | None = None
    # A later note overrides an earlier one: Annotated[Line, UNSAID] is a line that no sentence mentions.
    for note in notes:
        if isinstance(note, Said):
            said = note
        elif isinstance(note, Bits):
            bits = note
        else:
            values = note
    return Field(name, OrNone(values) if optional else values, said, bits)


def _values_of(plain: Any) -> Values:
    if plain is bool:
        return Flag()
    return OneOf(get_args(plain)) if get_origin(plain) is Literal else AnyNumber()
