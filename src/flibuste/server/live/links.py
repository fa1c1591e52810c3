"""Links that carry a secret: a seat to another device, and a person's seats to any device."""

import hashlib
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import msgspec

from flibuste.server import wire
from flibuste.server.live.live_table import LiveTable
from flibuste.server.live.requests import Carry
from flibuste.table import sit
from flibuste.table.refused import refused

if TYPE_CHECKING:
    from flibuste.server.live.services import Services

LINK_MINUTES: Final = 5


class Links:
    """Makes and redeems links, which the store knows only by a digest."""

    def __init__(self, services: "Services", find: Callable[[str], Awaitable[LiveTable]]) -> None:
        self._store, self._now = services.store, services.now
        self._find = find

    async def hand_over(self, live: LiveTable, person: str, seat: int) -> wire.Link:
        """A one-use link that carries a seat to another device."""
        sit.own_seat(live.table, person, seat)
        expires = self._now() + LINK_MINUTES * 60_000
        secret = secrets.token_urlsafe(24)
        value = msgspec.json.encode([live.table.header.code, seat, person])
        await self._store.keep_link(_digest(secret), "seat", value, expires)
        return wire.Link(f"/handover#{secret}", expires)

    async def take_over(self, person: str, secret: str) -> wire.Taken:
        """Redeems such a link: the seat is this device's from now on."""
        value = await self._store.take_link(_digest(secret), "seat", self._now(), once=True)
        if value is None:
            raise refused("link_over")
        code, seat, owner = msgspec.json.decode(value, type=tuple[str, int, str])
        await (await self._find(code)).requests.command(person, Carry(seat=seat, owner=owner))
        return wire.Taken(code, seat)

    async def recovery(self, person: str) -> wire.Link:
        """A link that opens a person's seats on any device; it replaces the previous one."""
        secret = secrets.token_urlsafe(24)
        await self._store.keep_link(_digest(secret), "person", person.encode(), None)
        return wire.Link(f"/recover#{secret}", None)

    async def recover(self, secret: str) -> str:
        """The person whose recovery link this is."""
        value = await self._store.take_link(_digest(secret), "person", self._now(), once=False)
        if value is None:
            raise refused("link_over")
        return value.decode()


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
