"""One decorator that compiles a rule with Numba and keeps the result on disk.

Numba does not notice that a compiled function calls something that changed in another file, so the cache
folder is named after a hash of all the sources that a module's code may reach.
"""

import contextlib
import fcntl
import functools
import hashlib
import os
import platform
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

import llvmlite
import numba
import numpy as np
from numba.core import caching
from numba.core import config as numba_config
from numba.core import types as numba_types

_config: Any = numba_config
_types: Any = numba_types
_njit: Any = numba.njit
"""Its option `_nrt`, which Numba's own types do not name, is the counting of references."""
F = TypeVar("F", bound=Callable[..., Any])

BOUNDS_CHECKED: Final = os.environ.get("FLIBUSTE_BOUNDS_CHECK") == "1"
UNCOMPILED: Final = bool(_config.DISABLE_JIT)
KEPT_FOLDERS: Final = 4

_PACKAGE: Final = Path(__file__).resolve().parent.parent

if UNCOMPILED:
    # The generator's 64-bit arithmetic wraps on purpose.
    np.seterr(over="ignore")


def compiled(function: F) -> F:
    """The function compiled without the GIL and cached, or as it is when NUMBA_DISABLE_JIT is set."""
    return _compiled(function, counting=True)


def borrowing(function: F) -> F:
    """Like `compiled`, for what only borrows its arrays and makes none: their users are not counted.

    Counting took a third of a search's time, which hands a dozen arrays down at every step.
    """
    return _compiled(function, counting=False)


def _compiled(function: F, *, counting: bool) -> F:
    ours = _config.CACHE_LOCATOR_CLASSES
    _config.CACHE_LOCATOR_CLASSES = f"{__name__}.SourceKeyedFolder"
    try:
        result: Any = _njit(
            cache=True, nogil=True, boundscheck=BOUNDS_CHECKED, _nrt=counting, no_cfunc_wrapper=True
        )(function)
    finally:
        _config.CACHE_LOCATOR_CLASSES = ours
    if not UNCOMPILED:
        _compile_once_for_all_ints(result)
        _keep_one_at_a_time(result)
    return result  # type: ignore[no-any-return]


def _compile_once_for_all_ints(dispatcher: Any) -> None:
    """Lets compiled code call a function with whole numbers, not with this constant or that size of them.

    Numba would compile it anew for each of those: Sandokan's 180 functions 420 times.
    """
    template = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: template(
        tuple(map(_widened, args)), {name: _widened(arg) for name, arg in kws.items()}
    )


def _widened(arg: Any) -> Any:
    plain: Any = _types.unliteral(arg)
    return _types.int64 if isinstance(plain, _types.Integer) and plain.signed else plain


def _keep_one_at_a_time(dispatcher: Any) -> None:
    """Keeps processes that compile side by side from overwriting what the others keep on disk.

    Numba reads a function's index, adds a line and writes it back; two that do so at once lose a line.
    """
    cache = dispatcher._cache  # noqa: SLF001
    keep = cache.save_overload

    def keep_alone(signature: Any, code: Any) -> None:
        with _alone():
            keep(signature, code)

    cache.save_overload = keep_alone


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Holds the lock of the cache."""
    cache_root().mkdir(parents=True, exist_ok=True)
    with (cache_root() / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def cache_root() -> Path:
    """The folder that holds all compiled code of Flibuste."""
    chosen = os.environ.get("FLIBUSTE_CACHE_DIR")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "flibuste" / "compiled"


class SourceKeyedFolder(caching._CacheLocator):  # noqa: SLF001 (Numba documents locators, not their base)
    """Puts the compiled code of a module into a folder named after everything it may call."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._key = source_key(module)
        self._path = cache_root() / self._key / module

    def get_cache_path(self) -> str:
        """The folder of this module's compiled functions."""
        return str(self._path)

    def get_source_stamp(self) -> str:
        """The hash the cache must match."""
        return self._key

    def get_disambiguator(self) -> str:
        """Nothing: the folder belongs to one module."""
        return "0"

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> "SourceKeyedFolder | None":
        """A locator for a function of this package, or none for anybody else's."""
        del py_file
        locator = cls(py_func.__module__)
        _prune(locator._path.parent)
        locator.ensure_cache_path()  # type: ignore[no-untyped-call]
        return locator


_REACHED: Final = {
    "core": ("core", "games"),
    "table": ("core", "games", "table"),
    "bots": ("core", "games", "bots"),
    "lab": ("core", "games", "bots", "lab"),
}
"""The packages whose code each package's compiled functions may call."""


def source_key(module: str) -> str:
    """The hash of versions, flags and all sources that the module's compiled code may reach."""
    _, package, *rest = module.split(".") if module.startswith("flibuste.") else ("", "lab")
    if package == "games" and rest:
        return f"{rest[0]}-{_hash_of(('core', f'games/{rest[0]}'))}"
    return f"{package}-{_hash_of(_REACHED[package])}"


@functools.cache
def _hash_of(folders: tuple[str, ...]) -> str:
    digest = hashlib.sha256()
    flags = (
        numba.__version__,
        llvmlite.__version__,
        np.__version__,
        platform.python_version(),
        BOUNDS_CHECKED,
    )
    digest.update(repr(flags).encode())
    for folder in folders:
        for source in sorted((_PACKAGE / folder).rglob("*.py")):
            text = source.read_bytes()
            # Modules that speak to people and to the wire hold no rules: a new word recompiles nothing.
            if b"\nimport msgspec\n" not in text:
                digest.update(str(source.relative_to(_PACKAGE)).encode())
                digest.update(text)
    return digest.hexdigest()[:16]


@functools.cache
def _prune(folder: Path) -> None:
    """Marks the folder as used and removes the oldest ones of the same kind."""
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    kind = folder.name.rsplit("-", 1)[0]
    siblings = sorted(folder.parent.glob(f"{kind}-*"), key=_last_used, reverse=True)
    for old in siblings[KEPT_FOLDERS:]:
        shutil.rmtree(old, ignore_errors=True)


def _last_used(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:
        return 0.0
