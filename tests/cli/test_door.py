"""What a newcomer meets first: the list of games, completion, and what to install."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from flibuste import games
from flibuste.cli import extras
from tests.cli.conftest import Run

LAB = Path(__file__).parents[2] / "docs" / "lab.md"


def test_games_lists_players_options_and_bots(flibuste: Run) -> None:
    status, out, err = flibuste("games")
    assert (status, err) == (0, "")
    for game in games.every():
        assert (
            f"{game.name}: rules version {game.version}, {game.players[0]} to {game.players[-1]} players"
            in out
        )
        for option in game.options:
            assert f"  {option.name}={option.default}  (" in out
    assert "search:SIMULATIONS" in out


def test_the_laboratory_page_lists_the_same_options() -> None:
    listed = ["| game | option | values | usual |", "|---|---|---|---|"]
    for game in games.every():
        if not games.package(game.name).startswith("flibuste."):
            continue
        for nth, option in enumerate(game.options):
            values = ", ".join(option.values) or f"{option.lowest} to {option.highest}"
            first = f"| {game.name} |" if nth == 0 else "| |"
            listed.append(f"{first} `{option.name}` | {values} | {option.default} |")
    page = LAB.read_text().splitlines()
    start = page.index(listed[0])
    assert page[start : page.index("", start)] == listed


def test_an_option_whose_words_are_numbers_is_taken_as_it_is_written(flibuste: Run) -> None:
    for game in games.every():
        for option in game.options:
            for value in option.values:
                assert option.encode(int(value) if value.isdigit() else value) == option.values.index(value)
    status, _, err = flibuste("simulate", "catan-junior", "--games", "1", "--option", "offers=12", "--json")
    assert (status, err) == (0, "")
    assert flibuste("simulate", "catan-junior", "--games", "1", "--option", "offers=7")[0] == 2


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("pyarrow", "lab"),
        ("matplotlib.figure", "lab"),
        ("pyspiel", "lab"),
        ("ray", "ray"),
        ("asyncpg", "postgres"),
        ("catanatron", "bench"),
        ("pytest", "dev"),
        ("no_such_module", None),
    ],
)
def test_a_missing_package_is_told_with_the_extra_that_brings_it(module: str, extra: str | None) -> None:
    assert extras.extra_with(module) == extra


def test_a_missing_extra_is_one_line(tmp_path: Path) -> None:
    asked = ["flibuste", "simulate", "catan-junior", "--games", "1", "--out", str(tmp_path / "run")]
    program = (
        "import sys; sys.modules['pyarrow'] = None; from flibuste.cli.main import main; "
        f"sys.argv = {asked!r}; main()"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (
        2,
        "flibuste: this needs pyarrow: pip install 'flibuste[lab]'\n",
    )


def test_the_shell_completes_subcommands() -> None:
    program = str(Path(sys.executable).with_name("flibuste"))
    asked = {
        **os.environ,
        "COMP_WORDS": "flibuste tour",
        "COMP_CWORD": "1",
        "_FLIBUSTE_COMPLETE": "complete_bash",
    }
    said = subprocess.run([program], env=asked, capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["tournament"]
