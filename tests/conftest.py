"""What all tests share: their patience, and the browser."""

import os
import shutil

import pytest
from hypothesis import settings

# How long an example takes is a matter of the machine, not of what must hold.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")


@pytest.fixture(scope="session")
def chromium() -> str:
    """The Chromium or Chrome to start: the one scripts/test found or installed, else one on the path."""
    names = (
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome-stable",
        "google-chrome",
    )
    found = os.environ.get("FLIBUSTE_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    assert found, "no Chromium or Chrome found: scripts/test installs one on Debian"
    return found


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow tests begin first: side by side with others, none of them is left to the end alone."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
