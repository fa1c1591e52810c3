"""The table of a game's facts: numbers, names and lines of the log follow from order and fields."""

import functools
import operator
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar, dataclass_transform

from msgspec import Struct

from flibuste.core.declared.fields import fields_of
from flibuste.core.declared.sentences import Sentence, kind_of, speaker, usual_key
from flibuste.core.message import Message


@dataclass_transform(frozen_default=True)
class Fact(Struct, frozen=True, tag_field="kind", tag=kind_of):
    """What happened: `{"kind": "took", "who": 1, ...}` on the wire."""


F = TypeVar("F", bound=Fact)


@dataclass(frozen=True)
class _Row:
    """A fact of the table: how its numbers are read and how it is worded."""

    struct: type[Fact]
    read: tuple[tuple[str, Callable[[int], Any]], ...]
    fixed: dict[str, Any]
    say: Callable[[Any], Message]

    def named(self, numbers: tuple[int, ...]) -> Fact:
        """The fact that these numbers stand for."""
        told = {name: value(number) for (name, value), number in zip(self.read, numbers, strict=False)}
        return self.struct(**told, **self.fixed)


class FactTable:
    """The facts of a game in the order of their numbers, from 1 on or where another table ends."""

    def __init__(self, says: str, after: "FactTable | None" = None) -> None:
        self._says = says
        self.rows: list[_Row] = list(after.rows) if after else []

    def add(self, struct: type[F], says: Sentence[F] = "", **fixed: Any) -> int:
        """Declares a fact and returns its number; `fixed` are fields whose value it implies."""
        fields = fields_of(struct)
        read = tuple((field.name, field.values.value) for field in fields if field.name not in fixed)
        say = speaker(says or usual_key(self._says, struct), fields)
        self.rows.append(_Row(struct, read, fixed, say))
        return len(self.rows)

    @property
    def numbers(self) -> range:
        """The numbers of all facts."""
        return range(1, len(self.rows) + 1)

    @property
    def union(self) -> Any:
        """The tagged union of all facts."""
        return functools.reduce(operator.or_, dict.fromkeys(row.struct for row in self.rows))

    def name(self, fact: tuple[int, ...]) -> Fact:
        """The fact (kind, six numbers) as a struct."""
        return self._row(fact).named(fact[1:])

    def say(self, fact: tuple[int, ...]) -> Message:
        """The fact (kind, six numbers) as a line of the log."""
        row = self._row(fact)
        return row.say(row.named(fact[1:]))

    def _row(self, fact: tuple[int, ...]) -> _Row:
        if fact[0] not in self.numbers:
            raise KeyError(fact[0])
        return self.rows[fact[0] - 1]
