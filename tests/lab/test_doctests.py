"""The examples in the library's modules and pages do what they show."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

import flibuste

DOCS = Path(__file__).parents[2] / "docs"
SOURCE = Path(flibuste.__file__).parent
MODULES = sorted(
    ".".join(file.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")
    for file in SOURCE.rglob("*.py")
    if re.search(r"^ *>>> ", file.read_text(encoding="utf-8"), re.MULTILINE)
)
DOORS = re.findall(
    r"^\| `(flibuste\.lab\.[^`]+)` \| [^|]+ \| `([^|]+)` \|$",
    (DOCS / "learning.md").read_text(),
    re.MULTILINE,
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_of_modules(name: str) -> None:
    found = doctest.testmod(importlib.import_module(name))
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize("page", ["lab.md", "bots.md"])
def test_examples_of_pages(page: str) -> None:
    found = doctest.testfile(str(DOCS / page), module_relative=False)
    assert found.attempted > 0
    assert found.failed == 0


def test_all_doors_are_in_the_table() -> None:
    assert len(DOORS) == 6


@pytest.mark.parametrize(("door", "made_by"), DOORS)
def test_a_door_is_made_as_the_page_says(door: str, made_by: str) -> None:
    module = importlib.import_module(door.removesuffix(".Batch"))
    names = {**vars(module), **{name: importlib.import_module(name) for name in ("gymnasium", "pyspiel")}}
    *before, made = made_by.split("; ")
    for line in before:
        exec(line, names)
    assert eval(made, names) is not None
