"""What all tests share: their marks."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    for mark in (
        "clause(*ids): the clauses of docs/rules this test proves (see scripts/clauses.py)",
        "slow: takes more than a few seconds",
        "browser: drives a real Chromium",
    ):
        config.addinivalue_line("markers", mark)
