"""What all tests share: their timeouts, and the browser."""

import os
import shutil

import pytest
from hypothesis import settings

# How long an example takes depends on the machine, not on what must hold.
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
    """Slow tests start first, so that when tests run in parallel none is left alone at the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
