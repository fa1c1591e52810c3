"""Devices: a signed cookie each, and the name that goes with it."""

import hashlib
import hmac
import secrets
from collections import OrderedDict

from flibuste.table.port import Person, Store

COOKIE = "flibuste"
YEAR = 365 * 24 * 3600
REMEMBERED = 10_000


class People:
    """Who is behind a cookie."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Person] = OrderedDict()
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

    async def _person(self, person: str) -> Person:
        known = self._known.get(person)
        if known is None:
            known = await self._store.person(person) or Person(person, "", 0)
            self._known[person] = known
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return known

    async def name(self, person: str) -> str:
        """The device's name, or nothing."""
        return (await self._person(person)).name

    async def made(self, person: str) -> int:
        """How many tables the device has opened."""
        return (await self._person(person)).made

    async def rename(self, person: str, name: str) -> None:
        """Keeps a name."""
        known = await self._person(person)
        known.name = name
        await self._store.keep_person(known)

    async def count_table(self, person: str) -> int:
        """The number of the table that is being opened."""
        known = await self._person(person)
        number = known.made
        known.made += 1
        await self._store.keep_person(known)
        return number

    def forget(self, person: str) -> None:
        """Forgets what is in memory."""
        self._known.pop(person, None)
