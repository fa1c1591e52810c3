"""What Prometheus reads."""

from collections.abc import Iterator
from typing import Final

from prometheus_client import REGISTRY, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector


class Traffic(Collector):
    """What is counted thousands of times a second, by the one thread that serves: plain numbers, no locks."""

    def __init__(self) -> None:
        self.frames = 0
        self.views = 0

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The numbers as Prometheus reads them."""
        yield CounterMetricFamily("flibuste_frames", "Frames received from clients", self.frames)
        yield CounterMetricFamily("flibuste_views", "Views sent", self.views)


TRAFFIC: Final = Traffic()
REGISTRY.register(TRAFFIC)
ACTIONS: Final = Histogram(
    "flibuste_action_seconds",
    "From a frame's arrival to its durable answer",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0),
)
REFUSALS: Final = Counter("flibuste_refusals", "Wishes refused", ["code"])
TABLES: Final = Gauge("flibuste_tables", "Live tables in memory")
CONNECTIONS: Final = Gauge("flibuste_connections", "Open WebSockets")
THOUGHTS: Final = Counter("flibuste_thoughts", "Choices made by bots")
