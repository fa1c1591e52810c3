"""Servers for the tests of this folder."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from flibuste.server.load.database import postgres
from tests.server.databases import Databases
from tests.server.in_process_server import InProcessServer, in_process_server
from tests.server.server_process import ServerProcess


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    """Databases on one PostgreSQL."""
    with postgres() as address:
        yield Databases(address)


@pytest.fixture
def database(databases: Databases) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    with databases.fresh() as address:
        yield address


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[InProcessServer]:
    """A server in this loop."""
    async with in_process_server(tmp_path) as process:
        yield process


@pytest.fixture
def process(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server process of its own."""
    with ServerProcess(tmp_path) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
async def kept(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[InProcessServer, str]]:
    """A server and the address of its store."""
    if request.param == "sqlite":
        async with in_process_server(tmp_path, ratings="choice") as server:
            yield server, str(tmp_path / "tables.sqlite")
        return
    database: str = request.getfixturevalue("database")
    async with in_process_server(tmp_path, store=database, ratings="choice") as server:
        yield server, database
