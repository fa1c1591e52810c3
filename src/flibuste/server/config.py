"""What the person who runs the server decides."""

import hashlib
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from pathlib import Path
from typing import Literal

Ratings = Literal["off", "choice", "on"]
"""Whether games are rated: never, where the host wants it, or wherever the host does not object."""


class NoSuchLimit(ValueError):
    """A limit that does not exist, or a value that it cannot have."""


@dataclass(frozen=True)
class Limits:
    """How much one device or one address may ask for."""

    frames_a_second: float = 30
    """From one device to one table, over all its connections; each KiB of a frame counts as one more."""
    frames_at_once: int = 90
    commands_a_second: float = 5
    """From one person to one table, besides actions of the game."""
    commands_at_once: int = 40
    remarks_a_minute: float = 30
    """What one person may say at one table."""
    remarks_at_once: int = 10
    requests_a_second: float = 20
    """From one device."""
    requests_at_once: int = 100
    newcomers_a_second: float = 5
    """Requests from one address that bring no cookie."""
    newcomers_at_once: int = 300
    address_requests_a_second: float = 100
    """From one address, over all its devices."""
    address_requests_at_once: int = 10_000
    """200 phones behind one router go to a regatta's first tables at the same moment, with 35 requests
    each."""
    wrong_codes_a_minute: int = 30
    """From one address."""
    wrong_codes_a_device: int = 10
    """Per minute, from one device."""
    tables_a_device: int = 30
    """Unfinished tables of one device."""
    tables_an_hour: int = 120
    """New tables from one address."""
    regattas_an_hour: int = 30
    """New regattas from one address."""
    regatta_tables_an_hour: int = 1000
    """Tables that the regattas led from one address may draw."""
    connections_a_device: int = 16
    """WebSockets."""
    connections_an_address: int = 512
    """WebSockets of people who are not members of the table they look at."""
    tcp_an_address: int = 1500
    """TCP connections, open or half open; those of trusted proxies do not count."""
    tcp_in_all: int = 20_000
    """TCP connections; never more than the process's limit on open files allows."""
    frame_bytes: int = 8 * 1024
    body_bytes: int = 16 * 1024
    header_bytes: int = 16 * 1024
    header_seconds: float = 10
    """Time for a request's header to arrive, from the connection or its first byte."""
    body_seconds: float = 20
    """Time for a request's body to arrive."""
    unread_seconds: float = 20
    """How long an answer may lie unread."""

    def times(self, factor: float) -> "Limits":
        """The same limits multiplied by `factor`; sizes and times stay as they are."""
        return Limits(
            *(
                value if name.endswith(("_bytes", "_seconds")) else type(value)(value * factor)
                for name, value in vars(self).items()
            )
        )

    def changed(self, settings: list[str]) -> "Limits":
        """The limits with some of them set as `name=number`."""
        kinds = {each.name: float if each.type is float else int for each in fields(self)}
        chosen: dict[str, float] = {}
        for setting in settings:
            name, _, value = setting.partition("=")
            try:
                chosen[name] = kinds[name](value)
            except (KeyError, ValueError):
                raise NoSuchLimit(f"{setting!r} is not one of {', '.join(kinds)} with a number") from None
            if not chosen[name] > 0:
                raise NoSuchLimit(f"{name} is above 0")
        return replace(self, **chosen)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Config:
    """How a server runs."""

    store: str
    """`sqlite:///path` or `postgresql://…`."""
    host: str = "127.0.0.1"
    port: int = 8585
    names: tuple[str, ...] = ()
    """The names under which people may reach it, besides its own addresses."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies that are trusted about a client's address and TLS."""
    hsts_days: int = 0
    """For how many days browsers that came by TLS are told to use nothing else."""
    pace: float = 1.0
    limits: Limits = field(default_factory=Limits)
    client: Path = Path(__file__).parent / "client"
    secret: bytes | None = None
    """Overrides the store's key (tests inject it)."""
    ratings: Ratings = "off"
    keep_lobby_days: float = 1
    keep_unfinished_days: float = 90
    keep_finished_days: float = 365
    evict_after: float = 60.0
    """Seconds after which a table without connections leaves the memory."""

    @cached_property
    def build(self) -> str:
        """A short name of the built client; a different one means that it was updated."""
        page = self.client / "index.html"
        return hashlib.sha256(page.read_bytes()).hexdigest()[:12] if page.is_file() else "none"
