"""Connections to PostgreSQL that answer in time or are given up, with their errors in the port's terms."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from typing import Any, Final

import asyncpg

from flibuste.table.port import Away, Unfit

CONNECTIONS: Final = 6
ANSWER_SECONDS: Final = 3.0
"""As long as a lease: an answer that takes longer comes too late."""
LONG_SECONDS: Final = 120.0
"""For what reads or changes many tables."""
FAILURES: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)


@contextlib.contextmanager
def in_words_of_the_port() -> Iterator[None]:
    """Unfit for what PostgreSQL cannot hold, Away for every other failure; conflicts stay what they are."""
    try:
        yield
    except asyncpg.UniqueViolationError:
        raise
    except (asyncpg.DataError, UnicodeError) as error:
        raise Unfit(str(error)) from None
    except FAILURES as error:
        raise Away(f"{type(error).__name__}: {error}") from None


async def _leave_as_it_is(_connection: Any) -> None:
    """Does nothing: a connection holds no settings that its next user would have to reset."""


class Pool:
    """A few connections, shared."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._generation = 0
        """Counts how often all connections were given up."""

    async def open(self) -> None:
        """Connects."""
        self._pool: Any = await asyncpg.create_pool(
            self._address, min_size=2, max_size=CONNECTIONS, timeout=ANSWER_SECONDS, reset=_leave_as_it_is
        )

    async def close(self) -> None:
        """Disconnects without waiting for connections that do not answer."""
        try:
            await asyncio.wait_for(self._pool.close(), ANSWER_SECONDS)
        except (TimeoutError, *FAILURES):
            self._pool.terminate()

    @contextlib.asynccontextmanager
    async def connection(self, seconds: float = ANSWER_SECONDS) -> AsyncIterator[Any]:
        """A connection for at most this long; after a timeout no other connection is trusted either."""
        generation = self._generation
        with in_words_of_the_port():
            try:
                async with asyncio.timeout(seconds):
                    async with self._held() as connection:
                        yield connection
            except TimeoutError:
                if generation == self._generation:
                    self._generation += 1
                    await self._pool.expire_connections()
                raise

    @contextlib.asynccontextmanager
    async def _held(self) -> AsyncIterator[Any]:
        connection = await self._pool.acquire()
        generation = self._generation
        try:
            yield connection
        except asyncpg.PostgresError:
            raise
        except BaseException:
            # It may still be busy with something that nobody waits for any more.
            connection.terminate()
            raise
        finally:
            if generation != self._generation:
                connection.terminate()
            await self._pool.release(connection)

    @contextlib.asynccontextmanager
    async def transaction(self, seconds: float = ANSWER_SECONDS) -> AsyncIterator[Any]:
        """A connection in a transaction."""
        async with self.connection(seconds) as c, c.transaction():
            yield c

    async def fetch(self, query: str, *args: Any, seconds: float = ANSWER_SECONDS) -> list[Any]:
        """The rows of an answer."""
        async with self.connection(seconds) as c:
            found: list[Any] = await c.fetch(query, *args)
            return found

    async def fetchrow(self, query: str, *args: Any) -> Any:
        """The first row of an answer."""
        async with self.connection() as c:
            return await c.fetchrow(query, *args)

    async def fetchval(self, query: str, *args: Any) -> Any:
        """The first value of an answer."""
        async with self.connection() as c:
            return await c.fetchval(query, *args)

    async def execute(self, query: str, *args: Any) -> None:
        """Executes a statement."""
        async with self.connection() as c:
            await c.execute(query, *args)
