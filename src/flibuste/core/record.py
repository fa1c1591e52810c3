"""A game's state is one NumPy record; a class declares its fields once, for NumPy and the type checker."""

from functools import cache
from typing import Annotated, Any, TypeVar, get_type_hints

import numba
import numpy as np
import numpy.typing as npt
from numba import types
from numba.extending import overload

from flibuste.core.numba_inside import copy_bytes

Ints = npt.NDArray[Any]
"""An array of whole numbers: a field of a record, a buffer of actions, a table of a board."""

I8 = Annotated[int, np.int8]
I16 = Annotated[int, np.int16]
U16 = Annotated[int, np.uint16]
I32 = Annotated[int, np.int32]
I64 = Annotated[int, np.int64]
U64 = Annotated[int, np.uint64]


class Record:
    """The fields of every game's record; subclasses add `name: I8` or `name: Annotated[Ints, np.int8, 4]`."""

    key: Annotated[Ints, np.uint64, 2]
    drawn: U64
    version: I16
    players: I8

    dtype: "np.dtype[Any]"

    def tobytes(self) -> bytes:
        """The record's bytes (provided by NumPy)."""
        raise NotImplementedError

    def show(self, seat: int | None = None) -> str:
        """What the record says, as text; `seat` is the observer."""
        raise NotImplementedError


class _Readable(np.record):  # type: ignore[misc]  # NumPy's stubs call it final, NumPy does not
    """A NumPy record that can describe itself in words."""

    def show(self, seat: int | None = None) -> str:
        """What the record says, as text."""
        from flibuste.core.reading import page

        return page(self, seat)


S = TypeVar("S", bound=Record)


@cache
def dtype_of(fields: type[Record]) -> "np.dtype[Any]":
    """The aligned NumPy dtype that a class of fields declares."""
    columns: list[Any] = []
    for name, hint in get_type_hints(fields, include_extras=True).items():
        if name == "dtype":
            continue
        kind, *shape = hint.__metadata__
        columns.append((name, kind, tuple(shape)) if shape else (name, kind))
    dtype = np.dtype((_Readable, np.dtype(columns, align=True)))
    _DECLARED_IN.setdefault(numba.from_dtype(dtype), set()).add(fields.__module__)
    return dtype


_DECLARED_IN: dict[Any, set[str]] = {}


def declared_in(record: Any) -> set[str]:
    """The modules whose classes declare a record of this type, as Numba knows it."""
    return _DECLARED_IN.get(record, set())


def blank(fields: type[S]) -> S:
    """A record of zeros."""
    return blanks(fields, 1)[0]  # type: ignore[no-any-return]


def blanks(fields: type[Record], count: int) -> Any:
    """An array of records of zeros."""
    return np.zeros(count, dtype_of(fields))  # type: ignore[arg-type]  # classes can be hashed


def copied(s: S) -> S:
    """An independent copy of a record, byte for byte, including the padding."""
    return np.frombuffer(bytearray(s.tobytes()), s.dtype)[0]  # type: ignore[no-any-return]


def assign(out: S, s: S) -> None:
    """Overwrites one record with another of the same kind."""
    for name in s.dtype.names or ():
        out[name] = s[name]  # type: ignore[index]


@overload(assign)
def _assign(out: Any, s: Any) -> Any:
    if not isinstance(out, types.Record) or out != s:
        return None

    def copy(out: Any, s: Any) -> Any:
        copy_bytes(out, s)  # type: ignore[call-arg]

    return copy
