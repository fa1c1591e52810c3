"""`flibuste analyse`: a game from its file or from Parquet, as text, JSON and a page."""

import json
from pathlib import Path

import pytest

from flibuste.core.recording import Recording, save
from tests.analysis.games import bot_game, judged_games
from tests.cli.conftest import Run

NAME = judged_games()[0]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A recorded game."""
    place = tmp_path / "game.json"
    save(bot_game(NAME), place)
    return place


def test_a_recorded_game_is_told_in_words(flibuste: Run, file: Path) -> None:
    status, out, err = flibuste("analyse", str(file), "--depth", "quick", "--lang", "fr")
    assert status == 0, err
    assert "gagne\N{NO-BREAK SPACE}: chance" in out
    assert "points" in out
    assert "Ce que coûtent les choix" in out


def test_the_same_figures_come_as_json_and_as_a_page(flibuste: Run, file: Path) -> None:
    status, out, _ = flibuste("analyse", str(file), "--depth", "quick", "--json")
    assert status == 0
    found = json.loads(out)
    for one in found["players"]:
        parts = [one[part] for part in ("opening", "luck", "play", "others", "hidden")]
        assert sum(parts) == pytest.approx(one["result"], abs=0.01)
    assert flibuste("analyse", str(file), "--depth", "quick", "--json")[1] == out
    status, page, _ = flibuste("analyse", str(file), "--depth", "quick", "--html", "--lang", "pl")
    assert status == 0
    assert page.startswith("<!doctype html>")
    assert "<svg" in page


def test_a_game_of_a_simulation_is_taken_out_of_its_parquet_files(flibuste: Run, tmp_path: Path) -> None:
    folder = tmp_path / "series"
    asked = ["simulate", NAME, "--players", "3", "--bots", "mate,boy,boy", "--games", "2", "--jobs", "1"]
    status, _, err = flibuste(*asked, "--out", str(folder))
    assert status == 0, err
    told = [
        flibuste("analyse", str(folder), "--game", str(nth), "--depth", "quick", "--json") for nth in (0, 1)
    ]
    assert [status for status, *_ in told] == [0, 0], told
    assert told[0][1] != told[1][1]


def test_what_cannot_be_analysed_is_said_in_a_line(flibuste: Run, file: Path, tmp_path: Path) -> None:
    whole = bot_game(NAME)
    cut = tmp_path / "cut.json"
    save(Recording(whole.game, whole.version, whole.players, whole.options, whole.key, whole.steps[:5]), cut)
    for arguments, said in (
        (["no.json"], "No such file"),
        ([str(cut)], "not over"),
        ([str(file), "--depth", "abyss"], "quick, default, deep"),
        ([str(file), "--json", "--html"], "not both"),
        ([str(file), "--game", "3"], "is one game"),
    ):
        status, out, err = flibuste("analyse", *arguments)
        assert (status, out) == (2, "")
        assert said in err
