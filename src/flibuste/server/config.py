"""What the person who runs the server decides."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """How much one device or one address may ask for."""

    frames_a_second: float = 30
    frames_at_once: int = 90
    requests_a_second: float = 20
    requests_at_once: int = 100
    wrong_codes_a_minute: int = 30
    tables_a_device: int = 30
    """Unfinished tables of one device."""
    tables_an_hour: int = 120
    """New tables from one address."""
    connections_a_device: int = 16
    connections_an_address: int = 256
    frame_bytes: int = 8 * 1024
    body_bytes: int = 16 * 1024

    def times(self, factor: float) -> "Limits":
        """The same limits, this much wider."""
        return Limits(
            *(
                value if name.endswith("_bytes") else type(value)(value * factor)
                for name, value in vars(self).items()
            )
        )


@dataclass(frozen=True)
class Config:
    """How a server runs."""

    store: str
    """`sqlite:///path` or `postgresql://…`."""
    host: str = "127.0.0.1"
    port: int = 8585
    names: tuple[str, ...] = ()
    """The names under which people may reach it, besides its own addresses."""
    pace: float = 1.0
    limits: Limits = field(default_factory=Limits)
    client: Path = Path(__file__).parent / "client"
    secret: bytes | None = None
    """Overrides the store's key (tests inject it)."""
    keep_lobby_days: float = 1
    keep_unfinished_days: float = 90
    keep_finished_days: float = 365
    evict_after: float = 60.0
    """Seconds after which a table without connections leaves the memory."""
