"""The examples in the laboratory's modules and pages do what they show."""

import doctest
import importlib
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize(
    "name", ["", ".lab.accumulators", ".lab.batch", ".lab.gymnasium_env", ".lab.pettingzoo_env"]
)
def test_examples_of_modules(name: str) -> None:
    found = doctest.testmod(importlib.import_module(f"flibuste{name}"))
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize("page", ["lab.md", "bots.md"])
def test_examples_of_pages(page: str) -> None:
    found = doctest.testfile(str(DOCS / page), module_relative=False)
    assert found.attempted > 0
    assert found.failed == 0
