"""Errands: what a request costs the processor, done beside the loop; whoever asks for much waits alone."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

from starlette.requests import Request

from flibuste.server.http.bodies import Bad
from flibuste.server.live.thinkers import Thinkers

T = TypeVar("T")
THREADS: Final = 2
"""A long errand does not hold up the short ones."""
MOST_WAITING: Final = 250
"""Errands of one address: a school class may ask for one each at once."""


class Errands:
    """Threads of their own, so that no bot waits for them; one address after the other has its turn."""

    def __init__(self) -> None:
        self._threads = Thinkers(THREADS)
        self._waiting: Counter[str] = Counter()

    async def run(self, request: Request, work: Callable[[], T]) -> T:
        """What the work comes to, once it is the turn of the address that asks."""
        with self.counted(request) as address:
            return await self._threads.think(address, work)

    @contextmanager
    def counted(self, request: Request) -> Iterator[str]:
        """Counts something that takes long against the address; Bad if too much of it waits already."""
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
