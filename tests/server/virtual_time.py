"""Time that jumps: a loop over real sockets in which nobody waits, for tests about milliseconds."""

import asyncio
import contextlib
import selectors
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar

T = TypeVar("T")
LISTEN = 0.004
"""Real seconds in which a socket or a thread may speak up before time leaps to the next appointment."""


class VirtualTime(asyncio.SelectorEventLoop):
    """A loop whose clock stands still while something happens and jumps when nothing does.

    A message over loopback arrives before the next poll, so it takes no time at all, however busy the
    machine is: what a test measures are the delays that it simulates.
    """

    def __init__(self) -> None:
        self._now = 1_000_000.0
        self.leaps = False
        """Until this is set the clock runs as clocks do: threads and processes need real time to start."""
        self.holds = 0
        """While somebody holds the clock it stands still, however long a thread takes."""
        super().__init__(_Listening(self))

    def time(self) -> float:
        """Seconds of this loop's clock."""
        return self._now if self.leaps else super().time()

    def begin(self) -> None:
        """From now on time jumps."""
        self._now, self.leaps = super().time(), True

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Holds the clock."""
        self.holds += 1
        try:
            yield
        finally:
            self.holds -= 1

    def leap(self, seconds: float) -> None:
        """Lets time pass."""
        self._now += seconds

    def millis(self) -> int:
        """The clock injected into the server."""
        return 1_700_000_000_000 + round(self.time() * 1000)


class _Listening(selectors.DefaultSelector):
    """Polls the sockets; when all are silent, time jumps instead of passing."""

    def __init__(self, loop: VirtualTime) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Polls the sockets."""
        if not self._loop.leaps or timeout is None or self._loop.holds:
            return super().select(timeout)
        events = super().select(min(timeout, LISTEN))
        if not events:
            self._loop.leap(timeout)
        return events


def in_virtual_time(work: Callable[[VirtualTime], Coroutine[Any, Any, T]]) -> T:
    """Runs a test in a loop of its own."""
    loop = VirtualTime()
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        return runner.run(work(loop))
