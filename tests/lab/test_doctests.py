"""The examples in the laboratory's modules and pages do what they show."""

import doctest
import importlib
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", ["accumulators", "batch", "gymnasium_env", "pettingzoo_env"])
def test_examples_of_modules(name: str) -> None:
    found = doctest.testmod(importlib.import_module(f"flibuste.lab.{name}"))
    assert found.attempted > 0
    assert found.failed == 0


def test_examples_of_the_laboratory_page() -> None:
    found = doctest.testfile(str(DOCS / "lab.md"), module_relative=False)
    assert found.attempted > 0
    assert found.failed == 0
