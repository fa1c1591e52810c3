"""Errands: processor work for a request, done off the event loop; heavy users wait only for themselves."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

from starlette.requests import Request

from flibuste.server.http.bodies import Bad
from flibuste.server.live.thinkers import Thinkers

T = TypeVar("T")
THREADS: Final = 2
"""Two, so that a long errand does not hold up the short ones."""
MOST_WAITING: Final = 250
"""Errands waiting for one address: a school class may ask for one each at once."""


class Errands:
    """Separate threads, so that no bot waits for them; addresses take turns."""

    def __init__(self) -> None:
        self._threads = Thinkers(THREADS)
        self._waiting: Counter[str] = Counter()

    async def run(self, request: Request, work: Callable[[], T]) -> T:
        """The result of the work, once it is the turn of the address that asks."""
        with self.counted(request) as address:
            return await self._threads.think(address, work)

    @contextmanager
    def counted(self, request: Request) -> Iterator[str]:
        """Counts long work against the address; raises Bad if too much of it is already waiting."""
        address = str(request.scope["flibuste.address"])
        if self._waiting[address] >= MOST_WAITING:
            raise Bad(429, "too_many_requests", "")
        self._waiting[address] += 1
        try:
            yield address
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]
