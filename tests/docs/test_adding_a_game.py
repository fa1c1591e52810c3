"""docs/adding-a-game.md: every block of code occurs in the file that it names."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
FILES = (
    "pyproject.toml", "rules/en.md", "state.py", "actions.py", "facts.py", "refusals.py", "rules.py",
    "secrets.py", "words.py", "__init__.py", "mind/greedy.py", "web/guide.ts", "web/Screen.svelte",
)  # fmt: skip
"""What the page must not leave out."""


@pytest.mark.parametrize(("file", "block"), [(file, block) for _, file, block in BLOCKS])
def test_a_block_stands_in_its_file(file: str, block: str) -> None:
    assert file, f"no file is named for:\n{block}"
    assert block in (ROOT / file).read_text(encoding="utf-8")


def test_the_page_shows_every_part_of_the_game() -> None:
    shown = [file for _, file, _ in BLOCKS]
    for part in FILES:
        assert any(file.endswith(f"/{part}") for file in shown), part
