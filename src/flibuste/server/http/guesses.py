"""Tables found by their codes: whoever guesses is slowed down, whoever was told the code is not."""

import asyncio
import re
from collections import Counter
from typing import Final

from flibuste.server.http.bodies import Bad
from flibuste.server.limits import Bucket, Buckets
from flibuste.server.live.harbour import Harbour, NoTable
from flibuste.server.live.live_table import LiveTable

CODE: Final = re.compile("[BCDFGHJKLMNPQRSTVWXZ]{6}")
MINUTE: Final = 60


class Guesses:
    """Looks codes up; only wrong ones count, against the device and against the address."""

    def __init__(self, harbour: Harbour) -> None:
        self._harbour = harbour
        limits = harbour.config.limits
        self._by_address = Buckets(limits.wrong_codes_a_minute / MINUTE, limits.wrong_codes_a_minute)
        self._by_device = Buckets(limits.wrong_codes_a_device / MINUTE, limits.wrong_codes_a_device)
        self._pending: Counter[tuple[str, str]] = Counter()
        """Codes that an address asks for just now: a class that comes at once asks for one."""

    async def find(self, code: str, person: str, address: str) -> LiveTable:
        """The table with this code; NoTable if there is none, Bad if too many codes were wrong."""
        code = code.upper()
        if CODE.fullmatch(code) is None:
            raise NoTable(code)
        guess = (address, code)
        # Paid before the look-up and given back after it, so that looking up many at once gains nothing.
        paid = () if self._pending[guess] else await self._pay(code, person, address)
        self._pending[guess] += 1
        try:
            live = await self._harbour.find(code)
        except NoTable:
            raise
        except BaseException:
            _give_back(paid)
            raise
        else:
            _give_back(paid)
            return live
        finally:
            self._pending[guess] -= 1
            if not self._pending[guess]:
                del self._pending[guess]

    async def _pay(self, code: str, person: str, address: str) -> tuple[Bucket, ...]:
        now = asyncio.get_running_loop().time()
        paid: tuple[Bucket, ...] = ()
        for bucket in (self._by_device.of(person), self._by_address.of(address)):
            if bucket.take(now):
                paid += (bucket,)
                continue
            _give_back(paid)
            if await self._is_member(code, person):
                return ()
            raise Bad(429, "too_many_requests", "")
        return paid

    async def _is_member(self, code: str, person: str) -> bool:
        """Whether the person plays there: then this is no guess, whatever the neighbours have tried."""
        live = self._harbour.tables.get(code)
        if live is not None:
            return live.table.member(person) is not None
        return any(listed.code == code for listed in await self._harbour.listings.games_of(person))


def _give_back(paid: tuple[Bucket, ...]) -> None:
    for bucket in paid:
        bucket.give_back()
