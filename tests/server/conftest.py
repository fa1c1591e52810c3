"""Servers for the tests of this folder."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.in_process_server import InProcessServer, in_process_server
from tests.server.server_process import ServerProcess


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
