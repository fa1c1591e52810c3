"""What all tests share: their marks."""

import pytest
from hypothesis import settings

# Compiled code may be built during the first example: no test is judged by its time.
settings.register_profile("flibuste", deadline=None)
settings.load_profile("flibuste")


def pytest_configure(config: pytest.Config) -> None:
    for mark in (
        "clause(*ids): the clauses of docs/rules this test proves (see scripts/clauses.py)",
        "slow: takes more than a few seconds",
        "browser: drives a real Chromium",
    ):
        config.addinivalue_line("markers", mark)
