"""Devices: a signed cookie each, and what the store keeps about them, which other processes write too."""

import hashlib
import hmac
import secrets

from flibuste.table.names import proper
from flibuste.table.port import Store

COOKIE = "flibuste"
YEAR = 365 * 24 * 3600


class People:
    """Who is behind a cookie."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.secret = b""

    def sign(self, person: str) -> str:
        """The cookie of a device."""
        mark = hmac.new(self.secret, b"device/" + person.encode(), hashlib.sha256).hexdigest()[:32]
        return f"{person}.{mark}"

    def read(self, cookie: str | None) -> str | None:
        """The device of a cookie, if the signature is ours."""
        person = (cookie or "").partition(".")[0]
        if person and cookie is not None and hmac.compare_digest(self.sign(person).encode(), cookie.encode()):
            return person
        return None

    def new(self) -> str:
        """A device nobody has seen before."""
        return secrets.token_hex(16)

    async def name(self, person: str) -> str:
        """The device's name, or nothing."""
        known = await self._store.person(person)
        return known.name if known is not None else ""

    async def made(self, person: str) -> int:
        """How many tables the device has opened."""
        known = await self._store.person(person)
        return known.made if known is not None else 0

    async def rename(self, person: str, name: str) -> None:
        """Keeps a name."""
        await self._store.rename(person, name)

    async def remember(self, person: str, chosen: str | None, given: str) -> None:
        """Keeps a name that somebody chose, or one that a table gave if there is none yet."""
        known, name = await self.name(person), proper(chosen or "")
        if (name or given) and (not known or (name and name != known)):
            await self.rename(person, name or given)

    async def count_table(self, person: str) -> int:
        """The number of the table that is being opened."""
        return await self._store.count_table(person)
