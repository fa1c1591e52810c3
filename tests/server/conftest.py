"""Servers for the tests of this folder."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.afloat import Afloat, afloat
from tests.server.ship import Ship


@pytest.fixture
async def sea(tmp_path: Path) -> AsyncIterator[Afloat]:
    """A server in this loop."""
    async with afloat(tmp_path) as ship:
        yield ship


@pytest.fixture
def ship(tmp_path: Path) -> Iterator[Ship]:
    """A server process of its own."""
    with Ship(tmp_path) as running:
        yield running
