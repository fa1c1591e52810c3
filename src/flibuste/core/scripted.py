"""Scripted draws: a list, instead of chance, says which numbers come."""

# compile-cache: holds no rules

import contextlib
import functools
import threading
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from flibuste.core.two_forms import PLAIN, TwoForms, as_written

F = TypeVar("F", bound=Callable[..., int])


class NextDraw(Exception):
    """The list has run out and the rules want one of `n` numbers."""

    def __init__(self, bound: int) -> None:
        super().__init__(f"one of {bound}")
        self.bound = bound


class _Here(threading.local):
    left: Iterator[int] | None = None
    """The numbers that this thread will draw; None where chance decides."""


_here = _Here()


@contextlib.contextmanager
def scripted(outcomes: Iterable[int]) -> Iterator[None]:
    """Runs the rules in their plain form with these draws; the draw after them raises NextDraw."""
    with PLAIN:
        _here.left = iter(outcomes)
        try:
            yield
        finally:
            _here.left = None


def can_be_scripted(function: F) -> F:
    """A drawing function that reads the list within `scripted`; drawing one of one uses nothing up."""
    plain = as_written(function)

    @functools.wraps(plain)
    def drawn(s: Any, n: int) -> int:
        if _here.left is None:
            return int(plain(s, n))
        if n == 1:
            return 0
        for outcome in _here.left:
            return outcome
        raise NextDraw(int(n))

    if isinstance(function, TwoForms):
        function.plain = drawn
        return function
    return drawn  # type: ignore[return-value]  # it is called like the function
