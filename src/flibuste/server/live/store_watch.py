"""Whether the store answers: one line a minute in the log while it does not, and what `/healthz` says."""

import time
from typing import Final

import structlog

from flibuste.server.live.not_found import Outdated
from flibuste.server.metrics import STORE_FAILURES

log = structlog.get_logger()
LINE_SECONDS: Final = 60.0
CALM_SECONDS: Final = 2.0
"""How long the store must go without failing to count as well again."""


class StoreWatch:
    """Is told of every failure of the store."""

    def __init__(self) -> None:
        self._away_since: float | None = None
        self._failed = 0.0
        self._said = -LINE_SECONDS
        self._failures = 0

    @property
    def away(self) -> bool:
        """Whether the store fails."""
        return self._away_since is not None

    def failed(self, error: Exception) -> None:
        """Notes a failure; the first in a minute is logged with the number of those before it."""
        if isinstance(error, Outdated):
            return
        now = time.monotonic()
        STORE_FAILURES.inc()
        self._failures += 1
        self._failed = now
        if self._away_since is None:
            self._away_since = now
        if now - self._said >= LINE_SECONDS:
            self._said = now
            log.error("store is away", error=str(error), failures=self._failures)
            self._failures = 0

    def answered(self) -> None:
        """Notes an answer; the store is back once the failures have stopped."""
        now = time.monotonic()
        if self._away_since is not None and now - self._failed > CALM_SECONDS:
            log.info("store is back", seconds=round(now - self._away_since, 1), failures=self._failures)
            self._away_since, self._failures = None, 0
