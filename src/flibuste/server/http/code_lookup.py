"""Finds tables and regattas by their codes: guessing is slowed down, knowing the code is not."""

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeVar

from flibuste.server.config import Limits
from flibuste.server.http.bodies import Bad
from flibuste.server.limits import Bucket, Buckets
from flibuste.server.live.finding import Finding
from flibuste.server.live.listings import Listings
from flibuste.server.live.live_regatta import LiveRegatta
from flibuste.server.live.live_table import LiveTable
from flibuste.server.live.not_found import NoRegatta, NoTable
from flibuste.server.live.regattas import Regattas

CODE: Final = re.compile("[BCDFGHJKLMNPQRSTVWXZ]{6}")
MINUTE: Final = 60
Found = TypeVar("Found", LiveTable, LiveRegatta)


class CodeLookup:
    """Looks codes up; only wrong ones count, against the device and the address."""

    def __init__(
        self,
        limits: Limits,
        tables: Mapping[str, LiveTable],
        finding: Finding,
        listings: Listings,
        regattas: Regattas,
    ) -> None:
        self._tables, self._finding = tables, finding
        self._listings, self._regattas = listings, regattas
        self._by_address = Buckets(limits.wrong_codes_a_minute / MINUTE, limits.wrong_codes_a_minute)
        self._by_device = Buckets(limits.wrong_codes_a_device / MINUTE, limits.wrong_codes_a_device)
        self._pending: Counter[tuple[str, str]] = Counter()
        """Codes that an address is asking for: a class that comes all at once asks for the same one."""

    async def find(self, code: str, person: str, address: str) -> LiveTable:
        """The table with this code; raises NoTable if there is none, Bad if too many codes were wrong."""
        return await self._look_up(code, person, address, self._finding.find, self._is_member)

    async def regatta(self, code: str, person: str, address: str) -> LiveRegatta:
        """The regatta with this code; raises NoRegatta if there is none, Bad if too many codes were wrong."""

        async def find(code: str) -> LiveRegatta:
            live = await self._regattas.find(code)
            if live is None:
                raise NoRegatta(code)
            return live

        return await self._look_up(code, person, address, find, self._has_entered)

    async def _look_up(
        self,
        code: str,
        person: str,
        address: str,
        find: Callable[[str], Awaitable[Found]],
        known: Callable[[str, str], Awaitable[bool]],
    ) -> Found:
        code = code.upper()
        if CODE.fullmatch(code) is None:
            raise NoTable(code)
        guess = (address, code)
        # Paid before the look-up and given back after it, so that many look-ups at once gain nothing.
        paid = () if self._pending[guess] else await self._pay(code, person, address, known)
        self._pending[guess] += 1
        try:
            found = await find(code)
        except NoTable:
            raise
        except BaseException:
            _give_back(paid)
            raise
        else:
            _give_back(paid)
            return found
        finally:
            self._pending[guess] -= 1
            if not self._pending[guess]:
                del self._pending[guess]

    async def _pay(
        self, code: str, person: str, address: str, known: Callable[[str, str], Awaitable[bool]]
    ) -> tuple[Bucket, ...]:
        now = asyncio.get_running_loop().time()
        paid: tuple[Bucket, ...] = ()
        for bucket in (self._by_device.of(person), self._by_address.of(address)):
            if bucket.take(now):
                paid += (bucket,)
                continue
            _give_back(paid)
            if await known(code, person):
                return ()
            raise Bad(429, "too_many_requests", "")
        return paid

    async def _is_member(self, code: str, person: str) -> bool:
        """Whether the person plays there, so that it is no guess, whatever the neighbours have tried."""
        live = self._tables.get(code)
        if live is not None:
            return live.table.member(person) is not None
        return any(listed.code == code for listed in await self._listings.games_of(person))

    async def _has_entered(self, code: str, person: str) -> bool:
        """Whether the person is known at the regatta with this code."""
        return any(live.code == code for live in await self._regattas.of(person))


def _give_back(paid: tuple[Bucket, ...]) -> None:
    for bucket in paid:
        bucket.give_back()
