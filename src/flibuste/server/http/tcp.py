"""Counts TCP connections by address and in total, so that a file is always left for the next person."""

import asyncio
import ipaddress
import resource
from collections import Counter
from collections.abc import Iterable
from typing import Final

from flibuste.server.http.addresses import household

RESERVED_FILES: Final = 100
"""For the store, the logs and the client's files."""
MOST_FILES: Final = 65_536
SWEEP_SECONDS: Final = 5.0


def room_for_files() -> int:
    """Raises this process's limit on open files as far as it may, and returns it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted if soft == resource.RLIM_INFINITY else max(soft, wanted)


class Proxies:
    """The addresses of the trusted proxies."""

    def __init__(self, addresses: Iterable[str]) -> None:
        self._networks = [ipaddress.ip_network(address) for address in addresses]

    def __contains__(self, address: str) -> bool:
        if not self._networks:
            return False
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)


class Tcp:
    """Admits connections up to a number, and ends closed ones that linger."""

    def __init__(self, most_an_address: int, most: int, proxies: Iterable[str]) -> None:
        self._most = min(most, room_for_files() - RESERVED_FILES)
        # One address alone never takes all the places.
        self._most_an_address = min(most_an_address, max(1, self._most // 2))
        self._proxies = Proxies(proxies)
        self._by_address: Counter[str] = Counter()
        self._open: set[asyncio.Transport] = set()
        self._closing: set[asyncio.Transport] = set()
        self._sweeping: asyncio.TimerHandle | None = None

    def admit(self, transport: asyncio.Transport, address: str) -> bool:
        """Counts a connection; returns false if there are too many."""
        name = household(address)
        if len(self._open) >= self._most:
            return False
        if address not in self._proxies:
            if self._by_address[name] >= self._most_an_address:
                return False
            self._by_address[name] += 1
        self._open.add(transport)
        if self._sweeping is None:
            self._sweeping = asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._sweep)
        return True

    def leave(self, transport: asyncio.Transport, address: str) -> None:
        """The connection is gone."""
        self._open.discard(transport)
        self._closing.discard(transport)
        if address not in self._proxies:
            name = household(address)
            self._by_address[name] -= 1
            if self._by_address[name] <= 0:
                del self._by_address[name]

    def _sweep(self) -> None:
        """Ends what was already closing at the last sweep: its reader does not take the last words."""
        self._sweeping = None
        closing = {transport for transport in self._open if transport.is_closing()}
        for transport in closing & self._closing:
            transport.abort()
        self._closing = closing
        if self._open:
            self._sweeping = asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._sweep)
