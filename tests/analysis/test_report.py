"""The analysis as people read it."""

import importlib

import msgspec
import numpy as np
import pytest

from flibuste import games
from flibuste.analysis.page import page
from flibuste.analysis.report import Analysis, Balance, analyse, dear, signed, summary, written
from flibuste.core.judge import NoJudge
from flibuste.core.message import LANGUAGES, render
from flibuste.core.recording import Recording, game_in, replay
from flibuste.lab.judge_bench import recorded, reliability
from flibuste.lab.series import Series, play_one
from tests.analysis.games import bot_game, judged_games, learnt

NAMES = ["Anne", "Bonny", "Kidd", "Drake"]


@pytest.mark.parametrize("name", judged_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(name: str, language: str) -> None:
    found = learnt(name)
    assert found.marks
    for mark in found.marks:
        for said in (mark.say, *mark.why):
            assert render(said, language, NAMES)
        assert 1 <= mark.step <= found.steps
    assert NAMES[[one.result for one in found.players].index(100.0)] in render(
        found.summary[0], language, NAMES
    )
    written_page = page(found, dear(bot_game(name), found), NAMES[:3], language)
    assert "<svg" in written_page
    assert render({"key": "ui-analysis-costs"}, language, NAMES) in written_page
    assert msgspec.json.decode(written(found), type=Analysis).curve == found.curve


def test_the_summary_says_who_won_how_and_who_played_best() -> None:
    anne = Balance(25, 79, -4, 0, 0, 100)
    isabela = Balance(75, -74, -1, 0, 0, 0)
    said = " ".join(render(one, "en", ["Anne", "Isabela"]) for one in summary([anne, isabela]))
    assert said == "Anne won: luck +79, play \u22124. Isabela played best."
    assert [signed(points) for points in (0.4, -0.4, 12.0)] == ["0", "0", "+12"]


def test_a_slip_shows_a_better_choice_that_was_allowed() -> None:
    recording, found = bot_game(judged_games()[0]), learnt(judged_games()[0])
    slips = [mark for mark in found.marks if mark.kind == "slip"]
    assert slips
    for mark in slips:
        assert mark.better is not None
        assert mark.better.code != recording.steps[mark.step - 1].action
        assert mark.points >= 5.0


def test_what_decisions_cost_is_told_with_who_took_them() -> None:
    recording, found = bot_game(judged_games()[0]), learnt(judged_games()[0])
    costs = dear(recording, found)
    assert costs
    for one in costs:
        assert one.points == found.costs[one.step - 1] >= 0.5
        assert one.seat == recording.steps[one.step - 1].seat
    assert {mark.step for mark in found.marks if mark.kind == "slip"} <= {one.step for one in costs}


def test_a_race_is_told_by_kinds_of_cards_and_without_slips() -> None:
    name = next(game.name for game in games.every() if game.review is not None)
    series = Series(name, ("boy", "boy", "mate"), 2)
    recording = recorded(series, play_one(series, 0))
    found = analyse(recording)
    assert not found.curve
    assert [mark.kind for mark in found.marks].count("slip") >= 1
    (section,) = found.sections
    assert len(section.heads) == recording.players + 1
    assert wrong_ships(recording) == [(mark.step, mark.seat) for mark in found.marks]
    slips = [cell["args"]["n"] for cell in section.rows[0].cells if cell is not None]
    assert slips[-1] == sum(slips[:-1]) == len(found.marks)
    (why,) = zip(*(mark.why for mark in found.marks), strict=True)
    assert [said["args"]["n"] for said in why if said["key"] == "ui-sa-slip"] == [6, 4], "at which card"
    for language in LANGUAGES:
        for row in section.rows:
            assert render(row.say, language, NAMES)
            assert all(render(cell, language, NAMES) for cell in row.cells if cell is not None)
        for said in (*found.summary, *(line for mark in found.marks for line in (mark.say, *mark.why))):
            assert render(said, language, NAMES)


def test_a_wrong_ship_that_no_slip_explains_is_counted_and_marked_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    review = importlib.import_module("flibuste.games.santy_anno.review")
    monkeypatch.setattr(review, "slip_behind", lambda *_: None)
    series = Series("santy-anno", ("boy", "boy", "mate"), 2)
    recording = recorded(series, play_one(series, 0))
    found = analyse(recording)
    wrong = wrong_ships(recording)
    assert wrong
    assert [(mark.step, mark.seat) for mark in found.marks] == wrong
    assert all([said["key"] for said in mark.why] == ["ui-bosun-no-slip"] for mark in found.marks)
    total = found.sections[0].rows[0].cells[-1]
    assert total is not None
    assert total["args"]["n"] == len(wrong)
    for language in LANGUAGES:
        assert render(found.marks[0].say, language, NAMES)


def wrong_ships(recording: Recording) -> list[tuple[int, int]]:
    """The steps and pirates of all arrivals on a wrong ship, according to the check."""
    game = game_in(recording)
    return [
        (step, said["args"]["who"]["seat"])
        for step, (_, _, happened) in enumerate(replay(recording), 1)
        for said in map(game.words.fact, happened)
        if said["key"] == "sa-fact-wrong"
    ]


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
