"""What everyone sees, or one seat alone, written as JSON by compiled code that follows from a struct.

A msgspec struct says what a view looks like. From it follow a record with a column for every number of the
view, and the steps that write such a record as JSON (pen.py). All that a game adds is a compiled function
that fills the columns from an observation, saying once where each field comes from.

| field | column |
|---|---|
| a number, a flag, a word | `name`: the number; a flag is 0 or 1, a word its place among its words |
| any of them, or a struct, or None | `name`: negative for None |
| a list | `name_count`, and `name[i]` for its items; a negative count is none |
| a struct, or a list of them | its own columns, `name_` before them; in a list with a place for each |
| a struct of numbers only | `name[n]`: the n-th of its fields |
| a dictionary of words | `name[n]` for the n-th word; negative is left out |
"""

# compile-cache: holds no rules

import types
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
import numpy as np

from flibuste.core.hands import write_hands
from flibuste.core.numba_inside import BLOCK, entry_point
from flibuste.core.pen import (
    ENTRY,
    HOLE,
    LEVELS,
    LIST,
    NEXT,
    NUMBER,
    PAGE,
    TEXT,
    UNLESS_NONE,
    WORD,
    write,
)
from flibuste.core.seats import MAX_SEATS
from flibuste.core.two_forms import runs_compiled

MOST: Final = 64
"""No list in a view is longer, unless `Most` says so."""
P = TypeVar("P", bound=msgspec.Struct)
Told = Callable[[Any], object]


