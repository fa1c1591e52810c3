"""A function of the rules in two forms, as written and compiled; each thread says which one it runs.

As written it is plain Python and needs nothing from Numba: a server plays with it from its first second,
while the compiled form is still being made. Both change a record in the same way, byte for byte.
"""

# compile-cache: holds no rules

import functools
import threading
from collections.abc import Callable
from typing import Any, Final

import numpy as np


class _Here(threading.local):
    """What this thread runs; threads without an answer of their own share the class's."""

    compiled = True
    within = False
    """Whether a plain function is running already."""

    def __init__(self) -> None:
        self.before: list[tuple[bool, bool]] = []


_here = _Here()


class TwoForms:
    """One function in both forms; calls from Python get the form that this thread runs."""

    def __init__(self, plain: Callable[..., Any], code: Any) -> None:
        functools.update_wrapper(self, plain)
        self.plain = plain
        self.code = code

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """The function's result."""
        if _here.compiled:
            return self.code(*arguments, **named)
        if _here.within:
            return self.plain(*arguments, **named)
        _here.within = True
        try:
            # The generator's 64-bit arithmetic wraps on purpose.
            with np.errstate(over="ignore"):
                return self.plain(*arguments, **named)
        finally:
            _here.within = False


def as_written(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function in its plain form, where calling compiled code from Python would cost more than it does."""
    return function.plain if isinstance(function, TwoForms) else function


class Form:
    """The form that a thread runs within `with COMPILED:` or `with PLAIN:`."""

    def __init__(self, *, compiled: bool) -> None:
        self._compiled = compiled

    def __enter__(self) -> None:
        here = _here
        here.before.append((here.compiled, here.within))
        here.compiled, here.within = self._compiled, False

    def __exit__(self, *_: object) -> None:
        here = _here
        here.compiled, here.within = here.before.pop()
        if not here.before:
            # Outside every block the process-wide answer counts, which may change.
            del here.compiled


COMPILED: Final = Form(compiled=True)
PLAIN: Final = Form(compiled=False)


def start_plain() -> None:
    """From now on every thread of this process runs the plain form, except within `with COMPILED:`."""
    _Here.compiled = False


def runs_compiled() -> bool:
    """Whether this thread runs the compiled form."""
    return _here.compiled
