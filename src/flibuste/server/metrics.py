"""What Prometheus reads."""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

FRAMES: Final = Counter("flibuste_frames", "Frames received from clients")
VIEWS: Final = Counter("flibuste_views", "Views sent")
ACTIONS: Final = Histogram(
    "flibuste_action_seconds",
    "From a frame's arrival to its durable answer",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0),
)
REFUSALS: Final = Counter("flibuste_refusals", "Wishes refused", ["code"])
TABLES: Final = Gauge("flibuste_tables", "Live tables in memory")
CONNECTIONS: Final = Gauge("flibuste_connections", "Open WebSockets")
THOUGHTS: Final = Counter("flibuste_thoughts", "Choices made by bots")
