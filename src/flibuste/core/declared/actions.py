"""The table of a game's actions: numbers, names and phrases follow from order and fields."""

import functools
import math
import operator
from dataclasses import dataclass
from typing import Any, TypeVar, dataclass_transform

from msgspec import Struct

from flibuste.core.declared.fields import Field, fields_of
from flibuste.core.declared.sentences import Sentence, kind_of, speaker, usual_key
from flibuste.core.message import Message
from flibuste.core.refusal import BadAction


@dataclass_transform(frozen_default=True)
class Action(Struct, frozen=True, tag_field="kind", tag=kind_of):
    """What a player can do: `{"kind": "build_boat", "line": 12}` on the wire."""


A = TypeVar("A", bound=Action)


@dataclass(frozen=True)
class _Row:
    """An action of the table: its first number and what it is made of."""

    first: int
    struct: type[Action]
    fields: tuple[Field, ...]
    say: Any

    @functools.cached_property
    def listed(self) -> list[Field]:
        """The fields whose values are enumerated, the last changing fastest."""
        return [field for field in self.fields if field.bits is None]

    @functools.cached_property
    def count(self) -> int:
        """How many numbers it takes, apart from its bits."""
        return math.prod(field.values.count for field in self.listed)

    @functools.cached_property
    def mask(self) -> int:
        """The bits reserved for fields."""
        return functools.reduce(operator.or_, (field.bits.mask for field in self.fields if field.bits), 0)

    def named(self, number: int) -> Action | None:
        """The action with this number, if it belongs to this row."""
        offset = (number & ~self.mask) - self.first
        if not 0 <= offset < self.count:
            return None
        parts = {}
        for field in reversed(self.listed):
            offset, part = divmod(offset, field.values.count)
            parts[field.name] = field.values.value(part)
        for field in self.fields:
            if field.bits:
                part = (number & field.bits.mask) >> field.bits.shift
                if 0 < field.values.count <= part:
                    return None
                parts[field.name] = field.values.value(part)
        return self.struct(**parts)

    def number(self, action: Action) -> int:
        """The number of an action of this row; raises BadAction."""
        offset, high = 0, 0
        for field in self.fields:
            value = getattr(action, field.name)
            part = field.values.number(value)
            if part is None:
                raise BadAction(f"{field.name} cannot be {value!r}")
            if field.bits:
                high |= part << field.bits.shift
            else:
                offset = offset * field.values.count + part
        return self.first + offset | high


class ActionTable:
    """The actions of a game in the order of their numbers."""

    def __init__(self, says: str) -> None:
        self.dense = 0
        """Actions 0 to dense - 1 are the ones that can be enumerated."""
        self._says = says
        self._rows: dict[type[Action], _Row] = {}
        self._names: list[Action] = []
        self._beyond: list[_Row] = []
        """Rows whose numbers are not dense."""

    def add(self, struct: type[A], says: Sentence[A] = "", number: int | None = None) -> int:
        """Declares an action and returns its first number: the next one, or one beyond the dense range."""
        fields = fields_of(struct)
        row = _Row(
            first=self.dense if number is None else number,
            struct=struct,
            fields=fields,
            say=speaker(says or usual_key(self._says, struct), fields),
        )
        self._rows[struct] = row
        if row.count == 0:
            raise TypeError(
                f"every field of {struct.__name__} needs a range, a list of values or bits of its own"
            )
        if number is None:
            self._names += [row.named(self.dense + nth) for nth in range(row.count)]  # type: ignore[misc]
            self.dense += row.count
        if row.mask or number is not None:
            self._beyond.append(row)
        return row.first

    @property
    def union(self) -> Any:
        """The tagged union of all actions."""
        return functools.reduce(operator.or_, self._rows)

    def name(self, number: int) -> Action:
        """The action with this number; raises BadAction."""
        if 0 <= number < self.dense:
            return self._names[number]
        for row in self._beyond:
            named = row.named(number)
            if named is not None:
                return named
        raise BadAction(f"no action has the number {number}")

    def number(self, action: Any) -> int:
        """The number of an action; raises BadAction."""
        row = self._rows.get(type(action))
        if row is None:
            raise BadAction(f"{action!r} is no action of this game")
        return row.number(action)

    def say(self, number: int) -> Message:
        """What the action does, as a short phrase; raises BadAction."""
        named = self.name(number)
        said: Message = self._rows[type(named)].say(named)
        return said
