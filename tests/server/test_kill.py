"""A few power cuts under load; `python -m tests.server.kill 50` runs many, on both stores."""

from pathlib import Path

import pytest

from tests.server.kill import power_cuts
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.slow


async def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path, pace=100).start()
    assert await power_cuts(process, cuts=2, tables=2, seed=5, between=10) >= 20


async def test_the_same_on_postgresql(tmp_path: Path, database: str) -> None:
    process = ServerProcess(tmp_path, store=database, pace=100).start()
    assert await power_cuts(process, cuts=2, tables=2, seed=6, between=10) >= 20
