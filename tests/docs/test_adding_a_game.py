"""docs/adding-a-game.md: every block of code occurs in the file that it names, and all ports are listed."""

import re
from dataclasses import MISSING, fields
from pathlib import Path

import pytest

from flibuste import games
from flibuste.core.game import Game

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
FILES = (
    "pyproject.toml", "rules/en.md", "state.py", "actions.py", "facts.py", "refusals.py", "rules.py",
    "secrets.py", "words.py", "__init__.py", "mind/greedy.py", "web/guide.ts", "web/Screen.svelte",
)  # fmt: skip
"""What the page must not leave out."""
GAME = (ROOT / "src" / "flibuste" / "core" / "game.py").read_text(encoding="utf-8")
IMPORTS = re.findall(r"^ *from flibuste\.core\.(\w+) import (.+)$", GAME, re.MULTILINE)


@pytest.mark.parametrize(("file", "block"), [(file, block) for _, file, block in BLOCKS])
def test_a_block_stands_in_its_file(file: str, block: str) -> None:
    assert file, f"no file is named for:\n{block}"
    assert block in (ROOT / file).read_text(encoding="utf-8")


def test_the_page_shows_every_part_of_the_game() -> None:
    shown = [file for _, file, _ in BLOCKS]
    for part in FILES:
        assert any(file.endswith(f"/{part}") for file in shown), part


def ports() -> list[list[str]]:
    """The rows of the table of ports: field, core file, the game's files."""
    table = PAGE.split("| field of `Game` |", 1)[1].split("\n\n", 1)[0]
    rows = [line.split("|")[1:4] for line in table.splitlines() if line.startswith("| `")]
    return [[" ".join(re.findall("`([^`]+)`", cell)) for cell in row] for row in rows]


def test_the_table_of_ports_has_every_optional_field() -> None:
    optional = [
        field.name
        for field in fields(Game)
        if field.init and not (field.default is MISSING and field.default_factory is MISSING)
    ]
    assert [name for name, _, _ in ports()] == optional


@pytest.mark.parametrize(("field", "file"), [(field, file) for field, file, _ in ports()])
def test_a_port_is_declared_where_the_table_says(field: str, file: str) -> None:
    (said,) = re.findall(rf"^    {field}: (.+?)(?: = .+)?$", GAME, re.MULTILINE)
    types = {name: module for module, names in IMPORTS for name in names.split(", ") if name != "Ints"}
    declared = {f"{types[name]}.py" for name in re.findall(r"\w+", said) if name in types}
    assert file in (declared or {"game.py"})


@pytest.mark.parametrize(("field", "files"), [(field, files) for field, _, files in ports()])
def test_the_games_fill_a_port_where_the_table_says(field: str, files: str) -> None:
    folders = [games.folder(name) for name in games.names()]
    filling = [
        folder
        for folder in folders
        if re.search(rf"^    {field}=", (folder / "__init__.py").read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert filling
    for folder in filling:
        assert any((folder / file).exists() for file in files.split()), folder.name
    for file in files.split():
        assert any((folder / file).exists() for folder in filling), file
