"""Draws that somebody decides: instead of chance, a list says which numbers come."""

# compile-cache: holds no rules

import contextlib
import functools
import threading
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from flibuste.core.two_forms import PLAIN, TwoForms, as_written

F = TypeVar("F", bound=Callable[..., int])


class NextDraw(Exception):
    """The list is at its end, and the rules draw one of so many numbers."""

    def __init__(self, bound: int) -> None:
        super().__init__(f"one of {bound}")
        self.bound = bound


class _Here(threading.local):
    left: Iterator[int] | None = None
    """What this thread's draws will bring; none where chance decides."""


_here = _Here()


@contextlib.contextmanager
def scripted(outcomes: Iterable[int]) -> Iterator[None]:
    """Within it, the rules run in their plain form and draw these numbers; then NextDraw is raised."""
    with PLAIN:
        _here.left = iter(outcomes)
        try:
            yield
        finally:
            _here.left = None


def can_be_scripted(function: F) -> F:
    """The function that draws, which within `scripted` reads the list; one of one is no draw."""
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
