"""A few faults of the store under load; `python -m tests.server.store_faults` runs fifty."""

from pathlib import Path

import pytest

from tests.server.store_faults import AGAIN, faults_of_postgresql, full_disks

pytestmark = pytest.mark.slow

SLOW = 3
"""A gate that runs many tests at once may take so much longer."""


async def test_tables_go_on_after_a_full_disk(tmp_path: Path) -> None:
    acknowledged, took = await full_disks(tmp_path, faults=1, tables=2, seed=1)
    assert acknowledged
    assert max(seconds for _, seconds in took) < SLOW * AGAIN


async def test_tables_go_on_after_faults_of_postgresql(tmp_path: Path) -> None:
    acknowledged, took = await faults_of_postgresql(
        tmp_path, faults=5, tables=2, seed=2, processes=2, longest=1.0
    )
    assert acknowledged
    assert len({name for name, _ in took}) == 5
    assert max(seconds for _, seconds in took) < SLOW * AGAIN
