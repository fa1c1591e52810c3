"""PostgreSQL for tests: one server for all tests of a process, and a separate database for each."""

import asyncio
import contextlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from urllib.parse import urlsplit

import asyncpg


class Databases:
    """Creates databases on one server that never loses power and so need not sync to disk."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._numbers = count(1)
        self._execute("ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")

    @contextlib.contextmanager
    def fresh(self) -> Iterator[str]:
        """The address of an empty database; it is gone afterwards."""
        name = f"test_{next(self._numbers)}"
        self._execute(f"CREATE DATABASE {name}")
        try:
            yield urlsplit(self._address)._replace(path=f"/{name}").geturl()
        finally:
            self._execute(f"DROP DATABASE {name} WITH (FORCE)")

    def _execute(self, *commands: str) -> None:
        # In a thread: an event loop may be running here, and must not be replaced.
        with ThreadPoolExecutor(1) as aside:
            aside.submit(asyncio.run, _execute(self._address, commands)).result()


async def _execute(address: str, commands: tuple[str, ...]) -> None:
    connection = await asyncpg.connect(address)
    try:
        for command in commands:
            await connection.execute(command)
    finally:
        await connection.close()
