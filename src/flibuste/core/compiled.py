"""Decorators that give a rule a second, compiled form, made by Numba and kept on disk.

Numba does not notice when a function that compiled code calls in another file has changed, so the cache
folder is named after a hash of all the sources that a module's code may reach. Generic code reaches a game
through the type of its record, so what is compiled for that type is also kept under the hash of the game's
sources.
"""

import functools
import hashlib
import inspect
import os
import platform
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import llvmlite
import numba
import numpy as np
from numba.extending import typeof_impl

from flibuste.core import numba_inside, sources
from flibuste.core.record import declared_in
from flibuste.core.two_forms import TwoForms

F = TypeVar("F", bound=Callable[..., Any])

BOUNDS_CHECKED: Final = os.environ.get("FLIBUSTE_BOUNDS_CHECK") == "1"
UNCOMPILED: Final = bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]
KEPT_FOLDERS: Final = 4

if UNCOMPILED:
    # The generator's 64-bit arithmetic wraps on purpose.
    np.seterr(over="ignore")


def compiled(function: F) -> F:
    """The function in two forms, or as it is when NUMBA_DISABLE_JIT is set; compiled it needs no GIL."""
    return _compiled(function, counting=True)


def borrowing(function: F) -> F:
    """Like `compiled`, for functions that only borrow arrays and make none: no reference counting.

    Counting took a third of the time of a search, which hands down a dozen arrays at every step.
    """
    return _compiled(function, counting=False)


def _compiled(function: F, *, counting: bool) -> F:
    if UNCOMPILED:
        return function
    code = numba_inside.compiler(counting=counting, bounds_checked=BOUNDS_CHECKED)(function)
    numba_inside.compile_once_for_all_ints(code)
    _keep(code, function)
    return TwoForms(function, code)  # type: ignore[return-value]  # it is called like the function


@typeof_impl.register(TwoForms)
def _as_code(function: TwoForms, context: Any) -> Any:
    """Compiled code that names a function calls its compiled form."""
    return typeof_impl(function.code, context)


def _keep(dispatcher: Any, function: Callable[..., Any]) -> None:
    """Keeps the compiled code on disk, unless there is no source whose changes could be noticed."""
    module, file = _module_of(function), inspect.getfile(function)
    if not Path(file).is_file():
        return
    key = source_key(module, file)
    folder = cache_root() / key
    _prune(folder)
    # Cached code names its module: what `python -m` compiled must not be loaded when the same file is
    # imported.
    own_name = module if module == function.__module__ else f"{module}.{function.__module__}"
    place = numba_inside.Place(folder / own_name, key, function.__code__.co_firstlineno)
    lock = cache_root() / "lock"
    numba_inside.keep_on_disk(dispatcher, place, lock, functools.partial(_game_key, sources.home(module)))


def _module_of(function: Callable[..., Any]) -> str:
    """The name of a function's module, even if that was started with `python -m`."""
    spec = function.__globals__.get("__spec__") if function.__module__ == "__main__" else None
    return function.__module__ if spec is None else str(spec.name)


def cache_root() -> Path:
    """The folder that holds all compiled code of Flibuste."""
    chosen = os.environ.get("FLIBUSTE_CACHE_DIR")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "flibuste" / "compiled"


def source_key(module: str, file: str | None = None) -> str:
    """A prefix for the kind of code, and the hash of versions, flags and all sources it may reach."""
    flags = (
        numba.__version__,
        llvmlite.__version__,
        np.__version__,
        platform.python_version(),
        BOUNDS_CHECKED,
        sources.digest(module, file),
    )
    return f"{_kind(module, file)}-{hashlib.sha256(repr(flags).encode()).hexdigest()[:16]}"


def _kind(module: str, file: str | None) -> str:
    """The prefix of a folder's name: a game, a game's mind, or a package, ours or another."""
    if file is not None and module in {"__main__", "__mp_main__"}:
        return Path(file).stem[:40]
    kind = sources.home(module).rsplit(".", 1)[-1]
    return f"{kind}.mind" if sources.is_mind(module) else kind


def _game_key(home: str, record: Any) -> str:
    """The key of a record's game sources, unless they are the function's own, which count anyway."""
    modules = [module for module in declared_in(record) if sources.home(module) != home]
    return " ".join(sorted(sources.digest_of_game(module) for module in modules))


@functools.cache
def _prune(folder: Path) -> None:
    """Marks the folder as used and removes the oldest ones of the same kind."""
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    kind = folder.name.rsplit("-", 1)[0]
    alike = [other for other in folder.parent.iterdir() if other.name.rsplit("-", 1)[0] == kind]
    for old in sorted(alike, key=_last_used, reverse=True)[KEPT_FOLDERS:]:
        shutil.rmtree(old, ignore_errors=True)


def _last_used(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:
        return 0.0
