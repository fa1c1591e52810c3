"""One live regatta: decides, writes, folds and tells those who follow it."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from flibuste.table.port import RegattaRow
from flibuste.table.refused import refused
from flibuste.table.regatta import log
from flibuste.table.regatta.regatta import Regatta

if TYPE_CHECKING:
    from flibuste.table.port import Store

TRIES: Final = 8
"""How often a decision is repeated when somebody else wrote first."""
CROWD: Final = 60
"""How many followers are told of a change within a second: a whole hall comes back at its own pace."""

Decide = Callable[[Regatta], "log.Event | Sequence[log.Event] | None"]


class LiveRegatta:
    """A regatta in this process's memory, with those who follow it from here."""

    def __init__(self, store: "Store", now: Callable[[], int], code: str) -> None:
        self._store, self._now = store, now
        self.regatta = Regatta(code)
        self.followers = 0
        self.used = now()
        """When it was last asked for."""
        self.kept = False
        """Whether this process looks after its tables."""
        self.behind = True
        """Whether the log may have rows that are not folded."""
        self._shown = ("", b"")
        self._lock = asyncio.Lock()
        self._changed = asyncio.Event()

    @property
    def code(self) -> str:
        """The code it is found by."""
        return self.regatta.code

    @property
    def there(self) -> bool:
        """Whether this regatta exists."""
        return self.regatta.seq > 0

    async def commit(self, decide: Decide) -> None:
        """Decides, writes and folds; nothing is told before it is durable.

        If another writer, here or in another process, takes the row's number first, the decision is repeated.
        """
        async with self._lock:
            for _ in range(TRIES):
                if self.behind:
                    await self._catch_up()
                decided = decide(self.regatta)
                events = [decided] if isinstance(decided, log.Event) else list(decided or ())
                if not events:
                    return
                now = self._now()
                rows = [
                    RegattaRow(self.regatta.seq + nth, now, getattr(event, "person", ""), log.write(event))
                    for nth, event in enumerate(events, start=1)
                ]
                # Until the outcome is known, the log is read before anything else is decided.
                self.behind = True
                if await self._store.regattas.append(self.code, rows):
                    self._fold(rows)
                    self.behind = False
                    return
        raise refused("again")

    async def catch_up(self) -> None:
        """Reads what is new, as somebody else may have written."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        self._fold(await self._store.regattas.rows(self.code, self.regatta.seq))
        self.behind = False

    async def reload(self) -> None:
        """Folds everything anew, because the log was rewritten."""
        async with self._lock:
            self.regatta = Regatta(self.code)
            self._fold(await self._store.regattas.rows(self.code))

    def _fold(self, rows: Sequence[RegattaRow]) -> None:
        if rows:
            self.regatta.fold_all((row.seq, row.payload) for row in rows)
            self.tell()

    def shown(self, make: Callable[[], bytes]) -> bytes:
        """What everybody sees, made once for all who ask."""
        if self._shown[0] != self.regatta.mark:
            self._shown = self.regatta.mark, make()
        return self._shown[1]

    def tell(self) -> None:
        """Wakes everybody who waits for news."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def news(self, mark: str, seconds: float) -> bool:
        """Waits for something newer than this mark; returns false if nothing comes."""
        self.followers += 1
        self.used = self._now()
        try:
            if mark == self.regatta.mark:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), seconds)
            if mark:
                await asyncio.sleep(self.followers / CROWD)
        finally:
            self.followers -= 1
        return mark != self.regatta.mark
