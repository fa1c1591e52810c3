"""What Prometheus reads."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import REGISTRY, Counter, Gauge
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector


class Traffic(Collector):
    """What is counted thousands of times a second by the one serving thread: plain numbers, no locks."""

    BUCKETS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
    """Milliseconds."""

    def __init__(self) -> None:
        self.frames = 0
        self.views = 0
        self._actions = [0] * (len(self.BUCKETS) + 1)
        self._millis = 0

    def acted(self, millis: int) -> None:
        """An action was answered this long after its frame arrived."""
        self._actions[bisect_left(self.BUCKETS, millis)] += 1
        self._millis += millis

    def collect(self) -> Iterator[CounterMetricFamily | HistogramMetricFamily]:
        """The numbers as Prometheus reads them."""
        yield CounterMetricFamily("flibuste_frames", "Frames received from clients", self.frames)
        yield CounterMetricFamily("flibuste_views", "Views sent", self.views)
        bounds = [*(str(millis / 1000) for millis in self.BUCKETS), "+Inf"]
        yield HistogramMetricFamily(
            "flibuste_action_seconds",
            "From a frame's arrival to its durable answer",
            list(zip(bounds, accumulate(self._actions), strict=True)),
            self._millis / 1000,
        )


TRAFFIC: Final = Traffic()
REGISTRY.register(TRAFFIC)
REFUSALS: Final = Counter("flibuste_refusals", "Requests refused", ["code"])
TABLES: Final = Gauge("flibuste_tables", "Live tables in memory")
CONNECTIONS: Final = Gauge("flibuste_connections", "Open WebSockets")
THOUGHTS: Final = Counter("flibuste_thoughts", "Choices made by bots")
STORE_FAILURES: Final = Counter("flibuste_store_failures", "Tries at which the store failed")
STORE_AWAY: Final = Gauge("flibuste_store_away", "Whether the store fails now")
STUCK: Final = Gauge("flibuste_stuck_tables", "Live tables that wait for the store or could not act")
HOUSEKEEPING: Final = Gauge("flibuste_housekeeping_seconds", "Since the house was last kept from end to end")