class Named:
    """Says which words a text can be: `Annotated[str, Named(SHIPS)]`."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words


class Most:
    """Says how long a list can be: `Annotated[list[int], Most(8)]`."""

    def __init__(self, count: int) -> None:
        self.count = count


class _Program:
    """The steps that write one struct, and the columns they read."""

    def __init__(self, struct: type[msgspec.Struct], told: Mapping[str, Told]) -> None:
        self._told = told
        self._columns: dict[str, tuple[int, ...]] = {}
        self._pending = ""
        self._steps: list[tuple[int, int, str, int]] = []
        self._jumps: list[int] = []
        self._letters = bytearray()
        self._ends = [0]
        self._texts: dict[tuple[str, ...], int] = {}
        self.holes: list[Told] = []
        self._struct(struct, "", ())
        self._flush()
        self.dtype = np.dtype((np.record, [(name, np.int32, shape) for name, shape in self._columns.items()]))
        self.steps: list[int] = [number for step in self._steps for number in self._at(*step)]
        self.jumps, self.ends = self._jumps, self._ends
        self.letters = bytes(self._letters)

    def _at(self, before: int, what: int, column: str, told: int) -> list[int]:
        """A step with the place of its column."""
        if not column:
            return [before, what, 0, *[0] * LEVELS, told]
        name, _, nth = column.partition(":")
        shape = self._columns[name]
        first = self.dtype.fields[name][1] // 4  # type: ignore[index]  # it has fields
        apart = [int(np.prod(shape[level + 1 :])) for level in range(len(shape))]
        if nth:
            first += int(nth)
            apart.pop()
        return [before, what, first, *(apart + [0] * LEVELS)[:LEVELS], told]

    def _column(self, name: str, shape: tuple[int, ...]) -> str:
        if name in self._columns:
            raise TypeError(f"two fields of the view would be the column {name}")
        self._columns[name] = shape
        return name

    def _do(self, what: int, column: str = "", told: int = 0) -> int:
        """Adds a step with the text that comes before it, and returns its number."""
        before = self._words(self._pending) if self._pending else -1
        self._pending = ""
        self._steps.append((before, what, column, told))
        self._jumps.append(0)
        return len(self._steps) - 1

    def _words(self, *words: str) -> int:
        """Adds texts that belong together, and returns the number of the first."""
        if words not in self._texts:
            self._texts[words] = len(self._ends) - 1
            for word in words:
                self._letters += word.encode()
                self._ends.append(len(self._letters))
        return self._texts[words]

    def _write(self, text: str) -> None:
        self._pending += text

    def _flush(self) -> None:
        """Writes here what would otherwise come with the next step."""
        if self._pending:
            self._do(TEXT)

    def _here(self, step: int) -> None:
        """Lets a step jump to what comes next."""
        self._flush()
        self._jumps[step] = len(self._steps)

    def _struct(self, struct: type[msgspec.Struct], path: str, shape: tuple[int, ...]) -> None:
        hints = get_type_hints(struct, include_extras=True)
        mark = "{"
        for field in msgspec.structs.fields(struct):
            self._write(f'{mark}"{field.encode_name}":')
            self._field(hints[field.name], f"{path}{field.name}", shape)
            mark = ","
        self._write("}")

    def _field(self, hint: Any, name: str, shape: tuple[int, ...]) -> None:
        if name in self._told:
            self._do(HOLE, told=len(self.holes))
            self.holes.append(self._told[name])
            return
        hint, notes, optional = _taken_apart(hint)
        origin = get_origin(hint)
        step = -1
        if origin in (list, tuple):
            count = self._column(f"{name}_count", shape)
            step = self._unless_none(count, optional=optional)
            self._list(get_args(hint)[0], name, count, (*shape, _most(notes)))
        elif origin is dict:
            self._dictionary(
                get_args(hint)[0], self._column(name, (*shape, len(_words_of(get_args(hint)[0]))))
            )
        elif isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            if optional:
                step = self._unless_none(self._column(name, shape), optional=True)
            if _only_numbers(hint) and not optional:
                self._numbers(hint, self._column(name, (*shape, len(hint.__struct_fields__))))
            else:
                self._struct(hint, f"{name}_", shape)
        else:
            column = self._column(name, shape)
            step = self._unless_none(column, optional=optional)
            self._value(hint, notes, column)
        if step >= 0:
            self._here(step)

    def _unless_none(self, column: str, *, optional: bool) -> int:
        return self._do(UNLESS_NONE, column, self._words("null")) if optional else -1

    def _list(self, item: Any, name: str, count: str, shape: tuple[int, ...]) -> None:
        level = len(shape) - 1
        if level >= LEVELS:
            raise TypeError(f"{name} lies deeper than {LEVELS} lists")
        self._write("[")
        begin = self._do(LIST, count, level)
        self._field(item, name, shape)
        end = self._do(NEXT, told=level)
        self._jumps[end] = begin + 1
        self._here(begin)
        self._write("]")

    def _dictionary(self, key: Any, column: str) -> None:
        self._write("{")
        for nth, word in enumerate(_words_of(key)):
            entry = self._do(ENTRY, f"{column}:{nth}", self._words(f'"{word}":'))
            self._do(NUMBER, f"{column}:{nth}")
            self._here(entry)
        self._write("}")

    def _numbers(self, struct: type[msgspec.Struct], column: str) -> None:
        mark = "{"
        for nth, field in enumerate(struct.__struct_fields__):
            self._write(f'{mark}"{field}":')
            self._do(NUMBER, f"{column}:{nth}")
            mark = ","
        self._write("}")

    def _value(self, hint: Any, notes: list[Any], column: str) -> None:
        if hint is int:
            self._do(NUMBER, column)
        elif hint is bool:
            self._do(WORD, column, self._words("false", "true"))
        else:
            words = _words_of(hint, notes)
            if not words:
                raise TypeError(f"{column}: {hint} cannot be written from numbers")
            self._do(WORD, column, self._words(*(f'"{word}"' for word in words)))


def _taken_apart(hint: Any) -> tuple[Any, list[Any], bool]:
    """A type without its notes and its None, the notes, and whether it can be None."""
    notes: list[Any] = []
    optional = False
    while True:
        if get_origin(hint) is Annotated:
            hint, *more = get_args(hint)
            notes += more
        elif get_origin(hint) in (Union, types.UnionType) and type(None) in get_args(hint):
            optional = True
            hint = Union[tuple(kind for kind in get_args(hint) if kind is not type(None))]  # noqa: UP007 - of a tuple
        else:
            return hint, notes, optional


def _words_of(hint: Any, notes: list[Any] | None = None) -> tuple[str, ...]:
    if get_origin(hint) is Literal:
        return get_args(hint)
    return next((note.words for note in notes or () if isinstance(note, Named)), ())


def _most(notes: list[Any]) -> int:
    return next((note.count for note in notes if isinstance(note, Most)), MOST)


def _only_numbers(struct: type[msgspec.Struct]) -> bool:
    return all(hint is int for hint in get_type_hints(struct, include_extras=True).values())


def _fill_plainly(fill: Callable[..., None], o: Any, columns: Any, *seat: int) -> None:
    """Fills the columns from plain Python views of both records, because their own attributes are slow."""
    known = dict(zip(o.dtype.names, o.item(), strict=True))
    into = {name: columns[name] for name in columns.dtype.names}
    filled = types.SimpleNamespace(**into)
    fill(types.SimpleNamespace(**known), filled, *seat)
    for name, column in into.items():
        if not isinstance(column, np.ndarray):
            columns[name] = getattr(filled, name)


class Shown(Generic[P]):
    """A view: its struct, and what fills its columns: from an observation of NOBODY, or from a seat's own."""

    def __init__(self, struct: type[P], fill: Callable[..., None], **told: Told) -> None:
        self._program = program = _Program(struct, told)
        self.fill = fill
        self._decode = msgspec.json.Decoder(struct).decode
        self._lists = (program.steps, program.jumps), (program.letters, program.ends)
        self._arrays = (
            (np.array(program.steps, np.int32), np.array(program.jumps, np.int32)),
            (np.frombuffer(program.letters + bytes(BLOCK), np.uint8), np.array(program.ends, np.int32)),
        )

    def read(self, o: Any, *seat: int) -> P:
        """What everyone sees, or what only this seat sees, as a struct."""
        return self._decode(self.json(o, *seat))

    def json(self, o: Any, *seat: int, blank: int = 0) -> bytes:
        """The same as JSON; the columns hold `blank` before they are filled."""
        numbers = np.full(self._program.dtype.itemsize // 4, blank, np.int32)
        columns = numbers.view(self._program.dtype)[0]
        steps: Any
        jumps: Any
        letters: Any
        ends: Any
        if runs_compiled():
            self.fill(o, columns, *seat)
            (steps, jumps), (letters, ends) = self._arrays
            page, places, holes = self._paper()
        else:
            _fill_plainly(self.fill, o, columns, *seat)
            (steps, jumps), (letters, ends) = self._lists
            page, places, holes = bytearray(PAGE), [0] * 2 * LEVELS, [0] * len(self._program.holes)
        size = write(steps, jumps, numbers, letters, ends, places, page, holes, 0)
        return self._told(bytes(page[:size]), holes, o)

    def _paper(self) -> tuple[Any, Any, Any]:
        holes = np.zeros(len(self._program.holes), np.int32)
        return np.zeros(PAGE, np.uint8), np.zeros(2 * LEVELS, np.int32), holes

    def _told(self, page: bytes, holes: Any, o: Any) -> bytes:
        """The page, with what Python writes filled into its holes."""
        if not self._program.holes:
            return page
        parts, last = [], 0
        for tell, at in zip(self._program.holes, holes, strict=True):
            parts += [page[last:at], _encode(tell(o))]
            last = at
        return b"".join((*parts, page[last:]))

    def writer(self, o: Any) -> Callable[[Any], bytes]:
        """A function like `json` in half the time, for one thread, of what holds an observation."""
        columns = np.zeros(1, self._program.dtype)
        numbers = columns.view(np.int32)
        (steps, jumps), (letters, ends) = self._arrays
        page, places, holes = self._paper()
        rest = steps, jumps, numbers, letters, ends, places, page, holes, 0
        fill, put = entry_point(self.fill, o, columns[0]), entry_point(write, *rest)
        if fill is None or put is None:
            return lambda held: self.json(held.record)
        # Numba takes 5 microseconds to find a record's memory, and no time if it is given it.
        into = types.SimpleNamespace(data=columns.data)

        def written(held: Any) -> bytes:
            # The columns keep what was in them: a game fills all that it writes.
            fill(held, into)
            shown = page[: put(*rest)].tobytes()
            return self._told(shown, holes, held.record)

        return written

    def hands_writer(self, s: Any) -> Callable[[Any, int], list[bytes]] | None:
        """A function that writes what each of these seats (a mask) sees alone, from what holds a state.

        One call observes and writes for all of them; None if this is not compiled, or has holes.
        """
        if self._program.holes:
            return None
        columns, seen = np.zeros(1, self._program.dtype), np.zeros(1, s.dtype)
        (steps, jumps), (letters, ends) = self._arrays
        page, places, holes = self._paper()
        after = np.zeros(MAX_SEATS, np.int32)
        rest = columns.view(np.int32), steps, jumps, letters, ends, places, page, holes, after
        put = entry_point(write_hands, s, 0, seen[0], columns[0], *rest)
        if put is None:
            return None
        room, into = types.SimpleNamespace(data=seen.data), types.SimpleNamespace(data=columns.data)

        def written(held: Any, seats: int) -> list[bytes]:
            count = put(held, seats, room, into, *rest)
            edges = [0, *after[:count].tolist()]
            shown = page[: edges[-1]].tobytes()
            return [shown[first:last] for first, last in pairwise(edges)]

        return written


_encode: Final = msgspec.json.Encoder().encode
