"""What people get to read of an analysis."""

import msgspec
import numpy as np
import pytest

from flibuste import games
from flibuste.analysis.page import page
from flibuste.analysis.report import Analysis, Balance, analyse, signed, summary, written
from flibuste.core.judge import NoJudge
from flibuste.core.message import LANGUAGES, render
from flibuste.lab.judge_bench import recorded, reliability
from flibuste.lab.series import Series, play_one
from tests.analysis.games import bot_game, judged_games

NAMES = ["Anne", "Bonny", "Kidd", "Drake"]


@pytest.mark.parametrize("name", judged_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(name: str, language: str) -> None:
    found = analyse(bot_game(name), "quick")
    assert found.marks
    for mark in found.marks:
        for said in (mark.say, *mark.why):
            assert render(said, language, NAMES)
        assert 1 <= mark.step <= found.steps
    assert NAMES[[one.result for one in found.players].index(100.0)] in render(
        found.summary[0], language, NAMES
    )
    assert "<svg" in page(found, NAMES[:3], language)
    assert msgspec.json.decode(written(found), type=Analysis).curve == found.curve


def test_the_summary_says_who_won_how_and_who_played_best() -> None:
    anne = Balance(25, 79, -4, 0, 0, 100)
    isabela = Balance(75, -74, -1, 0, 0, 0)
    said = " ".join(render(one, "en", ["Anne", "Isabela"]) for one in summary([anne, isabela]))
    assert said == "Anne won: luck +79, play \u22124. Isabela played best."
    assert [signed(points) for points in (0.4, -0.4, 12.0)] == ["0", "0", "+12"]


def test_a_slip_shows_a_better_choice_that_was_allowed() -> None:
    recording = bot_game(judged_games()[0])
    found = analyse(recording, "quick")
    slips = [mark for mark in found.marks if mark.kind == "slip"]
    assert slips
    for mark in slips:
        assert mark.better is not None
        assert mark.better.code != recording.steps[mark.step - 1].action
        assert mark.points >= 5.0


def test_a_race_is_told_by_kinds_of_cards_and_without_slips() -> None:
    name = next(game.name for game in games.every() if game.review is not None)
    series = Series(name, ("boy", "boy", "mate"), 2)
    recording = recorded(series, play_one(series, 0))
    found = analyse(recording)
    assert not found.curve
    assert [mark.kind for mark in found.marks].count("slip") >= 1
    (section,) = found.sections
    assert len(section.heads) == recording.players + 1
    for language in LANGUAGES:
        for row in section.rows:
            assert render(row.say, language, NAMES)
            assert all(render(cell, language, NAMES) for cell in row.cells if cell is not None)
        for said in (*found.summary, *(line for mark in found.marks for line in (mark.say, *mark.why))):
            assert render(said, language, NAMES)


def test_a_game_without_judge_or_review_has_no_analysis() -> None:
    other = next(game for game in games.every() if game.judge is None and game.review is None)
    series = Series(other.name, ("random",) * other.players[0], 0)
    with pytest.raises(NoJudge, match="no analysis"):
        analyse(recorded(series, play_one(series, 0)))


def test_reliability_compares_what_was_foreseen_with_what_was_won() -> None:
    rows = np.array([[0, 0.95, 1.0], [0, 0.05, 0.0], [1, 0.55, 1.0], [1, 0.45, 0.0]])
    found = reliability(rows, 2)
    assert [one["positions"] for one in found["deciles"]] == [1, 1, 1, 1]
    assert found["deciles"][-1]["gap"] == pytest.approx(-0.05)
    assert found["brier_everybody_the_same"] == pytest.approx(0.5)
    assert found["brier"] < found["brier_everybody_the_same"]
