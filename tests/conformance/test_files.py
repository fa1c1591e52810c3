"""The files of a game are those that docs/adding-a-game.md lists; no file of ours is too long."""

import re
from pathlib import Path
from typing import Final

import pytest

from flibuste import games
from flibuste.core.game import Game
from tests.conformance.cases import folder_of_tests

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
GAMES: Final = ROOT / "src" / "flibuste" / "games"
WEB: Final = ROOT / "web" / "src" / "games"
OUTSIDE: Final = ROOT / "examples" / "pirates_dice" / "src" / "pirates_dice"

NAMED_AFTER_RULES: Final = {
    "catan_junior": "build castle coco ghost gifts hands market masks offers places preparation production",
    "sandokan": "asking bluff cards courses events fields fight_facts fights finds islands knowledge places "
    "ports quay reach sailing treasures turns why_not winds",
    "santy_anno": "bosun cards check deal drill duel fleet_action fleets liveries paths race reveal slips "
    "turning",
    "pirates_dice": "",
}
"""What a game has beside the files of every game: modules named after what its rules are about."""
MINDS: Final = {
    "catan_junior": "appeal board hand taste trades worth",
    "sandokan": "chart course patience worth",
    "santy_anno": "pace racer simulated",
    "pirates_dice": "chances",
}
"""What a mind has beside the files that the page names."""
SCREENS: Final = {
    "catan-junior": "board",
    "sandokan": "chart",
    "santy-anno": "check for-real race motion.css",
    "pirates_dice": "Desk.svelte Die.svelte Pirates.svelte Planks.svelte bidding.svelte.ts",
}
"""Parts of a game's screen that other games have not."""
MOST_LINES: Final = 400
OURS: Final = ("src/flibuste", "tests", "scripts", "examples", "web/src", "web/scripts")
GENERATED: Final = "// Made by `python -m flibuste.server.wire.typescript`"


def listed(heading: str) -> list[str]:
    """The names in the first column of a table of the page."""
    rows = PAGE.split(f"| {heading} |", 1)[1].split("\n\n", 1)[0]
    return [
        name
        for row in re.findall(r"^\| (`[^|]+`) \|", rows, re.MULTILINE)
        for name in re.findall("`([^`]+)`", row)
    ]


def held(folder: Path) -> set[str]:
    """The names of everything in a folder."""
    left_out = {"__pycache__", "__init__.py"}
    return {path.name for path in folder.iterdir() if path.name not in left_out}


@pytest.mark.parametrize(
    "folder", [*(GAMES / name for name in NAMED_AFTER_RULES if (GAMES / name).is_dir()), OUTSIDE]
)
def test_a_game_has_the_files_that_the_page_lists(folder: Path) -> None:
    required, optional = listed("every game has"), {name.rstrip("/") for name in listed("a game may have")}
    for name in required:
        assert (folder / name).is_file(), name
    own = {f"{name}.py" for name in NAMED_AFTER_RULES[folder.name].split()}
    # A game in its own package contains its words, clauses and face, and is marked as typed.
    around = {"words", "rules", "web", "py.typed"} if folder == OUTSIDE else set()
    assert own <= held(folder), "the test knows a file that is gone"
    assert held(folder) <= {*required, *optional, *own, *around}


@pytest.mark.parametrize("folder", [*(GAMES / name for name in MINDS if (GAMES / name).is_dir()), OUTSIDE])
def test_a_mind_has_the_files_that_the_page_lists(folder: Path) -> None:
    (row,) = re.findall(r"^\| `mind/` \|(.*)\|$", PAGE, re.MULTILINE)
    own = {f"{name}.py" for name in MINDS[folder.name].split()}
    assert own <= held(folder / "mind"), "the test knows a file that is gone"
    assert held(folder / "mind") <= {*re.findall("`([^`]+)`", row), *own}


@pytest.mark.parametrize("folder", sorted(GAMES.glob("*/study")), ids=lambda folder: str(folder.parent.name))
def test_a_study_has_the_files_that_the_page_lists(folder: Path) -> None:
    (row,) = re.findall(r"^\| `study/` \|(.*)\|$", PAGE, re.MULTILINE)
    assert held(folder) <= {*re.findall("`([^`]+)`", row)}


@pytest.mark.parametrize(
    ("name", "folder"),
    [*((name, WEB / name) for name in SCREENS if (WEB / name).is_dir()), ("pirates_dice", OUTSIDE / "web")],
)
def test_a_games_face_has_the_files_that_the_page_lists(name: str, folder: Path) -> None:
    required, optional = listed("on the web every game has"), listed("on the web a game may have")
    for file in required:
        assert (folder / file).is_file(), file
    own = set(SCREENS[name].split())
    known = {file.split("/")[0] for file in (*required, *optional)}
    found = {file for file in held(folder) if ".test." not in file}
    assert own <= found, "the test knows a file that is gone"
    assert found <= known | own


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_a_games_tests_have_the_files_that_the_page_lists(game: Game) -> None:
    for name in listed("its tests have"):
        assert (folder_of_tests(game) / name).is_file(), name


def test_every_game_of_ours_is_looked_at() -> None:
    of_python = {path.name for path in GAMES.iterdir() if (path / "rules.py").is_file()}
    of_web = {path.name for path in WEB.iterdir() if path.is_dir()}
    assert of_python | {OUTSIDE.name} == set(NAMED_AFTER_RULES) == set(MINDS)
    assert of_web | {OUTSIDE.name} == set(SCREENS)


def test_no_file_of_ours_is_longer_than_can_be_read_at_once() -> None:
    long = []
    for folder in OURS:
        for path in (ROOT / folder).rglob("*"):
            if (
                path.suffix not in {".py", ".ts", ".svelte"}
                or ROOT / "src/flibuste/server/client" in path.parents
            ):
                continue
            text = path.read_text(encoding="utf-8")
            if not text.startswith(GENERATED) and text.count("\n") > MOST_LINES:
                long.append(f"{path.relative_to(ROOT)}: {text.count(chr(10))} lines")
    assert not long
