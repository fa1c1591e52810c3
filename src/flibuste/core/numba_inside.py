"""All that Flibuste uses of Numba's internals, which may change in any version.

Each part says what it is for and how to do without it. `tests/core/test_numba_inside.py` says in a sentence
which one a new version breaks; `pyproject.toml` holds Numba below the first untried version.
"""

import fcntl
import functools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import numba
from numba.core import caching, cgutils
from numba.core import types as numba_types
from numba.extending import intrinsic

_types: Any = numba_types
_njit: Any = numba.njit
"""Numba's own types do not name all options."""


def compiler(*, counting: bool, bounds_checked: bool) -> Callable[[Callable[..., Any]], Any]:
    """Numba's decorator for code that runs without the GIL; without `counting`, arrays are only borrowed.

    Relies on the option `_nrt`, which switches reference counting off (a third of a search's time), and on
    `no_cfunc_wrapper`, which leaves out an entry point for C. Without them: slower, otherwise the same.
    """
    return _njit(nogil=True, boundscheck=bounds_checked, _nrt=counting, no_cfunc_wrapper=True)  # type: ignore[no-any-return]


def compile_once_for_all_ints(dispatcher: Any) -> None:
    """Makes compiled code call a function with plain integers rather than constants or sizes of integers.

    Numba would compile it anew for each of those: 420 compilations for the 180 functions of one game. Relies
    on `Dispatcher.get_call_template`, which Numba asks for the code that fits a call. Without it: do not call
    this; compiling takes twice as long.
    """
    template = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: template(
        tuple(map(_widened, args)), {name: _widened(arg) for name, arg in kws.items()}
    )


def _widened(arg: Any) -> Any:
    plain: Any = _types.unliteral(arg)
    return _types.int64 if isinstance(plain, _types.Integer) and plain.signed else plain


class Place(caching._CacheLocator):  # noqa: SLF001 (Numba documents locators, not their base)
    """Where a function's compiled code is kept, and the key it must match.

    Numba's own locators know only the file in which a function stands, not what it calls. Relies on
    `_CacheLocator`. Without it: `numba.njit(cache=True)` in a folder NUMBA_CACHE_DIR named after the key.
    """

    def __init__(self, folder: Path, key: str, line: int) -> None:
        self._folder = folder
        self._key = key
        self._line = line

    def get_cache_path(self) -> str:
        """The folder."""
        return str(self._folder)

    def get_source_stamp(self) -> str:
        """The key."""
        return self._key

    def get_disambiguator(self) -> str:
        """The function's line, which tells functions of the same name apart."""
        return str(self._line)

    def from_function(self, py_func: object, py_file: str) -> "Place":  # type: ignore[override]
        """Itself: Numba asks a class for a place, but here it is known already."""
        del py_func, py_file
        self.ensure_cache_path()  # type: ignore[no-untyped-call]
        return self


class _Files(caching.CompileResultCacheImpl):
    def __init__(self, place: Place, py_func: Callable[..., Any]) -> None:
        self._locator_classes = [place]  # type: ignore[list-item]
        super().__init__(py_func)  # type: ignore[no-untyped-call]


class _Kept(caching.FunctionCache):
    """Numba's cache of one function, in a given place."""

    def __init__(
        self, py_func: Callable[..., Any], place: Place, lock: Path, key_of: Callable[[Any], str]
    ) -> None:
        self._impl_class = functools.partial(_Files, place)  # type: ignore[assignment]
        self._lock = lock
        self._key_of = key_of
        super().__init__(py_func)  # type: ignore[no-untyped-call]

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keeps processes that compile side by side from overwriting each other's work on disk.

        Numba reads a function's index, adds a line and writes it back; two that do so at once lose a line.
        """
        with self._lock.open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]

    def _index_key(self, sig: Any, codegen: Any) -> tuple[Any, ...]:
        """Adds the records a function is compiled for, because their game's rules are part of its code."""
        games = sorted(self._key_of(record) for record in set(_records(getattr(sig, "args", sig))))
        return (*super()._index_key(sig, codegen), *games)  # type: ignore[no-untyped-call]


def keep_on_disk(dispatcher: Any, place: Place, lock: Path, key_of: Callable[[Any], str]) -> None:
    """Keeps a function's compiled code in a place, separately for every key of its records' types.

    Relies on `Dispatcher._cache`, `FunctionCache` (`_impl_class`, `save_overload`, `_index_key`) and
    `CompileResultCacheImpl` (`_locator_classes`). Without them: do not call this; every process compiles.
    """
    dispatcher._cache = _Kept(dispatcher.py_func, place, lock, key_of)  # noqa: SLF001


def _records(kinds: Any) -> Iterator[Any]:
    """The record types among these types, including those inside arrays and tuples."""
    for kind in kinds:
        if isinstance(kind, _types.Record):
            yield kind
        elif isinstance(kind, _types.Array):
            yield from _records((kind.dtype,))
        elif isinstance(kind, _types.BaseTuple):
            yield from _records(kind)


def entry_point(function: Any, *arguments: Any) -> Any:
    """The code of a function for arguments of these types, after a first call; None if it is not compiled.

    In place of the record, the entry takes anything whose `data` is a record's memory, and skips Numba's
    inspection of types: 7 microseconds a call. Relies on `Dispatcher.overloads`, `typeof_pyval` and
    `CompileResult.entry_point`. Without them: return None; the function itself is called.
    """
    function(*arguments)
    code = getattr(function, "code", None)
    if code is None:
        return None
    found = code.overloads.get(tuple(code.typeof_pyval(argument) for argument in arguments))
    return None if found is None else found.entry_point


BLOCK: Final = 16
"""As many bytes as a processor copies in one go."""


@intrinsic
def copy_block(typingctx: Any, to: Any, at: Any, source: Any, first: Any) -> Any:
    """Copies one block between two arrays of bytes, in compiled code, without looking at their ends.

    Copying short texts byte by byte took half the time of writing a view. Relies on the memory of an array
    being found by `context.make_array`, and on `cgutils.raw_memcpy`. Without it: copy byte by byte.
    """

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        to_array, source_array = (
            context.make_array(signature.args[nth])(context, builder, args[nth]) for nth in (0, 2)
        )
        there = builder.gep(to_array.data, [args[1]])
        here = builder.gep(source_array.data, [args[3]])
        cgutils.raw_memcpy(builder, there, here, context.get_constant(_types.intp, BLOCK), 1)  # type: ignore[no-untyped-call]
        return context.get_dummy_value()

    return _types.void(to, _types.intp, source, _types.intp), codegen


@intrinsic
def copy_bytes(typingctx: Any, out: Any, s: Any) -> Any:
    """Overwrites one record with another of the same type, in compiled code.

    Relies on `cgutils.raw_memcpy`, and on records being passed as the address of their bytes. Without it:
    copy field by field, as `record.assign` does uncompiled.
    """
    size = s.size

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        to, source = args
        cgutils.raw_memcpy(builder, to, source, context.get_constant(_types.intp, size), 1)  # type: ignore[no-untyped-call]
        return context.get_dummy_value()

    return _types.void(out, s), codegen
